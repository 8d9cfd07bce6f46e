import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("A window observer") struct WindowObserverTests {
  let desktop = SimulatedDesktop()

  @Test("tells the end of a window that ends in the very turn in which it began to observe it")
  func endsInTheFirstTurn() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    var told: [WindowState?] = []
    let token = observer.onChange(initial: true) { told.append($0) }
    window.destroy()
    desktop.settle()
    #expect(told == [told[0], nil] && told[0] != nil)
    token.cancel()
  }
}
