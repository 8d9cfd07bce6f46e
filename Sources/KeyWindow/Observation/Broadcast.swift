/// Closures that are told the same values, in the order in which they came.
///
/// A listener that is removed while a value is being told isn't called for it any more, and all others are;
/// one that is added meanwhile waits for the next value.
@MainActor package final class Broadcast<Value> {
  @MainActor private final class Listener {
    var body: (@MainActor (Value) -> Void)?
    weak var broadcast: Broadcast?

    init(_ body: @escaping @MainActor (Value) -> Void, of broadcast: Broadcast) {
      self.body = body
      self.broadcast = broadcast
    }

    func remove() {
      body = nil
      broadcast?.didRemoveOne()
    }
  }

  private var listeners: [Listener] = []
  private var removed = 0
  private var sends = 0
  private let whenEmpty: @MainActor () -> Void

  /// - Parameter whenEmpty: called when the last listener goes.
  package init(whenEmpty: @escaping @MainActor () -> Void = {}) {
    self.whenEmpty = whenEmpty
  }

  package var count: Int { listeners.count - removed }

  package func add(_ body: @escaping @MainActor (Value) -> Void) -> WindowObservation {
    let listener = Listener(body, of: self)
    listeners.append(listener)
    // Not kept by its token: what a listener holds goes with those who would have told it.
    return WindowObservation { [weak listener] in listener?.remove() }
  }

  /// - Parameter value: computed for each listener anew, since the one before may have changed it.
  package func send(_ value: @autoclosure () -> Value) {
    sends += 1
    for listener in listeners { listener.body?(value()) }
    sends -= 1
    compact()
  }

  private func didRemoveOne() {
    removed += 1
    compact()
    if count == 0 { whenEmpty() }
  }

  /// Forgets removed listeners once they are the larger part, so that a removal costs the same however many
  /// there are.
  private func compact() {
    guard sends == 0, removed * 2 > listeners.count else { return }
    listeners.removeAll { $0.body == nil }
    removed = 0
  }
}
