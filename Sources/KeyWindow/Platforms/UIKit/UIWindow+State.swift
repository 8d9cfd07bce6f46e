#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A `UIWindow` can be observed.
///
/// - It is key within its scene: two windows side by side on an iPad can both be key.
///   ``WindowState/isActive`` tells which one looks active.
/// - It is visible while it isn't hidden and its scene is connected, in the background too.
extension UIWindow: ObservableWindow {
  /// The window's scene: each has a key window of its own.
  public var keySceneID: ObjectIdentifier? {
    windowScene.map { ObjectIdentifier($0) }
  }

  /// Reads the state of the window now.
  public func readWindowState() -> WindowState? {
    let layout = knownLayout
    return WindowState(
      isKey: isKeyWindow,
      isActive: looksActive,
      isVisible: isInConnectedScene && !isHidden,
      isFullScreen: coversScreen(with: layout.size),
      size: layout.size,
      position: positionOnScreen,
      safeAreaInsets: layout.insets,
      // Zero while unspecified.
      scale: traitCollection.displayScale > 0 ? Double(traitCollection.displayScale) : 1,
      screen: screenState,
      title: sceneTitle,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Whether the scene is there; UIKit raises an exception when a window without is shown.
  var isInConnectedScene: Bool {
    guard let windowScene else { return false }
    return windowScene.activationState != .unattached
  }

  /// The size and the insets of the last layout, while they're about to be laid out anew.
  private var knownLayout: (size: CGSize, insets: WindowInsets?) {
    // A hidden window isn't laid out, so for that its bounds are newer.
    guard let layout = WindowProbe.probe(in: self)?.lastLayout,
      layout.size == bounds.size || !isHidden
    else { return (bounds.size, nil) }
    return (layout.size, layout.insets)
  }

  private var looksActive: Bool? {
    switch traitCollection.activeAppearance {
    case .active: true
    case .inactive: false
    default: nil
    }
  }

  private var sceneTitle: String? {
    guard let title = windowScene?.title, !title.isEmpty else { return nil }
    return title
  }
}
#endif
