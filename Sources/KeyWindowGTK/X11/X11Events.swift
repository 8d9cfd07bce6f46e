internal import CKeyWindowGTK
internal import CKeyWindowGTK.X11
internal import KeyWindow

/// What the X server tells and GTK doesn't: that windows were moved, that the keyboard went elsewhere, and that
/// a panel came. One handler sees the events of all windows of a display.
@MainActor final class X11Events {
  /// Told when the work area may have changed.
  let workAreaChanges = Listeners<@MainActor () -> Void>()
  /// Told when the keyboard goes from one window to another.
  let focusChanges = Listeners<@MainActor () -> Void>()

  private var observation: WindowObservation?
  private var placeChanges: [UInt64: (id: UInt64, body: @MainActor () -> Void)] = [:]
  private var lastID: UInt64 = 0

  init(of display: OpaquePointer) {
    keywindow_x11_watch_root(display)
    observation = onSignal("xevent", of: UnsafeMutableRawPointer(display)) { [weak self] arguments in
      var argument = arguments[1]
      if let event = g_value_get_pointer(&argument) { self?.receive(event, on: display) }
      return false
    }
  }

  /// Calls `body` when the window may have been moved or resized, until the returned value is dropped. There is
  /// one for each window.
  func onPlaceChange(of window: UInt64, _ body: @escaping @MainActor () -> Void) -> WindowObservation {
    lastID += 1
    let id = lastID
    placeChanges[window] = (id, body)
    return WindowObservation {
      if self.placeChanges[window]?.id == id { self.placeChanges[window] = nil }
    }
  }

  private func receive(_ event: UnsafeMutableRawPointer, on display: OpaquePointer) {
    var window: UInt64 = 0
    switch keywindow_x11_event_kind(display, event, &window) {
    case KEYWINDOW_X11_EVENT_PLACE: placeChanges[window]?.body()
    case KEYWINDOW_X11_EVENT_FOCUS: focusChanges.tell()
    case KEYWINDOW_X11_EVENT_WORK_AREA: workAreaChanges.tell()
    default: break
    }
  }
}
