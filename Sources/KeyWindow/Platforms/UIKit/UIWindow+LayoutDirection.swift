#if os(iOS) || os(tvOS) || os(visionOS) || KEYWINDOW_UIKIT
  import UIKit

  extension UIWindow {
    var isLaidOutRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  }
#endif
