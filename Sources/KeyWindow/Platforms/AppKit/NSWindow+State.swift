#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// An `NSWindow` can be observed.
///
/// - The whole app shares one key window. A panel can be key while the app isn't active.
/// - The frame includes the title bar, so the safe area begins below it, whether the content reaches under
///   it or not.
/// - A closed window is neither key nor visible. One that isn't released may come back, and is observed
///   then as before.
extension NSWindow: ObservableWindow {
  /// Reads the state of the window now.
  public func readWindowState() -> WindowState? {
    WindowState(
      isKey: isKeyWindow,
      isMain: isMainWindow,
      isActive: NSApplication.shared.isActive,
      isVisible: isVisible,
      isOccluded: !occlusionState.contains(.visible),
      isMiniaturized: isMiniaturized,
      isZoomed: isZoomed,
      isFullScreen: styleMask.contains(.fullScreen),
      size: frame.size,
      position: NSScreen.turned(frame)?.origin,
      safeAreaInsets: uncoveredInsets,
      scale: Double(backingScaleFactor),
      screen: screen?.state,
      title: title.isEmpty ? nil : title,
      isRightToLeft: contentView?.userInterfaceLayoutDirection == .rightToLeft)
  }

  /// What the title bar, toolbars and a camera housing take from the frame, each once.
  ///
  /// All are the window's own values, in its coordinates with y growing upwards. A view's safe area would be
  /// as of its last layout, and no notification tells when it is laid out again.
  private var uncoveredInsets: WindowInsets {
    let uncovered = contentLayoutRect
    return WindowInsets(
      top: max(frame.height - uncovered.maxY, heightBehindHousing),
      left: uncovered.minX,
      bottom: uncovered.minY,
      right: frame.width - uncovered.maxX)
  }

  /// How far a window at the top of a screen reaches behind its camera housing. One in native full screen
  /// keeps clear of it: developer.apple.com/documentation/appkit/nsscreen/safeareainsets
  private var heightBehindHousing: CGFloat {
    guard !styleMask.contains(.fullScreen), let screen,
      frame.maxY <= screen.frame.maxY
    else { return 0 }
    return max(0, frame.maxY - (screen.frame.maxY - screen.safeAreaInsets.top))
  }
}
#endif
