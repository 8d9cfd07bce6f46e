import AppKit
import KeyWindow
import Testing

extension AppleTests {
  @MainActor @Suite("An NSWindow is saved") struct NSWindowSaving {
    @Test("One in the Dock is left where it is and saved as it was, with a screen there or none")
    func inDock() async {
      for manner in [StandInManner(), .other] {
        NSApplication.standInReset(manner)
        let window = NSWindow(standInFrame: NSRect(x: 30, y: 40, width: 390, height: 444))
        window.makeKeyAndOrderFront(nil)
        let frame = window.frame
        let keeper = WindowKeeper(window, SavedWindow())
        await settle()
        let saved = keeper.saved
        window.miniaturize(nil)
        await settle()
        #expect(window.frame == frame)
        #expect(keeper.saved.size == saved.size && keeper.saved.position == saved.position)
        window.deminiaturize(nil)
        await settle()
        #expect(window.frame == frame)
        window.close()
      }
    }
  }
}
