import KeyWindow
import SwiftUI
import Testing
import UIKit

extension AppleTests {
  @MainActor @Suite("A scene on an external display", .everyWay) struct ExternalDisplays {
    private func connect(_ role: UISceneSession.Role) -> (UIWindowScene, UIWindow) {
      let scene = UIWindowScene.standInConnect(size: CGSize(width: 1920, height: 1080), role: role)
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      return (scene, window)
    }

    @Test(
      "Nobody types there: the phone's window stays the app's key window, and the television's tells its own state",
      arguments: [UISceneSession.Role.windowExternalDisplayNonInteractive, .standInExternalDisplay])
    func television(_ role: UISceneSession.Role) async {
      let stage = Stage()
      let phone = stage.show()
      let (scene, television) = connect(role)
      let observers = [WindowObserver(phone), WindowObserver(television)]
      await settle()
      stage.scene.standInSetLooksActive(false)
      await settle()
      #expect(WindowRegistry.shared.keyWindow?.window === phone)
      #expect(WindowRegistry.shared.workingWindow?.window === phone)
      #expect(UIView.keyWindow() === phone)
      #expect(EmptyView().keyWindowFrame.size == CGSize(width: 390, height: 844))
      #expect(observers[1].isKeyWindow, "of its scene")
      #expect(observers[1].size == CGSize(width: 1920, height: 1080))
      #expect(observers[1].screen?.frame == UIScreen.standInExternal.bounds)
      phone.isHidden = true
      await settle()
      #expect(WindowRegistry.shared.keyWindow == nil && UIView.keyWindow() == nil)
      #expect(EmptyView().keyWindowFrame.size != CGSize(width: 1920, height: 1080))
      television.isHidden = true
      scene.standInDisconnect()
    }

    @Test("In other roles people type, Assistive Access's among them") func assistiveAccess() async {
      let (scene, window) = connect(.standInAssistiveAccess)
      #expect(UIView.keyWindow() === window)
      let observer = WindowObserver(window)
      await settle()
      #expect(WindowRegistry.shared.keyWindow?.window === window)
      _ = observer
      window.isHidden = true
      scene.standInDisconnect()
    }

    @Test("It never activates; what changed while it was in the background is told all the same")
    func background() async {
      let (scene, window) = connect(.windowExternalDisplayNonInteractive)
      let observer = WindowObserver(window)
      await settle()
      scene.standInEnterBackground()
      await settle()
      scene.standInMove(to: CGRect(x: 0, y: 0, width: 1280, height: 720))
      await settle()
      #expect(observer.size == CGSize(width: 1920, height: 1080))
      scene.standInActivate()
      await settle()
      #expect(scene.activationState == .foregroundInactive)
      #expect(observer.size == CGSize(width: 1280, height: 720))
      window.isHidden = true
      scene.standInDisconnect()
    }
  }
}
