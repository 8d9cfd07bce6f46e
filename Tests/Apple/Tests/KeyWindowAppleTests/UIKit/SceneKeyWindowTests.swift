import KeyWindow
import SwiftUI
import Testing
import UIKit

extension AppleTests {
  @MainActor @Suite("The key window of the app, with two scenes that have one each (iPad)", .everyWay)
  struct SceneKeyWindows {
    let desk = Desk()

    /// Two scenes side by side, each with a key window of its own; the second was opened last.
    private func openScenes() async -> (windows: [UIWindow], hosts: [StandInHost]) {
      let windows = [desk.openElsewhere(), desk.openElsewhere()]
      let hosts = zip(windows, ["left", "right"]).map {
        StandInHost(
          Text($1).keyWindow(DocumentName.self, $1).observeWindow(), in: $0)
      }
      await settle()
      return (windows, hosts)
    }

    private func focus(_ window: UIWindow, among windows: [UIWindow]) {
      for each in windows { each.windowScene?.standInSetLooksActive(each === window) }
    }

    @Test("Both are key, and the one that looks active is the app's, with its values") func active() async {
      let (windows, hosts) = await openScenes()
      let menu = StandInHost(NameMenu())
      for window in [windows[0], windows[1], windows[0]] {
        focus(window, among: windows)
        await settle()
        #expect(windows.map(\.isKeyWindow) == [true, true])
        #expect(WindowRegistry.shared.keyWindow?.window === window)
        #expect(menu.texts == [window === windows[0] ? "left" : "right"])
        #expect(WindowRegistry.shared.windows.first?.window === window)
      }
      withExtendedLifetime(hosts) {}
    }

    @Test("Where the system doesn't tell which looks active, it is the one that became key last")
    func unknown() async {
      let (windows, hosts) = await openScenes()
      #expect(WindowRegistry.shared.keyWindow?.window === windows[1])
      withExtendedLifetime(hosts) {}
    }

    @Test("When its scene is taken away, the other scene's window is the app's") func disconnect()
      async throws
    {
      let (windows, hosts) = await openScenes()
      focus(windows[1], among: windows)
      await settle()
      try #require(windows[1].windowScene).standInDisconnect()
      await settle()
      #expect(WindowRegistry.shared.keyWindow?.window === windows[0])
      #expect(WindowRegistry.shared[DocumentName.self] == "left")
      withExtendedLifetime(hosts) {}
    }

    @Test("An alert's window takes the keyboard within a scene, and gives it back") func alert() async throws
    {
      let (windows, hosts) = await openScenes()
      focus(windows[0], among: windows)
      let scene = try #require(windows[0].windowScene)
      let alert = UIWindow(windowScene: scene)
      alert.makeKeyAndVisible()
      await settle()
      // Nobody observes the alert's window, so the left scene has no key window that is known.
      #expect(WindowRegistry.shared.keyWindow?.window === windows[1])
      alert.isHidden = true
      windows[0].makeKey()
      await settle()
      #expect(WindowRegistry.shared.keyWindow?.window === windows[0])
      #expect(WindowRegistry.shared[DocumentName.self] == "left")
      withExtendedLifetime(hosts) {}
    }
  }
}
