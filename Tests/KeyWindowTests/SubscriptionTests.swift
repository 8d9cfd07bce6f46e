import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("A subscription to changes") struct SubscriptionTests {
  let desktop = SimulatedDesktop()

  /// Something that a callback can change from within.
  @MainActor final class Box<Value> {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  @Test("tells the present state first if asked, and only states that differ")
  func initial() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    var titles: [String?] = []
    let token = observer.onChange(initial: true) { titles.append($0?.title) }
    #expect(titles == ["A"])
    desktop.settle()
    #expect(titles == ["A"])
    window.rename(to: "B")
    desktop.settle()
    #expect(titles == ["A", "B"])
    token.cancel()
  }

  @Test("that begins between a change and its publication is told the change once")
  func late() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    window.rename(to: "B")
    var titles: [String?] = []
    let token = observer.onChange(initial: true) { titles.append($0?.title) }
    #expect(titles == ["A"])
    desktop.settle()
    #expect(titles == ["A", "B"])
    token.cancel()
  }

  @Test("ends when its token is dropped, at once")
  func dropped() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    var calls = 0
    var token: WindowObservation? = observer.onChange { _ in calls += 1 }
    window.rename(to: "B")
    desktop.settle()
    #expect(token != nil && calls == 1)
    token = nil
    window.rename(to: "C")
    desktop.settle()
    #expect(calls == 1)
  }

  @Test("ends at once also where the main actor isn't on the main thread any more")
  func droppedAfterSuspension() async {
    await Task.yield()
    dropped()
  }

  @Test("that ends itself inside its callback isn't called again, and the others are")
  func endsItself() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    let calls = Box([0, 0, 0])
    let own = Box<WindowObservation?>(nil)
    let first = observer.onChange { _ in calls.value[0] += 1 }
    own.value = observer.onChange { _ in
      own.value = nil
      calls.value[1] += 1
    }
    let last = observer.onChange { _ in calls.value[2] += 1 }
    for title in ["B", "C"] {
      window.rename(to: title)
      desktop.settle()
    }
    #expect(calls.value == [2, 1, 2])
    withExtendedLifetime((first, last)) {}
  }

  @Test("that is ended by an earlier one in the same publication isn't called any more")
  func endedByAnother() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    let second = Box<WindowObservation?>(nil)
    var calls = 0
    let first = observer.onChange { _ in second.value?.cancel() }
    second.value = observer.onChange { _ in calls += 1 }
    window.rename(to: "B")
    desktop.settle()
    #expect(calls == 0)
    first.cancel()
  }

  @Test("that begins inside a callback waits for the next change")
  func beginsInside() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    let inner = Box<[WindowObservation]>([])
    var titles: [String?] = []
    let outer = observer.onChange { _ in
      inner.value.append(observer.onChange { titles.append($0?.title) })
    }
    window.rename(to: "B")
    desktop.settle()
    #expect(titles.isEmpty)
    outer.cancel()
    window.rename(to: "C")
    desktop.settle()
    #expect(titles == ["C"])
  }

  @Test("may let go of the observer in its callback: freed with the last subscription, and no more is told")
  func freesObserver() {
    let window = desktop.open("A")
    let observer = Box<WindowObserver?>(WindowObserver(window))
    weak var freed: WindowObserver?
    freed = observer.value
    desktop.settle()
    var told: [String] = []
    let subscriptions = Box<[WindowObservation?]>([])
    subscriptions.value.append(
      observer.value?.onChange { _ in
        observer.value = nil
        told.append("first")
      })
    subscriptions.value.append(
      observer.value?.onChange { _ in
        subscriptions.value = []
        told.append("second")
      })
    window.rename(to: "B")
    desktop.settle()
    #expect(told == ["first", "second"] && freed == nil && !window.isObserved)
    window.rename(to: "C")
    desktop.settle()
    #expect(told.count == 2)
  }

  @Test("may destroy and free the window inside its callback: no state of it is told afterwards")
  func freesWindow() {
    weak var freed: SimulatedWindow?
    let window = Box<SimulatedWindow?>(desktop.open("A"))
    freed = window.value
    let observer = WindowObserver()
    observer.observe(window.value)
    desktop.settle()
    var first: [String?] = []
    var second: [String?] = []
    let one = observer.onChange {
      first.append($0?.title)
      window.value?.free()
      window.value = nil
    }
    let two = observer.onChange {
      second.append($0?.title)
      #expect($0 == observer.state)
    }
    window.value?.rename(to: "B")
    desktop.settle()
    #expect(freed == nil)
    #expect(first == ["B", nil] && second.last == .some(nil))
    withExtendedLifetime((one, two)) {}
  }

  @Test("agrees with the getters, also after an earlier one gave the observer another window")
  func changesWindow() {
    let (a, b) = (desktop.open("A"), desktop.open("B"))
    let observer = WindowObserver(a)
    desktop.settle()
    var second: [String?] = []
    let one = observer.onChange { _ in observer.observe(b) }
    let two = observer.onChange {
      second.append($0?.title)
      #expect($0 == observer.state)
    }
    a.rename(to: "A2")
    desktop.settle()
    #expect(second == ["B"])
    withExtendedLifetime((one, two)) {}
  }

  @Test("may change the window inside its callback: that is told in the next turn")
  func changesState() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    var titles: [String?] = []
    let token = observer.onChange { state in
      titles.append(state?.title)
      if state?.title == "B" {
        window.rename(to: "C")
        #expect(observer.title == "B")
      }
    }
    window.rename(to: "B")
    desktop.turn()
    #expect(titles == ["B"])
    desktop.turn()
    #expect(titles == ["B", "C"])
    token.cancel()
  }

  @Test("may hide the window inside its callback, once")
  func hidesInside() {
    let window = desktop.open("A")
    let other = WindowObserver(desktop.open("B"))
    let observer = WindowObserver(window)
    desktop.settle()
    var states: [WindowState?] = []
    let token = observer.onChange { state in
      states.append(state)
      if state?.isKey == true { try? window.performWindowCommand(.orderOut) }
    }
    window.makeKey()
    desktop.settle()
    #expect(states.map { $0?.isKey } == [true, false] && states.last??.isVisible == false)
    #expect(other.isKeyWindow)
    token.cancel()
  }

  @Test("is told by the state of all windows at one moment, in every callback")
  func allWindowsAgree() {
    let windows = (0..<5).map { desktop.open("\($0)") }
    let observers = windows.map { WindowObserver($0) }
    desktop.settle()
    var counts: [Int] = []
    let tokens = observers.map { observer in
      observer.onChange { state in
        #expect(state == observer.state)
        counts.append(observers.filter(\.isKeyWindow).count)
      }
    }
    for window in windows + windows.reversed() {
      window.makeKey()
      desktop.settle()
    }
    #expect(counts.count > 10 && counts.allSatisfy { $0 == 1 })
    withExtendedLifetime(tokens) {}
  }

  @Test("costs nothing any more once it has ended, even after 100 000 of them")
  func manySubscriptions() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    var calls = 0
    let kept = observer.onChange { _ in calls += 1 }
    for _ in 0..<100_000 { observer.onChange { _ in calls += 1_000 }.cancel() }
    let many = (0..<1_000).map { _ in observer.onChange { _ in calls += 1_000 } }
    for token in many.shuffled() { token.cancel() }
    let times = (0..<20).map { number in
      let begin = ProcessInfo.processInfo.systemUptime
      window.rename(to: "B\(number)")
      desktop.settle()
      return ProcessInfo.processInfo.systemUptime - begin
    }
    // A walk over 100 000 listeners takes some ten times as long in a debug build.
    #expect(calls == 20 && times.contains { $0 < 0.005 })
    kept.cancel()
  }

  @Test("leaves no handler on the window after 1 000 attachments")
  func manyAttachments() {
    let window = desktop.open("A")
    for _ in 0..<1_000 {
      let observer = WindowObserver(window)
      observer.observe(nil)
      observer.observe(window)
    }
    #expect(!window.isObserved)
    let observers = (0..<1_000).map { _ in WindowObserver(window) }
    desktop.settle()
    #expect(window.isObserved && observers.allSatisfy(\.isKeyWindow))
  }

  @Test("its token can be dropped on any thread, and so can observers")
  func otherThreads() async {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    for _ in 0..<50 {
      let token = observer.onChange { _ in }
      let other = WindowObserver(window)
      let states = other.states
      Thread.detachNewThread { withExtendedLifetime((token, other, states)) {} }
      window.hint()
      desktop.turn()
    }
    observer.observe(nil)
    let isForgotten = await eventually {
      desktop.turn()
      return !window.isObserved
    }
    #expect(isForgotten)
  }
}
