import CKeyWindowGTK
import CKeyWindowGTK.X11
import Foundation
import KeyWindow
import KeyWindowGTK

/// The user's desktop, as the place where the story is played.
@MainActor final class GTKStage: Stage {
  private let onScreenshot: (Data) -> Void
  private var windows: [Role: GTKWindow] = [:]

  /// - Parameter onScreenshot: takes the PNG.
  init(onScreenshot: @escaping (Data) -> Void) {
    self.onScreenshot = onScreenshot
  }

  var requestsMayBeDeclined: Bool { keywindow_x11_is_display(gdk_display_get_default()) == 0 }

  func make(_ role: Role) throws -> any ObservableWindow {
    let window = SampleWindow.make(
      title: role.rawValue, titleBar: role == .letter ? .headerBar : .decoration)
    guard let observable = GTKWindow.window(window) else { preconditionFailure("GTK's windows are windows") }
    windows[role] = observable
    return observable
  }

  func move(_ role: Role, to place: CGPoint) throws {
    guard let window = windows[role] else { throw UnsupportedOnStage(reason: "\(role.rawValue) is gone") }
    try window.performWindowCommand(.setPosition(place))
  }

  func takeScreenshot() async throws {
    let shown = Role.allCases.compactMap { windows[$0]?.pointer }
    let deadline = ContinuousClock.now + .seconds(3)
    while true {
      do throws(Screenshot.Failure) {
        return onScreenshot(try Screenshot.take(of: shown))
      } catch {
        guard error.isTemporary, .now < deadline else { throw error }
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }
}
