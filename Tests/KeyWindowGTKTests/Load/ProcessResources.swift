import CKeyWindowGTK
import CTestSupport
import Foundation

/// What the process holds on to at one moment.
@MainActor struct ProcessResources {
  /// Bytes of the heap in use.
  let heap: Int
  /// Open files, sockets and pipes.
  let files: Int
  /// Signal handlers, ours and GTK's own, on what outlives windows.
  let handlers: Int

  init() throws {
    heap = keywindow_tests_heap_in_use()
    files = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    handlers = Self.objectsThatStay.reduce(0) { $0 + handlerCount(of: $1) }
  }

  private static var objectsThatStay: [UnsafeMutableRawPointer] {
    let display = gdk_display_get_default()
    let (monitors, toplevels) = (gdk_display_get_monitors(display), gtk_window_get_toplevels())
    let seat = UnsafeMutableRawPointer(gdk_display_get_default_seat(display))
    let lists = [display, monitors, toplevels].map { UnsafeMutableRawPointer($0) }
    let each = (0..<g_list_model_get_n_items(monitors)).compactMap { index in
      let monitor = g_list_model_get_item(monitors, index)
      // The list holds it.
      g_object_unref(monitor)
      return monitor
    }
    return (lists + [seat]).compactMap { $0 } + each
  }
}
