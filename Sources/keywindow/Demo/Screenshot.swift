import CKeyWindowGTK
import CKeyWindowGTK.X11
import Foundation

/// A PNG of the windows as they're drawn.
@MainActor struct Screenshot {
  let path: String

  struct Failure: Error, CustomStringConvertible {
    var description: String
    /// Whether it may work a little later.
    var isTemporary = false
  }

  /// A screenshot that will be in the file, which is made now: whoever plays the story should hear before it begins
  /// that the picture of it can't be written.
  init(path: String) throws(Failure) {
    guard FileManager.default.createFile(atPath: path, contents: nil) else {
      throw Failure(description: "\(path): the picture can't be written")
    }
    self.path = path
  }

  /// On X11 the whole screen, as everybody sees it. Wayland shows a program nothing but its own windows; there
  /// it's the windows side by side, as GTK draws them.
  func take(of windows: [UnsafeMutablePointer<GtkWindow>]) throws {
    if showsScreen {
      if let reason = keywindow_x11_save_screen(gdk_display_get_default(), path) {
        throw Failure(description: "\(path): \(String(cString: reason))")
      }
    } else {
      try saveSideBySide(windows)
    }
  }

  /// An X server within a Wayland compositor has a screen on which nothing is drawn.
  var showsScreen: Bool {
    keywindow_x11_is_display(gdk_display_get_default()) != 0
      && ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"] == nil
  }

  private func saveSideBySide(_ windows: [UnsafeMutablePointer<GtkWindow>]) throws {
    let gap = Float(24)
    guard let snapshot = gtk_snapshot_new(), let first = windows.first,
      let renderer = gtk_native_get_renderer(OpaquePointer(first))
    else { throw Failure(description: "\(path): no window is drawn") }
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
      throw Failure(description: "\(path): the windows draw nothing", isTemporary: true)
    }
    defer { gsk_render_node_unref(node) }
    guard let texture = gsk_renderer_render_texture(renderer, node, nil) else {
      throw Failure(description: "\(path): GTK can't draw into memory here")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    if gdk_texture_save_to_png(texture, path) == 0 {
      throw Failure(description: "\(path): the file can't be written")
    }
  }
}
