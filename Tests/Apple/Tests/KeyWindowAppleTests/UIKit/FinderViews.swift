import SwiftUI
import UIKit

extension StandInHost {
  /// The views that the library put into the host.
  var finderViews: [UIView] {
    view.everyView.filter { String(describing: type(of: $0)) == "WindowFollowingView" }
  }
}

extension UIView {
  var everyView: [UIView] { [self] + subviews.flatMap(\.everyView) }
  var takesHits: Bool { isUserInteractionEnabled }
}

extension UIWindow {
  var everyViewCount: Int { everyView.count }
  /// Of the one object of a window that is observed so.
  var standInKeyValueObserverCount: Int { windowScene?.standInKeyValueObservers.count ?? 0 }
}

typealias HostingView = UIView

extension UIView {
  /// Out of any window with nil.
  func move(to window: UIWindow?) {
    if let window { window.addSubview(self) } else { removeFromSuperview() }
  }
}
