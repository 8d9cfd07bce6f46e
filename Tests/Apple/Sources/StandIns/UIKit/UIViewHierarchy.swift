// The order in which a view hears of its superview and window (facts D5 and D6).

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "a view can't be its own descendant")
    if view.superview === self {
      restack(view, at: min(index, subviews.count - 1))
      return
    }
    if StandInWays.played.movesByWayOfNone && view.attachedWindow !== attachedWindow { view.leaveSuperview() }
    let oldSuperview = view.superview
    let newWindow = attachedWindow
    let changesWindow = view.attachedWindow !== newWindow
    view.willMove(toSuperview: self)
    if changesWindow { view.tellWillMove(to: newWindow) }
    if let oldSuperview {
      oldSuperview.willRemoveSubview(view)
      oldSuperview.subviews.removeAll { $0 === view }
    }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    if changesWindow { view.setWindow(newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    view.setNeedsLayout()
  }

  func leaveSuperview() {
    guard let old = superview else { return }
    willMove(toSuperview: nil)
    if attachedWindow != nil { tellWillMove(to: nil) }
    old.willRemoveSubview(self)
    old.subviews.removeAll { $0 === self }
    superview = nil
    if attachedWindow != nil { setWindow(nil) }
    didMoveToSuperview()
    old.setNeedsLayout()
  }

  func restack(_ view: UIView, at index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: max(0, min(index, subviews.count)))
  }

  func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.tellWillMove(to: window) }
  }

  /// The whole subtree knows its window before any view of it is told.
  func setWindow(_ window: UIWindow?) {
    let oldTraits = traitCollection
    let tree = subtree
    for view in tree {
      view.attachedWindow = window
      view.layoutSafeArea = .zero
      view.needsLayout = true
    }
    for view in tree where view.attachedWindow === window { view.didMoveToWindow() }
    if window != nil && StandInWays.played.tellsTraitsOnInsertion { tellTraits(from: oldTraits) }
    window?.scheduleLayout()
  }

  var subtree: [UIView] { [self] + subviews.flatMap(\.subtree) }

  func tellTraits(from old: UITraitCollection) {
    let new = traitCollection
    guard old != new else { return }
    traitObservers.tell(self, from: old, to: new)
    traitCollectionDidChange(old)
    for view in subviews { view.tellTraits(from: old) }
  }
}
