import AppKit
import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  /// The accessors on `View`, without `observeWindow()` anywhere.
  @MainActor @Suite("The geometry of the window being worked in (macOS)") struct AppKitAccessors {
    let desk = Desk()
    let document: NSWindow

    init() { document = desk.open() }

    private var frame: CGRect { EmptyView().keyWindowFrame }
    private let documentFrame = CGRect(x: 0, y: 0, width: 390, height: 844)

    private func show(_ window: NSWindow) async {
      window.makeKeyAndOrderFront(nil)
      await settle()
      #expect(window.isKeyWindow)
    }

    private let size = NSRect(x: 0, y: 0, width: 77, height: 55)

    @Test("It's right in the first read, and of a window that is opened later") func first() async {
      #expect(frame == documentFrame && EmptyView().keyWindowTopSafeArea == 28)
      let later = desk.open()
      desk.resize(later, to: CGSize(width: 222, height: 333))
      await settle()
      #expect(frame.size == CGSize(width: 222, height: 333))
      desk.makeKey(document)
      await settle()
      #expect(frame == documentFrame)
    }

    @Test("Deactivation, hiding and minimising don't make it collapse") func away() async {
      #expect(frame == documentFrame)
      NSApplication.shared.deactivate()
      await settle()
      #expect(WindowRegistry.shared.keyWindow == nil && frame == documentFrame)
      NSApplication.shared.hide(nil)
      await settle()
      #expect(frame == documentFrame)
      NSApplication.shared.unhide(nil)
      document.miniaturize(nil)
      await settle()
      #expect(frame == documentFrame)
    }

    @Test("A sheet, its own sheet, a popover: it stays with the window behind", arguments: [true, false])
    func belonging(isObserved: Bool) async {
      #expect(frame == documentFrame)
      let sheet = NSPanel(standInFrame: size)
      let popover = KeyablePanel(standInFrame: size, style: .borderless)
      let observers = isObserved ? [WindowObserver(sheet), WindowObserver(popover)] : []
      document.beginSheet(sheet)
      await settle()
      #expect(sheet.isKeyWindow && frame == documentFrame)
      sheet.addChildWindow(popover, ordered: .above)
      popover.makeKey()
      await settle()
      #expect(popover.isKeyWindow && frame == documentFrame)
      withExtendedLifetime(observers) {}
    }

    @Test("An alert, an open panel, a menu-bar panel: it stays with the main window") func strangers() async {
      #expect(frame == documentFrame)
      await show(NSPanel(standInFrame: size))
      #expect(frame == documentFrame)
      await show(NSOpenPanel(standInFrame: size))
      #expect(frame == documentFrame)
      let menuBarPanel = KeyablePanel(standInFrame: size, style: [.borderless, .nonactivatingPanel])
      menuBarPanel.level = .statusBar
      menuBarPanel.hidesOnDeactivate = false
      NSApplication.shared.deactivate()
      await show(menuBarPanel)
      #expect(!NSApplication.shared.isActive && frame == documentFrame)
    }

    private final class KeyablePanel: NSPanel {
      override var canBecomeKey: Bool { true }
    }
  }
}
