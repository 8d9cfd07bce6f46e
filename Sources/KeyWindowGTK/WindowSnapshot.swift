internal import CKeyWindowGTK
internal import Foundation
public import KeyWindow

extension GTKWindow {
  /// The whole state of the window now; nil when it has been destroyed.
  ///
  /// ``/KeyWindow/WindowState/isKey`` is what this window claims by itself; observers tell what was decided for all.
  public func readWindowState() -> WindowState? {
    guard let pointer, let display = GTKDisplay.display(of: pointer) else { return nil }
    return Snapshot(of: pointer, on: display, x11: signals?.x11).state
  }
}

/// A reading of a window.
@MainActor private struct Snapshot {
  let window: UnsafeMutablePointer<GtkWindow>
  let widget: UnsafeMutablePointer<GtkWidget>
  let display: GTKDisplay
  /// Nil when nobody observes the window, too.
  let x11: X11Window?
  /// Nil until the window is realized.
  let surface: OpaquePointer?
  let isVisible: Bool
  let toplevelState: UInt32

  init(of window: UnsafeMutablePointer<GtkWindow>, on display: GTKDisplay, x11: X11Window?) {
    self.window = window
    widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    self.display = display
    self.x11 = x11
    surface = gtk_native_get_surface(OpaquePointer(window))
    // On Wayland the surface is mapped later than the widget, with the compositor's first answer; the state
    // that it had before it was hidden isn't valid until then. On X11 both are mapped before the first layout,
    // and without that there's nothing to see.
    isVisible =
      gtk_widget_get_mapped(widget) != 0 && (surface.map { gdk_surface_get_mapped($0) != 0 } ?? false)
      && gtk_widget_get_width(widget) > 0
    toplevelState = surface.map { gdk_toplevel_get_state($0).rawValue } ?? 0
  }

  var state: WindowState {
    WindowState(
      isKey: claimsKey,
      isActive: isVisible && !isBackdrop,
      isVisible: isVisible,
      isOccluded: NewerGTK.isSuspended(window),
      isMiniaturized: display.system == .x11 ? has(GDK_TOPLEVEL_STATE_MINIMIZED) : nil,
      isZoomed: has(GDK_TOPLEVEL_STATE_MAXIMIZED),
      isFullScreen: has(GDK_TOPLEVEL_STATE_FULLSCREEN),
      size: size,
      position: position,
      safeAreaInsets: safeAreaInsets,
      scale: surface.flatMap { NewerGTK.scale(ofSurface: $0) } ?? Double(gtk_widget_get_scale_factor(widget)),
      screen: screen,
      title: gtk_window_get_title(window).map { String(cString: $0) },
      isRightToLeft: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL)
  }

  private var isBackdrop: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_BACKDROP.rawValue != 0
  }

  private func has(_ state: GdkToplevelState) -> Bool {
    toplevelState & state.rawValue != 0
  }

  private var claimsKey: Bool {
    let isActive = gtk_window_is_active(window) != 0
    return display.system.claimsKey(
      isVisible: isVisible,
      isActive: isVisible ? x11?.isActive(isActive) ?? isActive : isActive,
      isFocused: has(GDK_TOPLEVEL_STATE_FOCUSED))
  }

  /// That of the widget: the surface has the shadow around it. A window that isn't laid out has the size with
  /// which GTK will show it.
  private var size: CGSize {
    var (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    if !isLaidOut {
      var (borderWidth, borderHeight): (Int32, Int32) = (0, 0)
      gtk_window_get_default_size(window, &width, &height)
      keywindow_get_border(window, &borderWidth, &borderHeight)
      // Both are -1 where GTK will choose.
      (width, height) = (max(0, width - borderWidth), max(0, height - borderHeight))
    }
    return CGSize(width: Int(width), height: Int(height))
  }

  private var isLaidOut: Bool { gtk_widget_get_width(widget) > 0 }

  private var position: CGPoint? {
    guard isVisible, display.system == .x11, let surface else { return nil }
    return x11.map { $0.readPosition(of: window) } ?? X11Window.readPosition(of: window, on: surface)
  }

  private var screen: ScreenState? {
    guard isVisible, let surface else { return nil }
    return display.screen(of: surface, at: position.map { CGRect(origin: $0, size: size) })
  }

  /// What a title bar that the app draws takes from the top. GTK puts nothing over the other edges.
  ///
  /// From the bars, not from the content: that may be aligned to less than its place, or not be there yet.
  private var safeAreaInsets: WindowInsets? {
    guard isLaidOut else { return nil }
    let content = gtk_window_get_child(window)
    var top: CGFloat = 0
    var child = gtk_widget_get_first_child(widget)
    while let bar = child {
      child = gtk_widget_get_next_sibling(bar)
      // In full screen the bar isn't mapped. Tooltips and popovers are natives, with a surface of their own.
      guard bar != content, gtk_widget_get_mapped(bar) != 0, keywindow_is_a(bar, gtk_native_get_type()) == 0
      else { continue }
      var bounds = graphene_rect_t()
      if gtk_widget_compute_bounds(bar, widget, &bounds) != 0 {
        top = max(top, CGFloat(bounds.origin.y + bounds.size.height))
      }
    }
    return WindowInsets(top: top)
  }
}
