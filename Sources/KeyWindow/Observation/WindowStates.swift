/// The states of an observer's window as they come: the present one first, then each new one. Nil while
/// there's no window.
///
/// Any number of consumers may iterate, on any thread, each with a sequence of its own. A slow one misses
/// states in between, never the newest. The sequence ends with the observer, which it doesn't keep alive.
public struct WindowStates: AsyncSequence, Sendable {
  /// A state; nil while there's no window.
  public typealias Element = WindowState?

  weak var observer: WindowObserver?

  /// Starts with the state that is present when it is first asked.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(observer: observer)
  }

  /// Hands out the states one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate weak var observer: WindowObserver?
    private var states: AsyncStream<WindowState?>.Iterator?

    fileprivate init(observer: WindowObserver?) {
      self.observer = observer
    }

    /// The next state; nil at the end. When the task is cancelled, the sequence ends.
    public mutating func next() async -> WindowState?? {
      if states == nil { states = await observer?.makeStream().makeAsyncIterator() }
      return await states?.next()
    }
  }
}

extension WindowObserver {
  /// The states of the window as they come, the present one first.
  public var states: WindowStates { WindowStates(observer: self) }

  fileprivate func makeStream() -> AsyncStream<WindowState?> {
    .newest { onChangeWhileKept($0) }
  }
}
