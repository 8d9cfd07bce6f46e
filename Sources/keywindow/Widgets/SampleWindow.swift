import CKeyWindowGTK

/// A window to look at: it says what it's like.
@MainActor enum SampleWindow {
  enum TitleBar {
    /// The window draws it, as GNOME's apps do.
    case headerBar
    /// The window manager draws it, or GTK where there's none to do it.
    case decoration
  }

  /// Makes a window that isn't shown yet.
  ///
  /// - Parameter extra: a widget below the caption.
  static func make(
    title: String, titleBar: TitleBar, width: Int32 = 440, height: Int32 = 300,
    in application: UnsafeMutablePointer<GtkApplication>? = nil,
    extra: UnsafeMutablePointer<GtkWidget>? = nil
  ) -> UnsafeMutablePointer<GtkWindow> {
    guard let widget = application == nil ? gtk_window_new() : gtk_application_window_new(application),
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)
    else { preconditionFailure("GTK made no window") }
    let window = widget.cast(to: GtkWindow.self)
    gtk_window_set_title(window, title)
    gtk_window_set_default_size(window, width, height)
    if titleBar == .headerBar { gtk_window_set_titlebar(window, gtk_header_bar_new()) }
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
    for child in [StateCaption.make(), extra].compactMap({ $0 }) {
      gtk_box_append(box.cast(to: GtkBox.self), child)
    }
    gtk_window_set_child(window, box)
    return window
  }
}
