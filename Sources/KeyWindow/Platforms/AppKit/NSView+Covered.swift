#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSView {
  /// A sheet leaves the views behind it in their window.
  func isCovered(in window: NSWindow) -> Bool { false }
}
#endif
