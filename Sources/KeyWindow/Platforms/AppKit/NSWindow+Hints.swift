#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSWindow {
  /// Calls `hint` whenever the state may have changed, until the returned value is dropped.
  public func startWindowHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation {
    let hints = NSWindowHints(hint)
    hints.start(self)
    return WindowObservation { hints.stop() }
  }
}

/// What AppKit tells of one window.
@MainActor private final class NSWindowHints {
  /// Nil once this has stopped.
  private var hint: (@MainActor () -> Void)?
  private var observations: [WindowObservation] = []
  private var properties: [NSKeyValueObservation] = []

  init(_ hint: @escaping @MainActor () -> Void) {
    self.hint = hint
  }

  func start(_ window: NSWindow) {
    let tell: @MainActor @Sendable () -> Void = { [weak self] in self?.hint?() }
    observations =
      window.watchDock() + [
        .notifications(Self.windowNotifications, from: window, hint: tell),
        // An occlusion that got stuck is right again after the app was activated.
        .notifications(Self.applicationNotifications, from: nil, hint: tell),
        // Posted in a center of its own: developer.apple.com/documentation/appkit/nsworkspace/notificationcenter
        .notifications(
          [NSWorkspace.activeSpaceDidChangeNotification], from: nil,
          in: NSWorkspace.shared.notificationCenter, hint: tell),
        KeyWindowOwners.shared.addHint(of: window, tell),
        .end(of: window) { [weak self] in
          self?.hint?()
          // A new window at the same address isn't ours.
          self?.stop()
        },
      ]
    // Key-value observers are called on the thread that sets, whichever that is.
    properties = [
      // Documented: developer.apple.com/documentation/appkit/nswindow/contentlayoutrect
      window.observe(\.contentLayoutRect) { _, _ in onMainActor(tell) },
      // Undocumented, and no notification tells these: a window that isn't key is ordered in and out without any.
      // Where AppKit should stay silent, they're seen with the next hint.
      window.observe(\.title) { _, _ in onMainActor(tell) },
      window.observe(\.isVisible) { _, _ in onMainActor(tell) },
    ]
  }

  func stop() {
    hint = nil
    observations = []
    properties = []
  }

  private static let windowNotifications = [
    NSWindow.didBecomeKeyNotification, NSWindow.didResignKeyNotification,
    NSWindow.didBecomeMainNotification, NSWindow.didResignMainNotification,
    NSWindow.didMoveNotification, NSWindow.didResizeNotification,
    NSWindow.willStartLiveResizeNotification, NSWindow.didEndLiveResizeNotification,
    NSWindow.didMiniaturizeNotification, NSWindow.didDeminiaturizeNotification,
    NSWindow.didEnterFullScreenNotification, NSWindow.didExitFullScreenNotification,
    NSWindow.didChangeScreenNotification, NSWindow.didChangeBackingPropertiesNotification,
    NSWindow.didChangeOcclusionStateNotification, NSWindow.didExposeNotification,
    NSWindow.willBeginSheetNotification, NSWindow.didEndSheetNotification,
    NSWindow.willCloseNotification, .windowDidTakeTitle,
  ]

  private static let applicationNotifications = [
    NSApplication.didBecomeActiveNotification, NSApplication.didResignActiveNotification,
    NSApplication.didHideNotification, NSApplication.didUnhideNotification,
    NSApplication.didChangeScreenParametersNotification,
  ]
}
#endif
