import Foundation

/// How a picture of the screens comes to lie in the area that it's drawn in.
struct PictureScale {
  /// The part of the area that the screens fill.
  let frame: CGRect
  private let extent: CGRect
  private let scale: CGFloat

  /// Nil when there's nothing to draw, or no room.
  ///
  /// - Parameters:
  ///   - extent: what the screens lie in, in points.
  ///   - size: that of the area.
  ///   - foot: the height to leave free below.
  init?(of extent: CGRect?, in size: CGSize, foot: CGFloat) {
    guard let extent, extent.width > 0, extent.height > 0 else { return nil }
    scale = min(size.width / extent.width, (size.height - foot) / extent.height)
    guard scale > 0 else { return nil }
    self.extent = extent
    let (width, height) = (extent.width * scale, extent.height * scale)
    // At the left, where the headings and the buttons begin.
    frame = CGRect(x: 0, y: 0, width: width, height: height)
  }

  func place(_ rect: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + (rect.minX - extent.minX) * scale, y: frame.minY + (rect.minY - extent.minY) * scale,
      width: rect.width * scale, height: rect.height * scale)
  }
}
