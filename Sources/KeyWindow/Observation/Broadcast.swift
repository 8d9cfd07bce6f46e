/// Closures that are told the same values, in the order in which they came.
///
/// A listener that is removed while a value is being told isn't called for it any more, and all others are;
/// one that is added meanwhile waits for the next value.
@MainActor package final class Broadcast<Value> {
  private final class Listener {
    var body: (@MainActor (Value) -> Void)?

    init(_ body: @escaping @MainActor (Value) -> Void) {
      self.body = body
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
    let listener = Listener(body)
    listeners.append(listener)
    // Neither is kept by its token: what a listener holds goes with those who would have told it.
    return WindowObservation { [weak self, weak listener] in
      listener?.body = nil
      self?.didRemoveOne()
    }
  }

  package func send(_ value: Value) {
    sends += 1
    // By index: a listener may add others meanwhile.
    for index in 0..<listeners.count {
      listeners[index].body?(value)
    }
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
