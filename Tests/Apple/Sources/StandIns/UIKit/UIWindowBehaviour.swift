// How windows of a scene share the key state, and when they are laid out.

extension UIWindow {
  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Refused by a window that can't, and by one without a connected scene (pain 48).
  func takeKey() {
    guard let scene = windowScene, scene.activationState != .unattached, canBecomeKey, !isKeyWindow else {
      return
    }
    scene.swapKey(to: self)
  }

  func visibilityChanged() {
    guard isHidden else {
      windowScene?.bringForward(self)
      post(UIWindow.didBecomeVisibleNotification)
      scheduleLayout()
      return
    }
    post(UIWindow.didBecomeHiddenNotification)
    // UIKit names another key window of the scene, if there is one (fact D12).
    if isKeyWindow { windowScene?.handKeyOn(from: self) }
  }

  func scheduleLayout() {
    guard !isLayoutScheduled else { return }
    isLayoutScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isLayoutScheduled else { return }
        self.isLayoutScheduled = false
        self.layoutSubtree()
      }
    }
  }
}
