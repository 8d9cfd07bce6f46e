// developer.apple.com/documentation/uikit/uiwindow: @MainActor; iOS 2, tvOS 9, visionOS 1. The key window is its
// scene's (header of the iOS 15 SDK, fact D11): swaps happen inside one scene.

@MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let alert = Level(2000)
    #if !os(tvOS)
    public static let statusBar = Level(1000)
    #endif
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeOwnWindow()
  }
  /// iOS 13.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.standInSize))
    becomeOwnWindow()
    self.windowScene = windowScene
    windowScene.add(self)
    checkScene()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeOwnWindow()
  }
  /// The views of a freed window leave it; they may be held elsewhere.
  isolated deinit {
    for view in subviews {
      view.willMove(toSuperview: nil)
      guard StandInWays.played.freedWindowTellsOfMoves else {
        for each in view.subtree { each.attachedWindow = nil }
        continue
      }
      view.tellWillMove(to: nil)
      view.setWindow(nil)
    }
    if wasKey { sceneOfKey?.keyWindowWasFreed() }
  }
  /// As the scene can't tell any more when the window is freed.
  var wasKey = false
  weak var sceneOfKey: UIWindowScene?
  private func becomeOwnWindow() {
    attachedWindow = self
    // A window is hidden until it is shown.
    super.isHidden = true
  }

  /// iOS 13.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      checkScene()
    }
  }
  open var windowLevel = Level.normal
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      replaceRoot(oldValue)
    }
  }
  /// The screen of its scene. Unavailable on visionOS.
  #if !os(visionOS)
  open var screen: UIScreen {
    get { windowScene?.screen ?? UIScreen.standInMain }
    @available(iOS, deprecated: 13.0) @available(tvOS, deprecated: 13.0) set {}
  }
  #endif

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      visibilityChanged()
    }
  }

  open internal(set) var isKeyWindow: Bool {
    get { windowScene.map { $0.standInKeyWindow === self } ?? isSceneless }
    set { isSceneless = newValue }
  }
  private var isSceneless = false
  /// iOS 15.
  @available(iOS 15.0, tvOS 15.0, *)
  open var canBecomeKey: Bool { true }
  open func makeKey() { takeKey() }
  open func makeKeyAndVisible() {
    isHidden = false
    takeKey()
  }
  /// Override points; nobody calls them but UIKit.
  open func becomeKey() {}
  open func resignKey() {}

  /// Not the app's.
  var standInIsSystems: Bool { false }

  /// Its scene: developer.apple.com/documentation/uikit/uiresponder/next
  open override var next: UIResponder? { windowScene ?? UIApplication.standInShared }

  open override var traitCollection: UITraitCollection { currentTraits }
  var currentTraits: UITraitCollection { windowScene?.currentTraits ?? detachedTraits }
  public var standInSafeAreaInsets = UIEdgeInsets.zero
  /// How far the window controls of iPadOS 26 reach into the top corner where lines begin.
  public var standInWindowControls = CGSize.zero
  /// How far the display's rounded corners make content keep clear of them.
  public var standInDisplayCorner: CGFloat = 0
  var isLayoutScheduled = false

  nonisolated open class var didBecomeVisibleNotification: NSNotification.Name {
    .init("UIWindowDidBecomeVisibleNotification")
  }
  nonisolated open class var didBecomeHiddenNotification: NSNotification.Name {
    .init("UIWindowDidBecomeHiddenNotification")
  }
  nonisolated open class var didBecomeKeyNotification: NSNotification.Name {
    .init("UIWindowDidBecomeKeyNotification")
  }
  nonisolated open class var didResignKeyNotification: NSNotification.Name {
    .init("UIWindowDidResignKeyNotification")
  }
}
