internal import CKeyWindowGTK
internal import CKeyWindowGTK.X11
internal import Foundation
internal import KeyWindow

/// A connection to a window system, and the screens behind it. There is one for each `GdkDisplay`, as long as
/// that lives.
@MainActor final class GTKDisplay {
  private static let attachment = AssociatedObject<GTKDisplay>("KeyWindow.GTKDisplay")

  let system: WindowSystem
  /// The events of the X server; nil on other window systems.
  let x11: X11Events?
  /// Told when a screen, or its work area, may have changed, and when a keyboard came or went.
  let hints = Listeners<@MainActor () -> Void>()

  private let display: OpaquePointer
  private let seat: UnsafeMutablePointer<GdkSeat>?
  // Nil once it may be otherwise.
  private var knownKeyboard: Bool?
  private var ofList: WindowObservation?
  private var ofMonitors: [WindowObservation] = []
  private var monitors: [OpaquePointer] = []
  private var ofWorkAreas: WindowObservation?
  private var ofKeyboards: [WindowObservation] = []
  private var keyboardsTurn: WindowObservation?
  // Asked from the X server, so only once.
  private var workAreas: [OpaquePointer: CGRect?] = [:]

  static func display(of window: UnsafeMutablePointer<GtkWindow>) -> GTKDisplay? {
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    guard let display = gtk_widget_get_display(widget) else { return nil }
    return attachment.value(of: UnsafeMutableRawPointer(display)) { GTKDisplay(display) }
  }

  private init(_ display: OpaquePointer) {
    self.display = display
    seat = gdk_display_get_default_seat(display)
    system = WindowSystem(of: display)
    x11 = system == .x11 ? X11Events(of: display) : nil
    ofWorkAreas = x11?.workAreaChanges.add { [weak self] in self?.screensDidChange() }
    followKeyboards()
    guard let list = gdk_display_get_monitors(display) else { return }
    ofList = onSignal("items-changed", of: UnsafeMutableRawPointer(list)) { [weak self] in
      self?.follow(list)
      self?.screensDidChange()
    }
    follow(list)
  }

  /// The screen with most of the window; nil while it's on none.
  ///
  /// - Parameter frame: where the window is, where that's known.
  func screen(of surface: OpaquePointer, at frame: CGRect?) -> ScreenState? {
    guard let monitor = monitor(of: surface, at: frame) else { return nil }
    return ScreenState(
      name: Self.name(of: monitor),
      frame: geometry(of: monitor),
      visibleFrame: workArea(of: monitor),
      scale: NewerGTK.scale(ofMonitor: monitor).map(system.scale)
        ?? Double(gdk_monitor_get_scale_factor(monitor)))
  }

  /// Whether there's a keyboard. The capabilities that GDK tells of a seat include one always.
  var hasKeyboard: Bool {
    if let knownKeyboard { return knownKeyboard }
    let keyboards = seat.flatMap { gdk_seat_get_devices($0, GDK_SEAT_CAPABILITY_KEYBOARD) }
    defer { g_list_free(keyboards) }
    knownKeyboard = keyboards != nil
    return keyboards != nil
  }

  /// Whether a window manager runs on X11 that lists the hint among those it knows.
  func windowManagerSupports(_ hint: String) -> Bool {
    keywindow_x11_window_manager_supports(display, hint) != 0
  }

  private func monitor(of surface: OpaquePointer, at frame: CGRect?) -> OpaquePointer? {
    // On X11 GDK asks the server for the place each time.
    guard let frame else { return gdk_display_get_monitor_at_surface(display, surface) }
    func overlap(_ monitor: OpaquePointer) -> CGFloat {
      let common = geometry(of: monitor).intersection(frame)
      return common.isNull ? 0 : common.width * common.height
    }
    return monitors.max { overlap($0) < overlap($1) }.flatMap { overlap($0) > 0 ? $0 : nil }
  }

  private func geometry(of monitor: OpaquePointer) -> CGRect {
    var frame = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &frame)
    return CGRect(frame)
  }

  private static func name(of monitor: OpaquePointer) -> String? {
    WindowSystem.screenName(among: [
      NewerGTK.description(ofMonitor: monitor),
      gdk_monitor_get_connector(monitor).map { String(cString: $0) },
      gdk_monitor_get_model(monitor).map { String(cString: $0) },
    ])
  }

  private func workArea(of monitor: OpaquePointer) -> CGRect? {
    guard system == .x11 else { return nil }
    if let known = workAreas[monitor] { return known }
    var area = GdkRectangle()
    let isKnown = keywindow_x11_work_area(monitor, &area) != 0
    let new = isKnown ? CGRect(area) : nil
    workAreas[monitor] = .some(new)
    return new
  }

  private func followKeyboards() {
    guard let seat else { return }
    ofKeyboards = ["device-added", "device-removed"].map { name in
      onSignal(name, of: UnsafeMutableRawPointer(seat)) { [weak self] in
        // The seat has what is removed until after the signal.
        self?.keyboardsTurn = GLibScheduler.after(0) {
          self?.knownKeyboard = nil
          self?.hints.tell()
        }
      }
    }
  }

  private func follow(_ list: OpaquePointer) {
    monitors = (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let monitor = g_list_model_get_item(list, index) else { return nil }
      // The list holds it, and its signal tells when it doesn't any more.
      g_object_unref(monitor)
      return OpaquePointer(monitor)
    }
    ofMonitors = monitors.map { monitor in
      onSignal("notify", of: UnsafeMutableRawPointer(monitor)) { [weak self] in self?.screensDidChange() }
    }
  }

  private func screensDidChange() {
    workAreas = [:]
    hints.tell()
  }
}

extension WindowSystem {
  @MainActor fileprivate init(of display: OpaquePointer) {
    // By name: the headers of a window system come only with a GTK that was built for it.
    let name = g_type_name_from_instance(
      UnsafeMutableRawPointer(display).assumingMemoryBound(to: GTypeInstance.self))
    switch name.map({ String(cString: $0) }) {
    case "GdkX11Display": self = .x11
    case "GdkWaylandDisplay": self = .wayland
    default: self = .other
    }
  }
}

extension CGRect {
  fileprivate init(_ rectangle: GdkRectangle) {
    self.init(
      x: Int(rectangle.x), y: Int(rectangle.y), width: Int(rectangle.width), height: Int(rectangle.height))
  }
}
