// The stored fields of a struct, and whether two values are the same, as SwiftUI decides whether a view has changed:
// Equatable where a type is, identity for objects, else field by field, down to the bits.
#if os(Linux)
@_spi(Reflection) import Swift
#endif

struct Field {
  let offset: Int
  let type: any Any.Type
}

func fields(of type: any Any.Type) -> [Field] {
  var found: [Field] = []
  _ = _forEachField(of: type) { _, offset, fieldType, _ in
    found.append(Field(offset: offset, type: fieldType))
    return true
  }
  return found
}

func isSame<T>(_ one: T, _ other: T) -> Bool {
  if let equatable = one as? any Equatable { return isEqual(equatable, other) }
  return withUnsafePointer(to: one) { one in
    withUnsafePointer(to: other) { other in
      isSame(T.self, UnsafeRawPointer(one), UnsafeRawPointer(other))
    }
  }
}

private func isEqual<T: Equatable>(_ one: T, _ other: Any) -> Bool {
  (other as? T).map { $0 == one } ?? false
}

private func isSame<T>(_: T.Type, _ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
  if memcmp(one, other, MemoryLayout<T>.size) == 0 { return true }
  if T.self is any Equatable.Type {
    return isSame(one.load(as: T.self), other.load(as: T.self))
  }
  let fields = fields(of: T.self)
  // Objects, functions and enums that differ in their bits, and have no == of their own, are different.
  guard !fields.isEmpty, !(T.self is AnyClass) else { return false }
  return fields.allSatisfy { field in
    func compare<F>(_: F.Type) -> Bool { isSame(F.self, one + field.offset, other + field.offset) }
    return _openExistential(field.type, do: compare)
  }
}
