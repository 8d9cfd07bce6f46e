#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIWindow {
  var isLaidOutRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
#endif
