internal import CKeyWindowGTK
internal import CKeyWindowGTK.X11

// What is so, as GTK and the X server say, and what the stand-in is told of it.

extension HostedWindow {
  func toplevelState(_ state: GdkToplevelState) -> Bool {
    surface.map { gdk_toplevel_get_state($0).rawValue & state.rawValue != 0 } ?? false
  }

  /// Mapped and laid out, minimised or not.
  private var isMapped: Bool {
    guard let surface else { return false }
    return gtk_widget_get_mapped(gtk.widget) != 0 && gdk_surface_get_mapped(surface) != 0
      && gtk_widget_get_width(gtk.widget) > 0
  }
  var isOnScreen: Bool { isMapped && !toplevelState(GDK_TOPLEVEL_STATE_MINIMIZED) }

  /// On X11 the server is asked: GTK leaves its flag on a window that is hidden.
  var hasKeyboard: Bool {
    guard isMapped, let surface else { return false }
    let display = gtk_widget_get_display(gtk.widget)
    let focus = keywindow_x11_read_focus(display)
    guard keywindow_x11_is_display(display) != 0, focus.follows_pointer == 0 else {
      return gtk_window_is_active(gtk) != 0
    }
    return focus.toplevel == keywindow_x11_id(surface)
  }

  /// y grows downwards. Nil while server and GTK don't agree on the size: then more is to come. Wayland tells no
  /// place; there it's where AppKit left it.
  private var gtkFrame: CGRect? {
    guard isMapped, let surface else { return nil }
    let size = CGSize(
      width: Int(gtk_widget_get_width(gtk.widget)), height: Int(gtk_widget_get_height(gtk.widget)))
    guard keywindow_x11_is_display(gtk_widget_get_display(gtk.widget)) != 0 else {
      return CGRect(origin: Screens.turned(frame).origin, size: size)
    }
    var outer = KeyWindowX11Frame()
    let scale = gdk_surface_get_scale_factor(surface)
    guard keywindow_x11_read_frame(surface, &outer) != 0,
      abs(gdk_surface_get_width(surface) * scale - outer.width) < scale,
      abs(gdk_surface_get_height(surface) * scale - outer.height) < scale
    else { return nil }
    var inner = (x: 0.0, y: 0.0)
    gtk_native_get_surface_transform(OpaquePointer(gtk), &inner.x, &inner.y)
    return CGRect(
      x: CGFloat(outer.x) / CGFloat(scale) + inner.x, y: CGFloat(outer.y) / CGFloat(scale) + inner.y,
      width: size.width, height: size.height)
  }

  /// A title bar looks as AppKit's does: dim unless the window is the main one of the active app.
  func updateTitleBar() {
    guard !isClosed, let bar = gtk_window_get_titlebar(gtk) else { return }
    let main = StyleSheet.shared.main
    let looksMain = isMainWindow && NSApplication.shared.isActive
    looksMain ? gtk_widget_add_css_class(gtk.widget, main) : gtk_widget_remove_css_class(gtk.widget, main)
    let height = gtk_widget_get_height(bar)
    if height > 0, !saysHeight, CGFloat(height) != HostedWindow.titleBar {
      saysHeight = true
      complain(
        "window \(number): GTK's style makes the title bar \(height) points high, AppKit's has \(HostedWindow.titleBar)"
      )
    }
  }

  /// Tells the stand-in what has become of the window.
  func reportWhatWasDone() {
    guard !isClosed else { return }
    let isMinimised = toplevelState(GDK_TOPLEVEL_STATE_MINIMIZED)
    if isOnScreen, !isVisible, !isMiniaturized { super.orderFront(nil) }
    if isMinimised != isMiniaturized { isMinimised ? super.miniaturize(nil) : super.deminiaturize(nil) }
    if !isMapped, isVisible { super.orderOut(nil) }
    if toplevelState(GDK_TOPLEVEL_STATE_FULLSCREEN) != styleMask.contains(.fullScreen) {
      super.toggleFullScreen(nil)
    }
    if let now = gtkFrame.map(Screens.turned), now != frame { super.setFrame(now, display: true) }
    noteWhatIsDone()
  }
}
