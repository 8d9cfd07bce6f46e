#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSScreen {
  /// The rectangle with y growing downwards from the top of the primary screen; nil without a screen, and of
  /// what isn't a rectangle.
  ///
  /// AppKit's y grows upwards from the bottom of the primary screen, which is the first one:
  /// developer.apple.com/documentation/appkit/nsscreen/screens
  static func turned(_ rectangle: NSRect) -> NSRect? {
    guard let primary = screens.first, rectangle.isFinite else { return nil }
    var turned = rectangle
    turned.origin.y = primary.frame.maxY - rectangle.maxY
    return turned
  }

  var state: ScreenState {
    ScreenState(
      name: localizedName,
      frame: Self.turned(frame) ?? frame,
      visibleFrame: Self.turned(visibleFrame),
      scale: Double(backingScaleFactor))
  }
}
#endif
