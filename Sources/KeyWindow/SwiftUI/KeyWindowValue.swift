#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// Reads a value that the key window publishes, from anywhere in the app: commands, menus, other windows.
///
/// ```swift
/// struct DocumentName: KeyWindowValueKey {
///   typealias Value = String
/// }
///
/// struct SaveButton: View {
///   @KeyWindowValue(DocumentName.self) var name: String?
///
///   var body: some View {
///     Button("Save \(name ?? "Document")", action: save).disabled(name == nil)
///   }
/// }
/// ```
///
/// It is nil while the key window publishes nothing under the key and while there's no key window, as when
/// a sheet that publishes nothing has the keyboard on macOS. A body that reads it runs again when it
/// changes. It can be used in `View`, `App` and `Commands` types; where the system doesn't update a
/// `Commands` body (some did not before macOS 14), read it in the views of the commands instead.
///
/// For a value to change use ``KeyWindowValueBinding``; for an `ObservableObject` whose changes shall be
/// followed too, ``KeyWindowObservableObject``.
@MainActor @propertyWrapper public struct KeyWindowValue<Key: KeyWindowValueKey>: DynamicProperty {
  @ObservedObject private var follower: KeyWindowValueFollower<Key.Value?>

  /// Reads what the key window publishes under the key.
  public init(_ key: Key.Type) {
    follower = .shared(
      for: Self.self, KeyWindowValueFollower(key, read: { WindowRegistry.shared[Key.self] }))
  }

  /// Reads what the key window publishes under the key in angle brackets: `@KeyWindowValue<DocumentName>() var name`.
  public init() {
    self.init(Key.self)
  }

  /// The value; nil when there's none.
  public var wrappedValue: Key.Value? { follower.value }
}
#endif
