/// developer.apple.com/documentation/foundation/runloop
open class RunLoop {
  /// developer.apple.com/documentation/foundation/runloop/mode
  public struct Mode: Hashable, Sendable {
    public static let common = Mode()
    public static let `default` = Mode()
  }

  open class var main: RunLoop { RunLoop() }
  open func add(_ timer: Timer, forMode mode: Mode) {}
}

/// developer.apple.com/documentation/foundation/timer
open class Timer {
  public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
  {}
  open func invalidate() {}
}
