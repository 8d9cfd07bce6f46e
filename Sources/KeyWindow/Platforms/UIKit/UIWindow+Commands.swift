#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIWindow {
  /// Why the window can't take the command now; nil when it can.
  ///
  /// On UIKit a window can be made key, activated and given a title, and hidden if another one of its scene is shown: a
  /// scene without a window would be left empty. On Mac Catalyst and visionOS it can be resized, and on Mac Catalyst
  /// moved. To close a scene use SwiftUI's `dismissWindow`, or `UIApplication`'s
  /// `requestSceneSessionDestruction(_:options:errorHandler:)`.
  public func refusal(ofWindowCommand command: WindowCommand) -> WindowCommandError? {
    refusalReason(of: command).map { .unsupported(command, reason: $0) }
  }

  /// Carries out a command that ``refusal(ofWindowCommand:)`` lets pass.
  ///
  /// `makeKeyAndOrderFront` shows the window and makes it key within its scene. It doesn't bring the scene
  /// in front of others; `activate` asks the system for that as well, on a device that shows one scene of an app, and
  /// in an app extension, without an effect.
  public func carryOutWindowCommand(_ command: WindowCommand) {
    switch command {
    case .makeKeyAndOrderFront: makeKeyAndVisible()
    case .orderOut: isHidden = true
    case .setTitle(let title): setSceneTitle(title)
    case .activate:
      makeKeyAndVisible()
      requestSceneActivation()
    case .setSize(let size): requestSize(size)
    case .setPosition(let position): requestPosition(position)
    case .miniaturize, .deminiaturize, .zoom, .toggleFullScreen, .close: break
    }
  }

  private func refusalReason(of command: WindowCommand) -> String? {
    switch command {
    case .makeKeyAndOrderFront, .activate: keyRefusal ?? sceneRefusal
    case .orderOut: hidingRefusal
    case .setTitle: sceneRefusal
    case .setSize: sceneRefusal ?? resizingRefusal
    case .setPosition: sceneRefusal ?? movingRefusal
    case .miniaturize, .deminiaturize, .zoom, .toggleFullScreen:
      "on UIKit only the user can do that"
    case .close:
      "UIKit closes scenes, not windows; \(Self.closingAdvice)"
    }
  }

  private static let closingAdvice =
    "use SwiftUI's dismissWindow, or UIApplication's requestSceneSessionDestruction(_:options:errorHandler:)"

  /// The keyboard's windows are no content.
  private var hidingRefusal: String? {
    guard isOnScreen, let windowScene,
      !windowScene.windows.contains(where: { $0 !== self && !$0.isHidden && !$0.isSystemsOwn })
    else { return nil }
    return
      "it's the only visible window of its scene, which would be left empty; to close that, \(Self.closingAdvice)"
  }

  private var keyRefusal: String? {
    canBecomeKey ? nil : "the window's canBecomeKey is false"
  }

  private var sceneRefusal: String? {
    isInLivingScene ? nil : "the window is in no scene, or its scene is gone; set its windowScene first"
  }

  /// The application is where a scene's responder chain ends. `UIApplication.shared` doesn't compile in code that an app
  /// extension may link; these two do (UIApplication.h marks neither as unavailable there).
  private func requestSceneActivation() {
    guard let windowScene else { return }
    let chain = sequence(first: windowScene as UIResponder) { $0.next }
    guard let application = chain.lazy.compactMap({ $0 as? UIApplication }).first else { return }
    if #available(iOS 17, tvOS 17, *) {
      application.activateSceneSession(for: UISceneSessionActivationRequest(session: windowScene.session))
    } else {
      application.requestSceneSessionActivation(windowScene.session, userActivity: nil, options: nil)
    }
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
