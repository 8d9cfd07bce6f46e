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

    @Test(
      "A window in a scene in the background is no key window of the app's while another scene isn't; the one that the user left with the app stays"
    )
    func background() async throws {
      let (windows, hosts) = await openScenes()
      let scenes = windows.compactMap(\.windowScene)
      let menu = StandInHost(NameMenu())
      windows[0].windowScene?.standInMove(to: CGRect(x: 0, y: 0, width: 500, height: 700))
      var told: [UIWindow?] = []
      let observation = WindowRegistry.shared.onChange(of: { $0.workingWindow }) {
        told.append($0?.window as? UIWindow)
      }
      // As iPadOS 26 tells of the one that is used last.
      focus(windows[1], among: windows)
      scenes[0].standInEnterBackground()
      await settle()
      for (back, away) in [(0, 1), (1, 0), (0, 1)] {
        for leavesFirst in [true, false] {
          if leavesFirst { scenes[away].standInEnterBackground() }
          scenes[back].standInActivate()
          if !leavesFirst { scenes[away].standInEnterBackground() }
          await settle()
          let window = windows[back]
          #expect(windows.map(\.isKeyWindow) == [true, true], "UIKit says nothing else")
          #expect(WindowRegistry.shared.keyWindow?.window === window)
          #expect(WindowRegistry.shared.workingWindow?.window === window)
          #expect(WindowRegistry.shared.windows.first?.window === window)
          #expect(UIView.keyWindow() === window)
          #expect(menu.texts == [back == 0 ? "left" : "right"])
          #expect(EmptyView().keyWindowFrame.size == window.bounds.size)
          #expect(told.last == window)

          // The user works in another app.
          scenes[back].standInEnterBackground()
          await settle()
          #expect(WindowRegistry.shared.keyWindow?.window === window, "the system takes pictures")
          #expect(UIView.keyWindow() === window)
          #expect(menu.texts == [back == 0 ? "left" : "right"])
          #expect(WindowRegistry.shared.workingWindow?.window === window, "its geometry doesn't collapse")
          scenes[back].standInActivate()
          await settle()
          #expect(WindowRegistry.shared.keyWindow?.window === window)
        }
      }
      withExtendedLifetime((hosts, observation)) {}
    }

    @Test("The app's key window is known while UIKit tells that the app comes back, observed or not")
    func comesBack() async throws {
      for isObserved in [true, false] {
        let window = desk.openElsewhere()
        let host = isObserved ? StandInHost(Text("").observeWindow(), in: window) : nil
        await settle()
        let scene = try #require(window.windowScene)
        scene.standInEnterBackground()
        await settle()
        var seen: UIWindow?
        let name = UIScene.willEnterForegroundNotification
        let observation = NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) {
          _ in
          MainActor.assumeIsolated { seen = UIView.keyWindow() }
        }
        scene.standInActivate()
        #expect(seen === window)
        NotificationCenter.default.removeObserver(observation)
        desk.discard(window)
        withExtendedLifetime(host) {}
      }
    }

    @Test("Whatever order scenes come to the foreground, leave it and are closed in")
    func anyOrder() async throws {
      var random = Seeded()
      for _ in 0..<10 {
        let windows = [desk.openElsewhere(), desk.openElsewhere(), desk.openElsewhere()]
        let hosts = windows.map { StandInHost(Text("").observeWindow(), in: $0) }
        var lastKey = windows[2]
        var becameKey = windows
        await settle()
        for _ in 0..<12 {
          let window = try #require(windows.randomElement(using: &random))
          let scene = try #require(window.windowScene)
          switch Int.random(in: 0..<9, using: &random) {
          case 0: scene.standInDisconnect()
          case 1...4: scene.standInEnterBackground()
          default: scene.standInActivate()
          }
          await settle()
          becameKey.removeAll { $0.windowScene?.activationState == .unattached }
          let expected = becameKey.last { $0.windowScene?.activationState == .foregroundActive }
          if let expected { lastKey = expected }
          let key = WindowRegistry.shared.keyWindow?.window
          let left = becameKey.first { $0 === lastKey }
          #expect(key === expected ?? left, "seed \(random.seed)")
          let working = WindowRegistry.shared.workingWindow?.window as? UIWindow
          if becameKey.contains(lastKey) { #expect(working === lastKey, "seed \(random.seed)") }
          if let working, expected != nil { #expect(!working.isSceneInBackground, "seed \(random.seed)") }
        }
        for window in windows { desk.discard(window) }
        withExtendedLifetime(hosts) {}
      }
    }

    @Test("A window without the keyboard in the foreground is worked in, not a key one in the background")
    func backgroundWithoutKey() async throws {
      let (windows, hosts) = await openScenes()
      let alert = UIWindow(windowScene: try #require(windows[0].windowScene))
      alert.makeKeyAndVisible()
      windows[1].windowScene?.standInEnterBackground()
      await settle()
      #expect(WindowRegistry.shared.keyWindow == nil)
      #expect(WindowRegistry.shared.workingWindow?.window === windows[0])
      alert.isHidden = true
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
