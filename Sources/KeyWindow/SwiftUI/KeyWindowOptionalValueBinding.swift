#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// Reads and changes an optional value to which the key window publishes a `Binding`.
///
/// ```swift
/// struct SelectedItem: KeyWindowValueKey {
///   typealias Value = Binding<Item?>
/// }
///
/// @KeyWindowOptionalValueBinding(SelectedItem.self) var selection: Item?
/// ```
///
/// What is set goes to the window that is key at that moment, nil too; nothing happens while no window
/// publishes one. Where it can be used: see ``KeyWindowValue``.
@MainActor @propertyWrapper
public struct KeyWindowOptionalValueBinding<Key: KeyWindowValueKey, Value>: DynamicProperty
where Key.Value == Binding<Value?> {
  @ObservedObject private var follower: KeyWindowValueFollower<Value?>

  /// Reads and changes the value of the binding that is published under the key.
  public init(_ key: Key.Type) {
    follower = .shared(
      for: Self.self,
      KeyWindowValueFollower(
        key,
        read: { WindowRegistry.shared[Key.self]?.wrappedValue },
        write: { WindowRegistry.shared[Key.self]?.wrappedValue = $0 }))
  }

  /// Reads and changes the value of the binding whose key is the value's type.
  public init() where Key == Value {
    self.init(Value.self)
  }

  /// The value; nil when it is nil, and when the key window publishes none.
  public var wrappedValue: Value? {
    get { follower.value }
    nonmutating set { follower.value = newValue }
  }

  /// A binding to the value, for controls that take one.
  public var projectedValue: Binding<Value?> { $follower.value }
}
#endif
