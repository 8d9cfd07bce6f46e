// Frames, screens, the title bar, and when a window lays its views out.

extension NSWindow {
  static func titleBar(_ style: StyleMask) -> CGFloat { style.contains(.titled) ? 28 : 0 }
  static func titleBarInFrame(_ style: StyleMask) -> CGFloat {
    style.contains(.fullSizeContentView) || style.contains(.fullScreen) ? 0 : titleBar(style)
  }
  private var toolbarHeight: CGFloat { toolbar?.isVisible == true && styleMask.contains(.titled) ? 24 : 0 }
  /// What covers the frame at the top.
  var bars: CGFloat {
    styleMask.contains(.fullScreen) ? 0 : NSWindow.titleBar(styleMask) + toolbarHeight
  }
  var barsInFrame: CGFloat {
    styleMask.contains(.fullSizeContentView) || styleMask.contains(.fullScreen) ? 0 : bars
  }

  func toolbarChanged() { layoutRectMayHaveChanged() }

  /// developer.apple.com/documentation/appkit/nswindow/contentlayoutrect is key-value observable, whatever changes it.
  func layoutRectMayHaveChanged() {
    placeContent()
    let old = toldLayoutRect
    guard old != contentLayoutRect else { return }
    toldLayoutRect = contentLayoutRect
    standInDidChange(\.contentLayoutRect, from: old, to: toldLayoutRect)
  }

  func contentViewChanged(from old: NSView?) {
    guard old !== contentView else { return }
    old?.removeFromSuperview()
    guard let contentView else { return }
    placeContent()
    frameView.addSubview(contentView)
  }

  func placeContent() {
    placeTitleBar()
    contentView?.frame = NSRect(
      x: 0, y: 0, width: storedFrame.width,
      height: max(0, storedFrame.height - barsInFrame))
    contentView?.autoresizingMask = [.width, .height]
  }

  /// The title bar, where content runs below it; the camera housing, for a borderless window that fills the screen
  /// (facts D31, D35: native full screen keeps clear of it).
  var unsafeEdges: NSEdgeInsets {
    var edges = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    if styleMask.contains(.fullScreen) { return edges }
    edges.top = bars
    if edges.top == 0, let screen, storedFrame.maxY > screen.frame.maxY - screen.values.safeAreaInsets.top {
      edges.top = storedFrame.maxY - (screen.frame.maxY - screen.values.safeAreaInsets.top)
    }
    return edges
  }

  /// A frame that moves and grows posts both; didMove isn't sent of what is part of a live resize (fact D28).
  func changeFrame(to new: NSRect) {
    let old = storedFrame
    guard old != new else { return }
    storedFrame = new
    frameView.frame = NSRect(origin: .zero, size: new.size)
    layoutRectMayHaveChanged()
    let isPartOfResize = isInLiveResize && old.size != new.size
    if old.origin != new.origin && !isPartOfResize { post(NSWindow.didMoveNotification) }
    if old.size != new.size { post(NSWindow.didResizeNotification) }
    scheduleLayout()
    noteScreenChange()
    moveChildren(by: NSSize(width: new.minX - old.minX, height: new.minY - old.minY))
  }

  func noteScreenChange() {
    let now = screen
    guard now !== screenAtLastMove else { return }
    let oldScale = screenAtLastMove?.backingScaleFactor
    screenAtLastMove = now
    post(NSWindow.didChangeScreenNotification)
    if let now, now.backingScaleFactor != oldScale { noteBackingChange() }
  }

  func noteBackingChange() {
    for view in frameView.subtree { view.viewDidChangeBackingProperties() }
    post(NSWindow.didChangeBackingPropertiesNotification)
  }

  /// The one with most of the window (fact D30).
  var screenWithMost: NSScreen? { screen(of: storedFrame) }

  private func screen(of frame: NSRect) -> NSScreen? {
    // Off Apple's systems intersections of what isn't a rectangle trap.
    guard [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) else { return nil }
    let shares = NSScreen.screens.map { screen in
      let part = screen.frame.intersection(frame)
      return (screen: screen, area: part.isNull ? 0 : part.width * part.height)
    }
    return shares.filter { $0.area > 0 }.max { $0.area < $1.area }?.screen
  }

