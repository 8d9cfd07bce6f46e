// A scene's windows, which of them is key, and its traits.

extension UIWindowScene {
  func add(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    members.append(Member(window: window))
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    if standInKeyWindow === window { handKeyOn(from: window) }
  }

  /// The key window was freed, so that nobody is told of its end.
  func keyWindowWasFreed() {
    guard StandInWays.played.handsKeyOnWhenFreed else { return }
    swapKey(to: nextKeyWindow(after: nil))
  }

  func bringForward(_ window: UIWindow) { add(window) }

  /// The old key window is told before the new one (fact D25); each finds the state as it is told.
  func swapKey(to window: UIWindow?) {
    let old = standInKeyWindow
    guard old !== window else { return }
    standInKeyWindow = nil
    old?.wasKey = false
    if let old {
      old.resignKey()
      old.post(UIWindow.didResignKeyNotification)
    }
    standInKeyWindow = window
    window?.wasKey = true
    window?.sceneOfKey = self
    if let window {
      window.becomeKey()
      window.post(UIWindow.didBecomeKeyNotification)
    }
  }

  /// To the front-most visible window that can be key, or to none.
  func handKeyOn(from window: UIWindow) {
    swapKey(to: StandInWays.played.handsKeyOnWhenHidden ? nextKeyWindow(after: window) : nil)
  }

  private func nextKeyWindow(after window: UIWindow?) -> UIWindow? {
    backToFront.last { $0 !== window && !$0.isHidden && $0.canBecomeKey && !$0.standInIsSystems }
  }

  func setTraits(_ new: UITraitCollection) {
    let old = currentTraits
    guard old != new else { return }
    currentTraits = new
    guard StandInWays.played.tellsTraitsAfterLayout else { return tellTraits(from: old) }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        for window in self?.backToFront ?? [] where !window.isHidden { window.standInLayout() }
        self?.tellTraits(from: old)
      }
    }
  }

  private func tellTraits(from old: UITraitCollection) {
    traitObservers.tell(self, from: old, to: currentTraits)
    traitCollectionDidChange(old)
    for window in backToFront { window.tellTraits(from: old) }
  }

  /// Before iPadOS 26 a place isn't part of the geometry, except on Catalyst: so a mere move is no change of it.
  func setGeometry(_ new: Geometry, isMereMove: Bool = false) {
    let old = geometry
    geometry = new
    if isMereMove && !StandInWays.played.geometryTellsMoves { return }
    standInDidChange(\.effectiveGeometry, from: old, to: new)
  }
}
