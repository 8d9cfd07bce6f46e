#if os(visionOS)
import UIKit

extension UIWindow {
  var resizingRefusal: String? { nil }

  func requestSize(_ size: CGSize) {
    windowScene?.requestGeometryUpdate(.Vision(size: size))
  }
}
#elseif targetEnvironment(macCatalyst)
import UIKit

extension UIWindow {
  var resizingRefusal: String? {
    guard #available(macCatalyst 16, *) else { return "resizing a window needs Mac Catalyst 16" }
    return nil
  }

  func requestSize(_ size: CGSize) {
    guard #available(macCatalyst 16, *), let windowScene else { return }
    let origin = windowScene.effectiveGeometry.systemFrame.origin
    windowScene.requestGeometryUpdate(.Mac(systemFrame: CGRect(origin: origin, size: size)))
  }
}
#elseif canImport(UIKit) && !os(watchOS)
import UIKit

extension UIWindow {
  var resizingRefusal: String? { "on this platform only the user can resize a window" }

  func requestSize(_ size: CGSize) {}
}
#endif
