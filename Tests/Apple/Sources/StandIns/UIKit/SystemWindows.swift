// Windows that UIKit itself puts into an app's scenes; their classes aren't public, their names are reported (Siren#313,
// FCAlertView#54). Other code sees them in `scene.windows` and as senders of notifications.

final class UITextEffectsWindow: UIWindow {
  override var standInIsSystems: Bool { true }
}
final class UIRemoteKeyboardWindow: UIWindow {
  override var standInIsSystems: Bool { true }
}

extension UIWindowScene {
  /// A text field is being edited: the keyboard's windows are shown, at levels above the app's.
  public func standInShowKeyboard(takesKey: Bool = false) -> [UIWindow] {
    let windows = [UITextEffectsWindow(windowScene: self), UIRemoteKeyboardWindow(windowScene: self)]
    for window in windows {
      window.windowLevel = .alert
      window.isHidden = false
    }
    if takesKey { windows[0].makeKey() }
    return windows
  }
}

/// developer.apple.com/documentation/carplay/cptemplateapplicationscene: a scene, and no UIWindowScene.
public final class CPTemplateApplicationScene: UIScene {
  public static func standInConnectCarPlay() -> CPTemplateApplicationScene {
    let role = UISceneSession.Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
    let scene = CPTemplateApplicationScene(session: UISceneSession(role: role))
    scene.session.isConnected = true
    UIApplication.standInShared.standInScenes.insert(scene)
    scene.activationState = .foregroundActive
    for name in [willConnectNotification, willEnterForegroundNotification, didActivateNotification] {
      scene.post(name)
    }
    return scene
  }

  public func standInDisconnectCarPlay() {
    UIApplication.standInShared.standInScenes.remove(self)
    activationState = .unattached
    post(UIScene.didDisconnectNotification)
  }
}
