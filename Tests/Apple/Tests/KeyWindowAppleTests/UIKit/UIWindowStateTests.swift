import KeyWindow
import Testing
import UIKit

extension AppleTests {
  @MainActor @Suite("The state of a UIWindow", .everyWay) struct UIWindowStates {
    @Test("A key window on screen: every value that UIKit tells") func values() async throws {
      let stage = Stage()
      let window = stage.show(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      stage.scene.title = "Letters"
      let observer = WindowObserver(window)
      await turns { observer.safeAreaInsets != nil }

      let state = try #require(observer.state)
      #expect(state.isKey && state.isMain && state.isVisible)
      #expect(state.isActive == true)
      #expect(state.isOccluded == nil && state.isMiniaturized == nil)
      #expect(!state.isZoomed && !state.isFullScreen)
      #expect(state.size == CGSize(width: 390, height: 844))
      #expect(state.safeAreaInsets == WindowInsets(top: 47, bottom: 34))
      #expect(state.safeAreaFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
      #expect(state.scale == 3)
      #expect(state.title == "Letters")
      #expect(state.screen?.frame == stage.scene.screen.bounds)
      #expect(state.screen?.scale == Double(stage.scene.screen.scale))
    }

    @Test("The position is on the scene's screen") func position() async {
      let stage = Stage()
      let window = stage.show()
      stage.scene.standInMove(to: CGRect(x: 120, y: 80, width: 500, height: 400))
      let observer = WindowObserver(window)
      await settle()
      #expect(observer.frame == CGRect(x: 120, y: 80, width: 500, height: 400))
    }

    @Test("A window as large as its screen covers it, whichever way it is turned") func fullScreen() async {
      let stage = Stage(size: UIWindowScene.standInConnect().screen.bounds.size)
      let observer = WindowObserver(stage.show())
      await settle()
      #expect(observer.isFullScreen == true)
      let size = stage.scene.screen.bounds.size
      stage.scene.standInRotate(
        to: CGSize(width: size.height, height: size.width), safeArea: .zero, orientation: .landscapeLeft)
      await settle()
      #expect(observer.isFullScreen == true)
      stage.scene.standInMove(to: CGRect(x: 0, y: 0, width: 400, height: size.height))
      await settle()
      #expect(observer.isFullScreen == false)
    }

    @Test("Insets are unknown until the window is laid out, not zero") func insetsUnknownAtFirst() async {
      let stage = Stage()
      let log = Log(stage.show(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)))
      #expect(log.observer.state != nil)
      #expect(log.observer.safeAreaInsets == nil)
      await turns { log.observer.safeAreaInsets != nil }
      #expect(log.states.compactMap { $0?.safeAreaInsets } == [WindowInsets(top: 47, bottom: 34)])
    }

    @Test("Left and right are the screen's, and zero insets are known ones") func insetsOfEachEdge() async {
      let stage = Stage()
      let window = stage.show(safeArea: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      let observer = WindowObserver(window)
      await settle()
      #expect(observer.safeAreaInsets == WindowInsets(top: 1, left: 2, bottom: 3, right: 4))
      window.standInSetSafeArea(.zero)
      await settle()
      #expect(observer.safeAreaInsets == WindowInsets.zero)
    }

    @Test("A rotation gives new insets before the new size; both are told together") func rotation() async {
      let stage = Stage()
      let portrait = WindowInsets(top: 47, bottom: 34)
      let window = stage.show(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let log = Log(window)
      await turns { log.observer.safeAreaInsets != nil }
      log.forgetThePast()

      let landscape = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      window.standInSetSafeArea(landscape)
      // Somebody gives a hint in between, and the new insets are in the window already.
      stage.scene.standInSetLooksActive(false)
      #expect(window.safeAreaInsets == landscape)
      let inBetween = window.readWindowState()
      #expect(inBetween?.safeAreaInsets == portrait && inBetween?.size == CGSize(width: 390, height: 844))

      stage.scene.standInRotate(
        to: CGSize(width: 844, height: 390), safeArea: landscape, orientation: .landscapeLeft)
      await settle()
      for state in log.states.compactMap({ $0 }) {
        #expect((state.size.width > state.size.height) == (state.safeAreaInsets?.left == 47))
      }
      #expect(log.observer.safeAreaFrame == CGRect(x: 47, y: 0, width: 750, height: 369))
    }

    @Test("A hidden window is laid out no more: its own bounds count, and its insets are unknown")
    func hiddenWindow() async {
      let stage = Stage()
      let window = stage.show()
      let observer = WindowObserver(window)
      await settle()
      window.isHidden = true
      window.frame.size = CGSize(width: 100, height: 50)
      let state = window.readWindowState()
      #expect(state?.size == CGSize(width: 100, height: 50))
      #expect(state?.safeAreaInsets == nil)
      #expect(state?.isVisible == false)
      _ = observer
    }

    @Test("A window that was laid out while it was hidden tells its size and its insets once it's shown")
    func laidOutWhileHidden() async {
      let stage = Stage()
      let window = stage.show()
      let observer = WindowObserver(window)
      await settle()
      window.isHidden = true
      await settle()
      window.frame.size = CGSize(width: 100, height: 50)
      window.standInLayout()
      window.isHidden = false
      await settle()
      #expect(observer.size == CGSize(width: 100, height: 50))
      #expect(observer.safeAreaInsets == WindowInsets.zero)
    }

    @Test("Whether it looks active follows the trait, and is unknown while the trait is") func activeTrait()
      async
    {
      let stage = Stage()
      let observer = WindowObserver(stage.show())
      await settle()
      stage.scene.standInSetLooksActive(false)
      await settle()
      #expect(observer.isActive == false)
      #expect(observer.isKeyWindow, "it is still the key window of its scene")
      stage.scene.standInSetLooksActive(true)
      await settle()
      #expect(observer.isActive == true)

      #expect(UIWindow(frame: .zero).readWindowState()?.isActive == nil)
    }

    @Test("The scale follows the trait, and is 1 while that is unspecified") func scale() async {
      let stage = Stage()
      let observer = WindowObserver(stage.show())
      await settle()
      stage.scene.standInSetDisplayScale(2)
      await settle()
      #expect(observer.scale == 2)
    }

    @Test("A window in no scene isn't visible, and has no screen, place or title") func noScene() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.isHidden = false
      let state = window.readWindowState()
      #expect(state?.isVisible == false)
      #expect(state?.screen == nil && state?.position == nil && state?.title == nil)
      #expect(window.keyScene == nil)
    }

    @Test("An empty title is none") func emptyTitle() {
      let stage = Stage()
      stage.scene.title = ""
      #expect(stage.show().readWindowState()?.title == nil)
    }
  }
}
