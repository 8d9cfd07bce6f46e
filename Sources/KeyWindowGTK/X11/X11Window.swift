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

  private var origin: CGPoint?
  private var originIsStale = true

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

  /// The top-left corner of the X window on the screen in pixels, shadow included.
  func readOrigin() -> CGPoint? {
    guard originIsStale else { return origin }
    guard let frame = Self.readFrame(of: surface) else { return nil }
    // The server is ahead of GTK when the size changes too. The old place goes with the old size, until GTK
    // has laid out the new one.
    if let origin, !frame.matches(surface) { return origin }
    originIsStale = false
    origin = frame.origin
    return origin
  }

  /// The same for a window that isn't followed.
  static func readOrigin(of surface: OpaquePointer) -> CGPoint? {
    readFrame(of: surface)?.origin
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
    originIsStale = true
    hasFocus = nil
  }

  func didUnmap() {
    activeIsTrusted = false
  }

  private func didMove() {
    originIsStale = true
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
  fileprivate var origin: CGPoint { CGPoint(x: Int(x), y: Int(y)) }

  /// Whether GTK has laid the surface out in this size.
  fileprivate func matches(_ surface: OpaquePointer) -> Bool {
    let scale = gdk_surface_get_scale_factor(surface)
    return abs(gdk_surface_get_width(surface) * scale - width) < scale
      && abs(gdk_surface_get_height(surface) * scale - height) < scale
  }
}
