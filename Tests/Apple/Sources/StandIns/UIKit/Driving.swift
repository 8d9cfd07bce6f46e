// What the user and the system do, played by tests. Nothing here exists in UIKit: everything begins with `standIn`.

extension UIWindowScene {
  /// Connects a new scene, as when the user opens a window of the app: in the foreground, not yet active.
  public static func standInConnect(
    size: CGSize = CGSize(width: 1024, height: 768), displayScale: CGFloat = 2, isActive: Bool = true
  ) -> UIWindowScene {
    let scene = UIWindowScene(session: UISceneSession(), size: size, displayScale: displayScale)
    scene.activationState = .foregroundInactive
    UIApplication.standInShared.standInScenes.insert(scene)
    scene.post(willConnectNotification)
    scene.post(willEnterForegroundNotification)
    if isActive { scene.standInActivate() }
    return scene
  }

  /// The system takes the scene away; its windows stay with whoever holds them, without a scene that works.
  public func standInDisconnect() {
    standInEnterBackground()
    activationState = .unattached
    UIApplication.standInShared.standInScenes.remove(self)
    post(UIScene.didDisconnectNotification)
    swapKey(to: nil)
  }

  public func standInActivate() {
    if activationState == .background {
      activationState = .foregroundInactive
      post(UIScene.willEnterForegroundNotification)
    }
    guard activationState == .foregroundInactive else { return }
    activationState = .foregroundActive
    post(UIScene.didActivateNotification)
  }

  public func standInDeactivate() {
    guard activationState == .foregroundActive else { return }
    post(UIScene.willDeactivateNotification)
    activationState = .foregroundInactive
  }

  /// Passes through inactive, as every way to and from the background does (fact D15).
  public func standInEnterBackground() {
    standInDeactivate()
    guard activationState == .foregroundInactive else { return }
    activationState = .background
    post(UIScene.didEnterBackgroundNotification)
  }

  /// The focus of iPadOS 26: no scene callback, the trait alone (fact D16).
  public func standInSetLooksActive(_ isActive: Bool) {
    var values = currentTraits.values
    values.activeAppearance = isActive ? .active : .inactive
    setTraits(UITraitCollection(values))
  }

  /// An iPhone app that leaves and comes back flickers: inactive, active; then active, inactive, active.
  public func standInFlickerActiveAppearance() {
    for isActive in [false, true, false, true] { standInSetLooksActive(isActive) }
  }

  public func standInSetDisplayScale(_ scale: CGFloat) {
    var values = currentTraits.values
    values.displayScale = scale
    setTraits(UITraitCollection(values))
  }

  public func standInSetLayoutDirection(_ direction: UITraitEnvironmentLayoutDirection) {
    var values = currentTraits.values
    values.layoutDirection = direction
    setTraits(UITraitCollection(values))
  }

  /// Stage Manager, Split View or the Mac moves and resizes the scene: its windows follow, then its geometry.
  public func standInMove(to frame: CGRect) {
    standInFrame = frame
    standInSize = frame.size
    for window in windows { window.frame = CGRect(origin: window.frame.origin, size: frame.size) }
    setGeometry(
      Geometry(
        interfaceOrientation: geometry.storedOrientation, systemFrame: frame,
        isFullScreen: geometry.isFullScreen))
  }

  public func standInSetFullScreen(_ isFullScreen: Bool) {
    setGeometry(
      Geometry(
        interfaceOrientation: geometry.storedOrientation, systemFrame: standInFrame,
        isFullScreen: isFullScreen))
  }

  /// A rotation as SDL#14966 logged it: first the new insets with the old size; later the new size (fact D33).
  public func standInRotate(to size: CGSize, safeArea: UIEdgeInsets, orientation: UIInterfaceOrientation) {
    for window in windows { window.standInSetSafeArea(safeArea) }
    standInSize = size
    standInFrame.size = size
    for window in windows { window.frame = CGRect(origin: window.frame.origin, size: size) }
    setGeometry(Geometry(interfaceOrientation: orientation, systemFrame: standInFrame))
  }

  public var standInGeometryRequest: NSObject? { lastGeometryRequest }
}

extension UIWindow {
  /// A window whose first insets are known before it is shown.
  public convenience init(standInScene scene: UIWindowScene, safeArea: UIEdgeInsets) {
    self.init(windowScene: scene)
    standInSafeAreaInsets = safeArea
  }

  /// Every view that it concerns is told, before any layout.
  public func standInSetSafeArea(_ insets: UIEdgeInsets) {
    standInSafeAreaInsets = insets
    updateSafeAreaOfSubtree()
    scheduleLayout()
  }

  /// Does now what the next turn would do.
  public func standInLayout() {
    isLayoutScheduled = false
    layoutSubtree()
  }
}
