#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
  /// UIKit has taken the view out of the window for what is shown in its place, and puts it back when that goes.
  ///
  /// For a presentation in full screen (`fullScreenCover` in SwiftUI) it removes the views of the presenting view
  /// controller: developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen. What such a controller, or
  /// one that it's in, presents is its presentedViewController.
  func isCovered(in window: UIWindow) -> Bool {
    let chain = sequence(first: self as UIResponder) { $0.next }
    guard self.window == nil, let controller = chain.lazy.compactMap({ $0 as? UIViewController }).first,
      let cover = controller.presentedViewController,
      // Else it was taken out for another reason, as for a view that was pushed.
      cover.presentingViewController?.viewIfLoaded?.window == nil
    else { return false }
    // A cover may be covered in turn.
    return sequence(first: cover, next: \.presentedViewController)
      .contains { $0.viewIfLoaded?.window === window }
  }
}
#endif
