// The code of the article "Saving and restoring a window". Apple's half runs it too.

import Foundation
import KeyWindow

/// What is kept of a window from one launch to the next.
struct SavedWindow: Codable {
  var size: CGSize?
  var position: CGPoint?
  var isZoomed = false

  /// Keeps what there is to keep of a state.
  mutating func update(_ state: WindowState) {
    size = state.sizeToSave ?? size
    isZoomed = state.isZoomed
    let isLarge = state.isZoomed || state.isFullScreen || state.isTiled == true
    if !isLarge { position = state.position ?? position }
  }
}

/// Gives a window what was saved, before it's shown, and keeps what becomes of it until this is dropped.
@MainActor final class WindowKeeper {
  private(set) var saved: SavedWindow
  private var observation: WindowObservation?

  init(_ window: any ObservableWindow, _ saved: SavedWindow) {
    self.saved = saved
    // As far as the window system lets it.
    if let size = saved.size { try? window.performWindowCommand(.setSize(size)) }
    if let position = saved.position { try? window.performWindowCommand(.setPosition(position)) }
    var zooms = saved.isZoomed
    observation = WindowObserver(window).onChange { [weak self, weak window] state in
      guard let self, let window, let state, state.isVisible else { return }
      if zooms {
        // Not before it has its size and its place: then it goes back to these.
        zooms = false
        try? window.performWindowCommand(.zoom)
      } else if state.screen == nil, state.position != nil, state.isMiniaturized != true {
        // Its screen is gone, where there are screens and places. The primary one begins at the origin.
        try? window.performWindowCommand(.setPosition(CGPoint(x: 40, y: 40)))
      } else {
        self.saved.update(state)
      }
    }
  }
}
