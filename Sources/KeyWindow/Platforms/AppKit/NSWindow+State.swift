#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// An `NSWindow` can be observed.
///
/// - The whole app shares one key window. A panel can be key while the app isn't active.
/// - The frame includes the title bar, so the safe area begins below it, whether the content reaches under
///   it or not.
/// - A closed window is neither key nor visible. One that isn't released may come back, and is observed
///   then as before. A minimised one is still visible, where `NSWindow.isVisible` is false.
/// - `isZoomed` is whether the frame fills the screen's `visibleFrame`, whoever made it so. `NSWindow.isZoomed` is
///   another thing: it asks the window's delegate with every read, and is true of every window that can't be resized
///   and of one in full screen. So a window whose delegate has it zoomed to some smaller frame isn't zoomed here.
extension NSWindow: ObservableWindow {
  /// Reads the state of the window now.
  public func readWindowState() -> WindowState? {
    WindowState(
      isKey: isKeyWindow,
      ownsKeyWindow: isKeyOrOwnsKey,
      isMain: isMainWindow,
      isActive: NSApplication.shared.isActive,
      isVisible: isVisible || isInDock,
      isOccluded: !occlusionState.contains(.visible),
      isMiniaturized: isInDock,
      isZoomed: fillsVisibleFrame,
      isFullScreen: styleMask.contains(.fullScreen),
      isResizing: inLiveResize,
      isOnActiveSpace: isOnActiveSpace,
      size: frame.isFinite ? frame.size : .zero,
      position: NSScreen.turned(frame)?.origin,
      safeAreaInsets: uncoveredInsets,
      controlInsets: controlInsets,
      scale: Double(backingScaleFactor),
      screen: screen?.state,
      title: title.isEmpty ? nil : title,
      isRightToLeft: contentView?.userInterfaceLayoutDirection == .rightToLeft)
  }

  /// `NSWindow.isZoomed` would ask the delegate: developer.apple.com/documentation/appkit/nswindow/iszoomed. What it
  /// says of windows that aren't resizable is told in libsdl-org/SDL#8685, godotengine/godot#69380 and
  /// electron/electron#30989, all of which compare frames.
  private var fillsVisibleFrame: Bool {
    guard !isInDock, !styleMask.contains(.fullScreen), let filled = screen?.visibleFrame else { return false }
    // AppKit puts frames on whole pixels, a visible frame need not be.
    return abs(frame.minX - filled.minX) < 1 && abs(frame.maxX - filled.maxX) < 1
      && abs(frame.minY - filled.minY) < 1 && abs(frame.maxY - filled.maxY) < 1
  }

  /// What the title bar, toolbars and a camera housing take from the frame, each once.
  ///
  /// All are the window's own values, in its coordinates with y growing upwards. A view's safe area would be
  /// as of its last layout, and no notification tells when it is laid out again.
  private var uncoveredInsets: WindowInsets? {
    let uncovered = contentLayoutRect
    guard frame.isFinite, uncovered.isFinite else { return nil }
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
