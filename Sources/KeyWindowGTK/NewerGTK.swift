internal import CKeyWindowGTK
internal import Foundation

/// What came with versions of GTK after 4.8, the oldest that KeyWindow works with. It's looked up by name, so
/// that a program built with an old GTK uses it where a newer one is installed.
@MainActor enum NewerGTK {
  /// Whether the window is known to be out of sight; nil before GTK 4.12, which doesn't tell.
  static func isSuspended(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool? {
    gtkWindowIsSuspended.map { $0(window) != 0 }
  }

  /// The pixels per point of a surface, which may lie between whole numbers; nil before GTK 4.12.
  static func scale(ofSurface surface: OpaquePointer) -> Double? {
    gdkSurfaceGetScale?(surface)
  }

  /// The pixels per point of a monitor, which may lie between whole numbers; nil before GTK 4.14.
  static func scale(ofMonitor monitor: OpaquePointer) -> Double? {
    gdkMonitorGetScale?(monitor)
  }

  /// What the user's settings call the monitor; nil before GTK 4.10.
  static func description(ofMonitor monitor: OpaquePointer) -> String? {
    gdkMonitorGetDescription?(monitor).map { String(cString: $0) }
  }

  private static let gtkWindowIsSuspended =
    function("gtk_window_is_suspended")
    as (@convention(c) (UnsafeMutablePointer<GtkWindow>) -> gboolean)?
  private static let gdkSurfaceGetScale =
    function("gdk_surface_get_scale") as (@convention(c) (OpaquePointer) -> Double)?
  private static let gdkMonitorGetScale =
    function("gdk_monitor_get_scale") as (@convention(c) (OpaquePointer) -> Double)?
  private static let gdkMonitorGetDescription =
    function("gdk_monitor_get_description")
    as (@convention(c) (OpaquePointer) -> UnsafePointer<CChar>?)?

  private static func function<Function>(_ name: String) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
  }
}
