import SwiftUI
import UIKit

extension StandInHost {
  /// The views that the library put into the host.
  var finderViews: [UIView] { view.everyView.filter { String(describing: type(of: $0)) == "WindowFollowingView" } }
}

extension UIView {
  var everyView: [UIView] { [self] + subviews.flatMap(\.everyView) }
  var takesHits: Bool { isUserInteractionEnabled }
}
