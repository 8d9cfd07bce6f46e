import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("A window observer") struct WindowObserverTests {
  let desktop = SimulatedDesktop()
  let log = Log()

  /// What was told, in order.
  @MainActor final class Log {
    private(set) var titles: [String?] = []

    func add(_ state: WindowState?) {
      titles.append(state?.title)
    }
  }

  @Test("of no window has no state, isn't key, and tells nothing")
  func noWindow() {
    let observer = WindowObserver()
    let token = observer.onChange { log.add($0) }
    observer.observe(nil)
    desktop.settle()
    #expect(observer.state == nil && observer.observedWindow == nil && !observer.isKeyWindow)
    #expect(log.titles.isEmpty)
    token.cancel()
  }

  @Test("knows the state at once, tells it once, and then changes only")
  func attach() {
    let window = desktop.open("A")
    let observer = WindowObserver()
    let token = observer.onChange { log.add($0) }
    observer.observe(window)
    #expect(observer.title == "A" && observer.isKeyWindow && observer.observedWindow === window)
    #expect(log.titles.isEmpty)
    desktop.settle()
    #expect(log.titles == ["A"])
    window.hint()
    desktop.settle()
    #expect(log.titles == ["A"])
    token.cancel()
  }

  @Test("catches what changed between reading and subscribing, though nobody hinted")
  func gap() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.delivering(.missing) { window.rename(to: "B") }
    desktop.settle()
    #expect(observer.title == "B")
  }

  @Test("publishes nothing for hints that change nothing, and once for many hints in a turn")
  func hints() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    let token = observer.onChange { log.add($0) }
    for _ in 0..<10 { window.hint() }
    desktop.settle()
    #expect(log.titles.isEmpty)

    window.rename(to: "B")
    window.move(to: CGPoint(x: 3, y: 4))
    window.rename(to: "C")
    desktop.settle()
    #expect(log.titles == ["C"])
    token.cancel()
  }

  @Test("doesn't see a round trip within a turn")
  func roundTrip() {
    let window = desktop.open("A", insets: WindowInsets(top: 20))
    let observer = WindowObserver(window)
    desktop.settle()
    let token = observer.onChange { log.add($0) }
    window.inset(by: .zero)
    window.inset(by: WindowInsets(top: 20))
    window.bounceKey()
    desktop.settle()
    #expect(log.titles.isEmpty)
    token.cancel()
  }

  @Test("tells size and insets of one moment, whichever came first")
  func oneMoment() {
    let window = desktop.open("A", insets: WindowInsets(top: 50))
    let observer = WindowObserver(window)
    desktop.settle()
    var frames: [CGRect?] = []
    let token = observer.onChange { frames.append($0?.safeAreaFrame) }
    window.inset(by: WindowInsets(left: 50))
    window.resize(to: CGSize(width: 300, height: 200))
    desktop.settle()
    #expect(frames == [CGRect(x: 50, y: 0, width: 250, height: 200)])
    token.cancel()
  }

  @Test("given another window tells that one's state, and hears no more of the first")
  func anotherWindow() {
    let (a, b) = (desktop.open("A"), desktop.open("B"))
    let observer = WindowObserver(a)
    let token = observer.onChange { log.add($0) }
    desktop.settle()
    observer.observe(b)
    #expect(observer.title == "B" && !a.isObserved && b.isObserved)
    a.rename(to: "A2")
    desktop.settle()
    #expect(log.titles == ["B"])

    observer.observe(nil)
    #expect(observer.state == nil && !b.isObserved)
    desktop.settle()
    #expect(log.titles == ["B", nil])
    token.cancel()
  }

  @Test("given the same window again does nothing")
  func sameWindow() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    let token = observer.onChange { log.add($0) }
    observer.observe(window)
    observer.observe(observer.observedWindow)
    desktop.settle()
    #expect(log.titles.isEmpty && window.isObserved)
    token.cancel()
  }

  @Test("given another window and the first again in one turn tells nothing")
  func thereAndBack() {
    let (a, b) = (desktop.open("A"), desktop.open("B"))
    let observer = WindowObserver(a)
    desktop.settle()
    let token = observer.onChange { log.add($0) }
    observer.observe(b)
    observer.observe(nil)
    observer.observe(a)
    desktop.settle()
    #expect(log.titles.isEmpty && observer.title == "A")
    token.cancel()
  }

  @Test("moves between windows of different desktops")
  func desktops() {
    let other = SimulatedDesktop()
    let (a, b) = (desktop.open("A"), other.open("B"))
    let observer = WindowObserver(a)
    desktop.settle()
    let token = observer.onChange { log.add($0) }
    observer.observe(b)
    other.settle()
    #expect(log.titles == ["B"] && observer.isKeyWindow && !a.isObserved)
    token.cancel()
  }

  @Test("outlives its window, and tells its end")
  func windowFreedFirst() {
    let observer = WindowObserver()
    let token = observer.onChange { log.add($0) }
    do {
      let window = desktop.open("A")
      observer.observe(window)
      desktop.settle()
      window.free()
    }
    #expect(observer.observedWindow == nil && observer.state == nil && !observer.isKeyWindow)
    desktop.settle()
    #expect(log.titles == ["A", nil])
    token.cancel()
  }

  @Test("doesn't keep its window, and isn't kept by it or by sequences of its own")
  func nothingIsKept() {
    weak var freedWindow: SimulatedWindow?
    weak var freedObserver: WindowObserver?
    let window = desktop.open("A")
    let states: WindowStates
    do {
      let other = desktop.open("B")
      freedWindow = other
      let observer = WindowObserver(window)
      freedObserver = observer
      states = observer.states
      observer.observe(other)
      other.free()
    }
    #expect(freedWindow == nil && freedObserver == nil && !window.isObserved)
    withExtendedLifetime(states) {}
  }

  @Test("tells the end of a window that ends in the very turn in which it began to observe it")
  func endsInTheFirstTurn() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    let token = observer.onChange(initial: true) { log.add($0) }
    window.destroy()
    desktop.settle()
    #expect(log.titles == ["A", nil])
    token.cancel()
  }

  @Test("follows a window that is closed and reopened")
  func reopen() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    window.close()
    desktop.settle()
    #expect(observer.isVisible == false && !observer.isKeyWindow)
    window.reopen()
    desktop.settle()
    #expect(observer.isVisible == true && observer.isKeyWindow)
  }

  @Test("of a destroyed window has no state, whatever late events say")
  func lateEvents() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    let token = observer.onChange { log.add($0) }
    desktop.delivering(.late(turns: 3)) { window.rename(to: "B") }
    window.destroy()
    window.makeKey()
    desktop.settle()
    #expect(log.titles == [nil] && observer.state == nil)
    token.cancel()
  }

  @Test("hears of the end of a window when the next one lives at the same address")
  func addressReuse() {
    var reused = 0
    for _ in 0..<1_000 {
      let old = WindowObserver()
      let told = Log()
      let address: ObjectIdentifier
      let token: WindowObservation
      do {
        let window = desktop.open("old")
        address = ObjectIdentifier(window)
        old.observe(window)
        desktop.settle()
        token = old.onChange { told.add($0) }
        desktop.delivering(.missing) { window.free() }
      }
      // The end of the old one is told only after the new one is there, if at all.
      let window = desktop.open("new")
      if ObjectIdentifier(window) == address { reused += 1 }
      let new = WindowObserver(window)
      #expect(old.state == nil && new.title == "new")
      desktop.settle()
      #expect(new.title == "new" && new.isKeyWindow)
      if ObjectIdentifier(window) == address { #expect(told.titles == [nil]) }
      window.rename(to: "renamed")
      desktop.settle()
      #expect(old.state == nil && new.title == "renamed")
      window.destroy()
      token.cancel()
    }
    #expect(reused > 0)
  }

  @Test("needs no hint for a window that was freed: it is no longer key, and the next one is")
  func freedSilently() {
    let next = WindowObserver(desktop.open("B"))
    let old = WindowObserver()
    do {
      let window = desktop.open("A")
      old.observe(window)
      desktop.settle()
      desktop.delivering(.missing) { window.free() }
    }
    #expect(!old.isKeyWindow)
    desktop.appScene.windows.first?.hint()
    desktop.settle()
    #expect(next.isKeyWindow)
  }
}
