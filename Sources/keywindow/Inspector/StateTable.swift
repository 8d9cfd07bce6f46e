import CKeyWindowGTK
import KeyWindow

/// The live table of a window's values.
@MainActor final class StateTable {
  private var values: [OpaquePointer] = []
  /// Characters of a value that are seen, whatever the values are: the table keeps its width. The rest is in the
  /// tooltip.
  private static let width = Int32(26)

  init(_ interface: Interface) {
    let grid = interface.object("fields")
    for (row, field) in StateFields.rows(of: WindowState()).enumerated() {
      let name = Self.label(field.name, classes: ["dim-label"])
      let value = Self.label("", classes: ["numeric"])
      gtk_label_set_ellipsize(value, PANGO_ELLIPSIZE_END)
      gtk_label_set_width_chars(value, Self.width)
      gtk_label_set_max_width_chars(value, Self.width)
      gtk_widget_set_hexpand(UnsafeMutablePointer(value), 1)
      for (column, label) in [name, value].enumerated() {
        gtk_grid_attach(
          UnsafeMutablePointer(grid), UnsafeMutablePointer(label), Int32(column), Int32(row), 1, 1)
      }
      values.append(value)
    }
  }

  func show(_ state: WindowState?) {
    let rows = state.map { StateFields.rows(of: $0).map(\.text) }
    for (index, label) in values.enumerated() {
      let text = rows?[index]
      gtk_label_set_text(label, text ?? (state == nil ? "" : "not known"))
      gtk_widget_set_tooltip_text(UnsafeMutablePointer(label), text)
      let widget = UnsafeMutablePointer<GtkWidget>(label)
      if text == nil {
        gtk_widget_add_css_class(widget, "unknown")
      } else {
        gtk_widget_remove_css_class(widget, "unknown")
      }
    }
  }

  private static func label(_ text: String, classes: [String]) -> OpaquePointer {
    guard let widget = gtk_label_new(text) else { preconditionFailure("GTK made no label") }
    let label = OpaquePointer(widget)
    gtk_label_set_xalign(label, 0)
    for name in classes { gtk_widget_add_css_class(widget, name) }
    return label
  }
}
