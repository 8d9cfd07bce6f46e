import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("What the registry shows ahead of a turn, and not any more in it", .needsObservation)
struct ReadAheadTests {
  private struct Name: KeyWindowValueKey {
    typealias Value = String
  }

  @MainActor private final class Count {
    var value = 0
  }

  let desktop = SimulatedDesktop()
  private let changes = Count()

  private func track(_ read: () -> Void) {
    tracking(read) { [changes] in changes.value += 1 }
  }

  @Test("a key window whose observer goes again is told to be none")
  func keyWindow() {
    let window = desktop.open("A")
    desktop.settle()
    var observer: WindowObserver? = WindowObserver(window)
    var titles: [String?] = []
    let token = desktop.registry.onChange(of: { $0.keyWindow?.state.title }, initial: true) {
      titles.append($0)
    }
    track { _ = desktop.registry.keyWindow }
    #expect(observer != nil && titles == ["A"])
    observer = nil
    desktop.settle()
    #expect(titles == ["A", nil] && changes.value == 1)
    token.cancel()
  }

  @Test("a value that is taken back is told to be none")
  func value() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    window.publishWindowValue("x", for: Name.self)
    var names: [String?] = []
    let token = desktop.registry.onChange(of: { $0[Name.self] }, initial: true) { names.append($0) }
    track { _ = desktop.registry[Name.self] }
    window.publishWindowValue(nil, for: Name.self)
    desktop.settle()
    #expect(names == ["x", nil] && changes.value == 1)
    token.cancel()
    observer.observe(nil)
  }

  @Test("a window that nobody has seen come and go isn't told")
  func unseen() {
    let observer = WindowObserver(desktop.open("A"))
    let other = desktop.open("B", as: .passive)
    desktop.settle()
    track { _ = desktop.registry.windows }
    WindowObserver(other).observe(nil)
    other.publishWindowValue(nil, for: Name.self)
    desktop.settle()
    #expect(changes.value == 0)
    observer.observe(nil)
  }
}
