#if canImport(SwiftUI) && !os(watchOS)
/// Tells when a view that covers others has left its window, or this has ended: those that it covers may have been taken
/// away meanwhile, and are told nothing then.
@MainActor final class CoverFollower {
  /// An invisible view in the cover.
  private var marker: WindowFollowingView?
  private var end: WindowObservation?

  /// Follows that one, and no other any more.
  func follow(_ cover: HostingView?, whenMoved: @escaping @MainActor () -> Void) {
    if let cover, marker?.isDescendant(of: cover) == true { return }
    marker?.whenMoved = nil
    marker?.removeFromSuperview()
    marker = cover.map { cover in
      let marker = WindowFollowingView()
      marker.isHidden = true
      cover.insertMarker(marker)
      // What it is told while it's put in is nothing new.
      marker.whenMoved = whenMoved
      return marker
    }
    end = cover?.window.map { .end(of: $0, perform: whenMoved) }
  }
}
#endif
