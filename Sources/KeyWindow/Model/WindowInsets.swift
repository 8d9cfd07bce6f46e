import Foundation

/// How far something reaches into a window from each of its edges, in points.
///
/// The edges are those of the screen, not of the text: `left` is left in every writing direction, so that
/// the arithmetic of frames needs no locale.
public struct WindowInsets: Hashable, Sendable, Codable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// Nothing reaches into the window.
  public static let zero = WindowInsets()

  /// Insets in points, each zero unless given.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension WindowInsets {
  /// What is left of the rectangle once these insets are taken from it.
  ///
  /// The result always lies inside the rectangle: a negative inset counts as zero, and insets larger than
  /// the rectangle leave an empty one, never one of negative size. Platforms do report such insets in the
  /// middle of a rotation.
  public func remainder(of rectangle: CGRect) -> CGRect {
    let (x, width) = Self.cut(rectangle.width, from: left, to: right)
    let (y, height) = Self.cut(rectangle.height, from: top, to: bottom)
    return CGRect(x: rectangle.minX + x, y: rectangle.minY + y, width: width, height: height)
  }

  private static func cut(
    _ length: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> (offset: CGFloat, length: CGFloat) {
    // Written as `> 0` so that a NaN counts as zero too.
    let offset = start > 0 ? min(start, length) : 0
    var rest = length - offset
    // A length rounded up would reach over the edge.
    if offset + rest > length { rest = rest.nextDown }
    return (offset, rest - (end > 0 ? min(end, rest) : 0))
  }
}
