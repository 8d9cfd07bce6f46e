import CKeyWindowGTK
import CKeyWindowGTK.X11
import Foundation

/// A PNG of the windows as they're drawn.
@MainActor enum Screenshot {
  struct Failure: Error, CustomStringConvertible {
    var description: String
    /// Whether it may work a little later.
    var isTemporary = false
  }

  /// On X11 the whole screen, as everybody sees it. Wayland shows a program nothing but its own windows; there
  /// it's the windows side by side, as GTK draws them.
  static func take(of windows: [UnsafeMutablePointer<GtkWindow>]) throws(Failure) -> Data {
    try showsScreen ? screen() : sideBySide(windows)
  }

  /// An X server within a Wayland compositor has a screen on which nothing is drawn.
  static var showsScreen: Bool {
    keywindow_x11_is_display(gdk_display_get_default()) != 0
      && ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"] == nil
  }

  private static func screen() throws(Failure) -> Data {
    guard let png = g_byte_array_new() else {
      throw Failure(description: "there's no memory for the picture")
    }
    defer { g_byte_array_unref(png) }
    if let reason = keywindow_x11_draw_screen(gdk_display_get_default(), png) {
      throw Failure(description: String(cString: reason))
    }
    return Data(bytes: png.pointee.data, count: Int(png.pointee.len))
  }

  private static func sideBySide(_ windows: [UnsafeMutablePointer<GtkWindow>]) throws(Failure) -> Data {
    let gap = Float(24)
    guard let snapshot = gtk_snapshot_new(), let first = windows.first,
      let renderer = gtk_native_get_renderer(OpaquePointer(first))
    else { throw Failure(description: "no window is drawn") }
    for window in windows {
      guard let paintable = gtk_widget_paintable_new(window.widget) else { continue }
      defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
      let width = gdk_paintable_get_intrinsic_width(paintable)
      let height = gdk_paintable_get_intrinsic_height(paintable)
      gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
      var next = graphene_point_t(x: Float(width) + gap, y: 0)
      gtk_snapshot_translate(snapshot, &next)
    }
    guard let node = gtk_snapshot_free_to_node(snapshot) else {
      // A window that is about to be drawn anew has nothing to show until then.
      throw Failure(description: "the windows draw nothing", isTemporary: true)
    }
    defer { gsk_render_node_unref(node) }
    guard let texture = gsk_renderer_render_texture(renderer, node, nil) else {
      throw Failure(description: "GTK can't draw into memory here")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard let png = gdk_texture_save_to_png_bytes(texture) else {
      throw Failure(description: "GTK makes no PNG of the windows")
    }
    defer { g_bytes_unref(png) }
    var size: gsize = 0
    let start = g_bytes_get_data(png, &size)
    return start.map { Data(bytes: $0, count: Int(size)) } ?? Data()
  }
}
