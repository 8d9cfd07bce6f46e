import AppKit
import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  @MainActor @Suite("The key window of the app, with sheets, panels and an app that isn't active (macOS)")
  struct AppKeyWindows {
    let desk = Desk()

    private func host(_ name: String, in window: NSWindow) -> StandInHost {
      StandInHost(Text(name).keyWindow(DocumentName.self, name).observeWindow(), in: window)
    }

    @Test("A sheet is the key window while it is there, and the window behind it stays main") func sheet()
      async
    {
      let document = desk.open()
      let documentHost = host("document", in: document)
      let sheet = NSWindow(standInFrame: NSRect(x: 0, y: 0, width: 200, height: 100))
      let sheetHost = host("sheet", in: sheet)
      let menu = StandInHost(NameMenu())
      await settle()
      #expect(menu.texts == ["document"])
      document.beginSheet(sheet)
      await settle()
      #expect(WindowRegistry.shared.keyWindow?.window === sheet)
      #expect(menu.texts == ["sheet"])
      #expect(WindowRegistry.shared.windows.first { $0.window === document }?.state.isMain == true)
      document.endSheet(sheet)
      await settle()
      #expect(WindowRegistry.shared.keyWindow?.window === document)
      #expect(menu.texts == ["document"])
      withExtendedLifetime((documentHost, sheetHost)) {}
    }

    @Test("While a sheet that nobody observes has the keyboard there's no key window") func unobservedSheet()
      async
    {
      let document = desk.open()
      let documentHost = host("document", in: document)
      await settle()
      let sheet = NSWindow(standInFrame: NSRect(x: 0, y: 0, width: 200, height: 100))
      document.beginSheet(sheet)
      await settle()
      #expect(WindowRegistry.shared.keyWindow == nil)
      #expect(WindowRegistry.shared[DocumentName.self] == nil)
      document.endSheet(sheet)
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == "document")
      withExtendedLifetime(documentHost) {}
    }

    @Test("With the app inactive there's no key window, and the same one when it is active again")
    func inactive() async {
      let (one, other) = (desk.open(), desk.open())
      let hosts = [host("one", in: one), host("other", in: other)]
      desk.makeKey(one)
      let menu = StandInHost(NameMenu())
      await settle()
      #expect(menu.texts == ["one"])
      NSApplication.shared.deactivate()
      await settle()
      #expect(WindowRegistry.shared.keyWindow == nil)
      #expect(menu.texts == ["no name"])
      NSApplication.shared.activate(ignoringOtherApps: true)
      await settle()
      #expect(menu.texts == ["one"])
      withExtendedLifetime(hosts) {}
    }

    @Test("A panel that doesn't activate the app is the key window while the app is inactive") func panel()
      async
    {
      let document = desk.open()
      let panel = NSPanel(
        contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled, .nonactivatingPanel],
        backing: .buffered, defer: false)
      panel.hidesOnDeactivate = false
      let hosts = [host("document", in: document), host("panel", in: panel)]
      await settle()
      NSApplication.shared.deactivate()
      panel.makeKeyAndOrderFront(nil)
      await settle()
      #expect(WindowRegistry.shared.keyWindow?.window === panel)
      #expect(WindowRegistry.shared[DocumentName.self] == "panel")
      panel.orderOut(nil)
      NSApplication.shared.activate(ignoringOtherApps: true)
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == "document")
      withExtendedLifetime(hosts) {}
    }

    @Test("A minimised window is key no more, and its values are back when it is restored")
    func miniaturised() async {
      let document = desk.open()
      let documentHost = host("document", in: document)
      await settle()
      document.miniaturize(nil)
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == nil)
      document.deminiaturize(nil)
      document.makeKeyAndOrderFront(nil)
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == "document")
      withExtendedLifetime(documentHost) {}
    }
  }
}
