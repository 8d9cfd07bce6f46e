#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// The app's windows: those that `NSApplication` lists, without the system's own.
@MainActor final class AppWindowList: WindowList {
  private struct Weakly {
    weak var window: NSWindow?
  }

  /// As of the last look.
  private var listed: [Weakly] = []

  var windows: [any ObservableWindow] {
    let windows = NSApplication.shared.windows.filter(\.isTheAppsOwn)
    listed = windows.map { Weakly(window: $0) }
    return windows
  }

  /// No notification tells that a window was made. These come when one is first used, whoever it is, and after
  /// every event, when AppKit has updated the windows.
  func startListHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation {
    .notifications(Self.names, from: nil) { [weak self] in
      if self?.isOutdated ?? false { hint() }
    }
  }

  // Weakly, and not by identity: a new window may be where a freed one was.
  private var isOutdated: Bool {
    let windows = NSApplication.shared.windows.lazy.filter(\.isTheAppsOwn)
    return !windows.elementsEqual(listed, by: { $0 === $1.window })
  }

  private static let names = [
    NSWindow.didBecomeKeyNotification, NSWindow.didBecomeMainNotification,
    NSWindow.didChangeOcclusionStateNotification, NSWindow.didExposeNotification,
    NSWindow.didMiniaturizeNotification, NSWindow.willBeginSheetNotification,
    NSApplication.didFinishLaunchingNotification, NSApplication.didUpdateNotification,
  ]
}

extension NSWindow {
  /// Whether the app made the window for its user, as far as public properties tell.
  ///
  /// - It can be key. Tooltips, what is dragged, and what takes a toolbar in full screen can't.
  /// - It lies below the menu bar. Status items, menus and what drops from them don't.
  /// - It isn't a part of another window, as a popover is or a list of completions: a child without a title bar.
  /// - It isn't one of AppKit's panels for colours, fonts and files.
  fileprivate var isTheAppsOwn: Bool {
    guard canBecomeKey, level.rawValue < NSWindow.Level.mainMenu.rawValue else { return false }
    if parent != nil && !styleMask.contains(.titled) { return false }
    return !(self is NSColorPanel || self is NSFontPanel || self is NSSavePanel)
  }
}
#endif
