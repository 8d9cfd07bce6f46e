#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIWindow {
  /// Calls `hint` whenever the state may have changed, until the returned value is dropped.
  ///
  /// Meanwhile an invisible view fills the window, behind everything else. A title that the app gives the
  /// scene by itself is seen with the next hint of another kind, since UIKit doesn't tell it.
  public func startWindowHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation {
    let hints = UIWindowHints(hint)
    hints.start(self)
    return WindowObservation { hints.stop() }
  }
}

/// What UIKit tells of one window.
@MainActor private final class UIWindowHints {
  private let hint: @MainActor () -> Void
  private let probe = WindowProbe()
  private weak var window: UIWindow?
  private weak var scene: UIWindowScene?
  private var geometry: NSKeyValueObservation?
  private var observations: [WindowObservation] = []

  init(_ hint: @escaping @MainActor () -> Void) {
    self.hint = hint
  }

  func start(_ window: UIWindow) {
    self.window = window
    let giveHint: @MainActor () -> Void = { [weak self] in self?.giveHint() }
    observations = [
      .notifications(
        [
          UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
          UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
          .windowDidTakeTitle,
        ], from: window, hint: giveHint),
      // Every scene's: the window may be in another one by now.
      .notifications(
        [
          UIScene.willConnectNotification, UIScene.didDisconnectNotification,
          UIScene.didActivateNotification, UIScene.willDeactivateNotification,
          UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
        ], from: nil, hint: giveHint),
      .end(of: window) { [weak self] in
        self?.hint()
        // A new window at the same address isn't ours.
        self?.stop()
      },
    ]
    probe.enter(window, hint: giveHint)
    followGeometry()
  }

  func stop() {
    observations = []
    geometry = nil
    probe.leave()
  }

  private func giveHint() {
    if window?.windowScene !== scene { followGeometry() }
    hint()
  }

  /// The one property of a scene that is documented to be key-value observing compliant:
  /// developer.apple.com/documentation/uikit/uiwindowscene/effectivegeometry
  private func followGeometry() {
    scene = window?.windowScene
    guard #available(iOS 16, tvOS 16, *) else { return }
    geometry = scene?.observe(\.effectiveGeometry) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.hint() }
    }
  }
}
#endif
