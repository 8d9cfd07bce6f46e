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
    NSApplication.standInShared.add(self)
  }
  public convenience override init() {
    self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
  }
  public required init?(coder: NSCoder) { return nil }
  /// The views of a freed window leave it (fact D7).
  isolated deinit {
    frameView.tellWillMove(to: nil)
    frameView.setWindow(nil)
  }

  // MARK: Content

  /// What AppKit draws the title bar in; the content view's superview.
  let frameView = NSView(frame: .zero)
  open var contentView: NSView? {
    didSet { contentViewChanged(from: oldValue) }
  }
  open var title = ""
  open weak var delegate: (any NSWindowDelegate)?
  open var styleMask: StyleMask {
    didSet { if oldValue != styleMask { placeContent() } }
  }
  open var level = Level.normal
  open var collectionBehavior: CollectionBehavior = []
  open var isReleasedWhenClosed: Bool {
    get { storedReleasedWhenClosed ?? releasesByDefault }
    set { storedReleasedWhenClosed = newValue }
  }
  private var storedReleasedWhenClosed: Bool?
  var releasesByDefault: Bool { true }
  open var hidesOnDeactivate = false
  open var windowNumber: Int { isOrdered ? 1 : -1 }
  open var minSize = NSSize.zero
  open var titlebarAppearsTransparent = false

  // MARK: Geometry

  var storedFrame: NSRect
  open var frame: NSRect { storedFrame }
  open func setFrame(_ frameRect: NSRect, display flag: Bool) { changeFrame(to: frameRect) }
  open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
    changeFrame(to: frameRect)
  }
  open func setFrameOrigin(_ point: NSPoint) {
    changeFrame(to: NSRect(origin: point, size: storedFrame.size))
  }
  open func setContentSize(_ size: NSSize) {
    let content = NSRect(origin: storedFrame.origin, size: size)
    changeFrame(to: NSWindow.frameRect(forContentRect: content, styleMask: styleMask))
  }
  open func center() { moveToCentre() }
  open class func frameRect(forContentRect content: NSRect, styleMask: StyleMask) -> NSRect {
    var frame = content
    frame.size.height += titleBarInFrame(styleMask)
    return frame
  }
  /// macOS 10.10, window coordinates: what no title bar or toolbar covers (fact D31).
  open var contentLayoutRect: NSRect {
    NSRect(
      x: 0, y: 0, width: storedFrame.width,
      height: storedFrame.height - (styleMask.contains(.fullScreen) ? 0 : NSWindow.titleBar(styleMask)))
  }
  /// nil when no part is on a screen.
  open var screen: NSScreen? { screenWithMost }
  weak var screenAtLastMove: NSScreen?
  open var backingScaleFactor: CGFloat { (screen ?? NSScreen.screens.first)?.backingScaleFactor ?? 1 }
  open var inLiveResize: Bool { isInLiveResize }
  var isInLiveResize = false

  // MARK: State

  open var isKeyWindow: Bool { NSApplication.standInShared.keyWindow === self }
  open var isMainWindow: Bool { NSApplication.standInShared.mainWindow === self }
  open var canBecomeKey: Bool { styleMask.contains(.titled) || styleMask.contains(.resizable) }
  open var canBecomeMain: Bool { isVisible && styleMask.contains(.titled) }
  open var isVisible: Bool { isOrdered }
  var isOrdered = false
  open internal(set) var isMiniaturized = false
  open var isZoomed: Bool { frameBeforeZoom != nil }
  var frameBeforeZoom: NSRect?
  var frameBeforeFullScreen: NSRect?
  /// macOS 10.6.
  open internal(set) var isOnActiveSpace = true
  /// macOS 10.9.
  open internal(set) var occlusionState: OcclusionState = []
  open var isSheet: Bool { sheetParent != nil }
  /// macOS 10.9.
  open internal(set) weak var sheetParent: NSWindow?
  open internal(set) var attachedSheet: NSWindow?
  var sheetCompletion: ((NSApplication.ModalResponse) -> Void)?
  open weak var parent: NSWindow?
  open internal(set) var childWindows: [NSWindow]?

  // MARK: Commands

  open func makeKey() { takeKey() }
  open func makeMain() { takeMain() }
  open func makeKeyAndOrderFront(_ sender: Any?) { showAsKey() }
  open func orderFront(_ sender: Any?) { orderIn(atFront: true) }
  open func orderBack(_ sender: Any?) { orderIn(atFront: false) }
  open func orderFrontRegardless() { orderIn(atFront: true) }
  open func orderOut(_ sender: Any?) { leaveScreen() }
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
    childWindows = (childWindows ?? []) + [childWin]
    childWin.parent = self
    childWin.orderIn(atFront: place == .above)
  }
  open func removeChildWindow(_ childWin: NSWindow) {
    childWindows?.removeAll { $0 === childWin }
    childWin.parent = nil
  }

  /// Override points that AppKit calls.
  open func becomeKey() {}
  open func resignKey() {}
  open func becomeMain() {}
  open func resignMain() {}

  var isLayoutScheduled = false
}

/// developer.apple.com/documentation/appkit/nswindowdelegate: @MainActor. Its methods are optional there; here they
/// have the defaults that AppKit assumes.
@MainActor public protocol NSWindowDelegate: NSObjectProtocol {
  func windowShouldClose(_ sender: NSWindow) -> Bool
}
extension NSWindowDelegate {
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
}

/// developer.apple.com/documentation/appkit/nspanel: @MainActor; macOS 10.0. Not main, and not released on close.
@MainActor open class NSPanel: NSWindow {
  open var isFloatingPanel = false
  open var becomesKeyOnlyIfNeeded = false
  open override var canBecomeMain: Bool { false }
  override var releasesByDefault: Bool { false }
}
