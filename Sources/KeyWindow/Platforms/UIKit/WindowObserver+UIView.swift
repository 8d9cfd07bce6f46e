#if canImport(UIKit) && !os(watchOS)
import UIKit

typealias HostingView = UIView

extension WindowObserver {
  /// An observer of the window that a view is in, whichever that is: from one to the next, and of none while the view
  /// is in none.
  ///
  /// ```swift
  /// observation = WindowObserver(hosting: view).onChange { state in … }
  /// ```
  ///
  /// A view that UIKit takes out of the window for the time of a presentation in full screen is still in it.
  ///
  /// The present window is observed at once; each other one from the turn of the main loop after the view came into
  /// it. Moves within a turn count as one.
  ///
  /// Neither the view nor its window is kept alive. It ends with the observer: from the next turn on an invisible view
  /// is in the given one, which comes back if the app takes out all subviews, and which goes when the observer does.
  /// In SwiftUI use `observeWindow()`.
  public convenience init(hosting view: UIView) {
    self.init()
    follow(view)
  }
}

extension UIView {
  func insertMarker(_ marker: UIView) {
    // It raises an exception when anything is put into it, and not into its content view.
    let place = (self as? UIVisualEffectView)?.contentView ?? self
    // Never the first of several: much code takes that for what it has put in itself.
    place.insertSubview(marker, at: min(1, place.subviews.count))
  }
}
#endif
