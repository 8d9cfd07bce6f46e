// Xcode 26 is the first that declares the regions.
#if compiler(>=6.2) && canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS) && !targetEnvironment(macCatalyst)
import UIKit

extension UIView {
  /// How far the window controls in a top corner of an iPad's window reach into its safe area, measured from the edges
  /// of this view, which fills the window. Zero where there are none; nil before iOS 26, which came with them.
  ///
  /// UIKit tells a safe area that keeps clear of the corners, by moving either its sides or its top. The rounded corners
  /// of a display move both sides alike (erik-sutton95/OpenZCine#91), and on iOS 26.0 something else does
  /// (JetBrains/compose-multiplatform-core#3018); controls move one.
  var controlInsets: WindowInsets? {
    guard #available(iOS 26, *) else { return nil }
    let beside = edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
    let (left, right) = (beside.left - safeAreaInsets.left, beside.right - safeAreaInsets.right)
    guard left.isFinite, right.isFinite, abs(left - right) >= 1 else { return .zero }
    let top = edgeInsets(for: .safeArea(cornerAdaptation: .vertical)).top
    return left > right
      ? WindowInsets(top: top, left: beside.left) : WindowInsets(top: top, right: beside.right)
  }
}
#elseif canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
  /// There are no window controls to keep clear of, or nobody tells.
  var controlInsets: WindowInsets? { nil }
}
#endif
