#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSWindow {
  var isLaidOutRightToLeft: Bool { contentView?.userInterfaceLayoutDirection == .rightToLeft }
}
#endif
