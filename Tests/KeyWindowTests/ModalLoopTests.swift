import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

/// What is promised of a turn, where a callback runs a loop of its own in the middle of it, as an alert does.
@MainActor @Suite("A modal loop in a callback") struct ModalLoopTests {
  let desktop = SimulatedDesktop()

  @Test(
    "doesn't keep other callbacks waiting: of the same observer, of another, of another window, of the registry"
  )
  func others() {
    let (one, other) = (desktop.open("One"), desktop.open("Other"))
    let observers = [one, one, other].map { WindowObserver($0) }
    desktop.settle()
    var told: [String] = []
    var afterLoop: [String] = []
    let log: @MainActor (String) -> @MainActor (WindowState?) -> Void = { name in { _ in told.append(name) } }
    let observations = [
      observers[0].onChange { _ in
        desktop.turn()
        afterLoop = told.sorted()
      },
      observers[0].onChange(perform: log("same")), observers[1].onChange(perform: log("another")),
      observers[2].onChange(perform: log("window")),
    ]
    other.move(to: .zero)
    one.move(to: .zero)
    desktop.settle()
    #expect(afterLoop == ["another", "same", "window"])
    #expect(told.sorted() == ["another", "same", "window"])
    withExtendedLifetime(observations) {}
  }

  @Test("gets what changes in it, and those who hadn't heard of the change before hear both as one")
  func changes() {
    let window = desktop.open("Window")
    let observer = WindowObserver(window)
    desktop.settle()
    var first: [String?] = []
    var second: [String?] = []
    let observations = [
      observer.onChange { state in
        first.append(state?.title)
        guard state?.title == "b" else { return }
        window.rename(to: "c")
        desktop.turn()
        #expect(observer.title == "c")
      },
      observer.onChange { second.append($0?.title) },
    ]
    window.rename(to: "b")
    desktop.settle()
    #expect(first == ["b", "c"])
    #expect(second == ["c"])
    withExtendedLifetime(observations) {}
  }

  @Test("in which everything becomes as it was tells nothing to those who hadn't heard of it")
  func roundTrip() {
    let window = desktop.open("Window")
    let observer = WindowObserver(window)
    desktop.settle()
    var first: [String?] = []
    var second: [String?] = []
    let observations = [
      observer.onChange { state in
        first.append(state?.title)
        guard state?.title == "b" else { return }
        window.rename(to: "Window")
        desktop.turn()
      },
      observer.onChange { second.append($0?.title) },
    ]
    window.rename(to: "b")
    desktop.settle()
    #expect(first == ["b", "Window"])
    #expect(second == [])
    withExtendedLifetime(observations) {}
  }

  @Test("of the registry's followers doesn't keep the others waiting") func registry() {
    let (one, other) = (desktop.open("One"), desktop.open("Other"))
    let observers = [one, other].map { WindowObserver($0) }
    desktop.settle()
    var told = 0
    var toldInLoop = 0
    let observations = [
      desktop.registry.onChange(of: { $0.keyWindow?.state.title }) { _ in
        desktop.turn()
        toldInLoop = told
      },
      desktop.registry.onChange(of: { $0.keyWindow?.state.title }) { _ in told += 1 },
      observers[0].onChange { _ in told += 10 },
    ]
    one.makeKey()
    desktop.settle()
    #expect(toldInLoop == 11 && told == 11)
    withExtendedLifetime(observations) {}
  }
}
