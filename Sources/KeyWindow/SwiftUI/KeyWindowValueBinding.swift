#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// Reads and changes a value to which the key window publishes a `Binding`.
///
/// ```swift
/// extension Document: KeyWindowValueKey {
///   typealias Value = Binding<Document>
/// }
///
/// struct StampButton: View {
///   @KeyWindowValueBinding(Document.self) var document: Document?
///
///   var body: some View {
///     Button("Stamp") { document?.text += " (read)" }.disabled(document == nil)
///   }
/// }
/// ```
///
/// What is set goes to the window that is key at that moment. Setting nil does nothing, and so does setting
/// anything while no window publishes one; for a binding to an optional there is
/// ``KeyWindowOptionalValueBinding``. Where it can be used: see ``KeyWindowValue``.
@MainActor @propertyWrapper
public struct KeyWindowValueBinding<Key: KeyWindowValueKey, Value>: DynamicProperty
where Key.Value == Binding<Value> {
  @ObservedObject private var follower: KeyWindowValueFollower<Value?>

  /// Reads and changes the value of the binding that is published under the key.
  public init(_ key: Key.Type) {
    follower = .shared(
      for: Self.self,
      KeyWindowValueFollower(
        key,
        read: { WindowRegistry.shared[Key.self]?.wrappedValue },
        write: { new in
          if let new { WindowRegistry.shared[Key.self]?.wrappedValue = new }
        }))
  }

  /// Reads and changes the value of the binding whose key is the value's type.
  public init() where Key == Value {
    self.init(Value.self)
  }

  /// The value; nil when the key window publishes none.
  public var wrappedValue: Value? {
    get { follower.value }
    nonmutating set { follower.value = newValue }
  }

  /// A binding to the value, for controls that take one.
  public var projectedValue: Binding<Value?> { $follower.value }
}
#endif
