import CKeyWindowGTK
import CKeyWindowGTK.X11
import Foundation

/// What windows on X11 have drawn.
enum Screenshot {
  /// The smallest rectangle on the screen with all red pixels of a window, if it is red throughout.
  ///
  /// As the window has drawn itself, where the server has it. What the screen shows is the compositor's: mutter 43
  /// forgets a frame now and then when the machine is busy, and shows the one before it for good.
  @MainActor static func redArea(of surface: OpaquePointer) -> CGRect? {
    var frame = KeyWindowX11Frame()
    guard keywindow_x11_read_frame(surface, &frame) != 0,
      let image = XGetImage(
        gdk_x11_display_get_xdisplay(gdk_surface_get_display(surface)), gdk_x11_surface_get_xid(surface), 0,
        0,
        UInt32(frame.width), UInt32(frame.height), UInt.max, ZPixmap),
      let data = image.pointee.data
    else { return nil }
    defer { _ = image.pointee.f.destroy_image(image) }
    let stride = Int(image.pointee.bytes_per_line)
    var (minX, minY, maxX, maxY, count) = (Int.max, Int.max, -1, -1, 0)
    data.withMemoryRebound(to: UInt8.self, capacity: stride * Int(frame.height)) { bytes in
      for y in 0..<Int(frame.height) {
        for x in 0..<Int(frame.width) {
          let pixel = bytes + y * stride + x * 4
          guard pixel[2] == 255, pixel[1] == 0, pixel[0] == 0 else { continue }
          (minX, maxX) = (min(minX, x), max(maxX, x))
          (minY, maxY) = (min(minY, y), max(maxY, y))
          count += 1
        }
      }
    }
    guard count > 0 else { return nil }
    let area = CGRect(
      x: Int(frame.x) + minX, y: Int(frame.y) + minY, width: maxX - minX + 1, height: maxY - minY + 1)
    return CGFloat(count) == area.width * area.height ? area : nil
  }
}
