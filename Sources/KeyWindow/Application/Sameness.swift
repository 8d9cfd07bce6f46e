/// Whether nobody who reads one of the values could tell it from the other.
///
/// - Objects are the same if they are one object, even where they count as equal: a reader may be observing it.
/// - Other `Equatable` values are if they are equal.
/// - Whatever else is if it's a copy, or has the same members: structs, tuples, enums, optionals, arrays, dictionaries.
/// - What can't be looked into, such as a closure with what it captures, isn't.
func isSame(_ one: Any, _ other: Any) -> Bool {
  // A list and no recursion: a value can be nested deeper than the stack is.
  var pairs = [(one: one, other: other)]
  while let (one, other) = pairs.popLast() {
    guard type(of: one) == type(of: other) else { return false }
    if isCopy(one, other) { continue }
    if type(of: one) is AnyClass { return false }
    if let one = one as? any Equatable {
      if isEqual(one, other) { continue }
      // What doesn't equal itself, as with a NaN in it, says nothing by being unequal.
      if equalsItself(one) { return false }
    }
    guard let members = memberPairs(one, other) else { return false }
    pairs += members
  }
  return true
}

/// Equal bytes are the same values and references to the same objects.
private func isCopy(_ one: Any, _ other: Any) -> Bool {
  func compare<Value>(_ one: Value) -> Bool {
    guard let other = other as? Value else { return false }
    return withUnsafeBytes(of: one) { bytes in
      withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
    }
  }
  return compare(one)
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
  one == other as? Value
}

private func equalsItself(_ value: any Equatable) -> Bool {
  (value as? any EquatableCollection)?.equalsItself ?? isEqual(value, value)
}

/// Takes whatever has its own storage to be equal, and so itself, without a look at what is in there.
private protocol EquatableCollection {
  var equalsItself: Bool { get }
}
extension Array: EquatableCollection where Element: Equatable {
  var equalsItself: Bool { allSatisfy { $0 == $0 } }
}
extension Dictionary: EquatableCollection where Value: Equatable {
  var equalsItself: Bool { values.allSatisfy { $0 == $0 } }
}

/// What the values consist of, side by side; nil if they consist of different things, or can't be looked into.
private func memberPairs(_ one: Any, _ other: Any) -> [(one: Any, other: Any)]? {
  let (mirror, otherMirror) = (Mirror(reflecting: one), Mirror(reflecting: other))
  guard mirror.children.count == otherMirror.children.count else { return nil }
  switch mirror.displayStyle {
  case .dictionary:
    if let one = one as? [AnyHashable: Any], let other = other as? [AnyHashable: Any] {
      return entryPairs(one, other)
    }
  case .optional, .collection, .tuple: break
  // One that describes itself may leave something out; of one without members its bytes are all there is to see.
  case .struct, .enum:
    if one is any CustomReflectable || mirror.children.isEmpty { return nil }
  default: return nil
  }
  var pairs: [(one: Any, other: Any)] = []
  for (child, otherChild) in zip(mirror.children, otherMirror.children) {
    // Of an enum it's the case.
    guard child.label == otherChild.label else { return nil }
    pairs.append((child.value, otherChild.value))
  }
  return pairs
}

private func entryPairs(_ one: [AnyHashable: Any], _ other: [AnyHashable: Any]) -> [(one: Any, other: Any)]? {
  var pairs: [(one: Any, other: Any)] = []
  for (key, value) in one {
    guard let otherValue = other[key] else { return nil }
    pairs.append((value, otherValue))
  }
  return pairs
}
