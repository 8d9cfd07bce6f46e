/// What a listener is removed by.
package typealias ListenerID = UInt64

/// Those that are told of something, in the order in which they came.
///
/// One that is removed while the others are being told isn't told any more, and all others are; one that is
/// added meanwhile waits for the next time.
@MainActor package final class Listeners<Listener> {
  private struct Entry {
    let id: ListenerID
    /// Nil once it is removed.
    var listener: Listener?
  }

  /// With ascending ids. Not shortened while they are being told.
  private var entries: [Entry] = []
  /// That of the listener that came last.
  private(set) var lastID: ListenerID = 0
  private var removed = 0
  private var tellings = 0

  package init() {}

  package var isEmpty: Bool { entries.count == removed }

  /// Adds a listener that stays until the returned value is dropped, which keeps neither it nor the others.
  package func add(_ listener: Listener) -> WindowObservation {
    let id = insert(listener)
    return WindowObservation { [weak self] in self?.remove(id) }
  }

  /// Adds a listener that stays until ``remove(_:)``.
  package func insert(_ listener: Listener) -> ListenerID {
    lastID += 1
    edit { $0.append(Entry(id: lastID, listener: listener)) }
    return lastID
  }

  /// Removes the listener if it's still there.
  package func remove(_ id: ListenerID) {
    guard let index = index(of: id) else { return }
    // Taken out first: as it is released it may come here again.
    var listener: Listener?
    edit { swap(&listener, &$0[index].listener) }
    guard listener != nil else { return }
    removed += 1
    compact()
  }

  package func forEach(_ tell: @MainActor (ListenerID, Listener) -> Void) {
    tellings += 1
    for index in entries.indices {
      let entry = entries[index]
      if let listener = entry.listener { tell(entry.id, listener) }
    }
    tellings -= 1
    compact()
  }

  private func index(of id: ListenerID) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].id == id ? low : nil
  }

  /// Forgets removed listeners once they are the larger part, so that a removal costs the same however many
  /// there are.
  private func compact() {
    guard removed > 0, tellings == 0, removed * 2 > entries.count else { return }
    if removed == entries.count { entries = [] } else { edit { $0.removeAll { $0.listener == nil } } }
    removed = 0
  }

  /// Changes the entries. They are taken out meanwhile: of a property that is changed in place, Swift checks each
  /// reading for exclusivity as the program runs, and there are far more of these.
  private func edit(_ body: (inout [Entry]) -> Void) {
    var entries = entries
    self.entries = []
    body(&entries)
    self.entries = entries
  }
}

extension Listeners where Listener == @MainActor () -> Void {
  package func tell() {
    forEach { _, listener in listener() }
  }
}

extension Listeners<StateListener> {
  func tell(_ state: WindowState?) {
    forEach { _, listener in listener.action(state) }
  }
}

/// A closure that is told a state, in a structure: a bare one would be called through a thunk, which copies the state.
struct StateListener {
  let action: @MainActor (WindowState?) -> Void
}
