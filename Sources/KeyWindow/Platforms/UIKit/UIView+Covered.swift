#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
  /// What is shown in the view's place: UIKit has taken the view out of the window for it, and puts it back when that
  /// goes; nil if it hasn't.
  ///
  /// For a presentation in the style `fullScreen` it removes the views of the presenting view controller:
  /// developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen. What such a controller, or one that
  /// it's in, presents is its presentedViewController.
  func cover(in window: UIWindow) -> UIView? {
    let chain = sequence(first: self as UIResponder) { $0.next }
    guard self.window == nil, let controller = chain.lazy.compactMap({ $0 as? UIViewController }).first,
      let cover = controller.presentedViewController,
      // Else it was taken out for another reason, as for a view that was pushed.
      cover.presentingViewController?.viewIfLoaded?.window == nil
    else { return nil }
    // A cover may be covered in turn.
    return sequence(first: cover, next: \.presentedViewController)
      .lazy.compactMap(\.viewIfLoaded).first { $0.window === window }
  }
}
#endif
