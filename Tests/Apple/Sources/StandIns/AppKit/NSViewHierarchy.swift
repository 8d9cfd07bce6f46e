// The order in which a view hears of its superview and window (facts D6, D7, D9).

extension NSView {
  func insert(_ view: NSView, at index: Int) {
    precondition(!isDescendant(of: view), "a view can't be its own descendant")
    if view.superview === self { subviews.removeAll { $0 === view } }
    let oldSuperview = view.superview
    let newWindow = attachedWindow
    let changesSuperview = oldSuperview !== self
    // AppKit tells a view of its window even when only its place in the same window changes (fact D7).
    let tellsWindow = view.attachedWindow != nil || newWindow != nil
    if changesSuperview { view.viewWillMove(toSuperview: self) }
    if tellsWindow { view.tellWillMove(to: newWindow) }
    if changesSuperview, let oldSuperview {
      oldSuperview.willRemoveSubview(view)
      oldSuperview.subviews.removeAll { $0 === view }
    }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    if tellsWindow { view.setWindow(newWindow) }
    if changesSuperview {
      view.viewDidMoveToSuperview()
      didAddSubview(view)
    }
    needsLayout = true
    view.needsLayout = true
  }

  func leaveSuperview() {
    guard let old = superview else { return }
    viewWillMove(toSuperview: nil)
    if attachedWindow != nil { tellWillMove(to: nil) }
    old.willRemoveSubview(self)
    old.subviews.removeAll { $0 === self }
    superview = nil
    if attachedWindow != nil { setWindow(nil) }
    viewDidMoveToSuperview()
    old.needsLayout = true
  }

  func tellWillMove(to window: NSWindow?) {
    viewWillMove(toWindow: window)
    for view in subviews { view.tellWillMove(to: window) }
  }

  /// The whole subtree knows its window before any view of it is told.
  func setWindow(_ window: NSWindow?) {
    let tree = subtree
    for view in tree {
      if view.attachedWindow !== window { view.layoutSafeArea = .none }
      view.attachedWindow = window
      view.needsLayout = true
    }
    for view in tree where view.attachedWindow === window { view.viewDidMoveToWindow() }
  }

  var subtree: [NSView] { [self] + subviews.flatMap(\.subtree) }
}
