import AppKit
import KeyWindow
import Testing

extension AppleTests {
  @MainActor @Suite("The life of an observed NSWindow") struct NSWindowLifetime {
    init() { NSApplication.standInReset() }

    @Test("A closed window is neither key nor visible, and is observed as before when it comes back")
    func closeAndReopen() async {
      let window = NSWindow(title: "document")
      window.makeKeyAndOrderFront(nil)
      let log = Log(window)
      await settle()
      log.forgetThePast()
      window.close()
      await settle()
      #expect(log.observer.state != nil)
      #expect(!log.observer.isKeyWindow && log.observer.isVisible == false)
      window.makeKeyAndOrderFront(nil)
      await settle()
      #expect(log.observer.isKeyWindow && log.observer.isVisible == true)
      #expect(log.changes(of: \.isKey) == [false, true])
    }

    @Test("Observing doesn't keep a window alive, and its end is told") func freed() async {
      var window: NSWindow? = NSWindow(title: "document")
      window?.makeKeyAndOrderFront(nil)
      let log = Log(window)
      await settle()
      log.forgetThePast()
      weak let weakWindow = window
      window?.close()
      window = nil
      #expect(weakWindow == nil)
      #expect(log.observer.state == nil)
      await settle()
      #expect(log.states.last == .some(nil))
    }

    @Test("Nothing is added to the window's views") func nothingAdded() async {
      let window = NSWindow(title: "document")
      let before = window.standInViews.count
      let observer = WindowObserver(window)
      await settle()
      #expect(window.standInViews.count == before)
      _ = observer
    }

    @Test("Nothing is told once the subscription is dropped") func dropped() async {
      let window = NSWindow(title: "document")
      window.orderFront(nil)
      var hints = 0
      var observation: WindowObservation? = window.startWindowHints { hints += 1 }
      window.setFrameOrigin(.zero)
      #expect(hints > 0)
      _ = observation
      observation = nil
      hints = 0
      window.makeKeyAndOrderFront(nil)
      window.setFrameOrigin(NSPoint(x: 7, y: 7))
      window.title = "other"
      NSApplication.shared.deactivate()
      await settle()
      #expect(hints == 0)
    }
  }
}
