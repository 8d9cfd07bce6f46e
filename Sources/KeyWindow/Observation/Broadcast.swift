/// Closures that are told the same values, in the order in which they came.
///
/// A listener that is removed while a value is being told isn't called for it any more, and all others are;
/// one that is added meanwhile waits for the next value.
@MainActor package final class Broadcast<Value> {
  /// What a listener is removed by.
  package typealias ID = UInt64

  private struct Listener {
    let id: ID
    /// Nil once it is removed.
    var body: (@MainActor (Value) -> Void)?
  }

  /// With ascending ids. Not shortened while a value is being told.
  private var listeners: [Listener] = []
  private var lastID: ID = 0
  private var removed = 0
  private var sends = 0

  package init() {}

  package var isEmpty: Bool { listeners.count == removed }

  /// Adds a listener that stays until the returned value is dropped.
  package func add(_ body: @escaping @MainActor (Value) -> Void) -> WindowObservation {
    let id = insert(body)
    // What a listener holds goes with those who would have told it, and isn't kept by its token.
    return WindowObservation { [weak self] in self?.remove(id) }
  }

  /// Adds a listener that stays until ``remove(_:)``.
  package func insert(_ body: @escaping @MainActor (Value) -> Void) -> ID {
    lastID += 1
    listeners.append(Listener(id: lastID, body: body))
    return lastID
  }

  /// Removes the listener if it's still there.
  package func remove(_ id: ID) {
    guard let index = index(of: id) else { return }
    // Taken out first: what it holds may come here as it is released.
    var body: (@MainActor (Value) -> Void)?
    swap(&body, &listeners[index].body)
    guard body != nil else { return }
    removed += 1
    compact()
  }

  /// - Parameter value: computed for each listener anew, since the one before may have changed it.
  package func send(_ value: @autoclosure () -> Value) {
    sends += 1
    for index in listeners.indices {
      if let body = listeners[index].body { body(value()) }
    }
    sends -= 1
    compact()
  }

  private func index(of id: ID) -> Int? {
    var (low, high) = (0, listeners.count)
    while low < high {
      let middle = (low + high) / 2
      if listeners[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < listeners.count && listeners[low].id == id ? low : nil
  }

  /// Forgets removed listeners once they are the larger part, so that a removal costs the same however many
  /// there are.
  private func compact() {
    guard sends == 0, removed * 2 > listeners.count else { return }
    listeners.removeAll { $0.body == nil }
    removed = 0
  }
}
