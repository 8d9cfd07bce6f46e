import CKeyWindowGTK

/// The place for what went wrong. It's there when nothing did, too: nothing moves when a message comes.
@MainActor struct MessageLine {
  private let label: OpaquePointer
  /// A longer message is shortened, and to be read whole in its tooltip.
  private static let lines = 2

  init(_ label: OpaquePointer) {
    self.label = label
    gtk_label_set_wrap(label, 1)
    gtk_label_set_lines(label, Int32(Self.lines))
    gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
    show("")
  }

  func show(_ text: String) {
    gtk_label_set_text(label, text)
    let widget = UnsafeMutablePointer<GtkWidget>(label)
    gtk_widget_set_tooltip_text(widget, text.isEmpty ? nil : text)
    keywindow_set_accessible_label(widget, text.isEmpty ? "No message" : text)
    // The user's font may have become another one.
    gtk_widget_set_size_request(widget, -1, Self.height(in: widget))
  }

  private static func height(in widget: UnsafeMutablePointer<GtkWidget>) -> Int32 {
    let text = String(repeating: "\n", count: lines - 1)
    guard let layout = gtk_widget_create_pango_layout(widget, text) else { return -1 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var height: Int32 = 0
    pango_layout_get_pixel_size(layout, nil, &height)
    return height
  }
}
