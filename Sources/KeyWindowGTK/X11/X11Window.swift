internal import CKeyWindowGTK
internal import CKeyWindowGTK.X11
internal import Foundation
internal import KeyWindow

/// What the X server knows of a window, and GTK doesn't. It is asked only after an event said that the answer
/// may be another one.
@MainActor final class X11Window {
  private let surface: OpaquePointer
  private let hint: @MainActor () -> Void
  private var ofEvents: [WindowObservation] = []

  private var position: CGPoint?
  private var positionIsStale = true

  /// GTK leaves its flag on a window that is hidden. Shown again, the window claims to be active, and GTK sends
  /// no signal whether it is or isn't. Until the next signal the server is asked.
  private var activeIsTrusted = false
  private var hasFocus: Bool?

  init(_ surface: OpaquePointer, events: X11Events, hint: @escaping @MainActor () -> Void) {
    self.surface = surface
    self.hint = hint
    ofEvents = [
      events.onPlaceChange(of: keywindow_x11_id(surface)) { [weak self] in self?.didMove() },
      events.focusChanges.add { [weak self] in self?.didMoveFocus() },
    ]
  }

  /// The top-left corner of the window on the screen in points, its shadow left out.
  ///
  /// GTK drops the shadow of a window that is zoomed before the server has moved it, and the server is ahead
  /// of GTK when the size changes too. So a place is kept as it was, shadow and all, until the server has
  /// another one and GTK has laid out the size that goes with it.
  func readPosition(of window: UnsafeMutablePointer<GtkWindow>) -> CGPoint? {
    guard positionIsStale else { return position }
    guard let frame = Self.readFrame(of: surface) else { return nil }
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

  /// Whether the window has the keyboard, given what GTK says.
  func isActive(_ isActive: Bool) -> Bool {
    guard isActive, !activeIsTrusted else { return isActive }
    if let hasFocus { return hasFocus }
    let answer = keywindow_x11_has_focus(surface) != 0
    hasFocus = answer
    return answer
  }

  func didChangeActive() {
    activeIsTrusted = true
  }

  func didMap() {
    positionIsStale = true
    hasFocus = nil
  }

  func didUnmap() {
    activeIsTrusted = false
  }

  private func didMove() {
    positionIsStale = true
    hint()
  }

  private func didMoveFocus() {
    guard !activeIsTrusted else { return }
    hasFocus = nil
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

  /// Whether GTK has laid the surface out in this size.
  fileprivate func matches(_ surface: OpaquePointer) -> Bool {
    let scale = gdk_surface_get_scale_factor(surface)
    return abs(gdk_surface_get_width(surface) * scale - width) < scale
      && abs(gdk_surface_get_height(surface) * scale - height) < scale
  }
}
