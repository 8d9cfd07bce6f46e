#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An invisible view behind everything else in a window, of the window's size.
///
/// UIKit tells changes of layout, safe area and traits to views only, and of the safe area only to those
/// that it reaches. A view deep inside a SwiftUI hierarchy gets insets of SwiftUI's making; one that fills
/// the window gets the window's.
final class WindowProbe: UIView {
  /// Size and insets that belong together.
  struct Layout {
    var size: CGSize
    var insets: WindowInsets
  }

  /// As of the last layout; nil before the first.
  ///
  /// In a rotation the insets are new while the bounds are still old. Layout comes when both are new.
  private(set) var lastLayout: Layout?

  private var hint: (@MainActor () -> Void)?

  /// The probe in the window, if there is one.
  static func probe(in window: UIWindow) -> WindowProbe? {
    for case let probe as WindowProbe in window.subviews { return probe }
    return nil
  }

  func enter(_ window: UIWindow, hint: @escaping @MainActor () -> Void) {
    self.hint = hint
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    window.insertSubview(self, at: 0)
    if #available(iOS 17, tvOS 17, *) {
      registerForTraitChanges([
        UITraitActiveAppearance.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      ]) {
        (probe: WindowProbe, _: UITraitCollection) in
        probe.giveHint()
      }
    }
  }

  func leave() {
    hint = nil
    removeFromSuperview()
  }

  func giveHint() {
    hint?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window = superview as? UIWindow else { return }
    let insets = window.safeAreaInsets
    lastLayout = Layout(
      size: window.bounds.size,
      insets: WindowInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    giveHint()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  #if !os(visionOS)
  // Up to iOS 16. Deprecated on visionOS from the beginning.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    giveHint()
  }
  #endif
}
#endif
