import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("Code that comes back while it is called") struct ReentryTests {
  private struct Name: KeyWindowValueKey {
    typealias Value = String
  }

  /// A value that does something when it's released.
  private struct Kept: KeyWindowValueKey {
    final class Value {
      let end: WindowObservation

      init(_ end: WindowObservation) {
        self.end = end
      }
    }
  }

  @MainActor private final class Log {
    var titles: [String?] = []
    var token: WindowObservation?
  }

  let desktop = SimulatedDesktop()

  @Test(
    "may subscribe in Observation's onChange: it has read the new state, and isn't told it again",
    .needsObservation)
  func subscribing() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    let log = Log()
    tracking {
      _ = observer.title
    } onChange: {
      log.token = observer.onChange(initial: true) { log.titles.append($0?.title) }
    }
    window.rename(to: "B")
    desktop.settle()
    #expect(log.titles == ["B"])
    window.rename(to: "C")
    desktop.settle()
    #expect(log.titles == ["B", "C"])
    log.token = nil
  }

  @Test(
    "may publish as a value is released: when it's replaced, cleared, or its window goes", arguments: 0..<3)
  func releasing(_ way: Int) {
    let other = desktop.open("B")
    let window = desktop.open("A", as: .passive)
    other.publishWindowValue("b", for: Name.self)
    window.publishWindowValue(
      Kept.Value(WindowObservation { other.publishWindowValue(nil, for: Name.self) }), for: Kept.self)
    desktop.settle()
    #expect(desktop.registry[Name.self] == "b")
    switch way {
    case 0: window.publishWindowValue(Kept.Value(WindowObservation {}), for: Kept.self)
    case 1: window.publishWindowValue(nil, for: Kept.self)
    default: window.destroy()
    }
    desktop.settle()
    #expect(desktop.registry[Name.self] == nil)
  }

  @Test("may have a window observed as it's asked for its hold: whether that is key is decided too")
  func deciding() {
    let other = desktop.open("A")
    let window = AskedWindow(on: desktop)
    let (observer, third) = (WindowObserver(window), WindowObserver())
    desktop.settle()
    window.whenAsked = { [unowned window] in
      window.whenAsked = nil
      third.observe(other)
    }
    window.state.isKey = false
    window.hint?()
    desktop.settle()
    #expect(!observer.isKeyWindow && third.isKeyWindow)
  }

  /// A window that does something when it's asked how long it stays key.
  private final class AskedWindow: SeparatelyRegisteredWindow {
    var state = WindowState(isKey: true, isVisible: true)
    var hint: (@MainActor () -> Void)?
    var whenAsked: (@MainActor () -> Void)?
    let hub: WindowHub
    let registry: WindowRegistry

    init(on desktop: SimulatedDesktop) {
      hub = desktop.hub
      registry = desktop.registry
    }

    func readWindowState() -> WindowState? { state }

    func startWindowHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation {
      self.hint = hint
      return WindowObservation { [weak self] in self?.hint = nil }
    }

    func refusal(ofWindowCommand command: WindowCommand) -> WindowCommandError? { nil }

    func carryOutWindowCommand(_ command: WindowCommand) {}

    var keyLossHold: Double {
      whenAsked?()
      return 0
    }
  }
}
