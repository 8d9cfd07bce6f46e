#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The two units of Mac Catalyst, and the only place where one becomes the other.
///
/// In the iPad idiom ("Scale Interface to Match iPad", the default) macOS shows 77 % of what UIKit lays out
/// (developer.apple.com/design/human-interface-guidelines/mac-catalyst, and
/// developer.apple.com/documentation/uikit/choosing-a-user-interface-idiom-for-your-mac-app). So a point of UIKit's, as in
/// a window's bounds, is 0.77 of a point of the Mac's. A scene's system frame is in the system's coordinates: in the
/// Mac's points, which are fewer (dotnet/maui#27437). In the Mac idiom the two are the same.
struct SystemPoints {
  /// How many of the Mac's points one of UIKit's is.
  let scale: CGFloat

  init(_ idiom: UIUserInterfaceIdiom) {
    scale = idiom == .pad ? 0.77 : 1
  }

  /// A place on the Mac's main display in UIKit's points.
  func fromSystem(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x / scale, y: point.y / scale)
  }

  func toSystem(_ point: CGPoint) -> CGPoint {
    CGPoint(x: Self.tidied(point.x * scale), y: Self.tidied(point.y * scale))
  }

  func toSystem(_ size: CGSize) -> CGSize {
    CGSize(width: Self.tidied(size.width * scale), height: Self.tidied(size.height * scale))
  }

  /// Without the error of the two conversions: a frame that was told as whole points is asked for as such.
  private static func tidied(_ length: CGFloat) -> CGFloat {
    (length * 1024).rounded() / 1024
  }
}

/// A system frame that was asked for. It's asked for as a whole and comes later.
///
/// So what was asked for and hasn't come is asked for again with the next one: otherwise a size would be lost to the
/// place that is asked for after it. What hasn't come within a second doesn't come: the system drops some requests
/// without a word.
struct SystemFrameRequest: Equatable {
  let frame: CGRect
  /// The scene's when this was asked for. While it still has that one, this hasn't come.
  let before: CGRect
  /// In seconds, of a clock that isn't set.
  let time: Double

  init(
    _ change: (inout CGRect) -> Void, of now: CGRect, after last: SystemFrameRequest?, at time: Double
  ) {
    var frame = now
    if let last, last.before == now, time - last.time < 1 { frame = last.frame }
    change(&frame)
    (self.frame, before, self.time) = (frame, now, time)
  }
}
#endif
