internal import CKeyWindowGTK

/// The popovers that are open, and take what is typed away from their windows' other widgets.
@MainActor enum OpenPopovers {
  private static var windows: [UnsafeMutablePointer<GtkWidget>: UnsafeMutablePointer<GtkWindow>] = [:]

  /// Whether one of the window's is open.
  static func areOpen(in window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    !windows.isEmpty && windows.values.contains(window)
  }

  static func didMap(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard keywindow_is_a(widget, gtk_popover_get_type()) != 0,
      gtk_popover_get_autohide(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkPopover.self)) != 0,
      let root = gtk_widget_get_root(widget)
    else { return }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
    windows[widget] = window
    GTKWindow.existing(window)?.tellHint()
  }

  static func didUnmap(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard !windows.isEmpty, let window = windows.removeValue(forKey: widget) else { return }
    GTKWindow.existing(window)?.tellHint()
  }
}
