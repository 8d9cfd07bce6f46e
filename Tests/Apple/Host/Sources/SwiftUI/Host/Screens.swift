internal import CKeyWindowGTK
internal import CKeyWindowGTK.X11

/// The screens, as AppKit has them: y grows upwards from the bottom of the first.
@MainActor enum Screens {
  private struct Screen: Equatable {
    var name: String
    /// y grows downwards.
    var frame: CGRect
    /// What panels at the top and at the bottom take; the stand-in has a menu bar and a Dock, and nothing at the sides.
    var top: CGFloat
    var bottom: CGFloat
    var scale: CGFloat
  }
  private static var known: [Screen] = []

  static func update() {
    let now = read()
    guard now != known else { return }
    known = now
    NSScreen.standInSet(
      now.map {
        NSScreen(
          standInName: $0.name, frame: turned($0.frame), menuBar: $0.top, dock: $0.bottom,
          backingScaleFactor: $0.scale)
      })
  }

  /// From y downwards to y upwards, or back.
  static func turned(_ frame: CGRect) -> CGRect {
    var turned = frame
    turned.origin.y = (known.first?.frame.maxY ?? 0) - frame.maxY
    return turned
  }

  private static func read() -> [Screen] {
    guard let monitors = gdk_display_get_monitors(gdk_display_get_default()) else { return [] }
    return (0..<g_list_model_get_n_items(monitors)).compactMap { index in
      guard let monitor = g_list_model_get_item(monitors, index) else { return nil }
      defer { g_object_unref(monitor) }
      return read(OpaquePointer(monitor))
    }
  }

  private static func read(_ monitor: OpaquePointer) -> Screen {
    var (frame, area) = (GdkRectangle(), GdkRectangle())
    gdk_monitor_get_geometry(monitor, &frame)
    if keywindow_x11_work_area(monitor, &area) == 0 { area = frame }
    let name = gdk_monitor_get_connector(monitor) ?? gdk_monitor_get_model(monitor)
    return Screen(
      name: name.map { String(cString: $0) } ?? "Screen",
      frame: CGRect(x: Int(frame.x), y: Int(frame.y), width: Int(frame.width), height: Int(frame.height)),
      top: CGFloat(area.y - frame.y), bottom: CGFloat(frame.y + frame.height - area.y - area.height),
      scale: CGFloat(gdk_monitor_get_scale_factor(monitor)))
  }
}
