/// A set of published values, at most one a key.
struct WindowValues: Equatable {
  /// A value, and what a reader sees of it.
  struct Entry: Equatable {
    fileprivate(set) var value: Any
    private let sight: Sight

    init(_ value: Any) {
      self.value = value
      // Looked up now, while the view that publishes it is there.
      sight = Sight((value as? any ReferringValue)?.referredValue ?? value)
    }

    static func == (one: Entry, other: Entry) -> Bool {
      one.sight === other.sight || isSame(one.sight.seen, other.sight.seen)
    }
  }

  private final class Sight {
    let seen: Any

    init(_ seen: Any) {
      self.seen = seen
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Who gathered these values, and those that were gathered before and handed on to be part of these.
  var gatherers: Set<ObjectIdentifier> = []

  var isEmpty: Bool { entries.isEmpty }

  subscript<Key: KeyWindowValueKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)]?.value as? Key.Value }
    set { entries[ObjectIdentifier(key)] = newValue.map { Entry($0) } }
  }

  /// The entry of the key with this identity.
  subscript(key: ObjectIdentifier) -> Entry? { entries[key] }

  /// Adds the values of `others`, which replace those of the same keys.
  mutating func merge(_ others: WindowValues) {
    entries.merge(others.entries) { $1 }
    gatherers.formUnion(others.gatherers)
  }

  /// Takes the values of `others`, and forgets those of its own.
  ///
  /// A value that reads the same as before is replaced all the same, a binding by the one that writes to the
  /// right place; but it then compares in no time.
  mutating func replace(with others: WindowValues) {
    let old = entries
    self = others
    for (key, entry) in old {
      guard let new = entries[key], new == entry else { continue }
      entries[key] = entry
      entries[key]?.value = new.value
    }
  }
}

/// A value that stands for another, as a `Binding` does: who reads it sees the value that it refers to.
protocol ReferringValue {
  var referredValue: Any { get }
}
