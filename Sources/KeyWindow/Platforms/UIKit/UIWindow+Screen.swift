#if os(visionOS)
import UIKit

// There are no screens on visionOS, and nobody is told where a window is.
extension UIWindow {
  var screenState: ScreenState? { nil }

  var positionOnScreen: CGPoint? { nil }

  func coversScreen(with size: CGSize) -> Bool { false }
}
#elseif canImport(UIKit) && !os(watchOS)
import UIKit

extension UIWindow {
  /// Every screen has its origin at its own top-left; how they lie to each other isn't told.
  var screenState: ScreenState? {
    guard let screen = windowScene?.screen else { return nil }
    return ScreenState(frame: screen.bounds, scale: Double(screen.scale))
  }

  #if targetEnvironment(macCatalyst)
  // UIKit's coordinates end at the scene here; the system frame starts at the top-left of the main
  // display. In UIKit's points, as the size is: developer.apple.com/documentation/uikit/uiwindowscene/geometry/systemframe
  var positionOnScreen: CGPoint? {
    guard #available(macCatalyst 16, *) else { return nil }
    return (windowScene?.effectiveGeometry.systemFrame.origin).map(systemPoints.fromSystem)
  }

  func coversScreen(with size: CGSize) -> Bool {
    guard #available(macCatalyst 16, *) else { return false }
    return windowScene?.isFullScreen ?? false
  }
  #else
  var positionOnScreen: CGPoint? {
    guard let screen = windowScene?.screen else { return nil }
    return convert(bounds, to: screen.coordinateSpace).origin
  }

  func coversScreen(with size: CGSize) -> Bool {
    guard let screen = windowScene?.screen.bounds.size else { return false }
    // The two turn at different moments of a rotation.
    return size == screen || size == CGSize(width: screen.height, height: screen.width)
  }
  #endif
}
#endif
