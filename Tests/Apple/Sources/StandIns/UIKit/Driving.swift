// What the user and the system do, played by tests. Nothing here exists in UIKit: everything begins with `standIn`.

extension UIWindowScene {
  public enum StandInLaunch: Sendable, CaseIterable {
    /// The state is unattached until after "will enter foreground".
    case cold
    /// The app was in memory: the state is background so long.
    case warm
    /// For a push, say: nothing after "will connect".
    case inBackground
  }

  /// Connects a new scene, as when the user opens a window of the app. The states are those that a log on iOS 13 and
  /// 14 shows (Batch's SDK): the scene becomes inactive later, and no event tells it.
  ///
  /// - Parameters:
  ///   - isActive: whether it becomes active then. One on an external display never does.
  ///   - willConnect: the delegate's `scene(_:willConnectTo:options:)`, where apps set up their windows.
  public static func standInConnect(
    size: CGSize = CGSize(width: 1024, height: 768), displayScale: CGFloat = 2, isActive: Bool = true,
    role: UISceneSession.Role = .windowApplication, launch: StandInLaunch = .cold,
    willConnect: (UIWindowScene) -> Void = { _ in }
  ) -> UIWindowScene {
    let scene = UIWindowScene(session: UISceneSession(role: role), size: size, displayScale: displayScale)
    #if !os(visionOS)
    if scene.standInIsOnExternalDisplay { scene.standInScreen = .standInExternal }
    #endif
    if launch == .warm { scene.activationState = .background }
    UIApplication.standInShared.standInScenes.insert(scene)
    willConnect(scene)
    if scene.isDisconnected { return scene }
    scene.post(willConnectNotification)
    scene.session.isConnected = true
    if launch == .inBackground {
      scene.activationState = .background
      return scene
    }
    scene.post(willEnterForegroundNotification)
    scene.activationState = .foregroundInactive
    if isActive { scene.standInActivate() }
    return scene
  }

  var standInIsOnExternalDisplay: Bool { session.role.rawValue.contains("ExternalDisplay") }

  /// The system takes the scene away, as when the user removes it in the app switcher: it was deactivated, and
  /// there's no word of the background. Its windows stay with whoever holds them, without a scene that works.
  public func standInDisconnect() {
    guard !isDisconnected else { return }
    standInDeactivate()
    activationState = .unattached
    isDisconnected = true
    UIApplication.standInShared.standInScenes.remove(self)
    if !StandInWays.played.isKeyUntilDisconnected { swapKey(to: nil) }
    post(UIScene.didDisconnectNotification)
    swapKey(to: nil)
  }

  public func standInActivate() {
    if activationState == .background {
      // Inactive comes in silence, after it.
      post(UIScene.willEnterForegroundNotification)
      activationState = .foregroundInactive
    }
    guard activationState == .foregroundInactive, !standInIsOnExternalDisplay else { return }
    activationState = .foregroundActive
    post(UIScene.didActivateNotification)
  }

  /// In the background the system lays the windows out anew and takes pictures of them for the switcher: an iPad's are
  /// turned (firefox-ios#1949), an iPhone's look inactive, then active (openradar 23010208).
  public func standInTurnForPicture() {
    let turned = CGSize(width: standInSize.height, height: standInSize.width)
    for window in backToFront {
      window.frame.size = turned
      window.standInLayout()
    }
  }

