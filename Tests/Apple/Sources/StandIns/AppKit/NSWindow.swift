// developer.apple.com/documentation/appkit/nswindow: @MainActor; macOS 10.0; later members are marked. `frame` is in
// screen coordinates, y up, and includes the title bar.

@MainActor open class NSWindow: NSResponder, KeyValueObservable {
  public nonisolated let standInKeyValueObservers = KeyValueObservers()

  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    styleMask = style
    storedFrame = NSWindow.frameRect(forContentRect: contentRect, styleMask: style)
    super.init()
    frameView.attachedWindow = self
    frameView.frame = NSRect(origin: .zero, size: storedFrame.size)
    contentView = NSView(frame: NSRect(origin: .zero, size: contentRect.size))
    // No observer of a property runs in the initialiser of its own class.
    contentViewChanged(from: nil)
    screenAtLastMove = screen
    toldLayoutRect = contentLayoutRect
    NSApplication.standInShared.add(self)
  }
  public convenience override init() {
    self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
  }
  public required init?(coder: NSCoder) { return nil }
  /// The views of a freed window are told viewWillMove(toWindow: nil), and nothing else:
  /// developer.apple.com/documentation/appkit/nsview/viewwillmove(towindow:)
  isolated deinit {
    frameView.tellWillMove(to: nil)
    for view in frameView.subtree { view.attachedWindow = nil }
    NSApplication.standInShared.noteFreed(wasKey: wasToldKey, wasMain: wasToldMain)
  }

  // MARK: Content

  /// What AppKit draws the title bar in; the content view's superview.
  let frameView = NSView(frame: .zero)
  let titleBarView = StandInTitleBar()
  open func standardWindowButton(_ b: ButtonType) -> NSButton? { windowButton(b) }
  /// macOS 10.12. As the user's language has it.
  open var windowTitlebarLayoutDirection: NSUserInterfaceLayoutDirection { standInTitlebarDirection }
  public var standInTitlebarDirection = NSUserInterfaceLayoutDirection.leftToRight {
    didSet { placeTitleBar() }
  }
  open var contentView: NSView? {
    didSet { contentViewChanged(from: oldValue) }
  }
  /// A plain setter: observers hear of every set, of an equal value too. Apple documents neither.
  open var title = "" {
    didSet {
      if !NSApplication.standInSilence.ofTitle { standInDidChange(\.title, from: oldValue, to: title) }
    }
  }
  open weak var delegate: (any NSWindowDelegate)?
  open var styleMask: StyleMask {
    didSet { if oldValue != styleMask { layoutRectMayHaveChanged() } }
  }
  open var toolbar: NSToolbar? {
    didSet {
      oldValue?.window = nil
      toolbar?.window = self
      if oldValue !== toolbar { toolbarChanged() }
    }
  }
  open var level = Level.normal
  open var collectionBehavior: CollectionBehavior = []
  open var isExcludedFromWindowsMenu = false
  open var isReleasedWhenClosed: Bool {
    get { storedReleasedWhenClosed ?? releasesByDefault }
    set { storedReleasedWhenClosed = newValue }
  }
  private var storedReleasedWhenClosed: Bool?
  var releasesByDefault: Bool { true }
  open var hidesOnDeactivate: Bool {
    get { storedHidesOnDeactivate ?? hidesByDefault }
    set { storedHidesOnDeactivate = newValue }
  }
  private var storedHidesOnDeactivate: Bool?
  var hidesByDefault: Bool { false }
  open var windowNumber: Int { isOrdered ? 1 : -1 }
  open var titlebarAppearsTransparent = false

  // MARK: Geometry

  var storedFrame: NSRect
  open var frame: NSRect { storedFrame }
  /// The frame's and the content's least and largest sizes. They hold for what the user does, for `zoom(_:)` and for
  /// `setContentSize(_:)`; `setFrame(_:display:)` and its animating twin are exempt:
  /// developer.apple.com/documentation/appkit/nswindow/minsize
  open var minSize = NSSize.zero
  open var maxSize = NSSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
  open var contentMinSize = NSSize.zero
  open var contentMaxSize = NSSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
  open func setFrame(_ frameRect: NSRect, display flag: Bool) { changeFrame(to: keptOnScreen(frameRect)) }
  open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
    setFrame(frameRect, display: displayFlag)
  }
  open func setFrameOrigin(_ point: NSPoint) {
    changeFrame(to: NSRect(origin: point, size: storedFrame.size))
  }
  /// developer.apple.com/documentation/appkit/nswindow/setframetopleftpoint(_:): in screen coordinates.
  open func setFrameTopLeftPoint(_ point: NSPoint) {
    setFrameOrigin(NSPoint(x: point.x, y: point.y - storedFrame.height))
  }
  open func setContentSize(_ size: NSSize) {
    let content = NSRect(origin: storedFrame.origin, size: size)
    changeFrame(to: limited(frameRect(forContentRect: content)))
  }
  open func center() { moveToCentre() }
  open func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect {
    constrained(frameRect, to: screen)
  }
  open class func frameRect(forContentRect content: NSRect, styleMask: StyleMask) -> NSRect {
    var frame = content
    frame.size.height += titleBarInFrame(styleMask)
    return frame
  }
  /// With the window's toolbar, which the class method doesn't know.
  open func frameRect(forContentRect content: NSRect) -> NSRect {
    var frame = content
    frame.size.height += barsInFrame
    return frame
  }
  /// macOS 10.10, window coordinates: what no title bar or toolbar covers (fact D31). Its changes are told by
  /// key-value observing: developer.apple.com/documentation/appkit/nswindow/contentlayoutrect
  open var contentLayoutRect: NSRect {
    NSRect(x: 0, y: 0, width: storedFrame.width, height: storedFrame.height - bars)
  }
  var toldLayoutRect = NSRect.zero
  /// nil when no part is on a screen.
  open var screen: NSScreen? {
    isMiniaturized && !NSApplication.standInManner.keepsScreenInDock ? nil : screenWithMost
  }
  weak var screenAtLastMove: NSScreen?
  open var backingScaleFactor: CGFloat { (screen ?? NSScreen.screens.first)?.backingScaleFactor ?? 1 }
  open var inLiveResize: Bool { isInLiveResize }
  var isInLiveResize = false

  // MARK: State

  open var isKeyWindow: Bool { NSApplication.standInShared.keyWindow === self }
  open var isMainWindow: Bool { NSApplication.standInShared.mainWindow === self }
  var wasToldKey = false
  var wasToldMain = false
  /// With a title bar or a resize bar: developer.apple.com/documentation/appkit/nswindow/canbecomekey
  open var canBecomeKey: Bool { styleMask.contains(.titled) || styleMask.contains(.resizable) }
  /// Visible, not a panel, with a title bar or a resize mechanism:
  /// developer.apple.com/documentation/appkit/nswindow/canbecomemain
  open var canBecomeMain: Bool {
    isVisible && (styleMask.contains(.titled) || styleMask.contains(.resizable))
  }
  /// false of a miniaturised window: developer.apple.com/documentation/appkit/nswindow/isvisible
  open var isVisible: Bool { isOrdered }
  var isOrdered = false
  open internal(set) var isMiniaturized = false
  /// It compares frames: developer.apple.com/documentation/appkit/nswindow/iszoomed
  open var isZoomed: Bool { frameIsStandardFrame }
  var frameBeforeZoom: NSRect?
  var frameBeforeFullScreen: NSRect?
  /// macOS 10.6.
  open internal(set) var isOnActiveSpace = true
  /// macOS 10.9.
  open internal(set) var occlusionState: OcclusionState = []
  /// Other windows cover it: it is ordered in without being visible, and nothing is told of that.
  var isCovered = false
  open var isSheet: Bool { sheetParent != nil }
  /// macOS 10.9.
  open internal(set) weak var sheetParent: NSWindow?
  open internal(set) var attachedSheet: NSWindow?
  var queuedSheets: [QueuedSheet] = []
  var sheetCompletion: ((NSApplication.ModalResponse) -> Void)?
  open weak var parent: NSWindow?
  open internal(set) var childWindows: [NSWindow]?
  var childrenHiddenWithIt: [NSWindow] = []

  // MARK: Commands

  open func makeKey() { takeKey() }
  open func makeMain() { takeMain() }
  open func makeKeyAndOrderFront(_ sender: Any?) { showAsKey() }
  open func orderFront(_ sender: Any?) { orderIn(atFront: true) }
  open func orderBack(_ sender: Any?) { orderIn(atFront: false) }
  open func orderFrontRegardless() { orderIn(atFront: true) }
  open func orderOut(_ sender: Any?) {
    parent?.removeChildWindow(self)
    leaveScreen()
  }
  open func miniaturize(_ sender: Any?) { goToDock() }
  open func deminiaturize(_ sender: Any?) { comeFromDock() }
  open func performMiniaturize(_ sender: Any?) {
    if styleMask.contains(.miniaturizable) { goToDock() }
  }
  open func zoom(_ sender: Any?) { toggleZoom() }
  open func performZoom(_ sender: Any?) {
    if styleMask.contains(.resizable) { toggleZoom() }
  }
  /// macOS 10.7. AppKit animates; the stand-in is done at once.
  open func toggleFullScreen(_ sender: Any?) { switchFullScreen() }
  open func performClose(_ sender: Any?) {
    guard styleMask.contains(.closable), delegate?.windowShouldClose(self) ?? true else { return }
    close()
  }
  open func close() { closeNow() }
  open func beginSheet(
    _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { begin(sheetWindow, handler) }
  open func endSheet(_ sheetWindow: NSWindow) { end(sheetWindow, .stop) }
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    end(sheetWindow, returnCode)
  }
  open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {
    attach(childWin, ordered: place)
  }
  open func removeChildWindow(_ childWin: NSWindow) { detach(childWin) }

  /// Override points that AppKit calls.
  open func becomeKey() {}
  open func resignKey() {}
  open func becomeMain() {}
  open func resignMain() {}

  var isLayoutScheduled = false
}
