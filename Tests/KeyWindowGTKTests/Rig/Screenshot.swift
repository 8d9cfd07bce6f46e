import CKeyWindowGTK
import CKeyWindowGTK.X11
import Foundation
import Testing

/// What is on the X server's screen.
enum Screenshot {
  /// The colours in a part of a window that nothing covers, by the number that the X server gives the window.
  @MainActor static func pixels(of window: String, in rect: CGRect) throws -> [UInt] {
    try #require(gtk_init_check() != 0)
    let display = gdk_x11_display_get_xdisplay(gdk_display_get_default())
    let id = try #require(Window(window.trimmingCharacters(in: .whitespacesAndNewlines)))
    let (width, height) = (Int(rect.width), Int(rect.height))
    let image = try #require(
      XGetImage(
        display, id, CInt(rect.minX), CInt(rect.minY), CUnsignedInt(width), CUnsignedInt(height), UInt.max,
        ZPixmap))
    defer { _ = image.pointee.f.destroy_image(image) }
    return (0..<width * height).map {
      image.pointee.f.get_pixel(image, CInt($0 % width), CInt($0 / width))
    }
  }

  /// The smallest rectangle with all red pixels, if it is red throughout.
  @MainActor static func redArea() -> CGRect? {
    let display = gdk_display_get_default()
    let root = gdk_x11_display_get_xrootwindow(display)
    let (width, height) = (Int(Rig.screenSize.width) * Rig.scale, Int(Rig.screenSize.height) * Rig.scale)
    guard
      let image = XGetImage(
        gdk_x11_display_get_xdisplay(display), root, 0, 0, UInt32(width), UInt32(height), UInt.max, ZPixmap),
      let data = image.pointee.data
    else { return nil }
    defer { _ = image.pointee.f.destroy_image(image) }
    let stride = Int(image.pointee.bytes_per_line)
    var (minX, minY, maxX, maxY, count) = (Int.max, Int.max, -1, -1, 0)
    data.withMemoryRebound(to: UInt8.self, capacity: stride * height) { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = bytes + y * stride + x * 4
          guard pixel[2] == 255, pixel[1] == 0, pixel[0] == 0 else { continue }
          (minX, maxX) = (min(minX, x), max(maxX, x))
          (minY, maxY) = (min(minY, y), max(maxY, y))
          count += 1
        }
      }
    }
    let area = CGRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)
    return count > 0 && CGFloat(count) == area.width * area.height ? area : nil
  }
}
