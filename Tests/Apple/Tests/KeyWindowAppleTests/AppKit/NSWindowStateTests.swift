import AppKit
import KeyWindow
import Testing

extension AppleTests {
  @MainActor @Suite("The state of an NSWindow") struct NSWindowStates {
    init() { NSApplication.standInReset() }

    @Test("A key window on screen: every value that AppKit tells") func values() async throws {
      let window = NSWindow(
        standInFrame: NSRect(x: 200, y: 100, width: 600, height: 428), title: "Letters")
      window.makeKeyAndOrderFront(nil)
      let observer = WindowObserver(window)
      await settle()

      let state = try #require(observer.state)
      #expect(state.isKey && state.isMain && state.isVisible)
      #expect(state.isActive == true)
      #expect(state.isOccluded == false && state.isMiniaturized == false)
      #expect(!state.isZoomed && !state.isFullScreen)
      #expect(state.size == CGSize(width: 600, height: 428))
      #expect(state.scale == 2)
      #expect(state.title == "Letters")
    }

    @Test("Places on the screen have y downwards from the top of the primary screen") func turnedCoordinates()
      async
    {
      NSScreen.standInSet([
        NSScreen(standInName: "Main", frame: NSRect(x: 0, y: 0, width: 1440, height: 900)),
        NSScreen(standInName: "Above", frame: NSRect(x: 0, y: 900, width: 1920, height: 1080)),
      ])
      let window = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 600, height: 428))
      window.orderFront(nil)
      let observer = WindowObserver(window)
      #expect(observer.position == CGPoint(x: 200, y: 372))
      #expect(observer.screen??.name == "Main")
      #expect(observer.screen??.frame == CGRect(x: 0, y: 0, width: 1440, height: 900))
      #expect(observer.screen??.visibleFrame == CGRect(x: 0, y: 25, width: 1440, height: 805))

      window.setFrameOrigin(NSPoint(x: 10, y: 1000))
      await settle()
      #expect(observer.position == CGPoint(x: 10, y: -528))
      #expect(observer.screen??.name == "Above")
      #expect(observer.screen??.frame == CGRect(x: 0, y: -1080, width: 1920, height: 1080))
    }

    @Test("The title bar is taken from the frame once, whether the content reaches under it or not")
    func titleBarOnce() async {
      let plain: NSWindow.StyleMask = [.titled, .closable, .resizable]
      for style in [plain, plain.union(.fullSizeContentView)] {
        let window = NSWindow(
          standInFrame: NSRect(x: 0, y: 0, width: 600, height: 428), style: style)
        window.makeKeyAndOrderFront(nil)
        let observer = WindowObserver(window)
        await settle()
        #expect(observer.safeAreaInsets == WindowInsets(top: 28), "\(style)")
        #expect(observer.safeAreaFrame == CGRect(x: 0, y: 28, width: 600, height: 400), "\(style)")
      }
    }

    @Test("A hidden title bar still covers its height") func hiddenTitleBar() {
      let window = NSWindow(
        standInFrame: NSRect(x: 0, y: 0, width: 600, height: 428),
        style: [.titled, .fullSizeContentView])
      window.titlebarAppearsTransparent = true
      #expect(window.readWindowState()?.safeAreaInsets == WindowInsets(top: 28))
    }

    @Test(
      "A borderless window at the top of a screen is covered by its camera housing, a full-screen one isn't")
    func cameraHousing() async {
      let frame = NSRect(x: 0, y: 0, width: 1512, height: 982)
      NSScreen.standInSet([NSScreen(standInName: "Notched", frame: frame, housing: 32)])
      let window = NSWindow(standInFrame: frame, style: [.borderless, .resizable])
      window.orderFront(nil)
      let observer = WindowObserver(window)
      #expect(observer.safeAreaInsets == WindowInsets(top: 32))
      window.setFrame(NSRect(x: 0, y: 0, width: 1512, height: 960), display: true)
      await settle()
      #expect(observer.safeAreaInsets == WindowInsets(top: 10))
      window.toggleFullScreen(nil)
      await settle()
      #expect(observer.isFullScreen == true)
      #expect(observer.safeAreaInsets == WindowInsets.zero)
    }

    @Test("Moving, resizing, zooming and full screen are followed") func geometry() async {
      let window = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 600, height: 428))
      window.makeKeyAndOrderFront(nil)
      let observer = WindowObserver(window)
      window.standInDrag(through: [NSPoint(x: 210, y: 110), NSPoint(x: 220, y: 120)])
      await settle()
      #expect(observer.position == CGPoint(x: 220, y: 352))
      window.zoom(nil)
      await settle()
      #expect(observer.isZoomed == true)
      #expect(observer.frame == observer.screen??.visibleFrame)
      window.zoom(nil)
      window.toggleFullScreen(nil)
      await settle()
      #expect(observer.isZoomed == false && observer.isFullScreen == true)
    }

    @Test("A live resize tells the last size of a turn, once") func liveResize() async {
      let window = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 600, height: 428))
      window.makeKeyAndOrderFront(nil)
      let log = Log(window)
      await settle()
      log.forgetThePast()
      window.standInLiveResize(through: (1...50).map { NSRect(x: 200, y: 100, width: 600 + $0, height: 428) })
      await settle()
      #expect(log.states.map { $0?.size.width } == [650])
    }

    @Test("A change of screens is followed, the scale too") func screens() async {
      let window = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 600, height: 428))
      window.orderFront(nil)
      let observer = WindowObserver(window)
      NSScreen.standInSet([
        NSScreen(
          standInName: "Projector", frame: NSRect(x: 0, y: 0, width: 1024, height: 768), backingScaleFactor: 1
        )
      ])
      await settle()
      #expect(observer.screen??.name == "Projector")
      #expect(observer.scale == 1)
      #expect(observer.position == CGPoint(x: 200, y: 240))
    }

    @Test("Off screen there is no screen") func offScreen() async {
      let window = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 600, height: 428))
      window.orderFront(nil)
      let observer = WindowObserver(window)
      window.setFrameOrigin(NSPoint(x: 20_000, y: 100))
      await settle()
      #expect(observer.state != nil)
      #expect(observer.state?.screen == nil)
    }

    @Test("A covered window is occluded; one that got stuck is right again once the app was activated")
    func occlusion() async {
      let window = NSWindow()
      window.makeKeyAndOrderFront(nil)
      let observer = WindowObserver(window)
      window.standInSetOccluded(true)
      await settle()
      #expect(observer.isOccluded == true)
      window.standInSetOccluded(false)
      await settle()
      #expect(observer.isOccluded == false)
    }
  }
}
