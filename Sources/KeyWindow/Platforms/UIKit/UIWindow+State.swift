#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A `UIWindow` can be observed.
///
/// - It is key within its scene: two windows side by side on an iPad can both be key.
///   ``WindowState/isActive`` tells which one looks active.
/// - It is visible while it isn't hidden and in a scene that the system hasn't taken away, in the background too.
/// - While its scene is in the background, an observed window's size, both kinds of insets and activity stay as they
///   were: the system lays windows out anew there, for the pictures in the app switcher.
/// - Its place and its screen are those of the moment of reading.
extension UIWindow: ObservableWindow {
  /// The window's scene: each has a key window of its own.
  public var keyScene: AnyObject? {
    windowScene
  }

  /// False in a scene on an external display that isn't interactive.
  public var canBeAppKeyWindow: Bool {
    windowScene?.session.role.isForDisplayWithoutInput != true
  }

  /// True while the window's scene is in the background (`UIScene.ActivationState.background`), until it's about to
  /// enter the foreground, and of a window that is in no scene, or in one that the system has taken away.
  public var isSceneInBackground: Bool {
    guard let windowScene else { return true }
    return windowScene.isInBackground || windowScene.isGone
  }

  /// Reads the state of the window now.
  public func readWindowState() -> WindowState? {
    UIWindowHints.noticeOtherScenes()
    let (layout, isActive) =
      UIWindowHints.running(for: self)?.seen(self) ?? (ownLayout ?? WindowLayout(), looksActive)
    let scale = Double(traitCollection.displayScale)
    let isFullScreen = coversScreen(with: layout.size)
    return WindowState(
      isKey: isKeyWindow,
      isActive: isActive,
      isVisible: isOnScreen,
      isFullScreen: isFullScreen,
      isResizing: isBeingResized,
      size: layout.size,
      position: positionOnScreen.flatMap { $0.x.isFinite && $0.y.isFinite ? $0 : nil },
      safeAreaInsets: layout.insets,
      // UIKit goes on keeping clear of controls that full screen hides (TetsuOtter/TRViS#315).
      controlInsets: layout.controlInsets.map { isFullScreen ? .zero : $0 },
      // Zero while unspecified.
      scale: scale > 0 && scale.isFinite ? scale : 1,
      screen: screenState,
      title: sceneTitle,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  var isOnScreen: Bool { isInLivingScene && !isHidden }

  /// Whether the scene is there, connecting or connected.
  var isInLivingScene: Bool {
    guard let windowScene else { return false }
    return !windowScene.isGone
  }

  var looksActive: Bool? {
    switch traitCollection.activeAppearance {
    case .active: true
    case .inactive: false
    default: nil
    }
  }

  private var isBeingResized: Bool? {
    // Xcode 26 is the first that declares it.
    #if compiler(>=6.2)
    if #available(iOS 26, tvOS 26, visionOS 26, *) {
      return windowScene?.effectiveGeometry.isInteractivelyResizing
    }
    #endif
    return nil
  }

  private var sceneTitle: String? {
    guard let title = windowScene?.title, !title.isEmpty else { return nil }
    return title
  }
}

extension UISceneSession.Role {
  /// By their values, which Info.plist files have: the older constant isn't there on every platform.
  ///
  /// Other roles are for the user to work in, not only the application's: iPadOS 26 has one for Assistive Access.
  var isForDisplayWithoutInput: Bool {
    [
      "UIWindowSceneSessionRoleExternalDisplay", "UIWindowSceneSessionRoleExternalDisplayNonInteractive",
    ].contains(rawValue)
  }
}
#endif
