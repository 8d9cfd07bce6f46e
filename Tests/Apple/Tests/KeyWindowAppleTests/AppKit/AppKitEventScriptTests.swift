import AppKit
import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  @MainActor @Suite("Event scripts of AppKit") struct AppKitEventScripts {
    private let keys = Sightings<Bool>()
    private let states = Sightings<WindowState?>()

    private func witnesses() -> some View {
      ZStack {
        Witness(of: \.isKeyWindow, keys)
        Witness(of: \.windowState, states)
      }.observeWindow()
    }

    /// A window with the witnesses in it, key and seen as such.
    private func start(_ desk: Desk) async -> (NSWindow, StandInHost) {
      let window = desk.open()
      let host = StandInHost(witnesses(), in: window)
      await settle()
      #expect(keys.seen.last == true)
      keys.forgetThePast()
      states.forgetThePast()
      return (window, host)
    }

    @Test("8: a sheet begins and ends. Its parent isn't key meanwhile, but main") func sheet() async {
      let desk = Desk()
      let (window, host) = await start(desk)
      let sheet = NSWindow(title: "sheet")
      window.beginSheet(sheet)
      await settle()
      #expect(keys.seen == [false])
      #expect(states.seen.last??.isMain == true)
      window.endSheet(sheet)
      await settle()
      #expect(keys.seen == [false, true])
      _ = host
    }

    @Test("9: closed but not released, then opened again. The view sees both, in the same window")
    func reopen() async {
      let desk = Desk()
      let (window, host) = await start(desk)
      window.close()
      await settle()
      #expect(keys.seen == [false])
      #expect(states.seen.last??.isVisible == false)
      window.makeKeyAndOrderFront(nil)
      await settle()
      #expect(keys.seen == [false, true])
      #expect(states.seen.last??.isVisible == true)
      _ = host
    }

    @Test("10: minimised and restored") func miniaturise() async {
      let desk = Desk()
      let (window, host) = await start(desk)
      window.miniaturize(nil)
      await settle()
      #expect(keys.seen == [false])
      #expect(states.seen.last??.isMiniaturized == true)
      window.deminiaturize(nil)
      await settle()
      #expect(keys.seen == [false, true])
      #expect(states.seen.last??.isMiniaturized == false)
      _ = host
    }

    @Test("11: the app is deactivated and activated, with a panel that is key while it is inactive")
    func deactivation() async {
      let desk = Desk()
      let panelKeys = Sightings<Bool>()
      let (_, host) = await start(desk)
      NSApplication.shared.deactivate()
      await settle()
      #expect(keys.seen == [false])
      #expect(states.seen.last??.isActive == false)
      let panel = NSPanel(title: "panel", style: [.titled, .nonactivatingPanel])
      panel.hidesOnDeactivate = false
      let panelHost = StandInHost(Witness(of: \.isKeyWindow, panelKeys).observeWindow(), in: panel)
      panel.makeKeyAndOrderFront(nil)
      await settle()
      #expect(panelKeys.seen == [false, true])
      NSApplication.shared.activate(ignoringOtherApps: true)
      await settle()
      #expect(keys.seen == [false, true])
      #expect(panelKeys.seen.last == false)
      panel.close()
      _ = (host, panelHost)
    }

    @Test("15: an occlusion that got stuck is cleared by activation") func stuckOcclusion() async {
      let desk = Desk()
      let (window, host) = await start(desk)
      window.standInSetOccluded(true)
      await settle()
      #expect(states.seen.last??.isOccluded == true)
      NSApplication.shared.deactivate()
      await settle()
      window.standInClearOcclusionSilently()
      await settle()
      #expect(states.seen.last??.isOccluded == true, "nobody told")
      NSApplication.shared.activate(ignoringOtherApps: true)
      await settle()
      #expect(states.seen.last??.isOccluded == false)
      _ = host
    }
  }
}
