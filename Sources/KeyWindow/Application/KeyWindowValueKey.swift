/// Names a value that windows publish, so that the rest of the app can read that of the key window.
///
/// Declare a type for it, and only what type the value has:
///
/// ```swift
/// struct DocumentName: KeyWindowValueKey {
///   typealias Value = String
/// }
/// ```
///
/// A type can also be the key of its own value, or of a `Binding` to it:
///
/// ```swift
/// extension Document: KeyWindowValueKey {
///   typealias Value = Binding<Document>
/// }
/// ```
///
/// A value need not be `Equatable`, but whoever reads it is run least often if it is: see
/// ``ObservableWindow/publishWindowValue(_:for:)``.
public protocol KeyWindowValueKey {
  /// What is published under this key.
  associatedtype Value
}
