#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
  /// The key window of the whole app; nil when there's none.
  ///
  /// Prefer the view's own window: `@Environment(\.hostingWindow)` in SwiftUI, `window` in UIKit. On iPad
  /// every scene has a key window, so that "the" key window is a choice: the observed one that looks active,
  /// or that became key last (``WindowRegistry/keyWindow``). If no observed window is key, it's the key
  /// window of a scene in the foreground, an active scene's first, and that of one in the background while all are.
  ///
  /// In an app extension only observed windows are found.
  public static func keyWindow() -> UIWindow? {
    if let window = WindowRegistry.shared.keyWindow?.observedWindow as? UIWindow { return window }
    let windows = AppWindowList().uiWindows
    let keyWindows = windows.filter { $0.isKeyWindow && $0.isOnScreen && $0.canBeAppKeyWindow }
    // One that is unattached is connecting.
    var states: [UIScene.ActivationState] = [.foregroundActive, .foregroundInactive, .unattached]
    // The whole app may be about to come back.
    if windows.allSatisfy({ $0.windowScene?.activationState == .background }) { states.append(.background) }
    return states.lazy
      .compactMap { state in keyWindows.first { $0.windowScene?.activationState == state } }
      .first
  }
}
#endif
