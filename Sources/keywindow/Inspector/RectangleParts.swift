import Foundation

extension CGRect {
  /// What is left of the rectangle without these, in pieces that don't overlap.
  func subtracting(_ others: [CGRect]) -> [CGRect] {
    others.reduce([self]) { pieces, other in pieces.flatMap { $0.subtracting(other) } }
  }

  private func subtracting(_ other: CGRect) -> [CGRect] {
    let inner = intersection(other)
    guard !inner.isNull, !inner.isEmpty else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: inner.minY - minY),
      CGRect(x: minX, y: inner.maxY, width: width, height: maxY - inner.maxY),
      CGRect(x: minX, y: inner.minY, width: inner.minX - minX, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: maxX - inner.maxX, height: inner.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
