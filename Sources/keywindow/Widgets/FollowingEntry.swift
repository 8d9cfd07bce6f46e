import CKeyWindowGTK

/// An entry that shows a value as it changes, until the user types something else into it.
@MainActor final class FollowingEntry {
  let entry: OpaquePointer
  private var shown = ""

  init(_ entry: OpaquePointer) {
    self.entry = entry
  }

  var text: String {
    gtk_editable_get_text(entry).map { String(cString: $0) } ?? ""
  }

  func follow(_ value: String) {
    guard text == shown, value != shown else { return }
    shown = value
    gtk_editable_set_text(entry, value)
  }

  /// Has what the user typed followed by the value's next change: it has become the value.
  func accept() {
    shown = text
  }

  /// Forgets what the user has typed.
  func reset() {
    shown = ""
    gtk_editable_set_text(entry, "")
  }
}
