import Foundation
import KeyWindow

/// A window as an adapter would provide it, of a window system that costs nothing.
@MainActor final class BenchmarkWindow: ObservableWindow {
  /// What the window system says of the window.
  var truth = WindowState(
    isVisible: true,
    isMiniaturized: false,
    size: CGSize(width: 640, height: 480),
    position: CGPoint(x: 100, y: 100),
    safeAreaInsets: WindowInsets(top: 47),
    screen: ScreenState(name: "A screen", frame: CGRect(x: 0, y: 0, width: 1280, height: 800)),
    title: "A title that is too long for a word")

  private var hint: (@MainActor () -> Void)?

  /// The window system's handler: something about the window may have changed.
  func handlerRuns() {
    hint?()
  }

  func readWindowState() -> WindowState? { truth }

  func startWindowHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation {
    self.hint = hint
    return WindowObservation { [weak self] in self?.hint = nil }
  }

  func refusal(ofWindowCommand command: WindowCommand) -> WindowCommandError? {
    .unsupported(command, reason: "A benchmark gives no commands.")
  }

  func carryOutWindowCommand(_ command: WindowCommand) {}
}
