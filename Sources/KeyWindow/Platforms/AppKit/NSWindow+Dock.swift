#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import ObjectiveC

extension NSWindow {
  /// Minimised, and not closed since.
  ///
  /// Nobody tells whether a window that is closed in the Dock goes on calling itself miniaturised. One that is only
  /// ordered out there does, and its tile stays (leapmux/leapmux#447).
  var isInDock: Bool { isMiniaturized && !wasClosedInDock }

  private var wasClosedInDock: Bool { objc_getAssociatedObject(self, DockMark.closed.key) != nil }

  /// Remembers when the window is closed in the Dock, until the returned value is dropped.
  func watchDock() -> [WindowObservation] {
    [
      .notifications([NSWindow.willCloseNotification], from: self) { [weak self] in
        guard let self, self.isMiniaturized else { return }
        objc_setAssociatedObject(
          self, DockMark.closed.key, DockMark.closed, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      },
      .notifications(
        [NSWindow.didMiniaturizeNotification, NSWindow.didDeminiaturizeNotification], from: self
      ) { [weak self] in
        guard let self else { return }
        objc_setAssociatedObject(self, DockMark.closed.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      },
    ]
  }
}

private final class DockMark: Sendable {
  static let closed = DockMark()

  var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
#endif
