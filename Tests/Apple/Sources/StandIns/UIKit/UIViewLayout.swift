// Layout, autoresizing and the safe area of a view. A layout pass comes once a turn of the main queue, as Core
// Animation's commit does; `layoutIfNeeded()` does it at once.

extension UIView {
  var originInRoot: CGPoint {
    // A window's own origin is its place on the screen, which is outside its coordinate space.
    guard !(self is UIWindow) else { return .zero }
    let outer = superview?.originInRoot ?? .zero
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }

  /// From the window's space to the screen's: by the window's place in its scene, and the scene's on the screen.
  func onScreen(_ rect: CGRect) -> CGRect {
    let inScene = attachedWindow?.frame.origin ?? .zero
    let scene = attachedWindow?.windowScene?.standInFrame.origin ?? .zero
    return rect.offsetBy(dx: inScene.x + scene.x, dy: inScene.y + scene.y)
  }

  func layoutSubtree() {
    if attachedWindow != nil { updateSafeArea() }
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutSubtree() }
  }

  /// A view's share of the window's safe area: how far each unsafe edge reaches into it.
  func updateSafeArea() {
    guard let window = attachedWindow else { return }
    let edges = window.isHidden ? .zero : window.standInSafeAreaInsets
    let place = convert(bounds, to: nil)
    let size = window.bounds.size
    let new =
      self === window
      ? edges
      : UIEdgeInsets(
        top: max(0, min(edges.top - place.minY, place.height)),
        left: max(0, min(edges.left - place.minX, place.width)),
        bottom: max(0, min(place.maxY - (size.height - edges.bottom), place.height)),
        right: max(0, min(place.maxX - (size.width - edges.right), place.width)))
    guard new != layoutSafeArea else { return }
    layoutSafeArea = new
    needsLayout = true
    safeAreaInsetsDidChange()
  }

  func updateSafeAreaOfSubtree() {
    for view in subtree where view.attachedWindow != nil { view.updateSafeArea() }
  }

  func resizeSubviews(from old: CGSize) {
    let dx = bounds.width - old.width
    let dy = bounds.height - old.height
    for view in subviews {
      var frame = view.frame
      if view.autoresizingMask.contains(.flexibleWidth) {
        frame.size.width += dx
      } else if view.autoresizingMask.contains(.flexibleLeftMargin) {
        frame.origin.x += dx
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        frame.size.height += dy
      } else if view.autoresizingMask.contains(.flexibleTopMargin) {
        frame.origin.y += dy
      }
      view.frame = frame
    }
  }
}
