import AppKit
import SwiftUI

extension StandInHost {
  /// The views that the library put into the host.
  var finderViews: [NSView] {
    view.everyView.filter { String(describing: type(of: $0)) == "WindowFollowingView" }
  }
}

extension NSView {
  var everyView: [NSView] { [self] + subviews.flatMap(\.everyView) }
  var takesHits: Bool { hitTest(NSPoint(x: frame.midX, y: frame.midY)) != nil }
}

extension NSWindow {
  var everyViewCount: Int { standInViews.count }
  var standInKeyValueObserverCount: Int { standInKeyValueObservers.count }
}

typealias HostingView = NSView

extension NSView {
  /// Out of any window with nil.
  func move(to window: NSWindow?) {
    if let window { window.contentView?.addSubview(self) } else { removeFromSuperview() }
  }
}
