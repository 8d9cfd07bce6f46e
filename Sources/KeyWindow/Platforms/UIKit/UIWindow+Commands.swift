#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIWindow {
  /// Why the window can't take the command now; nil when it can.
  ///
  /// On UIKit a window can be made key, hidden and given a title, and on Mac Catalyst and visionOS it can
  /// be resized. What concerns the scene as a whole is up to `UIApplication`, which app extensions haven't
  /// got: to bring a scene to the front, or to close one, use SwiftUI's `openWindow` and `dismissWindow`, or
  /// `UIApplication`'s `activateSceneSession(for:errorHandler:)` and
  /// `requestSceneSessionDestruction(_:options:errorHandler:)`.
  public func refusal(ofWindowCommand command: WindowCommand) -> WindowCommandError? {
    refusalReason(of: command).map { .unsupported(command, reason: $0) }
  }

  /// Carries out a command that ``refusal(ofWindowCommand:)`` lets pass.
  ///
  /// `makeKeyAndOrderFront` shows the window and makes it key within its scene. It doesn't bring the scene
  /// in front of others.
  public func carryOutWindowCommand(_ command: WindowCommand) {
    switch command {
    case .makeKeyAndOrderFront: makeKeyAndVisible()
    case .orderOut: isHidden = true
    case .setTitle(let title): setSceneTitle(title)
    case .setSize(let size): requestSize(size)
    case .activate, .setPosition, .miniaturize, .deminiaturize, .zoom, .toggleFullScreen, .close: break
    }
  }

  private func refusalReason(of command: WindowCommand) -> String? {
    switch command {
    case .makeKeyAndOrderFront: keyRefusal ?? sceneRefusal
    case .orderOut: nil
    case .activate, .setPosition: "not done yet"
    case .setTitle: sceneRefusal
    case .setSize: sceneRefusal ?? resizingRefusal
    case .miniaturize, .deminiaturize, .zoom, .toggleFullScreen:
      "on UIKit only the user can do that"
    case .close:
      "UIApplication closes scenes; use SwiftUI's dismissWindow, or orderOut to hide the window"
    }
  }

  private var keyRefusal: String? {
    canBecomeKey ? nil : "the window's canBecomeKey is false"
  }

  private var sceneRefusal: String? {
    isInLivingScene ? nil : "the window is in no scene, or its scene is gone; set its windowScene first"
  }

  private func setSceneTitle(_ title: String) {
    guard let windowScene else { return }
    windowScene.title = title
    // It is the title of the scene's other windows, too.
    for window in windowScene.windows {
      NotificationCenter.default.post(name: .windowDidTakeTitle, object: window)
    }
  }
}
#endif
