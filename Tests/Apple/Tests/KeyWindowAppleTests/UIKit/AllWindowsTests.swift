import SwiftUI
import Testing
import UIKit

@testable import KeyWindow

extension AppleTests {
  @MainActor @Suite("All windows of an app, without any set-up", .everyWay) struct AllWindows {
    private var observedWindows: [UIWindow] {
      WindowRegistry.shared.windows.compactMap { $0.observedWindow as? UIWindow }
    }

    private func isObserved(_ window: UIWindow) -> Bool { observedWindows.contains { $0 === window } }

    @Test("Those that exist are found at once, hidden ones too; the keyboard's are not") func atOnce() async {
      let stages = [Stage(), Stage()]
      let windows = stages.map { $0.show() } + [stages[0].show(isKey: false)]
      let hidden = UIWindow(windowScene: stages[1].scene)
      let keyboard = stages[0].scene.standInShowKeyboard(takesKey: true)
      let observation = WindowRegistry.shared.observeAllWindows()
      #expect((windows + [hidden]).allSatisfy(isObserved))
      #expect(!keyboard.contains(where: isObserved))
      #expect(WindowRegistry.shared.keyWindow?.window === windows[1])
      observation.cancel()
      await settle()
      #expect(windows.allSatisfy { $0.subviews.isEmpty })
    }

    @Test("Later ones are found when they're shown, in scenes of now and of later") func later() async {
      let stage = Stage()
      let first = stage.show()
      let observation = WindowRegistry.shared.observeAllWindows()
      let second = stage.show(isKey: false)
      let other = Stage()
      let third = other.show()
      await settle()
      #expect([first, second, third].allSatisfy(isObserved))
      let keyboard = other.scene.standInShowKeyboard()
      await settle()
      #expect(!keyboard.contains(where: isObserved))
      other.scene.standInDisconnect()
      await settle()
      #expect(!isObserved(third) && isObserved(first))
      observation.cancel()
    }

    @Test("A window that is made while its scene connects is found") func connecting() async {
      let observation = WindowRegistry.shared.observeAllWindows()
      var window: UIWindow?
      let scene = UIWindowScene.standInConnect { scene in
        window = UIWindow(windowScene: scene)
        window?.makeKeyAndVisible()
        #expect(UIView.keyWindow() === window || !StandInWays.played.listsConnectingScenes)
      }
      await settle()
      #expect(WindowRegistry.shared.keyWindow?.window === window)
      observation.cancel()
      window?.isHidden = true
      scene.standInDisconnect()
    }

    @Test("In an app extension no application is asked; a window shown from then on is found, with its scene")
    func appExtension() async {
      UIApplication.standInIsInExtension = true
      defer { UIApplication.standInIsInExtension = false }
      let stage = Stage()
      let (before, behind) = (stage.show(), stage.show(isKey: false))
      let list = AppWindowList(isInAppExtension: true)
      var hints = 0
      let observation = list.startListHints { hints += 1 }
      #expect(list.uiWindows.isEmpty && hints == 0)
      let window = stage.show()
      #expect(hints > 0)
      #expect(Set(list.uiWindows) == [before, behind, window])
      observation.cancel()
    }

    @Test("Finding them touches no view hierarchy") func touchesNothing() async {
      let stage = Stage()
      let window = stage.show(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      await settle()
      let observation = WindowRegistry.shared.observeAllWindows()
      #expect(window.subviews.isEmpty)
      #expect(WindowRegistry.shared[keyWindow: \.topSafeArea] == 47)
      observation.cancel()
    }

    @Test("A scene that isn't one of windows, as CarPlay's, has none") func carPlay() async {
      let stage = Stage()
      let window = stage.show()
      let observation = WindowRegistry.shared.observeAllWindows()
      let scene = CPTemplateApplicationScene.standInConnectCarPlay()
      await settle()
      #expect(observedWindows == [window])
      #expect(UIView.keyWindow() === window)
      scene.standInDisconnectCarPlay()
      await settle()
      #expect(observedWindows == [window])
      observation.cancel()
    }

    @Test("Windows of an app's own class are the app's, whatever its name") func ownClass() async {
      final class UIOverlayWindow: UIWindow {}
      let stage = Stage()
      let overlay = UIOverlayWindow(windowScene: stage.scene)
      overlay.makeKeyAndVisible()
      let observation = WindowRegistry.shared.observeAllWindows()
      #expect(isObserved(overlay))
      observation.cancel()
    }
  }
}
