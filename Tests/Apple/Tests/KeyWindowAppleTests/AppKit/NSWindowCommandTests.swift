import AppKit
import KeyWindow
import Testing

extension AppleTests {
  @MainActor @Suite("Commands to an NSWindow") struct NSWindowCommands {
    init() { NSApplication.standInReset() }

    private final class Delegate: NSObject, NSWindowDelegate {
      var mayClose: Bool
      var asked = 0
      init(mayClose: Bool) { self.mayClose = mayClose }
      func windowShouldClose(_ sender: NSWindow) -> Bool {
        asked += 1
        return mayClose
      }
    }

    @Test("Every command on a document window does what it says") func document() async throws {
      let window = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 600, height: 428))
      let observer = WindowObserver(window)
      try window.performWindowCommand(.makeKeyAndOrderFront)
      await settle()
      #expect(observer.isKeyWindow && observer.isVisible == true)

      try window.performWindowCommand(.setTitle("Letters"))
      await settle()
      #expect(observer.title == "Letters")

      let corner = observer.position
      try window.performWindowCommand(.setSize(CGSize(width: 500, height: 300)))
      await settle()
      #expect(observer.size == CGSize(width: 500, height: 300))
      #expect(observer.position == corner, "the top-left corner stays")

      try window.performWindowCommand(.zoom)
      await settle()
      #expect(observer.isZoomed == true)
      try window.performWindowCommand(.zoom)

      try window.performWindowCommand(.toggleFullScreen)
      await settle()
      #expect(observer.isFullScreen == true)
      try window.performWindowCommand(.toggleFullScreen)

      try window.performWindowCommand(.miniaturize)
      await settle()
      #expect(observer.isMiniaturized == true)
      try window.performWindowCommand(.deminiaturize)
      await settle()
      #expect(observer.isMiniaturized == false)

