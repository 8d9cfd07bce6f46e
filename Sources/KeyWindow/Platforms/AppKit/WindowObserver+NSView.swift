#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

typealias HostingView = NSView

extension WindowObserver {
  /// An observer of the window that a view is in, whichever that is: from one to the next, and of none while the view
  /// is in none.
  ///
  /// ```swift
  /// observation = WindowObserver(hosting: view).onChange { state in … }
  /// ```
  ///
  /// The present window is observed at once; each other one from the turn of the main loop after the view came into
  /// it. Moves within a turn count as one. Closing a window doesn't take its views out of it.
  ///
  /// Neither the view nor its window is kept alive. It ends with the observer: from the next turn on an invisible view
  /// is in the given one, which comes back if the app takes out all subviews, and which goes when the observer does.
  /// So give it a view inside of an `NSSplitView`, for which every subview is a pane. In SwiftUI use `observeWindow()`.
  public convenience init(hosting view: NSView) {
    self.init()
    follow(view)
  }
}

extension NSView {
  func insertMarker(_ marker: NSView) {
    // Never the first of several: some code takes that for what it has put in itself.
    addSubview(marker, positioned: .above, relativeTo: subviews.first)
  }
}
#endif
