import KeyWindow

/// The document that a window shows, published for the rest of the app to read from the key window.
enum DocumentName: KeyWindowValueKey {
  typealias Value = String
}
