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
  /// Any event of the user's, with `body` as what the app does with it: AppKit updates the windows after each.
  public static func standInEvent(_ body: () -> Void = {}) {
    body()
    standInShared.updateWindows()
  }

  /// An app as it starts: active, without windows, on one built-in screen. For the start of a test.
  ///
  /// - Parameters:
  ///   - manner: which of the orders that nobody can tell are played.
  ///   - silence: which properties aren't told by key-value observing.
  public static func standInReset(
    _ manner: StandInManner = .ofThisRun, silence: StandInSilence = StandInSilence()
  ) {
    let app = standInShared
    standInManner = StandInManner()
    standInSilence = StandInSilence()
    for window in app.onScreen { window.leaveScreen(handingOver: false) }
    standInManner = manner
    standInSilence = silence
    app.ordered = []
    app.modalWindow = nil
    app.modalResponse = nil
    app.keyWindow = nil
    app.mainWindow = nil
    app.keyOnActivation = nil
    app.mainOnActivation = nil
    app.hiddenWithApp = []
    app.known = []
    app.isActive = true
    app.isHidden = false
    standInDeclinesActivation = false
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

  /// Another window covers it, or no longer does. One that is ordered in while it's covered tells nothing of its
  /// occlusion.
  public func standInSetOccluded(_ isOccluded: Bool) {
    isCovered = isOccluded
    if isOrdered { setOcclusion(isVisible: !isOccluded) }
  }

  /// As AppKit, which owns no window, not even one on screen: it is freed with the last one who holds it.
  public func standInLetGo() {
    let app = NSApplication.standInShared
    for index in app.ordered.indices where app.ordered[index].window === self {
      app.ordered[index].owned = nil
    }
  }

  /// It is no longer covered, and AppKit forgets to say so (fact D29).
  public func standInClearOcclusionSilently() { occlusionState = .visible }

  /// The user drags an edge: the frames in turn, between the start and the end of a live resize (fact D28).
  public func standInLiveResize(through frames: [NSRect]) {
    standInBeginLiveResize()
    for frame in frames { standInLiveResize(to: frame) }
    standInEndLiveResize()
  }

  /// The same step by step.
  public func standInBeginLiveResize() {
    isInLiveResize = true
    post(NSWindow.willStartLiveResizeNotification)
  }
  public func standInLiveResize(to frame: NSRect) { changeFrame(to: limited(frame)) }
  public func standInEndLiveResize() {
    isInLiveResize = false
    post(NSWindow.didEndLiveResizeNotification)
  }

  /// The user drags the title bar.
  public func standInDrag(through origins: [NSPoint]) {
    post(NSWindow.willMoveNotification)
    for origin in origins { setFrameOrigin(origin) }
  }

  /// A click into the window: the app comes to the front, and the window with it. A panel that is key only if needed
  /// isn't unless what is clicked needs the keyboard; one that doesn't activate leaves the app as it is.
  public func standInClick(needingKeyboard: Bool = false) {
    let app = NSApplication.standInShared
    let isKeyOnlyIfNeeded = (self as? NSPanel)?.becomesKeyOnlyIfNeeded ?? false
    if isKeyOnlyIfNeeded && !needingKeyboard {
      orderIn(atFront: true)
    } else if styleMask.contains(.nonactivatingPanel) {
      showAsKey()
    } else {
      app.becomeActive(byClickInto: self)
    }
    app.updateWindows()
  }

  /// Does now what the next turn would do.
  public func standInLayout() {
    isLayoutScheduled = false
    frameView.layoutSubtree()
  }

  /// Every view in it, the frame's own included.
  public var standInViews: [NSView] { frameView.subtree }
}