  func moveToCentre() {
    guard let area = (screen ?? NSScreen.main)?.visibleFrame else { return }
    changeFrame(
      to: NSRect(
        x: area.midX - storedFrame.width / 2, y: area.midY - storedFrame.height / 2,
        width: storedFrame.width, height: storedFrame.height))
  }

  /// Within the least and the largest size of the frame and of the content, the top-left corner staying.
  func limited(_ frame: NSRect) -> NSRect {
    let least = frameRect(forContentRect: NSRect(origin: .zero, size: contentMinSize)).size
    let largest = frameRect(forContentRect: NSRect(origin: .zero, size: contentMaxSize)).size
    var new = frame
    new.size.width = max(minSize.width, least.width, min(maxSize.width, largest.width, frame.width))
    new.size.height = max(minSize.height, least.height, min(maxSize.height, largest.height, frame.height))
    new.origin.y = frame.maxY - new.height
    return new
  }

  /// A titled window that is placed or resized on a screen keeps its top edge below the menu bar; across, it may go
  /// anywhere: developer.apple.com/documentation/appkit/nswindow/constrainframerect(_:to:)
  func constrained(_ frame: NSRect, to screen: NSScreen?) -> NSRect {
    guard styleMask.contains(.titled), !styleMask.contains(.fullScreen), let area = screen?.visibleFrame
    else { return frame }
    var new = frame
    if styleMask.contains(.resizable) { new.size.height = min(frame.height, area.height) }
    new.origin.y = min(frame.maxY, area.maxY) - new.height
    return new
  }

  func keptOnScreen(_ frame: NSRect, isBeingPlaced: Bool = false) -> NSRect {
    guard isOrdered || isBeingPlaced, let screen = screen(of: frame) else { return frame }
    return constrainFrameRect(frame, to: screen)
  }

  /// The delegate is asked, on each call. What isn't resizable is always as large as it gets (libsdl-org/SDL#8685,
  /// godotengine/godot#69380), and so is a window in full screen.
  var frameIsStandardFrame: Bool {
    guard styleMask.contains(.resizable), !styleMask.contains(.fullScreen) else { return true }
    return standardFrame == storedFrame
  }

  private var standardFrame: NSRect {
    let area = (screen ?? NSScreen.main)?.visibleFrame ?? storedFrame
    let usual = limited(area)
    return delegate?.windowWillUseStandardFrame(self, defaultFrame: usual) ?? usual
  }

  func toggleZoom() {
    let standard = standardFrame
    let isStandard = frameIsStandardFrame
    let new = isStandard ? frameBeforeZoom ?? storedFrame : standard
    guard delegate?.windowShouldZoom(self, toFrame: new) ?? true else { return }
    if !isStandard { frameBeforeZoom = storedFrame }
    changeFrame(to: new)
  }

  func switchFullScreen() {
    if let before = frameBeforeFullScreen {
      post(NSWindow.willExitFullScreenNotification)
      frameBeforeFullScreen = nil
      styleMask.remove(.fullScreen)
      changeFrame(to: before)
      post(NSWindow.didExitFullScreenNotification)
    } else {
      post(NSWindow.willEnterFullScreenNotification)
      frameBeforeFullScreen = storedFrame
      styleMask.insert(.fullScreen)
      changeFrame(to: (screen ?? NSScreen.main)?.frame ?? storedFrame)
      post(NSWindow.didEnterFullScreenNotification)
    }
  }

  /// Whether any of it can be seen is found out after a turn or two (flutter#188772, skiko#822: or never).
  func noteOcclusionLater() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.setOcclusion(isVisible: self.isOrdered && !self.isCovered)
      }
    }
  }

  func setOcclusion(isVisible: Bool) {
    let new: OcclusionState = isVisible ? .visible : []
    guard new != occlusionState else { return }
    occlusionState = new
    post(NSWindow.didChangeOcclusionStateNotification)
  }

  func scheduleLayout() {
    guard !isLayoutScheduled else { return }
    isLayoutScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isLayoutScheduled else { return }
        self.isLayoutScheduled = false
        self.frameView.layoutSubtree()
      }
    }
  }
}
