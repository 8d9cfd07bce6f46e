import CKeyWindowGTK

/// What a screen reader is told beyond what GTK tells it.
@MainActor enum ScreenReader {
  /// Parts that GTK makes widgets of. They have no names, and whoever can't see them has no use for them.
  private static let parts: Set = ["GtkBuiltinIcon", "GtkPanedHandle", "GtkScrollbar"]

  /// Hides such parts of the widget and of everything in it.
  static func hideParts(of widget: UnsafeMutablePointer<GtkWidget>) {
    if let name = g_type_name_from_instance(widget.cast(to: GTypeInstance.self)),
      parts.contains(String(cString: name))
    {
      return keywindow_hide_from_screen_reader(widget)
    }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      hideParts(of: child)
      next = gtk_widget_get_next_sibling(child)
    }
  }
}
