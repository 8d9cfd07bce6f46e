import AppKit
import KeyWindow
import Testing

extension AppleTests {
  @MainActor @Suite("The buttons of an NSWindow, and what goes on with it") struct NSWindowControls {
    init() { NSApplication.standInReset() }

    private func window(_ style: NSWindow.StyleMask) -> NSWindow {
      NSWindow(standInFrame: NSRect(x: 200, y: 200, width: 600, height: 428), style: style)
    }

    @Test("The insets reach to the last button, and below the lowest") func reach() async {
      let window = window([.titled, .closable, .miniaturizable, .resizable, .fullSizeContentView])
      let observer = WindowObserver(window)
      #expect(observer.controlInsets == WindowInsets(top: 22, left: 61))
      window.setFrame(NSRect(x: 0, y: 0, width: 300, height: 200), display: true)
      await settle()
      #expect(observer.controlInsets == WindowInsets(top: 22, left: 61))
      window.toolbar = NSToolbar()
      await settle()
      #expect(observer.controlInsets == WindowInsets(top: 34, left: 61), "they are in the middle of the bar")
    }

    @Test("From right to left they are on the right") func fromRightToLeft() {
      let window = window([.titled, .closable, .miniaturizable, .resizable])
      window.standInTitlebarDirection = .rightToLeft
      #expect(window.readWindowState()?.controlInsets == WindowInsets(top: 22, right: 61))
    }

    @Test("Only those count that are there and shown") func someButtons() throws {
      #expect(
        window([.titled, .closable]).readWindowState()?.controlInsets == WindowInsets(top: 22, left: 21))
      #expect(window([.titled]).readWindowState()?.controlInsets == .zero)
      #expect(window(.borderless).readWindowState()?.controlInsets == .zero)
      let window = window([.titled, .closable, .miniaturizable, .resizable])
      let buttons = [NSWindow.ButtonType.closeButton, .miniaturizeButton, .zoomButton].compactMap {
        window.standardWindowButton($0)
      }
      try #require(buttons.count == 3)
      buttons[2].isHidden = true
      #expect(window.readWindowState()?.controlInsets == WindowInsets(top: 22, left: 41))
      buttons[0].superview?.isHidden = true
      #expect(window.readWindowState()?.controlInsets == .zero)
    }

    @Test("Buttons that the app has moved count where they are") func moved() throws {
      let window = window([.titled, .closable, .fullSizeContentView])
      let button = try #require(window.standardWindowButton(.closeButton))
      button.frame = button.frame.offsetBy(dx: 13, dy: -5)
      #expect(window.readWindowState()?.controlInsets == WindowInsets(top: 27, left: 34))
      button.frame.origin.x = .nan
      #expect(window.readWindowState()?.controlInsets == .zero)
    }

    @Test("In full screen they are hidden, and back afterwards") func fullScreen() async {
      let window = window([.titled, .closable, .miniaturizable, .resizable])
      window.makeKeyAndOrderFront(nil)
      let observer = WindowObserver(window)
      window.toggleFullScreen(nil)
      await settle()
      #expect(observer.controlInsets == WindowInsets.zero)
      window.toggleFullScreen(nil)
      await settle()
      #expect(observer.controlInsets == WindowInsets(top: 22, left: 61))
    }

    @Test("isResizing is true from the start of a live resize to its end, each told with an event")
    func liveResize() async {
      let window = window([.titled, .resizable])
      window.makeKeyAndOrderFront(nil)
      let log = Log(window)
      await settle()
      #expect(log.observer.isResizing == false)
      log.forgetThePast()
      window.standInBeginLiveResize()
      await settle()
      #expect(log.observer.isResizing == true, "before the first new size")
      window.standInLiveResize(to: NSRect(x: 200, y: 200, width: 700, height: 500))
      await settle()
      window.standInEndLiveResize()
      await settle()
      #expect(log.changes(of: \.isResizing) == [true, false])
      #expect(log.changes(of: \.size) == [CGSize(width: 600, height: 428), CGSize(width: 700, height: 500)])
      // A size that nobody drags to.
      window.setFrame(NSRect(x: 0, y: 0, width: 300, height: 200), display: true)
      await settle()
      #expect(log.states.allSatisfy { $0?.size.width != 300 || $0?.isResizing == false })
    }

    @Test("Another Space is told to every window") func spaces() async {
      let (here, there) = (window([.titled]), window([.titled]))
      for window in [here, there] { window.orderFront(nil) }
      let observers = [WindowObserver(here), WindowObserver(there)]
      await settle()
      #expect(observers.map(\.isOnActiveSpace) == [true, true])
      NSWorkspace.standInShowSpace(with: [there])
      await settle()
      #expect(observers.map(\.isOnActiveSpace) == [false, true])
      NSWorkspace.standInShowSpace(with: [here, there])
      await settle()
      #expect(observers.map(\.isOnActiveSpace) == [true, true])
    }

    @Test("What AppKit doesn't tell is nil") func untold() {
      let state = window([.titled, .resizable]).readWindowState()
      #expect(state != nil && state?.isTiled == nil && state?.restoredSize == nil)
    }
  }
}
