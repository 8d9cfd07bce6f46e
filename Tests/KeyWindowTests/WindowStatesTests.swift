import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("The sequence of an observer's states") struct WindowStatesTests {
  let desktop = SimulatedDesktop()

  @Test("begins with the present state, whenever it is first asked")
  func present() async {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    var early = observer.states.makeAsyncIterator()
    window.rename(to: "B")
    desktop.settle()
    #expect(await early.next()??.title == "B")
    var late = observer.states.makeAsyncIterator()
    #expect(await late.next()??.title == "B")
  }

  @Test("goes on with each new state, nil while there's no window")
  func eachNew() async {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    var states = observer.states.makeAsyncIterator()
    #expect(await states.next()??.title == "A")
    window.rename(to: "B")
    desktop.settle()
    #expect(await states.next()??.title == "B")
    observer.observe(nil)
    desktop.settle()
    #expect(await states.next() == .some(nil))
    observer.observe(window)
    desktop.settle()
    #expect(await states.next()??.title == "B")
  }

  @Test("skips to the newest for who is slow")
  func newest() async {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    var states = observer.states.makeAsyncIterator()
    #expect(await states.next()??.title == "A")
    for number in 1...100 {
      window.rename(to: "\(number)")
      desktop.settle()
    }
    #expect(await states.next()??.title == "100")
  }

  @Test("has any number of consumers, and each gets the newest state in the end")
  func consumers() async {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    let states = observer.states
    await withTaskGroup(of: String?.self) { group in
      for _ in 0..<20 {
        // On whatever thread, off the main actor.
        group.addTask {
          for await state in states where state?.title == "last" { return state?.title }
          return nil
        }
      }
      for number in 0..<100 {
        window.rename(to: "\(number)")
        desktop.settle()
        await Task.yield()
      }
      window.rename(to: "last")
      desktop.settle()
      var ended = 0
      for await title in group {
        #expect(title == "last")
        ended += 1
      }
      #expect(ended == 20)
    }
  }

  @Test("ends with the observer, which it doesn't keep alive")
  func endsWithObserver() async {
    let window = desktop.open("A")
    weak var freed: WindowObserver?
    var states: WindowStates.AsyncIterator
    var unasked: WindowStates.AsyncIterator
    do {
      let observer = WindowObserver(window)
      freed = observer
      states = observer.states.makeAsyncIterator()
      unasked = observer.states.makeAsyncIterator()
      #expect(await states.next()??.title == "A")
    }
    #expect(freed == nil)
    #expect(await states.next() == nil)
    #expect(await states.next() == nil)
    #expect(await unasked.next() == nil)
  }

  @Test("ends for a consumer that already waits when the observer goes, on another thread even")
  func endsWhileWaiting() async {
    let window = desktop.open("A")
    var observer: WindowObserver? = WindowObserver(window)
    let states = observer?.states
    let firsts = AsyncStream<Void>.makeStream()
    let consumer = Task.detached {
      guard let states else { return 0 }
      var count = 0
      for await _ in states {
        count += 1
        firsts.continuation.yield()
      }
      return count
    }
    for await _ in firsts.stream { break }
    let last = observer
    observer = nil
    Thread.detachNewThread { withExtendedLifetime(last) {} }
    _ = consume last
    #expect(await consumer.value == 1)
  }

  @Test("ends when the consumer's task is cancelled, and unsubscribes")
  func cancellation() async {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    let states = observer.states
    let firsts = AsyncStream<Void>.makeStream()
    let consumer = Task {
      for await _ in states { firsts.continuation.yield() }
    }
    for await _ in firsts.stream { break }
    consumer.cancel()
    await consumer.value
    observer.observe(nil)
    #expect(!window.isObserved)
  }
}
