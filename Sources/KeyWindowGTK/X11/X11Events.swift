internal import CKeyWindowGTK
internal import CKeyWindowGTK.X11
internal import KeyWindow

/// What the X server tells and GTK doesn't: that windows were moved, which ones the keyboard went to and from, and
/// that a panel came. One handler sees the events of all windows of a display.
@MainActor final class X11Events {
  /// Told when the work area may have changed.
  let workAreaChanges = Listeners<@MainActor () -> Void>()

  /// Told of a window when it may have been moved or resized, and when it got the keyboard or lost it.
  struct Listener {
    /// With the last request that the server had read, when it, or a window manager, says where the window is.
    var onPlace: @MainActor (_ lastRequest: UInt64?) -> Void
    var onFocus: @MainActor () -> Void
  }

  private let display: OpaquePointer
  /// Nil once it may be another one.
  private var focus: KeyWindowX11Focus?
  private var observation: WindowObservation?
  private var listeners: [UInt64: (id: UInt64, listener: Listener)] = [:]
  private var lastID: UInt64 = 0

  init(of display: OpaquePointer) {
    self.display = display
    keywindow_x11_watch_root(display)
    observation = onSignal("xevent", of: UnsafeMutableRawPointer(display)) { [weak self] arguments in
      var argument = arguments[1]
      if let event = g_value_get_pointer(&argument) { self?.receive(event) }
      return false
    }
  }

  /// Whether the server gives the keyboard to the window, or to one inside it; nil when it gives it to whichever
  /// window is under the pointer.
  func hasFocus(_ surface: OpaquePointer) -> Bool? {
    let focus = focus ?? keywindow_x11_read_focus(display)
    self.focus = focus
    return focus.follows_pointer != 0 ? nil : focus.toplevel == keywindow_x11_id(surface)
  }

  /// Has the listener told of the window until the returned value is dropped. There is one for each window.
  func listen(to window: UInt64, _ listener: Listener) -> WindowObservation {
    lastID += 1
    let id = lastID
    listeners[window] = (id, listener)
    return WindowObservation {
      if self.listeners[window]?.id == id { self.listeners[window] = nil }
    }
  }

  private func receive(_ event: UnsafeMutableRawPointer) {
    var window: UInt64 = 0
    switch keywindow_x11_event_kind(display, event, &window) {
    case KEYWINDOW_X11_EVENT_PLACE: listeners[window]?.listener.onPlace(nil)
    case KEYWINDOW_X11_EVENT_CONFIGURED:
      listeners[window]?.listener.onPlace(keywindow_x11_last_request(event))
    case KEYWINDOW_X11_EVENT_FOCUS:
      focus = nil
      listeners[window]?.listener.onFocus()
    case KEYWINDOW_X11_EVENT_WORK_AREA: workAreaChanges.tell()
    default: break
    }
  }
}
