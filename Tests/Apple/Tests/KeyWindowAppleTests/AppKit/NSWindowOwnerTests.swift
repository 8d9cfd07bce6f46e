import AppKit
import KeyWindow
import Testing

extension AppleTests {
  @MainActor @Suite("Whether an NSWindow or one that belongs to it is key") struct NSWindowOwners {
    init() {
      NSApplication.standInReset()
      followNoWindowsAnyMore()
    }

    private func shown(_ title: String, x: CGFloat = 100) -> NSWindow {
      let window = NSWindow(standInFrame: NSRect(x: x, y: 100, width: 300, height: 200), title: title)
      window.makeKeyAndOrderFront(nil)
      return window
    }

    @Test("An unobserved sheet is key, then another window: the panel behind it is told both") func sheet()
      async
    {
      let other = shown("other")
      let panel = NSPanel(standInFrame: NSRect(x: 0, y: 0, width: 300, height: 200), title: "panel")
      panel.makeKeyAndOrderFront(nil)
      let log = Log(panel)
      await settle()
      log.forgetThePast()
      panel.beginSheet(NSWindow(title: "sheet"))
      await settle()
      #expect(!log.observer.isKeyWindow && log.observer.ownsKeyWindow == true)
      other.makeKeyAndOrderFront(nil)
      await settle()
      #expect(log.observer.ownsKeyWindow == false)
      panel.attachedSheet?.makeKey()
      await settle()
      #expect(log.observer.ownsKeyWindow == true)
      NSApplication.shared.deactivate()
      await settle()
      #expect(log.observer.ownsKeyWindow == false)
      NSApplication.shared.activate()
      await settle()
      #expect(log.changes(of: \.ownsKeyWindow) == [true, false, true, false, true])
    }

    @Test("A child of a sheet of a child, none of them observed") func nested() async {
      let window = shown("window")
      let observer = WindowObserver(window)
      let (child, sheet, popover) = (
        NSPanel(title: "child"), NSPanel(title: "sheet"), NSPanel(title: "popover")
      )
      window.addChildWindow(child, ordered: .above)
      child.beginSheet(sheet)
      sheet.addChildWindow(popover, ordered: .above)
      popover.makeKey()
      await settle()
      #expect(popover.isKeyWindow && !observer.isKeyWindow && observer.ownsKeyWindow == true)
      #expect(sheet.readOwningWindow() === child && child.readOwningWindow() === window)
      shown("other").makeKey()
      await settle()
      #expect(observer.ownsKeyWindow == false)
    }

    @Test("A key child that is added or removed without a word is seen after the next event") func silent()
      async
    {
      let window = NSWindow(title: "window")
      window.orderFront(nil)
      let observer = WindowObserver(window)
      let child = shown("child")
      await settle()
      #expect(observer.ownsKeyWindow == false)
      window.addChildWindow(child, ordered: .above)
      NSApplication.standInEvent()
      await settle()
      #expect(observer.ownsKeyWindow == true)
      window.removeChildWindow(child)
      NSApplication.standInEvent()
      await settle()
      #expect(child.isKeyWindow && observer.ownsKeyWindow == false)
    }

    @Test(
      "A key child that is removed and then loses the keyboard: its parent of before isn't told it owns it")
    func removedThenResigned() async {
      let window = NSWindow(title: "window")
      window.orderFront(nil)
      let observer = WindowObserver(window)
      let (other, child) = (shown("other"), NSPanel(title: "child"))
      window.addChildWindow(child, ordered: .above)
      child.makeKey()
      await settle()
      #expect(observer.ownsKeyWindow == true)
      window.removeChildWindow(child)
      other.makeKey()
      await settle()
      #expect(observer.ownsKeyWindow == false)
    }

    @Test("A change of the key window hints its owners alone, however many windows there are") func cost()
      async
    {
      let crowd = (0..<100).map { NSWindow(title: "\($0)") }
      var hinted: [Int] = []
      let observations = crowd.enumerated().map { index, window in
        window.startWindowHints { hinted.append(index) }
      }
      for window in crowd { window.orderFront(nil) }
      let sheet = NSWindow(title: "sheet")
      crowd[7].makeKeyAndOrderFront(nil)
      crowd[7].beginSheet(sheet)
      await settle()
      hinted = []
      let stranger = shown("stranger")
      stranger.makeKey()
      sheet.makeKey()
      await settle()
      #expect(Set(hinted) == [7], "and the main window, which is the same")
      hinted = []
      for _ in 0..<100 { NSApplication.standInEvent() }
      #expect(hinted == [], "an event in which nothing happens hints none")
      withExtendedLifetime(observations) {}
    }

    @Test("Windows that call each other their parent, and parents that go: an answer all the same")
    func nonsense()
      async
    {
      let (one, other) = (shown("one"), shown("other"))
      (one.parent, other.parent) = (other, one)
      let observers = [WindowObserver(one), WindowObserver(other)]
      await settle()
      #expect(observers.map(\.isKeyWindow) == [false, true])
      #expect(observers.map(\.ownsKeyWindow) == [true, true])
      (one.parent, other.parent) = (nil, nil)
      var parent: NSWindow? = NSWindow(title: "parent")
      let parentObserver = WindowObserver(parent)
      other.parent = parent
      NSApplication.standInEvent()
      await settle()
      #expect(parentObserver.ownsKeyWindow == true)
      parent = nil
      NSApplication.standInEvent()
      one.makeKey()
      await settle()
      #expect(parentObserver.state == nil && other.readOwningWindow() == nil)
      #expect(observers.map(\.isKeyWindow) == [true, false])
    }

    @Test("Once nobody observes a window any more nothing listens") func ends() async {
      let window = shown("window")
      var hints = 0
      var observation: WindowObservation? = window.startWindowHints { hints += 1 }
      #expect(window.standInKeyValueObserverCount == 3)
      observation = nil
      window.beginSheet(NSWindow(title: "sheet"))
      NSApplication.standInEvent()
      await settle()
      #expect(hints == 0 && window.standInKeyValueObserverCount == 0 && observation == nil)
    }
  }
}

extension WindowObserver {
  fileprivate convenience init(_ window: NSWindow?) {
    self.init()
    self.window = window
  }
}