      try window.performWindowCommand(.orderOut)
      await settle()
      #expect(observer.isVisible == false)
    }

    @Test("setPosition puts the top-left corner where position tells it, on any screen, whatever the size")
    func setPosition() async throws {
      NSScreen.standInSet([
        NSScreen(standInName: "Main", frame: NSRect(x: 0, y: 0, width: 1440, height: 900)),
        NSScreen(standInName: "Above", frame: NSRect(x: -200, y: 900, width: 1920, height: 1080)),
      ])
      let window = NSWindow(standInFrame: NSRect(x: 200, y: 100, width: 600, height: 428))
      window.makeKeyAndOrderFront(nil)
      let observer = WindowObserver(window)
      for position in [CGPoint(x: 30, y: 40), CGPoint(x: -150, y: -700), CGPoint(x: 1300, y: 850.5)] {
        try window.performWindowCommand(.setPosition(position))
        await settle()
        #expect(observer.position == position)
        #expect(observer.size == CGSize(width: 600, height: 428))
      }
      // Both in one turn, as an app does that restores a window.
      try window.performWindowCommand(.setSize(CGSize(width: 500, height: 300)))
      try window.performWindowCommand(.setPosition(CGPoint(x: 70, y: 80)))
      await settle()
      #expect(observer.frame == CGRect(x: 70, y: 80, width: 500, height: 300))
    }

    @Test("Without a screen there's no place to put a window, and that's said") func noScreen() {
      NSScreen.standInSet([])
      let command = WindowCommand.setPosition(.zero)
      #expect(
        NSWindow(title: "document").refusal(ofWindowCommand: command)
          == .unsupported(command, reason: "there is no screen"))
    }

    @Test("activate brings window and app to the front: from the Dock, from behind, from a hidden app")
    func activate() async throws {
      let (window, other) = (NSWindow(title: "document"), NSWindow(title: "other"))
      window.makeKeyAndOrderFront(nil)
      other.makeKeyAndOrderFront(nil)
      let observer = WindowObserver(window)
      try window.performWindowCommand(.activate)
      await settle()
      #expect(observer.isKeyWindow && NSApplication.shared.orderedWindows.first === window)
      for leave in [
        { window.miniaturize(nil) }, { other.makeKeyAndOrderFront(nil) }, { window.orderOut(nil) },
      ] {
        leave()
        NSApplication.shared.deactivate()
        await settle()
        #expect(!observer.isKeyWindow && observer.isActive == false)
        try window.performWindowCommand(.activate)
        await settle()
        #expect(observer.isKeyWindow && observer.isActive == true && observer.isMiniaturized == false)
        #expect(NSApplication.shared.orderedWindows.first === window)
      }
      NSApplication.shared.hide(nil)
      await settle()
      try window.performWindowCommand(.activate)
      await settle()
      #expect(observer.isKeyWindow && observer.isVisible == true && observer.isActive == true)
    }

    @Test("Where the system leaves another app in front, the window is key once the app is activated")
    func declined() async throws {
      let (window, other) = (NSWindow(title: "document"), NSWindow(title: "other"))
      window.orderFront(nil)
      other.makeKeyAndOrderFront(nil)
      NSApplication.shared.deactivate()
      let observer = WindowObserver(window)
      NSApplication.standInDeclinesActivation = true
      try window.performWindowCommand(.activate)
      await settle()
      #expect(observer.isActive == false)
      NSApplication.standInDeclinesActivation = false
      NSApplication.shared.activate(ignoringOtherApps: true)
      await settle()
      #expect(observer.isKeyWindow && observer.isActive == true)
    }

    @Test("makeKeyAndOrderFront restores a minimised window") func restores() async throws {
      let window = NSWindow(title: "document")
      window.makeKeyAndOrderFront(nil)
      window.miniaturize(nil)
      let observer = WindowObserver(window)
      try window.performWindowCommand(.makeKeyAndOrderFront)
      await settle()
      #expect(observer.isMiniaturized == false && observer.isKeyWindow)
    }

    @Test("close asks, and the window stays when the answer is no") func closeAsks() async throws {
      let window = NSWindow(title: "document")
      let delegate = Delegate(mayClose: false)
      window.delegate = delegate
      window.makeKeyAndOrderFront(nil)
      let observer = WindowObserver(window)
      try window.performWindowCommand(.close)
      await settle()
      #expect(delegate.asked == 1)
      #expect(observer.isVisible == true)
      delegate.mayClose = true
      try window.performWindowCommand(.close)
      await settle()
      #expect(delegate.asked == 2)
      #expect(observer.isVisible == false && !observer.isKeyWindow)
    }

    @Test(
      "A borderless window refuses what it can't, each with a reason",
      arguments: [
        WindowCommand.makeKeyAndOrderFront, .activate, .miniaturize, .zoom, .toggleFullScreen, .close,
      ])
    func borderless(_ command: WindowCommand) {
      let window = NSWindow(standInFrame: NSRect(x: 0, y: 0, width: 100, height: 100), style: .borderless)
      window.orderFront(nil)
      let before = window.readWindowState()
      #expect {
        try window.performWindowCommand(command)
      } throws: { error in
        guard case WindowCommandError.unsupported(command, let reason) = error else { return false }
        return !reason.isEmpty
      }
      #expect(window.readWindowState() == before)
    }

    @Test(
      "A window in full screen refuses to be resized, moved, zoomed and minimised",
      arguments: [
        WindowCommand.setSize(CGSize(width: 300, height: 200)), .setPosition(.zero), .zoom, .miniaturize,
      ])
    func fullScreen(_ command: WindowCommand) {
      let window = NSWindow(title: "document")
      window.makeKeyAndOrderFront(nil)
      window.toggleFullScreen(nil)
      #expect(!window.canPerformWindowCommand(command))
      window.toggleFullScreen(nil)
      #expect(window.canPerformWindowCommand(command))
    }

    @Test("A window whose collection behaviour rules full screen out refuses it") func noFullScreen() {
      let window = NSWindow(title: "document")
      #expect(window.canPerformWindowCommand(.toggleFullScreen))
      window.collectionBehavior = .fullScreenNone
      #expect(!window.canPerformWindowCommand(.toggleFullScreen))
    }

    @Test("A window with a sheet isn't closed under it") func sheetFirst() {
      let window = NSWindow(title: "document")
      window.makeKeyAndOrderFront(nil)
      let sheet = NSWindow(title: "sheet")
      window.beginSheet(sheet)
      #expect(!window.canPerformWindowCommand(.close))
      window.endSheet(sheet)
      #expect(window.canPerformWindowCommand(.close))
    }
  }
}
