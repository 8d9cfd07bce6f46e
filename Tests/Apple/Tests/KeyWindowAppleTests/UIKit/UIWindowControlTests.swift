import KeyWindow
import Testing
import UIKit

extension AppleTests {
  @MainActor @Suite("The controls of a UIWindow, and the user's resizing", .everyWay) struct UIWindowControls
  {
    private let windowed = CGSize(width: 500, height: 400)
    private let controls = CGSize(width: 70, height: 44)

    @Test("Controls that reach below the safe area are told, from the window's edges") func controls() async {
      let stage = Stage(size: windowed)
      let window = stage.show(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      window.standInWindowControls = controls
      let observer = WindowObserver(window)
      await settle()
      #expect(observer.controlInsets == WindowInsets(top: 44, left: 70))
      #expect(observer.safeAreaInsets == WindowInsets(top: 20), "they are beside it, not in it")
      window.standInSetWindowControls(CGSize(width: 90, height: 50))
      await settle()
      #expect(observer.controlInsets == WindowInsets(top: 50, left: 90))
      window.standInSetWindowControls(.zero)
      await settle()
      #expect(observer.controlInsets == WindowInsets.zero)
    }

    @Test("From right to left they are on the right") func fromRightToLeft() async {
      let stage = Stage(size: windowed)
      stage.scene.standInSetLayoutDirection(.rightToLeft)
      let window = stage.show()
      window.standInWindowControls = controls
      let observer = WindowObserver(window)
      await settle()
      #expect(observer.controlInsets == WindowInsets(top: 44, right: 70))
    }

    @Test("The display's rounded corners aren't controls, nor are controls within the safe area")
    func otherInsets() async {
      let stage = Stage(size: windowed)
      let window = stage.show(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0))
      window.standInDisplayCorner = 9.5
      let observer = WindowObserver(window)
      await settle()
      #expect(observer.controlInsets == WindowInsets.zero)
      window.standInSetWindowControls(controls)
      await settle()
      #expect(observer.controlInsets == WindowInsets.zero)
      // Above the safe area on one side only, as an iPhone's are in landscape.
      window.standInSetSafeArea(UIEdgeInsets(top: 0, left: 30, bottom: 20, right: 30))
      await settle()
      #expect(observer.controlInsets == WindowInsets(top: 44, left: 70))
    }

    @Test("A window that covers its screen has none, though UIKit keeps clear of them") func fullScreen()
      async
    {
      let stage = Stage(size: UIWindowScene.standInConnect().screen.bounds.size)
      let window = stage.show()
      window.standInWindowControls = controls
      let observer = WindowObserver(window)
      await settle()
      #expect(observer.isFullScreen == true && observer.controlInsets == WindowInsets.zero)
      stage.scene.standInMove(to: CGRect(origin: .zero, size: windowed))
      await settle()
      #expect(observer.controlInsets == WindowInsets(top: 44, left: 70))
    }

    @Test("They are unknown until the window is laid out, and are kept while it's in the background")
    func untold() async {
      let stage = Stage(size: windowed)
      let window = stage.show()
      window.standInWindowControls = controls
      let observer = WindowObserver(window)
      #expect(observer.state != nil && observer.controlInsets == nil)
      await settle()
      stage.scene.standInEnterBackground()
      window.standInWindowControls = .zero
      stage.scene.standInTurnForPicture()
      await settle()
      #expect(observer.controlInsets == WindowInsets(top: 44, left: 70))
    }

    @Test("isResizing is true from the first step of a drag to its end, each told with an event")
    func resizing() async {
      let stage = Stage(size: windowed)
      let log = Log(stage.show())
      await settle()
      #expect(log.observer.isResizing == false)
      log.forgetThePast()
      stage.scene.standInResize(to: CGSize(width: 510, height: 410))
      await settle()
      stage.scene.standInResize(to: CGSize(width: 520, height: 420))
      await settle()
      #expect(log.observer.isResizing == true && log.observer.size == CGSize(width: 520, height: 420))
      stage.scene.standInEndResize()
      await settle()
      #expect(log.changes(of: \.isResizing) == [true, false])
      stage.scene.standInMove(to: CGRect(origin: .zero, size: windowed))
      await settle()
      #expect(log.changes(of: \.isResizing) == [true, false], "the system's resizing isn't the user's")
    }

    @Test("What UIKit doesn't tell is nil") func nobodyTells() {
      let stage = Stage()
      let state = stage.show().readWindowState()
      #expect(state?.isTiled == nil && state?.restoredSize == nil && state?.isOnActiveSpace == nil)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(window.readWindowState()?.isResizing == nil, "it's in no scene")
    }
  }
}
