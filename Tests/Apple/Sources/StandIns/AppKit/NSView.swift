// developer.apple.com/documentation/appkit/nsview: @MainActor; macOS 10.0; later members are marked.

@MainActor open class NSView: NSResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let minXMargin = AutoresizingMask(rawValue: 1)
    public static let width = AutoresizingMask(rawValue: 2)
    public static let maxXMargin = AutoresizingMask(rawValue: 4)
    public static let minYMargin = AutoresizingMask(rawValue: 8)
    public static let height = AutoresizingMask(rawValue: 16)
    public static let maxYMargin = AutoresizingMask(rawValue: 32)
  }

  public init(frame frameRect: NSRect) {
    storedFrame = frameRect
    super.init()
  }
  public required init?(coder: NSCoder) {
    storedFrame = .zero
    super.init(coder: coder)
  }
  public override convenience init() { self.init(frame: .zero) }

  // MARK: Hierarchy

  open internal(set) weak var superview: NSView?
  open internal(set) var subviews: [NSView] = []
  weak var attachedWindow: NSWindow?
  open var window: NSWindow? { attachedWindow }

  open func addSubview(_ view: NSView) { insert(view, at: subviews.count) }
  /// Below or above a sibling, or all of them.
  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?)
  {
    let sibling = otherView.flatMap { other in subviews.firstIndex { $0 === other } }
    switch place {
    case .below: insert(view, at: sibling ?? 0)
    default: insert(view, at: sibling.map { $0 + 1 } ?? subviews.count)
    }
  }
  open func removeFromSuperview() { leaveSuperview() }
  open func isDescendant(of view: NSView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}

  // MARK: Geometry

  private var storedFrame: NSRect
  open var frame: NSRect {
    get { storedFrame }
    set {
      let old = storedFrame
      guard old != newValue else { return }
      storedFrame = newValue
      if old.size != newValue.size { resizeSubviews(withOldSize: old.size) }
      needsLayout = true
      if postsFrameChangedNotifications {
        NotificationCenter.default.post(name: NSView.frameDidChangeNotification, object: self)
      }
    }
  }
  open var bounds: NSRect {
    get { NSRect(origin: .zero, size: storedFrame.size) }
    set { frame.size = newValue.size }
  }
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
  open var isFlipped: Bool { false }
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var postsFrameChangedNotifications = false

  /// nil is the window's own space, y up.
  open func convert(_ rect: NSRect, to view: NSView?) -> NSRect {
    let inWindow = rectInRoot(rect)
    guard let view else { return inWindow }
    let target = view.rectInRoot(view.bounds)
    let y = view.isFlipped ? target.maxY - inWindow.maxY : inWindow.minY - target.minY
    return NSRect(x: inWindow.minX - target.minX, y: y, width: rect.width, height: rect.height)
  }

  // MARK: Layout and safe area

  open var needsLayout = true {
    didSet { if needsLayout { attachedWindow?.scheduleLayout() } }
  }
  open func layout() {}
  /// macOS 10.7.
  open func layoutSubtreeIfNeeded() { layoutSubtree() }

  /// macOS 11: the superview's share and the additional insets; zero until the first layout in a window (fact D32).
  @available(macOS 11.0, *)
  open var safeAreaInsets: NSEdgeInsets {
    NSEdgeInsets(
      top: layoutSafeArea.top + additionalSafeAreaInsets.top,
      left: layoutSafeArea.left + additionalSafeAreaInsets.left,
      bottom: layoutSafeArea.bottom + additionalSafeAreaInsets.bottom,
      right: layoutSafeArea.right + additionalSafeAreaInsets.right)
  }
  @available(macOS 11.0, *)
  open var safeAreaRect: NSRect {
    let insets = safeAreaInsets
    let top = isFlipped ? insets.top : insets.bottom
    return NSRect(
      x: insets.left, y: top, width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
  }
  @available(macOS 11.0, *)
  open var additionalSafeAreaInsets: NSEdgeInsets {
    get { storedAdditionalInsets }
    set {
      storedAdditionalInsets = newValue
      needsLayout = true
    }
  }
  private var storedAdditionalInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  var layoutSafeArea = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  // MARK: The rest

  /// macOS 10.7.
  open func viewDidChangeBackingProperties() {}
  open var isHidden = false
  open var isHiddenOrHasHiddenAncestor: Bool {
    sequence(first: self, next: \.superview).contains(where: \.isHidden)
  }
  open var alphaValue: CGFloat = 1
  open var wantsLayer = false
  open func hitTest(_ point: NSPoint) -> NSView? { frame.contains(point) ? self : nil }
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  open func setAccessibilityElement(_ accessibilityElement: Bool) {}

  nonisolated open class var frameDidChangeNotification: NSNotification.Name {
    .init("NSViewFrameDidChangeNotification")
  }
}
