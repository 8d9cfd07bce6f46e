#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
  /// The key window of the whole app; nil when there's none.
  ///
  /// Prefer the view's own window: `@Environment(\.hostingWindow)` in SwiftUI, `window` in UIKit. On iPad
  /// every scene has a key window, so that "the" key window is a choice: the observed one that looks active,
  /// or that became key last (``WindowRegistry/keyWindow``). If no observed window is key, it's the key
  /// window of a scene in the foreground, an active scene's first.
  ///
  /// It asks `UIApplication`, which app extensions haven't got; so neither have they got this.
  @available(iOSApplicationExtension, unavailable)
  @available(macCatalystApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  public static func keyWindow() -> UIWindow? {
    if let window = WindowRegistry.shared.keyWindow?.observedWindow as? UIWindow { return window }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let inForeground: [UIScene.ActivationState] = [.foregroundActive, .foregroundInactive]
    return inForeground.lazy
      .flatMap { state in scenes.filter { $0.activationState == state } }
      .flatMap(\.windows)
      .first { $0.isKeyWindow && !$0.isHidden }
  }
}
#endif
