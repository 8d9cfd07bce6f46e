#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An invisible view in a window, of the window's size and behind everything else.
///
/// UIKit tells changes of layout, safe area and traits to views only, and of the safe area only to those
/// that it reaches. A view deep inside a SwiftUI hierarchy gets insets of SwiftUI's making; one that fills
/// the window gets the window's.
///
/// It comes into the window in a turn of its own, since nobody may change a view hierarchy in the middle of an
/// update, and comes back so when the app has taken it out with others.
final class WindowProbe: UIView {
  /// As of the last layout in the window; nil before.
  ///
  /// In a rotation the insets are new while the bounds are still old. Layout comes when both are new.
  private(set) var lastLayout: WindowLayout?

  private weak var watched: UIWindow?
  private let hint: @MainActor () -> Void
  private var willEnter = false
  /// The last layout was of a hidden window, whose insets are zero.
  private var awaitsShowing = false

  init(of window: UIWindow, hint: @escaping @MainActor () -> Void) {
    watched = window
    self.hint = hint
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.zPosition = -1
    if #available(iOS 17, tvOS 17, *) {
      registerForTraitChanges([
        UITraitActiveAppearance.self, UITraitDisplayScale.self, UITraitLayoutDirection.self,
      ]) { (probe: WindowProbe, _: UITraitCollection) in
        probe.giveHint()
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Sees to its place in the coming turn, if it isn't where it belongs.
  func enterSoon() {
    guard !willEnter, let watched, superview !== watched || isMistakenForContent(of: watched) else { return }
    willEnter = true
    WindowHub.shared.inNextTurn { [weak self] in
      self?.willEnter = false
      self?.enter()
    }
  }

  /// Once the window is shown it's laid out again, which UIKit needn't do if the insets are still zero.
  func noticeShowing() {
    guard awaitsShowing, watched?.isHidden == false else { return }
    awaitsShowing = false
    setNeedsLayout()
  }

  func leave() {
    watched = nil
    removeFromSuperview()
  }

  private func enter() {
    // A window that is being freed is nil here already.
    guard let watched else { return }
    let known = superview === watched ? lastLayout : watched.ownLayout
    frame = watched.bounds
    // Never the first of several: much code takes that for the root view.
    watched.insertSubview(self, at: min(1, watched.subviews.count))
    // In a window that was never laid out there's nothing to remember: it is asked with every read, and knows its
    // insets in its first layout before this view is laid out.
    lastLayout = known?.insets == nil ? nil : known
    // UIKit mostly tells nothing of what it finds in a new window.
    giveHint()
  }

  private func isMistakenForContent(of window: UIWindow) -> Bool {
    window.subviews.count > 1 && window.subviews.first === self
  }

  private func giveHint() {
    if watched != nil { hint() }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil || superview !== watched { lastLayout = nil }
    enterSoon()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window = superview as? UIWindow, window === watched else { return }
    awaitsShowing = window.isHidden
    if awaitsShowing { return }
    if window.bounds.size.isLength, let insets = WindowInsets(window.safeAreaInsets) {
      lastLayout = WindowLayout(size: window.bounds.size, insets: insets, controlInsets: controlInsets)
    }
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
