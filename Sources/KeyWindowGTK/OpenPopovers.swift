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

  /// One is open, and the keyboard has left the program's windows since. GTK 4.8 leaves the popover's window active if
  /// that happens before the compositor shows the popover.
  private(set) static var haveLostKeyboard = false

  static func didActivate() {
    haveGivenBack = false
  }

  static func didMap(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard keywindow_is_a(widget, gtk_popover_get_type()) != 0,
      gtk_popover_get_autohide(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkPopover.self)) != 0,
      let root = gtk_widget_get_root(widget)
    else { return }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWindow.self)
    if windows.isEmpty { followKeyboard() }
    windows[widget] = window
    GTKWindow.existing(window)?.tellHint()
  }

  static func didUnmap(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard !windows.isEmpty, let window = windows.removeValue(forKey: widget) else { return }
    if windows.isEmpty { leaveKeyboard() }
    GTKWindow.existing(window)?.tellHint()
    guard isActive(window), !isFocused(window) else { return }
    var isTrue = true
    Toplevels.shared.forEachOnScreen { if isActive($0) && isFocused($0) { isTrue = false } }
    haveGivenBack = isTrue
    // The focused one is another.
    if isTrue { GTKDisplay.display(of: window)?.hints.tell() }
  }

  /// What a surface hears of the keyboard: GTK answers that signal first, and then nobody else would be asked.
  private static func followKeyboard() {
    focusHook = g_signal_add_emission_hook(
      focusSignal, 0,
      { _, _, arguments, _ in
        let event = arguments.flatMap { g_value_peek_pointer($0 + 1) }.map { OpaquePointer($0) }
        guard let event, gdk_event_get_event_type(event) == GDK_FOCUS_CHANGE else { return gboolean(1) }
        let isLost = gdk_focus_event_get_in(event) == 0
        MainActor.assumeIsolated { OpenPopovers.didChangeFocus(isLost: isLost) }
        return gboolean(1)
      }, nil, nil)
  }

  private static func leaveKeyboard() {
    g_signal_remove_emission_hook(focusSignal, focusHook)
    haveLostKeyboard = false
  }

  private static let focusSignal = g_signal_lookup("event", gdk_surface_get_type())
  private static var focusHook: gulong = 0

  private static func didChangeFocus(isLost: Bool) {
    haveLostKeyboard = isLost
    for window in Set(windows.values) { GTKWindow.existing(window)?.tellHint() }
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
