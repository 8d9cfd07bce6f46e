#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Size and insets of a window that belong together.
struct WindowLayout: Equatable {
  var size = CGSize.zero
  /// Nil until they are known.
  var insets: WindowInsets?
  /// How far the controls in a corner of the window reach into it; nil where it isn't told.
  var controlInsets: WindowInsets?
}

extension UIWindow {
  /// What the window says of itself, without a view in it that is told when both are up to date. Nil when that is no
  /// size.
  var ownLayout: WindowLayout? {
    guard bounds.size.isLength else { return nil }
    let insets = WindowInsets(safeAreaInsets)
    // Zero in a hidden window, and in one that has never been laid out.
    let areKnown = isOnScreen && insets.map { $0 != .zero || !layer.needsLayout() } == true
    return WindowLayout(
      size: bounds.size, insets: areKnown ? insets : nil, controlInsets: areKnown ? controlInsets : nil)
  }
}

extension CGSize {
  var isLength: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension WindowInsets {
  /// Nil when these are no lengths.
  init?(_ insets: UIEdgeInsets) {
    guard [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite) else { return nil }
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
#endif
