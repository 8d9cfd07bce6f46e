// What the user and the system do, played by tests. Nothing here exists in AppKit: everything begins with `standIn`.

extension NSScreen {
  /// Replaces the screens. The first has the menu bar.
  @MainActor public static func standInSet(_ screens: [NSScreen]) {
    standInScreens = screens
    for window in NSApplication.standInShared.windows { window.noteScreenChange() }
    NSApplication.standInShared.post(NSApplication.didChangeScreenParametersNotification)
  }

  public convenience init(
    standInName name: String, frame: NSRect, menuBar: CGFloat = 25, dock: CGFloat = 70,
    backingScaleFactor: CGFloat = 2, housing: CGFloat = 0
  ) {
    self.init(
      Values(
        frame: frame,
        visibleFrame: NSRect(
          x: frame.minX, y: frame.minY + dock, width: frame.width, height: frame.height - menuBar - dock),
        backingScaleFactor: backingScaleFactor, name: name,
        safeAreaInsets: NSEdgeInsets(top: housing, left: 0, bottom: 0, right: 0)))
  }
}

extension NSApplication {
  /// An app as it starts: active, without windows, on one built-in screen. For the start of a test.
  public static func standInReset() {
    let app = standInShared
    for window in app.onScreen { window.leaveScreen() }
    app.keyWindow = nil
    app.mainWindow = nil
    app.keyOnActivation = nil
    app.mainOnActivation = nil
    app.hiddenWithApp = []
    app.known = []
    app.isActive = true
    app.isHidden = false
    NSScreen.standInScreens = [NSScreen()]
    NSScreen.standInFocused = nil
  }
}

extension NSWindow {
  /// A document window: titled, closable, miniaturisable, resizable, and not released when it is closed.
  public convenience init(
    standInFrame frame: NSRect = NSRect(x: 200, y: 200, width: 600, height: 428), title: String = "",
    style: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
  ) {
    self.init(contentRect: frame, styleMask: style, backing: .buffered, defer: false)
    isReleasedWhenClosed = false
    storedFrame = .zero
    changeFrame(to: frame)
    self.title = title
  }

  /// Another window covers it, or no longer does.
  public func standInSetOccluded(_ isOccluded: Bool) {
    let new: OcclusionState = isOccluded ? [] : .visible
    guard new != occlusionState else { return }
    occlusionState = new
    post(NSWindow.didChangeOcclusionStateNotification)
  }

  /// It is no longer covered, and AppKit forgets to say so (fact D29).
  public func standInClearOcclusionSilently() { occlusionState = .visible }

  /// The user drags an edge: the frames in turn, between the start and the end of a live resize (fact D28).
  public func standInLiveResize(through frames: [NSRect]) {
    isInLiveResize = true
    post(NSWindow.willStartLiveResizeNotification)
    for frame in frames { changeFrame(to: frame) }
    isInLiveResize = false
    post(NSWindow.didEndLiveResizeNotification)
  }

  /// The user drags the title bar.
  public func standInDrag(through origins: [NSPoint]) {
    post(NSWindow.willMoveNotification)
    for origin in origins { setFrameOrigin(origin) }
  }

  /// A click into the window: the app comes to the front, and the window with it.
  public func standInClick() {
    NSApplication.standInShared.becomeActive()
    showAsKey()
  }

  /// Does now what the next turn would do.
  public func standInLayout() {
    isLayoutScheduled = false
    frameView.layoutSubtree()
  }

  /// Every view in it, the frame's own included.
  public var standInViews: [NSView] { frameView.subtree }
}
