#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSView {
  /// The key window of the app; nil when there's none: another app is active, say.
  ///
  /// Prefer the view's own window: `@Environment(\.hostingWindow)` in SwiftUI, `window` in AppKit. It's the observed
  /// window that is key (``WindowRegistry/keyWindow``); if none is, the one that `NSApplication` names, which may be
  /// a window that nobody observes: a sheet, an alert, one of the system's own panels.
  public static func keyWindow() -> NSWindow? {
    WindowRegistry.shared.keyWindow?.observedWindow as? NSWindow ?? NSApplication.shared.keyWindow
  }
}
#endif
