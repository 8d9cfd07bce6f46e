/// Whether nobody who reads one of the values could tell it from the other.
///
/// - Objects are the same if they are one object, even where they count as equal: a reader may be observing it.
/// - Other `Equatable` values are if they are equal.
/// - Other structs, tuples, optionals and arrays are if they are copies of one value, or if all of their
///   members are the same, of which no more than a thousand are looked at.
/// - Whatever else can't be looked into, such as a closure, isn't.
func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
  // Looking further than this would cost more than telling a reader in vain.
  var budget = 1_000
  return isCopy(one, of: other) || isSame(one, other, &budget)
}

/// Equal bytes are the same values and references to the same objects.
private func isCopy<Value>(_ one: Value, of other: Value) -> Bool {
  withUnsafeBytes(of: one) { bytes in
    withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
  }
}

private func isSame(_ one: Any, _ other: Any, _ budget: inout Int) -> Bool {
  budget -= 1
  guard budget > 0, type(of: one) == type(of: other) else { return false }
  if type(of: one) is AnyClass { return one as AnyObject === other as AnyObject }
  if let one = one as? any Equatable { return isEqual(one, other) }
  return haveSameMembers(one, other, &budget)
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
  one == other as? Value
}

private func haveSameMembers(_ one: Any, _ other: Any, _ budget: inout Int) -> Bool {
  let (mirror, otherMirror) = (Mirror(reflecting: one), Mirror(reflecting: other))
  switch mirror.displayStyle {
  case .optional, .collection, .tuple: break
  // A type that describes itself may leave something out.
  case .struct where !(one is any CustomReflectable): break
  default: return false
  }
  guard mirror.children.count == otherMirror.children.count else { return false }
  for (child, otherChild) in zip(mirror.children, otherMirror.children)
  where !isSame(child.value, otherChild.value, &budget) {
    return false
  }
  return true
}
