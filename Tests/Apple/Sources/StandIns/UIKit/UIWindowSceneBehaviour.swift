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

  func bringForward(_ window: UIWindow) { add(window) }

  /// The old key window is told before the new one (fact D25); each finds the state as it is told.
  func swapKey(to window: UIWindow?) {
    let old = standInKeyWindow
    guard old !== window else { return }
    standInKeyWindow = nil
    if let old {
      old.resignKey()
      old.post(UIWindow.didResignKeyNotification)
    }
    standInKeyWindow = window
    if let window {
      window.becomeKey()
      window.post(UIWindow.didBecomeKeyNotification)
    }
  }

  /// The front-most visible window that can be key; possibly none.
  func handKeyOn(from window: UIWindow) {
    swapKey(to: windows.last { $0 !== window && !$0.isHidden && $0.canBecomeKey })
  }

  func setTraits(_ new: UITraitCollection) {
    let old = currentTraits
    guard old != new else { return }
    currentTraits = new
    traitObservers.tell(self, from: old, to: new)
    traitCollectionDidChange(old)
    for window in windows { window.tellTraits(from: old) }
  }

  func setGeometry(_ new: Geometry) {
    let old = geometry
    geometry = new
    standInDidChange(\.effectiveGeometry, from: old, to: new)
  }
}
