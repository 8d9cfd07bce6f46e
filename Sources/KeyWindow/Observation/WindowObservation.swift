/// A subscription that lasts as long as this value is kept.
///
/// Dropping the last reference unregisters, on whatever thread that happens; ``cancel()`` does so at once.
public final class WindowObservation: Sendable {
  private let ending: Ending

  /// A subscription that `end` takes back. `end` runs once, on the main actor.
  @MainActor public init(_ end: @escaping @MainActor () -> Void) {
    ending = Ending(end)
  }

  deinit {
    // Not `isolated deinit`: that needs iOS 18.4 and macOS 15.4.
    onMainActor { [ending] in ending.run() }
  }

  /// Unregisters now: nothing is reported afterwards, not even what is being reported at this moment. A
  /// second call does nothing.
  @MainActor public func cancel() {
    ending.run()
  }

  @MainActor private final class Ending {
    private var body: (@MainActor () -> Void)?

    init(_ body: @escaping @MainActor () -> Void) {
      self.body = body
    }

    func run() {
      let body = body
      self.body = nil
      body?()
    }
  }
}
