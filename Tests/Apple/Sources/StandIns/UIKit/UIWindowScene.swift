// developer.apple.com/documentation/uikit/uiwindowscene: @MainActor; iOS 13, tvOS 13, visionOS 1.

@MainActor open class UIWindowScene: UIScene, UITraitEnvironment, KeyValueObservable {
  public nonisolated let standInKeyValueObservers = KeyValueObservers()

  // Weak: a window that nobody holds goes (pain 14).
  struct Member { weak var window: UIWindow? }
  var members: [Member] = []
  weak var standInKeyWindow: UIWindow?
  public internal(set) var standInSize: CGSize
  var standInFrame: CGRect
  var currentTraits: UITraitCollection

  /// How the next request for another geometry ends.
  public var standInRefusesGeometry = false

  init(session: UISceneSession, size: CGSize, displayScale: CGFloat) {
    standInSize = size
    standInFrame = CGRect(origin: .zero, size: size)
    currentTraits = UITraitCollection(
      .init(displayScale: displayScale, activeAppearance: .active, layoutDirection: .leftToRight))
    geometry = Geometry(interfaceOrientation: .portrait, systemFrame: standInFrame)
    super.init(session: session)
  }

  /// In no documented order; hidden ones and the keyboard's among them (Siren#313).
  open var windows: [UIWindow] {
    let windows = backToFront
    return StandInWays.played.windowsAreBackToFront ? windows : windows.reversed()
  }
  var backToFront: [UIWindow] { members.compactMap(\.window) }
  /// iOS 15, tvOS 15, visionOS 1.
  @available(iOS 15.0, tvOS 15.0, *)
  open var keyWindow: UIWindow? { standInKeyWindow }

  #if !os(visionOS)
  open var screen: UIScreen { standInScreen }
  var standInScreen = UIScreen.standInMain
  #endif

  open var traitCollection: UITraitCollection { currentTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  lazy var traitObservers = TraitObservers()

  #if !os(tvOS)
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  open var interfaceOrientation: UIInterfaceOrientation { geometry.storedOrientation }
  #endif
  @available(iOS, introduced: 13.0, deprecated: 26.0)
  @available(tvOS, introduced: 13.0, deprecated: 26.0)
  @available(visionOS, introduced: 1.0, deprecated: 26.0)
  open var coordinateSpace: any UICoordinateSpace { SceneSpace(bounds: standInFrame) }

  var geometry: Geometry
  /// iOS 16, Catalyst 16, tvOS 16, visionOS 1; key-value observable.
  @available(iOS 16.0, tvOS 16.0, *)
  open var effectiveGeometry: Geometry { geometry }

  /// Catalyst alone; full screen of the Mac.
  #if targetEnvironment(macCatalyst) || KEYWINDOW_UIKIT
  @available(macCatalyst 16.0, *)
  open var isFullScreen: Bool { standInIsFullScreen }
  var standInIsFullScreen: Bool { geometry.isFullScreen }
  #endif

  /// nil where sizes can't be restricted.
  open var sizeRestrictions: UISceneSizeRestrictions?

  /// iOS 16, Catalyst 16, tvOS 16, visionOS 1.
  @available(iOS 16.0, tvOS 16.0, *)
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    lastGeometryRequest = geometryPreferences
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.resolve(geometryPreferences, errorHandler) }
    }
  }

  /// A request is answered later (developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate), and
  /// a scene that is gone by then has nothing to update.
  private func resolve(_ preferences: GeometryPreferences, _ errorHandler: ((any Error) -> Void)?) {
    guard !standInRefusesGeometry, !isDisconnected else {
      errorHandler?(UIApplication.SceneError.refused)
      return
    }
    if let frame = preferences.requestedFrame { standInMove(to: frame) }
  }
  var lastGeometryRequest: NSObject?
}

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
extension UIWindowScene: UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration { traitObservers.add(traits, handler) }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.remove(registration)
  }
}

/// developer.apple.com/documentation/uikit/uiscenesizerestrictions: iOS 13.
@MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  override init() { super.init() }
}

/// A scene's own space, which begins at its place on the screen.
final class SceneSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect
  let origin: CGPoint
  init(bounds: CGRect) {
    self.bounds = CGRect(origin: .zero, size: bounds.size)
    origin = bounds.origin
    super.init()
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.offsetBy(dx: origin.x, dy: origin.y)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
