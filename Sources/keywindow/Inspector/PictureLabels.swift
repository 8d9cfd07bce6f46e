import Foundation

/// Where the names in a picture are written: where the named thing is seen, and never over each other.
struct PictureLabels {
  struct Label: Equatable {
    var text: String
    /// What it fills; the text may have to be shortened for it.
    var rect: CGRect
  }

  private(set) var labels: [Label] = []
  private let measure: (String) -> CGSize

  /// Left and right of a text.
  static let padding = CGFloat(4)
  /// A name that is shortened further isn't one any more.
  private static let leastWidth = CGFloat(36)

  /// - Parameter measure: the size of a line of text.
  init(_ measure: @escaping (String) -> CGSize) {
    self.measure = measure
  }

  /// Writes a name into a rectangle where these don't hide it; leaves it out where there's no room.
  ///
  /// - Parameter isAlwaysSeen: it is written over what hides it rather than shortened or left out.
  mutating func add(_ text: String, in rect: CGRect, hiddenBy hiding: [CGRect], isAlwaysSeen: Bool = false) {
    let size = measure(text)
    let wanted = CGSize(width: size.width + 2 * Self.padding, height: size.height)
    var place = place(for: wanted, in: rect, obstacles: hiding + labels.map(\.rect))
    if isAlwaysSeen, place?.width != wanted.width {
      place = self.place(for: wanted, in: rect, obstacles: labels.map(\.rect))
    }
    if let place { labels.append(Label(text: text, rect: place)) }
  }

  private func place(for wanted: CGSize, in rect: CGRect, obstacles: [CGRect]) -> CGRect? {
    // At the top, or as high as something in the way allows.
    let tops = [rect.minY] + obstacles.map(\.maxY).filter { $0 > rect.minY }.sorted()
    var best: CGRect?
    for top in tops where top + wanted.height <= rect.maxY {
      for span in Self.free(in: rect, from: top, to: top + wanted.height, obstacles) {
        let width = min(wanted.width, span.upperBound - span.lowerBound)
        guard width >= min(wanted.width, Self.leastWidth), width > best?.width ?? 0 else { continue }
        best = CGRect(x: span.lowerBound, y: top, width: width, height: wanted.height)
      }
      if best?.width == wanted.width { break }
    }
    return best
  }

  /// The parts of a strip across the rectangle that have nothing in the way.
  private static func free(
    in rect: CGRect, from top: CGFloat, to bottom: CGFloat, _ obstacles: [CGRect]
  ) -> [ClosedRange<CGFloat>] {
    let inTheWay = obstacles.filter { $0.minY < bottom && $0.maxY > top }.sorted { $0.minX < $1.minX }
    var spans: [ClosedRange<CGFloat>] = []
    var left = rect.minX
    for obstacle in inTheWay {
      if min(obstacle.minX, rect.maxX) > left { spans.append(left...min(obstacle.minX, rect.maxX)) }
      left = max(left, obstacle.maxX)
    }
    if left < rect.maxX { spans.append(left...rect.maxX) }
    return spans
  }
}
