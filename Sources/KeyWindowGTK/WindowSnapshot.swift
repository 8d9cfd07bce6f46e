internal import CKeyWindowGTK
internal import Foundation
public import KeyWindow

extension GTKWindow {
  /// The whole state of the window now; nil when it has been destroyed.
  ///
  /// ``/KeyWindow/WindowState/isKey`` is what this window claims by itself; observers tell what was decided for all.
  public func readWindowState() -> WindowState? {
    guard let pointer, let display = GTKDisplay.display(of: pointer) else { return nil }
    var snapshot = Snapshot(of: pointer, on: display, signals: signals)
    var state = snapshot.readState()
    if !state.ownsKeyWindow { state.ownsKeyWindow = DependentWindows.shared.hasKeyboard(belongingTo: self) }
    return state
  }

  /// Whether the window has the keyboard, as far as it knows.
  var claimsKeyboard: Bool {
    guard let pointer, let display = GTKDisplay.display(of: pointer) else { return false }
    return Snapshot(of: pointer, on: display, signals: signals).claimsKey
  }
}

/// A reading of a window.
@MainActor private struct Snapshot {
  let window: UnsafeMutablePointer<GtkWindow>
  let widget: UnsafeMutablePointer<GtkWidget>
  let display: GTKDisplay
  /// Nil when nobody observes the window.
  let signals: WindowSignals?
  /// Nil until the window is realized.
  let surface: OpaquePointer?
  private(set) var isVisible: Bool
  private var placement = Placement()

  init(of window: UnsafeMutablePointer<GtkWindow>, on display: GTKDisplay, signals: WindowSignals?) {
    self.window = window
    widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    self.display = display
    self.signals = signals
    surface = gtk_native_get_surface(OpaquePointer(window))
    // On Wayland the surface is mapped later than the widget, with the compositor's first answer; the state
    // that it had before it was hidden isn't valid until then. On X11 both are mapped before the first layout,
    // and without that there's nothing to see.
    isVisible =
      gtk_widget_get_mapped(widget) != 0 && (surface.map { gdk_surface_get_mapped($0) != 0 } ?? false)
      && gtk_widget_get_width(widget) > 0
  }

  mutating func readState() -> WindowState {
    readPlacement()
    return WindowState(
      isKey: claimsKey,
      isActive: isVisible && !isBackdrop,
      isVisible: isVisible,
      isOccluded: NewerGTK.isSuspended(window).map { $0 && isVisible },
      isMiniaturized: display.system == .x11 ? has(GDK_TOPLEVEL_STATE_MINIMIZED) : nil,
      isZoomed: placement.fill.isZoomed,
      isFullScreen: placement.fill.isFullScreen,
      isTiled: placement.tellsTiling || placement.fill != Fill() ? placement.fill.isTiled : nil,
      size: placement.size,
      restoredSize: placement.restoredSize,
      position: placement.position,
      safeAreaInsets: placement.safeAreaInsets,
      controlInsets: placement.controlInsets,
      scale: surface.flatMap { NewerGTK.scale(ofSurface: $0) }.map(display.system.scale)
        ?? Double(gtk_widget_get_scale_factor(widget)),
      screen: screen,
      title: gtk_window_get_title(window).map { String(cString: $0) },
      isRightToLeft: gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL)
  }

  private var isBackdrop: Bool {
    gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_BACKDROP.rawValue != 0
  }

  private func has(_ state: GdkToplevelState) -> Bool {
    surface.map { gdk_toplevel_get_state($0).rawValue & state.rawValue != 0 } ?? false
  }

  var claimsKey: Bool {
    guard isVisible, let surface else { return false }
    let isActive = gtk_window_is_active(window) != 0
    // On X11 a manager that doesn't tell (openbox) leaves every window's surface focused.
    let isFocused =
      display.x11.map { $0.hasFocus(surface) ?? isActive } ?? has(GDK_TOPLEVEL_STATE_FOCUSED)
    return display.system.claimsKey(
      WindowSystem.KeyboardAnswers(
        isActive: isActive, isFocused: isFocused, hasPopover: isActive && OpenPopovers.areOpen(in: window),
        isLost: OpenPopovers.haveLostKeyboard, isGivenBack: OpenPopovers.haveGivenBack,
        hasKeyboard: display.hasKeyboard))
  }