  /// As it was before the pictures.
  public func standInTurnBack() {
    for window in backToFront {
      window.frame.size = standInSize
      window.standInLayout()
    }
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

  /// Stage Manager, Split View or the Mac moves and resizes the scene.
  public func standInMove(to frame: CGRect) {
    let isMereMove = frame.size == standInSize
    standInFrame = frame
    change(
      to: Geometry(
        interfaceOrientation: geometry.storedOrientation, systemFrame: frame,
        isFullScreen: geometry.isFullScreen),
      size: frame.size, isMereMove: isMereMove)
  }

  /// The user drags a corner: each geometry says so, from the first on until the last.
  public func standInResize(through sizes: [CGSize]) {
    for size in sizes { standInResize(to: size) }
    standInEndResize()
  }

  /// The same step by step.
  public func standInResize(to size: CGSize) {
    standInFrame.size = size
    let new = Geometry(
      interfaceOrientation: geometry.storedOrientation, systemFrame: standInFrame,
      isFullScreen: geometry.isFullScreen)
    new.isBeingDragged = true
    change(to: new, size: size)
  }

  /// No new size comes with it.
  public func standInEndResize() {
    setGeometry(
      Geometry(
        interfaceOrientation: geometry.storedOrientation, systemFrame: standInFrame,
        isFullScreen: geometry.isFullScreen))
  }

  #if !os(visionOS)
  /// The user drags the scene to another screen. The delegate would be told; whether observers of the geometry are
  /// isn't known.
  public func standInMove(to screen: UIScreen) {
    standInScreen = screen
    setGeometry(
      Geometry(interfaceOrientation: geometry.storedOrientation, systemFrame: standInFrame), isMereMove: true)
  }
  #endif

  private func change(to new: Geometry, size: CGSize, isMereMove: Bool = false) {
    standInSize = size
    if StandInWays.played.geometryIsToldFirst { setGeometry(new, isMereMove: isMereMove) }
    for window in backToFront { window.frame = CGRect(origin: window.frame.origin, size: size) }
    if !StandInWays.played.geometryIsToldFirst { setGeometry(new, isMereMove: isMereMove) }
  }

  public func standInSetFullScreen(_ isFullScreen: Bool) {
    setGeometry(
      Geometry(
        interfaceOrientation: geometry.storedOrientation, systemFrame: standInFrame,
        isFullScreen: isFullScreen))
  }

  /// A rotation as SDL#14966 logged it: first the new insets with the old size; later the new size (fact D33).
  public func standInRotate(to size: CGSize, safeArea: UIEdgeInsets, orientation: UIInterfaceOrientation) {
    for window in backToFront { window.standInSetSafeArea(safeArea) }
    standInFrame.size = size
    change(to: Geometry(interfaceOrientation: orientation, systemFrame: standInFrame), size: size)
  }

  public var standInGeometryRequest: NSObject? { lastGeometryRequest }
}

extension UIWindow {
  /// A window whose first insets are known before it is shown.
  public convenience init(standInScene scene: UIWindowScene, safeArea: UIEdgeInsets) {
    self.init(windowScene: scene)
    standInSafeAreaInsets = safeArea
  }

  /// A view controller covers the whole window: its view comes in a sibling of the root view, and on an iPhone the
  /// root view leaves until it's dismissed.
  public func standInPresent(_ view: UIView, takesRootAway: Bool) -> UIView {
    let transition = UITransitionView(frame: bounds)
    transition.addSubview(view)
    transition.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(transition)
    if takesRootAway { rootViewController?.viewIfLoaded?.removeFromSuperview() }
    return transition
  }

  public func standInDismiss(_ transition: UIView) {
    if let root = rootViewController?.viewIfLoaded, root.superview == nil { insertSubview(root, at: 0) }
    transition.removeFromSuperview()
  }

  /// The app makes room for another root view by itself.
  public func standInRemoveAllSubviews() {
    for view in subviews { view.removeFromSuperview() }
  }

  /// Every view that it concerns is told, before any layout.
  public func standInSetSafeArea(_ insets: UIEdgeInsets) {
    standInSafeAreaInsets = insets
    updateSafeAreaOfSubtree()
    scheduleLayout()
  }

  /// The controls of iPadOS 26 come, go or grow, and the views are laid out anew.
  public func standInSetWindowControls(_ size: CGSize) {
    standInWindowControls = size
    for view in subtree { view.setNeedsLayout() }
  }

  /// Does now what the next turn would do.
  public func standInLayout() {
    isLayoutScheduled = false
    layoutSubtree()
  }
}

/// A class of UIKit's own, seen in every hierarchy that is printed.
final class UITransitionView: UIView {}
