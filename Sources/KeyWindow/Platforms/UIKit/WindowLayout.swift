#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Size and insets of a window that belong together.
struct WindowLayout: Equatable {
  var size: CGSize
  /// Nil until they are known.
  var insets: WindowInsets?
}

extension UIWindow {
  /// What the window says of itself, without a view in it that is told when both are up to date.
  var ownLayout: WindowLayout {
    let insets = WindowInsets(safeAreaInsets)
    // Zero in a hidden window, and in one that has never been laid out.
    let areKnown = isOnScreen && (insets != .zero || !layer.needsLayout())
    return WindowLayout(size: bounds.size, insets: areKnown ? insets : nil)
  }
}

extension WindowInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
#endif
