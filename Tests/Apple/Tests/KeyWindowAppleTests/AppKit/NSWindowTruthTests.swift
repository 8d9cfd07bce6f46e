import AppKit
import KeyWindow
import Testing

extension AppleTests {
  /// What AppKit answers in a way of its own, and what it doesn't tell.
  @MainActor @Suite("An NSWindow's state where AppKit answers something else") struct NSWindowTruths {
    init() { NSApplication.standInReset() }

    /// A delegate that says what it's asked.
    private final class Asked: NSObject, NSWindowDelegate {
      var questions = 0
      func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame: NSRect) -> NSRect {
        questions += 1
        return NSRect(x: 0, y: 0, width: 321, height: 321)
      }
      func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool {
        questions += 1
        return true
      }
    }

    private func isZoomed(_ window: NSWindow) -> Bool? { window.readWindowState()?.isZoomed }

    @Test(
      "isZoomed is whether the window fills the visible frame, whether it can be resized or not",
      arguments: [
        NSWindow.StyleMask.borderless, [.titled], [.titled, .resizable], [.borderless, .resizable],
      ])
    func zoomed(style: NSWindow.StyleMask) throws {
      let window = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 600, height: 428), style: style)
      window.makeKeyAndOrderFront(nil)
      #expect(isZoomed(window) == false)
      let visible = try #require(window.screen?.visibleFrame)
      window.setFrame(visible, display: true)
      #expect(isZoomed(window) == true)
      window.setFrameOrigin(NSPoint(x: visible.minX + 40, y: visible.minY))
      #expect(isZoomed(window) == false, "a move ends it")
    }

    @Test("isZoomed is false in full screen, in the Dock, and off every screen") func neverZoomed()
      async throws
    {
      let window = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 600, height: 428))
      window.makeKeyAndOrderFront(nil)
      let observer = WindowObserver(window)
      window.zoom(nil)
      await settle()
      #expect(observer.isZoomed == true)
      window.miniaturize(nil)
      await settle()
      #expect(observer.isZoomed == false && observer.isMiniaturized == true)
      window.deminiaturize(nil)
      window.toggleFullScreen(nil)
      await settle()
      #expect(observer.isZoomed == false && observer.isFullScreen == true)
      window.toggleFullScreen(nil)
      window.setFrameOrigin(NSPoint(x: 50_000, y: 0))
      await settle()
      #expect(observer.isZoomed == false && observer.state?.screen == nil)
    }

    @Test("The Dock's coming and going ends a zoom, and begins one") func dock() async {
      let frame = NSRect(x: 0, y: 0, width: 1440, height: 900)
      let window = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 600, height: 428))
      window.makeKeyAndOrderFront(nil)
      let observer = WindowObserver(window)
      window.zoom(nil)
      await settle()
      #expect(observer.isZoomed == true)
      NSScreen.standInSet([NSScreen(standInName: "Main", frame: frame, dock: 0)])
      await settle()
      #expect(observer.isZoomed == false)
      NSScreen.standInSet([NSScreen(standInName: "Main", frame: frame)])
      await settle()
      #expect(observer.isZoomed == true)
    }

    @Test("A read asks no delegate") func noQuestions() async {
      let window = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 600, height: 428))
      let delegate = Asked()
      window.delegate = delegate
      let observer = WindowObserver(window)
      window.makeKeyAndOrderFront(nil)
      window.setFrameOrigin(.zero)
      _ = window.readWindowState()
      await settle()
      #expect(delegate.questions == 0)
      _ = observer
    }

    @Test(
      "A minimised window stays visible; a closed or hidden one isn't, in the Dock or not",
      arguments: StandInManner.all)
    func minimised(manner: StandInManner) async {
      NSApplication.standInReset(manner)
      let window = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 600, height: 428))
      window.makeKeyAndOrderFront(nil)
      let observer = WindowObserver(window)
      window.miniaturize(nil)
      await settle()
      #expect(observer.isVisible == true && observer.isMiniaturized == true && !observer.isKeyWindow)
      window.close()
      await settle()
      #expect(observer.isVisible == false)
      window.makeKeyAndOrderFront(nil)
      await settle()
      #expect(observer.isVisible == true && observer.isMiniaturized == false && observer.isKeyWindow)
      window.miniaturize(nil)
      await settle()
      #expect(observer.isVisible == true && observer.isMiniaturized == true)
      window.deminiaturize(nil)
      window.close()
      await settle()
      #expect(observer.isVisible == false)
    }

    @Test("Ordered in and out without the keyboard, and covered: told all the same") func ordering() async {
      let key = NSWindow(title: "key")
      key.makeKeyAndOrderFront(nil)
      let window = NSWindow(standInFrame: NSRect(x: 0, y: 0, width: 100, height: 100))
      window.standInSetOccluded(true)
      let log = Log(window)
      await settle()
      log.forgetThePast()
      window.orderFront(nil)
      await settle()
      window.orderOut(nil)
      await settle()
      #expect(log.changes(of: \.isVisible) == [true, false])
      #expect(key.isKeyWindow)
    }

    @Test("Where AppKit tells neither visibility nor title, the next hint does") func silent() async {
      NSApplication.standInReset(silence: StandInSilence(ofVisibility: true, ofTitle: true))
      let window = NSWindow(standInFrame: NSRect(x: 0, y: 0, width: 100, height: 100), title: "before")
      window.standInSetOccluded(true)
      let observer = WindowObserver(window)
      await settle()
      window.orderFront(nil)
      window.title = "after"
      await settle()
      #expect(observer.isVisible == false && observer.title == "before", "else the stand-in isn't silent")
      window.setFrameOrigin(NSPoint(x: 5, y: 5))
      await settle()
      #expect(observer.isVisible == true && observer.title == "after")
    }

    @Test("A toolbar, and a style mask that loses its title bar, change the safe area") func bars() async {
      let window = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 600, height: 428))
      window.orderFront(nil)
      let observer = WindowObserver(window)
      await settle()
      #expect(observer.safeAreaInsets == WindowInsets(top: 28))
      window.toolbar = NSToolbar(identifier: "bar")
      await settle()
      #expect(observer.safeAreaInsets == WindowInsets(top: 52))
      window.toolbar?.isVisible = false
      await settle()
      #expect(observer.safeAreaInsets == WindowInsets(top: 28))
      window.styleMask = [.borderless, .resizable]
      await settle()
      #expect(observer.safeAreaInsets == WindowInsets.zero)
    }

    @Test("A child window that moves and hides with its parent is followed") func child() async {
      let parent = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 600, height: 428))
      let child = NSWindow(standInFrame: NSRect(x: 250, y: 150, width: 100, height: 100))
      parent.makeKeyAndOrderFront(nil)
      parent.addChildWindow(child, ordered: .above)
      let observer = WindowObserver(child)
      await settle()
      parent.setFrameOrigin(NSPoint(x: 210, y: 100))
      await settle()
      #expect(observer.position?.x == 260)
      parent.miniaturize(nil)
      await settle()
      #expect(observer.isVisible == false)
      parent.deminiaturize(nil)
      await settle()
      #expect(observer.isVisible == true)
    }
  }
}
