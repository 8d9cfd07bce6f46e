// How windows of a scene share the key state, and when they are laid out.

extension UIWindow {
  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Refused by a window that can't, and by one without a scene or whose scene is gone (pain 48). A scene that is
  /// connecting takes it, unattached as it is: that's where apps show their first window.
  func takeKey() {
    guard let scene = windowScene, !scene.isDisconnected, canBecomeKey, !isKeyWindow else { return }
    scene.swapKey(to: self)
  }

  func visibilityChanged() {
    guard isHidden else {
      installRoot()
      windowScene?.bringForward(self)
      post(UIWindow.didBecomeVisibleNotification)
      scheduleLayout()
      return
    }
    if StandInWays.played.resignsBeforeHidden && isKeyWindow { windowScene?.handKeyOn(from: self) }
    // A hidden window has no safe area: developer.apple.com/documentation/uikit/uiview/safeareainsets
    updateSafeAreaOfSubtree()
    post(UIWindow.didBecomeHiddenNotification)
    // UIKit may name another key window of the scene, if there is one (fact D12).
    if isKeyWindow { windowScene?.handKeyOn(from: self) }
  }

  /// The scene is gone for good, and UIKit raises an exception when a window is put into it (WindowKit#9).
  func checkScene() {
    if windowScene?.isDisconnected == true { StandInException.handler("the scene is disconnected") }
  }

  /// See ``StandInWays/RootReplacement``.
  func replaceRoot(_ old: UIViewController?) {
    switch StandInWays.played.rootReplacement {
    case .removesAll: for view in subviews { view.removeFromSuperview() }
    case .putsRootBehind, .putsRootInFront: old?.viewIfLoaded?.removeFromSuperview()
    }
    if !isHidden || !StandInWays.played.rootComesWhenShown { installRoot() }
  }

  private func installRoot() {
    guard let view = rootViewController?.view, view.superview == nil else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if StandInWays.played.rootReplacement == .putsRootInFront {
      addSubview(view)
    } else {
      insertSubview(view, at: 0)
    }
  }

  func scheduleLayout() {
    guard !isLayoutScheduled else { return }
    isLayoutScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isLayoutScheduled else { return }
        self.isLayoutScheduled = false
        // What is hidden is laid out when it's shown.
        if !self.isHidden { self.layoutSubtree() }
      }
    }
  }
}
