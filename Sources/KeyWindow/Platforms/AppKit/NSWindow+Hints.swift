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
  private let hint: @MainActor () -> Void
  private var observations: [WindowObservation] = []
  private var properties: [NSKeyValueObservation] = []

  init(_ hint: @escaping @MainActor () -> Void) {
    self.hint = hint
  }

  func start(_ window: NSWindow) {
    observations = [
      .notifications(Self.windowNotifications, from: window, hint: hint),
      // An occlusion that got stuck is right again after the app was activated.
      .notifications(Self.applicationNotifications, from: nil, hint: hint),
      .end(of: window) { [weak self] in
        self?.hint()
        // A new window at the same address isn't ours.
        self?.stop()
      },
    ]
    properties = [
      // Documented: developer.apple.com/documentation/appkit/nswindow/contentlayoutrect
      window.observe(\.contentLayoutRect) { [hint] _, _ in MainActor.assumeIsolated { hint() } },
      // Undocumented, and no notification tells these. Where AppKit should stay silent, they're seen with
      // the next hint.
      window.observe(\.title) { [hint] _, _ in MainActor.assumeIsolated { hint() } },
      window.observe(\.isVisible) { [hint] _, _ in MainActor.assumeIsolated { hint() } },
    ]
  }

  func stop() {
    observations = []
    properties = []
  }

  private static let windowNotifications = [
    NSWindow.didBecomeKeyNotification, NSWindow.didResignKeyNotification,
    NSWindow.didBecomeMainNotification, NSWindow.didResignMainNotification,
    NSWindow.didMoveNotification, NSWindow.didResizeNotification, NSWindow.didEndLiveResizeNotification,
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
