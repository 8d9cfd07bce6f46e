import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  @MainActor @Suite("The library against the stand-ins")
  struct FirstLight {
    init() {
      ViewGraph.problemHandler = { Issue.record(Comment(rawValue: $0.rawValue)) }
      #if KEYWINDOW_APPKIT
        NSApplication.standInReset()
      #endif
    }

    private struct Label: View {
      @Environment(\.isKeyWindow) var isKeyWindow
      var body: some View { Text(isKeyWindow ? "key" : "not key") }
    }

    @Test("A view below observeWindow() shows that its window is key, and that it no longer is")
    func keyIsShown() async {
      let window = makeWindow()
      let host = StandInHost(Label().observeWindow(), in: window)
      #expect(await eventually { host.texts == ["key"] })
      let other = makeWindow()
      #expect(await eventually { host.texts == ["not key"] })
      makeKey(window)
      #expect(await eventually { host.texts == ["key"] })
      close(window)
      close(other)
    }

    private func eventually(_ condition: () -> Bool) async -> Bool {
      for _ in 0..<1000 {
        if condition() { return true }
        await StandInHost.turn()
      }
      return condition()
    }

    #if KEYWINDOW_APPKIT
      private func makeWindow() -> NSWindow {
        let window = NSWindow(standInFrame: NSRect(x: 100, y: 100, width: 400, height: 300))
        window.makeKeyAndOrderFront(nil)
        return window
      }
      private func makeKey(_ window: NSWindow) { window.makeKeyAndOrderFront(nil) }
      private func close(_ window: NSWindow) { window.close() }
    #else
      private let scene = UIWindowScene.standInConnect()
      private func makeWindow() -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        return window
      }
      private func makeKey(_ window: UIWindow) { window.makeKeyAndVisible() }
      private func close(_ window: UIWindow) { window.isHidden = true }
    #endif
  }
}
