#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSView {
  /// A sheet leaves the views behind it in their window.
  func cover(in window: NSWindow) -> NSView? { nil }
}
#endif
