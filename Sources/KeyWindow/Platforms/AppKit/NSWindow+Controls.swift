#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSWindow {
  /// How far the close, minimise and zoom buttons reach into the frame, as they are laid out now.
  ///
  /// They are the window's own views, so an app may have moved them or hidden them. In full screen another window has
  /// them.
  var controlInsets: WindowInsets {
    guard !styleMask.contains(.fullScreen) else { return .zero }
    var reached: NSRect?
    for kind in Self.controls {
      guard let button = standardWindowButton(kind), button.window === self,
        !button.isHiddenOrHasHiddenAncestor
      else { continue }
      let place = button.convert(button.bounds, to: nil)
      guard place.isFinite else { continue }
      reached = reached?.union(place) ?? place
    }
    guard let reached, frame.isFinite else { return .zero }
    let top = frame.height - reached.minY
    // On the right in a window that is laid out from right to left.
    return reached.midX < frame.width / 2
      ? WindowInsets(top: top, left: reached.maxX)
      : WindowInsets(top: top, right: frame.width - reached.minX)
  }

  private static let controls: [ButtonType] = [.closeButton, .miniaturizeButton, .zoomButton]
}
#endif
