import AppKit
import KeyWindow
import Testing

extension AppleTests {
  @MainActor @Suite("Which NSWindow is key") struct NSWindowKey {
    init() { NSApplication.standInReset() }

    @Test("A swap: each is told once, and nobody sees two or none") func swap() async {
      let first = NSWindow(title: "first")
      let second = NSWindow(title: "second")
      second.makeKeyAndOrderFront(nil)
      first.makeKeyAndOrderFront(nil)
      let one = Log(first)
      let other = Log(second)
      await settle()
      one.forgetThePast()
      other.forgetThePast()

      var keysSeen: [Int] = []
      let watch = [one, other].map { log in
        log.observer.onChange { _ in
          keysSeen.append([one, other].filter { $0.observer.isKeyWindow }.count)
        }
      }
      second.makeKeyAndOrderFront(nil)
      await settle()
      #expect(one.states.map { $0?.isKey } == [false])
      #expect(other.states.map { $0?.isKey } == [true])
      #expect(keysSeen == [1, 1])
      _ = watch
    }

    @Test("A sheet takes the keyboard and its parent stays main, until it ends") func sheet() async {
      let window = NSWindow(title: "parent")
      window.makeKeyAndOrderFront(nil)
      let sheet = NSWindow(title: "sheet")
      let parent = WindowObserver(window)
      let child = WindowObserver(sheet)
      window.beginSheet(sheet)
      await settle()
      #expect(!parent.isKeyWindow && parent.isMain == true)
      #expect(child.isKeyWindow)
      window.endSheet(sheet)
      await settle()
      #expect(parent.isKeyWindow && parent.isMain == true)
      #expect(!child.isKeyWindow && child.isVisible == false)
    }

    @Test("The app is deactivated and activated: no window is key meanwhile, and the same one is after")
    func deactivation() async {
      let window = NSWindow(title: "document")
      window.makeKeyAndOrderFront(nil)
      let log = Log(window)
      await settle()
      log.forgetThePast()
      NSApplication.shared.deactivate()
      await settle()
      NSApplication.shared.activate(ignoringOtherApps: true)
      await settle()
      #expect(log.changes(of: \.isKey) == [false, true])
      #expect(log.changes(of: \.isMain) == [false, true])
      #expect(log.changes(of: \.isActive) == [false, true])
    }

    @Test("A panel that doesn't activate its app is key while the app isn't active") func panel() async {
      let document = WindowObserver(NSWindow(title: "document"))
      document.window?.makeKeyAndOrderFront(nil)
      NSApplication.shared.deactivate()
      let panel = NSPanel(title: "panel", style: [.titled, .nonactivatingPanel])
      panel.hidesOnDeactivate = false
      let observer = WindowObserver(panel)
      panel.makeKeyAndOrderFront(nil)
      await settle()
      #expect(observer.isKeyWindow && observer.isActive == false)
      #expect(observer.isMain == false)
      #expect(!document.isKeyWindow)
    }

    @Test("A minimised window is neither key nor visible, and another takes over in the same breath")
    func miniaturise() async {
      let first = NSWindow(title: "first")
      let second = NSWindow(title: "second")
      second.makeKeyAndOrderFront(nil)
      first.makeKeyAndOrderFront(nil)
      let one = Log(first)
      let other = Log(second)
      await settle()
      one.forgetThePast()
      other.forgetThePast()
      first.miniaturize(nil)
      await settle()
      #expect(one.observer.isMiniaturized == true && !one.observer.isKeyWindow)
      #expect(one.changes(of: \.isKey) == [false])
      #expect(other.states.map { $0?.isKey } == [true])
      first.deminiaturize(nil)
      await settle()
      #expect(one.observer.isMiniaturized == false && one.observer.isKeyWindow)
    }

    @Test("A window that becomes key and main, one after the other, is told once") func keyAndMain() async {
      let window = NSWindow(title: "document")
      window.orderFront(nil)
      let log = Log(window)
      await settle()
      log.forgetThePast()
      window.makeKeyAndOrderFront(nil)
      await settle()
      #expect(log.states.count == 1)
      #expect(log.observer.isKeyWindow && log.observer.isMain == true)
    }
  }
}
