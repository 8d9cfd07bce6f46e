// developer.apple.com/documentation/uikit/uiview: @MainActor; iOS 2, tvOS 9, visionOS 1; later members are marked.

@MainActor open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
  }
  public required init?(coder: NSCoder) {
    storedFrame = .zero
    super.init()
  }
  public override convenience init() { self.init(frame: .zero) }

  // MARK: Hierarchy

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  weak var attachedWindow: UIWindow?
  open var window: UIWindow? { attachedWindow }
  weak var owningController: UIViewController?
  open override var next: UIResponder? { owningController ?? superview }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func removeFromSuperview() { leaveSuperview() }
  open func bringSubviewToFront(_ view: UIView) { restack(view, at: subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { restack(view, at: 0) }
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Geometry

  private var storedFrame: CGRect
  open var frame: CGRect {
    get { storedFrame }
    set {
      let old = storedFrame
      storedFrame = newValue
      if old.size != newValue.size { resizeSubviews(from: old.size) }
      if old != newValue { setNeedsLayout() }
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: storedFrame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true

  /// nil is the window's own space.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    var inWindow = rect.offsetBy(dx: originInRoot.x, dy: originInRoot.y)
    if let target = view {
      inWindow = inWindow.offsetBy(dx: -target.originInRoot.x, dy: -target.originInRoot.y)
    }
    return inWindow
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let view else { return rect.offsetBy(dx: -originInRoot.x, dy: -originInRoot.y) }
    return view.convert(rect, to: self)
  }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view) }
    return onScreen(convert(rect, to: nil))
  }
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view) }
    let origin = onScreen(.zero).origin
    return convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil)
  }

  // MARK: Layout and safe area

  var needsLayout = true
  private(set) public lazy var layer = CALayer(of: self)
  open func setNeedsLayout() {
    needsLayout = true
    attachedWindow?.scheduleLayout()
  }
  open func layoutIfNeeded() { layoutSubtree() }
  open func layoutSubviews() {}

  /// Zero until the first layout in a window (fact D32).
  open var safeAreaInsets: UIEdgeInsets { layoutSafeArea }
  var layoutSafeArea = UIEdgeInsets.zero
  open func safeAreaInsetsDidChange() {}

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    attachedWindow?.currentTraits ?? detachedTraits
  }
  lazy var detachedTraits = UITraitCollection(.init(displayScale: 1))
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  lazy var traitObservers = TraitObservers()

  // MARK: Looks

  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isUserInteractionEnabled = true
  open var isAccessibilityElement = false
  open var accessibilityElementsHidden = false
  open var tag = 0
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
extension UIView: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { traitObservers.add(traits, handler) }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }
}
