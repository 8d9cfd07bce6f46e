internal import Foundation
internal import KeyWindow

/// How a window lies on its screen: what changes together when it is zoomed, fills the screen, and goes back.
struct Placement: Equatable {
  var fill = Fill()
  /// Whether the window system says of a window that fills nothing that it isn't tiled.
  var tellsTiling = true
  var size = CGSize.zero
  /// Nil while the window fills nothing.
  var restoredSize: CGSize?
  /// Nil where the window system doesn't tell.
  var position: CGPoint?
  var safeAreaInsets: WindowInsets?
  var controlInsets: WindowInsets?
}

/// What of its screen a window manager has a window fill.
struct Fill: Equatable {
  var isZoomed = false
  var isFullScreen = false
  /// A part of the screen: one half, or one direction. Not while it's one of the above, when some say so as well
  /// (mutter).
  var isTiled = false
}
