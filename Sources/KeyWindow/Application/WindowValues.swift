/// A set of published values, at most one a key.
struct WindowValues: Equatable {
  /// A value and what a reader sees of it.
  struct Entry: Equatable {
    fileprivate(set) var value: Any
    fileprivate(set) var sight: Sight

    init<Value>(_ value: Value) {
      self.value = value
      // Looked at now, while the view that publishes it is there.
      sight = (value as? any ReferringValue)?.sight ?? SightOf(value)
    }

    /// Whether one need not be put in the place of the other.
    static func == (one: Entry, other: Entry) -> Bool {
      // Two bindings can read the same and write to different places.
      one.sight === other.sight || (!(one.value is any ReferringValue) && one.sight == other.sight)
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Those who gathered these values and handed them on, to be gathered by others too.
  var gatherers: Set<ObjectIdentifier> = []

  var isEmpty: Bool { entries.isEmpty }

  /// The entry of the key with this identity.
  subscript(key: ObjectIdentifier) -> Entry? {
    get { entries[key] }
    set { entries[key] = newValue }
  }

  /// The value of the key.
  subscript<Key: KeyWindowValueKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)]?.value as? Key.Value }
    set { entries[ObjectIdentifier(key)] = newValue.map { Entry($0) } }
  }

  /// Adds the values of `others`, which replace those of the same keys.
  mutating func merge(_ others: WindowValues) {
    entries.merge(others.entries) { $1 }
    gatherers.formUnion(others.gatherers)
  }

  /// Takes the values of `others`, and forgets its own.
  ///
  /// One that reads the same as before is replaced too, a binding by the one that writes to the right place;
  /// but to readers it then is what it was.
  mutating func replace(with others: WindowValues) {
    let old = entries
    self = others
    for (key, entry) in old where entries[key]?.sight == entry.sight {
      entries[key]?.sight = entry.sight
    }
  }
}

/// What a reader sees of a value: the value itself, or what it refers to.
class Sight: Equatable {
  fileprivate func looksLike(_ other: Sight) -> Bool { false }

  static func == (one: Sight, other: Sight) -> Bool {
    one === other || one.looksLike(other)
  }
}

/// A value as it's seen.
final class SightOf<Value>: Sight {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override fileprivate func looksLike(_ other: Sight) -> Bool {
    (other as? SightOf).map { isSame(value, $0.value) } ?? false
  }
}

/// A value that stands for another, as a `Binding` does: who reads it sees the value that it refers to.
protocol ReferringValue {
  var sight: Sight { get }
}
