#if canImport(SwiftUI) && !os(watchOS)
/// Makes an observer follow the window that a view of the app's is in, by an invisible view in that one.
///
/// It looks in the turn of the main loop after the invisible view was told something: nobody may change a view
/// hierarchy in the middle of an update, and moves within a turn count as one. An app that takes the invisible view out
/// with others gets it back in that turn, and the window is asked of the app's view, so that it counts as no move.
@MainActor final class ViewFollower {
  private weak var view: HostingView?
  private weak var observer: WindowObserver?
  private let marker = WindowFollowingView()
  private let cover = CoverFollower()
  private var willLook = false
  private var hasEnded = false

  init(of view: HostingView, for observer: WindowObserver) {
    self.view = view
    self.observer = observer
    marker.isHidden = true
  }

  func start() -> WindowObservation {
    marker.whenMoved = { [weak self] in self?.lookSoon() }
    observer?.window = view?.window
    lookSoon()
    return WindowObservation { self.end() }
  }

  private func end() {
    hasEnded = true
    marker.whenMoved = nil
    marker.removeFromSuperview()
    cover.follow(nil) {}
  }

  private func lookSoon() {
    guard !willLook else { return }
    willLook = true
    WindowHub.shared.inNextTurn { [weak self] in
      self?.look()
      // Not before: what the invisible view is told while it's put in is nothing new.
      self?.willLook = false
    }
  }

  private func look() {
    guard !hasEnded else { return }
    if let view, !marker.isDescendant(of: view) { view.insertMarker(marker) }
    guard let observer else { return }
    let cover = observer.window.flatMap { view?.cover(in: $0) }
    self.cover.follow(cover) { [weak self] in self?.lookSoon() }
    observer.window = cover?.window ?? view?.window
  }
}

extension WindowObserver {
  func follow(_ view: HostingView) {
    following = ViewFollower(of: view, for: self).start()
  }
}
#endif
