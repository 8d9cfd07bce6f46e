// Frames, screens, the title bar, and when a window lays its views out.

extension NSWindow {
  static func titleBar(_ style: StyleMask) -> CGFloat { style.contains(.titled) ? 28 : 0 }
  static func titleBarInFrame(_ style: StyleMask) -> CGFloat {
    style.contains(.fullSizeContentView) || style.contains(.fullScreen) ? 0 : titleBar(style)
  }

  func contentViewChanged(from old: NSView?) {
    guard old !== contentView else { return }
    old?.removeFromSuperview()
    guard let contentView else { return }
    placeContent()
    frameView.addSubview(contentView)
  }

  func placeContent() {
    contentView?.frame = NSRect(
      x: 0, y: 0, width: storedFrame.width,
      height: max(0, storedFrame.height - NSWindow.titleBarInFrame(styleMask)))
    contentView?.autoresizingMask = [.width, .height]
  }

  /// The title bar, where content runs below it; the camera housing, for a borderless window that fills the screen
  /// (facts D31, D35: native full screen keeps clear of it).
  var unsafeEdges: NSEdgeInsets {
    var edges = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    if styleMask.contains(.fullScreen) { return edges }
    edges.top = NSWindow.titleBar(styleMask)
    if edges.top == 0, let screen, storedFrame.maxY > screen.frame.maxY - screen.values.safeAreaInsets.top {
      edges.top = storedFrame.maxY - (screen.frame.maxY - screen.values.safeAreaInsets.top)
    }
    return edges
  }

  /// didMove isn't sent for a move that is part of a resize (fact D28).
  func changeFrame(to new: NSRect) {
    let old = storedFrame
    guard old != new else { return }
    storedFrame = new
    frameView.frame = NSRect(origin: .zero, size: new.size)
    placeContent()
    post(old.size != new.size ? NSWindow.didResizeNotification : NSWindow.didMoveNotification)
    scheduleLayout()
    noteScreenChange()
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
  var screenWithMost: NSScreen? {
    let shares = NSScreen.screens.map { screen in
      let part = screen.frame.intersection(storedFrame)
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

  func toggleZoom() {
    if let before = frameBeforeZoom {
      frameBeforeZoom = nil
      changeFrame(to: before)
    } else {
      frameBeforeZoom = storedFrame
      changeFrame(to: (screen ?? NSScreen.main)?.visibleFrame ?? storedFrame)
    }
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
