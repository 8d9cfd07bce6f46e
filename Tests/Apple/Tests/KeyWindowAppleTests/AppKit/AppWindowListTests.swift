import AppKit
import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  @MainActor @Suite("All windows of an app (macOS)") struct AppWindows {
    init() {
      NSApplication.standInReset()
      followNoWindowsAnyMore()
    }

    private func window(_ title: String, style: NSWindow.StyleMask = [.titled, .resizable]) -> NSWindow {
      NSWindow(standInFrame: NSRect(x: 0, y: 0, width: 300, height: 200), title: title, style: style)
    }

    private var titles: Set<String> { Set(WindowRegistry.shared.windows.compactMap(\.state.title)) }

    @Test("The windows that are there are found at once, on screen or not, and let go with the observation")
    func atOnce() async {
      let windows = [window("key"), window("behind"), window("never shown")]
      windows[1].orderFront(nil)
      windows[0].makeKeyAndOrderFront(nil)
      let views = windows.map(\.everyViewCount)
      var all: WindowObservation? = WindowRegistry.shared.observeAllWindows()
      #expect(titles == ["key", "behind", "never shown"])
      #expect(WindowRegistry.shared.keyWindow?.window === windows[0])
      await settle()
      #expect(windows.map(\.everyViewCount) == views, "nothing was put into them")
      all = nil
      #expect(WindowRegistry.shared.windows.isEmpty && all == nil)
      await settle()
      #expect(windows.map(\.standInKeyValueObserverCount) == [0, 0, 0])
    }

    @Test("A later window is found when it's key, seen, a sheet, or after the next event") func later() async
    {
      let all = WindowRegistry.shared.observeAllWindows()
      let key = window("key")
      key.makeKeyAndOrderFront(nil)
      await settle()
      #expect(titles == ["key"])
      let behind = window("behind")
      behind.orderFront(nil)
      await settle()
      #expect(titles == ["key", "behind"])
      let sheet = window("sheet")
      key.beginSheet(sheet)
      await settle()
      #expect(titles == ["key", "behind", "sheet"])
      let covered = window("covered")
      covered.standInSetOccluded(true)
      NSApplication.standInEvent { covered.orderFront(nil) }
      await settle()
      #expect(titles == ["key", "behind", "sheet", "covered"])
      withExtendedLifetime(all) {}
    }

    @Test(
      "Closed and not released it's there, and not visible; freed it's gone, and a new one in its place is found"
    )
    func goes() async throws {
      let all = WindowRegistry.shared.observeAllWindows()
      try await untilReused {
        var old: NSWindow? = window("old")
        let id = old.map { ObjectIdentifier($0) }
        old?.orderFront(nil)
        await settle()
        old?.close()
        await settle()
        #expect(titles == ["old"])
        #expect(WindowRegistry.shared.windows.first?.state.isVisible == false)
        old = nil
        #expect(titles == [])
        let new = window("new")
        NSApplication.standInEvent()
        await settle()
        #expect(titles == ["new"])
        return ObjectIdentifier(new) == id
      }
      withExtendedLifetime(all) {}
    }

    /// A window of AppKit's own that answers that it can be key.
    private final class Keyable: NSPanel {
      override var canBecomeKey: Bool { true }
    }

    @Test("Windows of the system's own stay out") func systemsOwn() async {
      let document = window("document")
      document.makeKeyAndOrderFront(nil)
      let statusItem = Keyable(title: "status item", style: .borderless)
      statusItem.level = .statusBar
      let menu = Keyable(title: "menu", style: .borderless)
      menu.level = .popUpMenu
      let popover = Keyable(title: "popover", style: .borderless)
      let completions = NSPanel(title: "completions", style: .borderless)
      document.addChildWindow(popover, ordered: .above)
      document.addChildWindow(completions, ordered: .above)
      let tooltip = window("tooltip", style: .borderless)
      let panels = [NSColorPanel(title: "colours"), NSFontPanel(title: "fonts"), NSOpenPanel(title: "files")]
      for panel in panels + [statusItem, menu, tooltip] { panel.orderFront(nil) }
      let inspector = NSPanel(title: "inspector")
      inspector.orderFront(nil)
      let all = WindowRegistry.shared.observeAllWindows()
      #expect(titles == ["document", "inspector"])
      popover.makeKey()
      NSApplication.standInEvent()
      await settle()
      #expect(titles == ["document", "inspector"])
      #expect(WindowRegistry.shared.keyWindow == nil)
      #expect(WindowRegistry.shared.windows.first { $0.window === document }?.state.ownsKeyWindow == true)
      withExtendedLifetime(all) {}
    }

    @Test("NSView.keyWindow() is the observed key window, else the one that AppKit names, else nil")
    func keyWindow()
      async
    {
      #expect(NSView.keyWindow() == nil)
      let document = window("document")
      document.makeKeyAndOrderFront(nil)
      #expect(NSView.keyWindow() === document)
      let observer = WindowObserver(document)
      #expect(NSView.keyWindow() === document)
      let panel = NSOpenPanel(title: "files")
      panel.makeKeyAndOrderFront(nil)
      await settle()
      #expect(NSView.keyWindow() === panel, "nobody observes it")
      NSApplication.shared.deactivate()
      await settle()
      #expect(NSView.keyWindow() == nil)
      withExtendedLifetime(observer) {}
    }
  }
}
