// Layout, autoresizing and the safe area of a view: a pass a turn of the main queue, as the window's display cycle.

extension NSView {
  /// In the window's space, y up.
  func rectInRoot(_ rect: NSRect) -> NSRect {
    var result = rect
    if isFlipped { result.origin.y = bounds.height - rect.maxY }
    guard let superview else { return result.offsetBy(dx: frame.minX, dy: frame.minY) }
    result = result.offsetBy(dx: frame.minX, dy: 0)
    if superview.isFlipped {
      // The superview measures this view's frame from its own top.
      result.origin.y += superview.bounds.height - frame.maxY
    } else {
      result.origin.y += frame.minY
    }
    let outer = superview.rectInRoot(superview.bounds)
    return result.offsetBy(dx: outer.minX, dy: outer.minY)
  }

  func layoutSubtree() {
    if attachedWindow != nil { updateSafeArea() }
    if needsLayout {
      needsLayout = false
      layout()
    }
    for view in subviews { view.layoutSubtree() }
  }

  /// A view's share of the window's unsafe edges: how far each reaches into it.
  private func updateSafeArea() {
    guard let window = attachedWindow else { return }
    let edges = window.unsafeEdges
    let place = rectInRoot(bounds)
    let size = window.frame.size
    let new = NSEdgeInsets(
      top: max(0, min(place.maxY - (size.height - edges.top), place.height)),
      left: max(0, min(edges.left - place.minX, place.width)),
      bottom: max(0, min(edges.bottom - place.minY, place.height)),
      right: max(0, min(place.maxX - (size.width - edges.right), place.width)))
    guard !new.isSame(as: layoutSafeArea) else { return }
    layoutSafeArea = new
    needsLayout = true
  }

  func resizeSubviews(withOldSize old: NSSize) {
    guard autoresizesSubviews else { return }
    let dx = bounds.width - old.width
    let dy = bounds.height - old.height
    for view in subviews {
      var frame = view.frame
      if view.autoresizingMask.contains(.width) {
        frame.size.width += dx
      } else if view.autoresizingMask.contains(.minXMargin) {
        frame.origin.x += dx
      }
      if view.autoresizingMask.contains(.height) {
        frame.size.height += dy
      } else if view.autoresizingMask.contains(.minYMargin) {
        frame.origin.y += dy
      }
      view.frame = frame
    }
  }
}
