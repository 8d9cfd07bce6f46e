#if os(macOS) || KEYWINDOW_APPKIT
  import AppKit

  extension NSWindow {
    var isLaidOutRightToLeft: Bool { contentView?.userInterfaceLayoutDirection == .rightToLeft }
  }
#endif