  private mutating func readPlacement() {
    placement = Placement(fill: fill, tellsTiling: tellsTiling, size: size)
    if placement.fill != Fill() { placement.restoredSize = defaultSize }
    if isLaidOut {
      let covered = signals?.titleBars.covered ?? TitleBars.covered(in: window)
      // GTK puts nothing over the other edges.
      placement.safeAreaInsets = WindowInsets(top: covered.top)
      placement.controlInsets = covered.byControls
    }
    guard isVisible, let surface else { return }
    guard let signals else {
      if display.system == .x11 { placement.position = X11Window.readPosition(of: window, on: surface) }
      return
    }
    let reading =
      signals.x11?.read(placement, of: window) ?? PlacementSettling.Reading(placement: placement)
    let settled = signals.placement.settle(reading) {
      display.screen(of: surface, at: reading.frame).map {
        PlacementSettling.Room(
          screen: $0.frame, workArea: display.system == .x11 ? $0.visibleFrame ?? $0.frame : nil)
      }
    }
    if let settled { placement = settled } else { isVisible = false }
  }

  /// On Wayland GTK 4.8 hears of it from compositors that say of each edge whether it's tiled or can be dragged: GNOME's.
  private var tellsTiling: Bool {
    display.system != .wayland || has(GDK_TOPLEVEL_STATE_TILED) || Self.edges.contains { has($0) }
  }

  private static let edges = [
    GDK_TOPLEVEL_STATE_TOP_TILED, GDK_TOPLEVEL_STATE_RIGHT_TILED, GDK_TOPLEVEL_STATE_BOTTOM_TILED,
    GDK_TOPLEVEL_STATE_LEFT_TILED, GDK_TOPLEVEL_STATE_TOP_RESIZABLE, GDK_TOPLEVEL_STATE_RIGHT_RESIZABLE,
    GDK_TOPLEVEL_STATE_BOTTOM_RESIZABLE, GDK_TOPLEVEL_STATE_LEFT_RESIZABLE,
  ]

  private var fill: Fill {
    let state = surface.map { gdk_toplevel_get_state($0).rawValue } ?? 0
    func has(_ states: GdkToplevelState...) -> Bool { states.contains { state & $0.rawValue != 0 } }
    let isZoomed = has(GDK_TOPLEVEL_STATE_MAXIMIZED)
    let isFullScreen = has(GDK_TOPLEVEL_STATE_FULLSCREEN)
    return Fill(
      isZoomed: isZoomed, isFullScreen: isFullScreen,
      isTiled: !isZoomed && !isFullScreen
        && has(
          GDK_TOPLEVEL_STATE_TILED, GDK_TOPLEVEL_STATE_TOP_TILED, GDK_TOPLEVEL_STATE_RIGHT_TILED,
          GDK_TOPLEVEL_STATE_BOTTOM_TILED, GDK_TOPLEVEL_STATE_LEFT_TILED)
    )
  }

  /// That of the widget: the surface has the shadow around it. A window that isn't laid out has the size with
  /// which GTK will show it.
  private var size: CGSize {
    isLaidOut
      ? CGSize(width: Int(gtk_widget_get_width(widget)), height: Int(gtk_widget_get_height(widget)))
      : defaultSize
  }

  /// The size with which GTK will show the window, and to which it goes back: GTK keeps it while the window is zoomed,
  /// full screen or tiled.
  private var defaultSize: CGSize {
    var (width, height, borderWidth, borderHeight): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    gtk_window_get_default_size(window, &width, &height)
    keywindow_get_border(window, &borderWidth, &borderHeight)
    // Both are -1 where GTK will choose.
    return CGSize(width: Int(max(0, width - borderWidth)), height: Int(max(0, height - borderHeight)))
  }

  private var isLaidOut: Bool { gtk_widget_get_width(widget) > 0 }

  private var screen: ScreenState? {
    guard isVisible, let surface else { return nil }
    return display.screen(
      of: surface, at: placement.position.map { CGRect(origin: $0, size: placement.size) })
  }
}
