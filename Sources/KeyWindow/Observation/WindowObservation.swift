/// A subscription that lasts as long as this value is kept.
///
/// Dropping the last reference unregisters, on whatever thread that happens; ``cancel()`` does so at once.
@MainActor public final class WindowObservation {
  private var end: (@MainActor () -> Void)?

  /// A subscription that `end` takes back. `end` runs once, on the main actor.
  public init(_ end: @escaping @MainActor () -> Void) {
    self.end = end
  }

  deinit {
    // Not `isolated deinit`: that needs iOS 18.4 and macOS 15.4.
    if let end { onMainActor(end) }
  }

  /// Unregisters now: nothing is reported afterwards, not even what is being reported at this moment. A
  /// second call does nothing.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }
}
