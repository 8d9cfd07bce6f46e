import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

extension AppleTests {
  /// With the article's own code, which the tests of GTK compare with the article.
  @MainActor @Suite("A window is saved") struct SavedWindows {
    @Test("Its size is kept, and its place where that's told") func sizeAndPlace() async {
      let desk = Desk()
      let window = desk.openBehind()
      let keeper = WindowKeeper(window, SavedWindow())
      desk.resize(window, to: CGSize(width: 500, height: 400))
      await settle()
      #expect(keeper.saved.size == CGSize(width: 500, height: 400))
      #expect(keeper.saved.position == window.readWindowState()?.position)
      #expect(keeper.saved.position != nil)
    }

    /// As on visionOS.
    @Test("Its size is kept where there are neither screens nor places") func withoutScreens() async {
      let window = ScreenlessWindow()
      let keeper = WindowKeeper(window, SavedWindow())
      window.size = CGSize(width: 500, height: 400)
      window.hint?()
      await settle()
      #expect(keeper.saved.size == CGSize(width: 500, height: 400))
      #expect(window.commands.isEmpty, "it isn't moved about")
    }

    private final class ScreenlessWindow: ObservableWindow {
      var size = CGSize(width: 300, height: 200)
      var hint: (@MainActor () -> Void)?
      var commands: [WindowCommand] = []

      func readWindowState() -> WindowState? { WindowState(isVisible: true, size: size) }
      func startWindowHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation {
        self.hint = hint
        return WindowObservation {}
      }
      func refusal(ofWindowCommand command: WindowCommand) -> WindowCommandError? { nil }
      func carryOutWindowCommand(_ command: WindowCommand) { commands.append(command) }
    }
  }
}
