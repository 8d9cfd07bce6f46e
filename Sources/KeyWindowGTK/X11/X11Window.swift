internal import CKeyWindowGTK
internal import CKeyWindowGTK.X11
internal import Foundation
internal import KeyWindow

/// What the X server knows of a window, and GTK doesn't. It is asked only after an event said that the answer
/// may be another one.
@MainActor final class X11Window {
  private let surface: OpaquePointer
  private let hint: @MainActor () -> Void
  private var ofEvents: WindowObservation?

  private var frame: KeyWindowX11Frame?
  private var position: CGPoint?
  private var positionIsStale = true
  /// GTK has heard of what the window manager says of the window.
  private var flagsAreHeard = true
  /// The request to be moved that hasn't been answered.
  private var request: UInt64?

  init(_ surface: OpaquePointer, events: X11Events, hint: @escaping @MainActor () -> Void) {
    self.surface = surface
    self.hint = hint
    ofEvents = events.listen(
      to: keywindow_x11_id(surface),
      X11Events.Listener(onPlace: { [weak self] in self?.didMove(after: $0) }, onFocus: hint))
  }

  /// What the server knows of a placement.
  func read(_ placement: Placement, of window: UnsafeMutablePointer<GtkWindow>) -> PlacementSettling.Reading {
    var placement = placement
    placement.position = readPosition(of: window)
    let scale = CGFloat(gdk_surface_get_scale_factor(surface))
    return PlacementSettling.Reading(
      placement: placement,
      frame: frame.map {
        CGRect(
          x: CGFloat($0.x) / scale, y: CGFloat($0.y) / scale, width: CGFloat($0.width) / scale,
          height: CGFloat($0.height) / scale)
      }, isLaidOut: !positionIsStale, isHeard: flagsAreHeard, isAnswered: request == nil)
  }

  /// The top-left corner of the window on the screen in points, its shadow left out.
  ///
  /// GTK drops the shadow of a window that is zoomed before the server has moved it, and the server is ahead
  /// of GTK when the size changes too. So a place is kept as it was, shadow and all, until the server has
  /// another one and GTK has laid out the size that goes with it.
  private func readPosition(of window: UnsafeMutablePointer<GtkWindow>) -> CGPoint? {
    guard positionIsStale || !flagsAreHeard else { return position }
    guard let frame = Self.readFrame(of: surface) else { return nil }
    self.frame = frame
    flagsAreHeard = frame.flagsMatch(surface)
    if let position, !frame.matches(surface) { return position }
    positionIsStale = false
    position = frame.position(of: window, on: surface)
    return position
  }

  /// The same for a window that isn't followed.
  static func readPosition(
    of window: UnsafeMutablePointer<GtkWindow>, on surface: OpaquePointer
  ) -> CGPoint? {
    readFrame(of: surface)?.position(of: window, on: surface)
  }

  func didMap() {
    positionIsStale = true
  }

  /// The window was asked to be moved. A window manager has to say what became of it, also when that's nothing
  /// (ICCCM 4.1.5).
  func didAsk(_ request: UInt64) {
    self.request = request
  }

  private func didMove(after lastRequest: UInt64?) {
    positionIsStale = true
    if let request, let lastRequest, lastRequest >= request { self.request = nil }
    hint()
  }

  private static func readFrame(of surface: OpaquePointer) -> KeyWindowX11Frame? {
    var frame = KeyWindowX11Frame()
    return keywindow_x11_read_frame(surface, &frame) != 0 ? frame : nil
  }
}

extension KeyWindowX11Frame {
  /// The frame is in pixels, with the shadow.
  fileprivate func position(
    of window: UnsafeMutablePointer<GtkWindow>, on surface: OpaquePointer
  ) -> CGPoint {
    let scale = CGFloat(gdk_surface_get_scale_factor(surface))
    var shadow = (left: 0.0, top: 0.0)
    gtk_native_get_surface_transform(OpaquePointer(window), &shadow.left, &shadow.top)
    return CGPoint(x: CGFloat(x) / scale + shadow.left, y: CGFloat(y) / scale + shadow.top)
  }

  /// Whether GTK has heard of the flags that go with it.
  fileprivate func flagsMatch(_ surface: OpaquePointer) -> Bool {
    let state = gdk_toplevel_get_state(surface).rawValue
    return (is_zoomed != 0) == (state & GDK_TOPLEVEL_STATE_MAXIMIZED.rawValue != 0)
      && (is_full_screen != 0) == (state & GDK_TOPLEVEL_STATE_FULLSCREEN.rawValue != 0)
  }

  /// Whether GTK has laid the surface out in this size.
  fileprivate func matches(_ surface: OpaquePointer) -> Bool {
    let scale = gdk_surface_get_scale_factor(surface)
    return abs(gdk_surface_get_width(surface) * scale - width) < scale
      && abs(gdk_surface_get_height(surface) * scale - height) < scale
  }
}
