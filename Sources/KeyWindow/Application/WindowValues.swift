/// A set of published values, at most one a key.
///
/// It goes where SwiftUI compares it, on threads of its own too: it compares which values these are, and never what
/// they are.
struct WindowValues: Equatable, Sendable {
  private var values: [ObjectIdentifier: PublishedValue] = [:]

  /// Those who gathered these values and handed them on, to be gathered by others too.
  var gatherers: Set<WindowValueGatherer> = []

  /// Who publishes them, if that is one view's source.
  var source: WindowValueSource?

  var isEmpty: Bool { values.isEmpty }

  /// The value of the key with this identity.
  subscript(key: ObjectIdentifier) -> PublishedValue? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// The same, to be kept by the source, which it would keep in turn.
  var unbound: WindowValues {
    var copy = self
    copy.source = nil
    return copy
  }

  /// What readers see of the values, by key.
  @MainActor var read: [ObjectIdentifier: ReadValue] { values.mapValues(\.read) }

  /// Adds the values of `others`, which replace those of the same keys.
  mutating func merge(_ others: WindowValues) {
    values.merge(others.values) { $1 }
    gatherers.formUnion(others.gatherers)
    source = others.source ?? source
  }

  /// Takes the values of `others`, and forgets its own.
  ///
  /// One that reads the same as before is replaced too, a binding by the one that writes to the right place;
  /// but to readers it then is what it was.
  @MainActor mutating func replace(with others: WindowValues) {
    let old = values
    self = others
    for (key, new) in values {
      guard let old = old[key], old !== new, old.read == new.read else { continue }
      values[key] = PublishedValue(new.value, read: old.read)
    }
  }

  static func == (one: WindowValues, other: WindowValues) -> Bool {
    one.values.count == other.values.count && one.values.allSatisfy { other.values[$0] === $1 }
      && one.gatherers == other.gatherers && one.source === other.source
  }
}

/// A value as it was published once.
@MainActor final class PublishedValue {
  let value: Any
  let read: ReadValue

  /// Looks at what is read of it at once, while the view that publishes it is there.
  init(_ value: Any) {
    self.value = value
    read = ReadValue((value as? any ReferringValue)?.referredValue ?? value)
  }

  fileprivate init(_ value: Any, read: ReadValue) {
    (self.value, self.read) = (value, read)
  }
}

/// What a reader sees of a value: the value itself, or what it refers to.
final class ReadValue: Equatable {
  private let value: Any

  init(_ value: Any) {
    self.value = value
  }

  static func == (one: ReadValue, other: ReadValue) -> Bool {
    one === other || isSame(one.value, other.value)
  }
}

/// A value that stands for another, as a `Binding` does: who reads it sees the value that it refers to.
protocol ReferringValue {
  var referredValue: Any { get }
}
