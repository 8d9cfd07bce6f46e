internal import CKeyWindowGTK

/// The popovers that are open, and take what is typed away from their windows' other widgets.
@MainActor enum OpenPopovers {
  private static var windows: [UnsafeMutablePointer<GtkWidget>: UnsafeMutablePointer<GtkWindow>] = [:]

  /// Whether one of the window's is open.
  static func areOpen(in window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    !windows.isEmpty && windows.values.contains(window)
  }

  /// A popover of a window that isn't focused was closed, and no window has become active since. GTK 4.8 leaves that
  /// window active on KWin, and the focused one inactive until a key is pressed, which goes there all the same.
  private(set) static var haveGivenBack = false

  static func didActivate() {
    haveGivenBack = false
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
    guard isActive(window), !isFocused(window) else { return }
    var isTrue = true
    Toplevels.shared.forEachOnScreen { if isActive($0) && isFocused($0) { isTrue = false } }
    haveGivenBack = isTrue
    // The focused one is another.
    if isTrue { GTKDisplay.display(of: window)?.hints.tell() }
  }

  private static func isActive(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    gtk_window_is_active(window) != 0
  }

  private static func isFocused(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    gtk_native_get_surface(OpaquePointer(window)).map {
      gdk_toplevel_get_state($0).rawValue & GDK_TOPLEVEL_STATE_FOCUSED.rawValue != 0
    } ?? false
  }
}
