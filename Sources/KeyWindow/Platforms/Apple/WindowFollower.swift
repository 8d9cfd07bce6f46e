#if canImport(SwiftUI) && !os(watchOS)
/// Reports which window some views are in, mostly one view: each change, in the turn of the main loop after it.
///
/// A platform tells a view of its window in the middle of view updates and of its own work on the view
/// hierarchy, where nobody may change anything. Moves within a turn count as one, and a view that is back
/// in its window by then hasn't moved. Nor has one that is covered by a presentation in full screen.
///
/// Should the views be in different windows, it stays with the reported one as long as a view is in it; then it's the
/// window of the view that came first.
@MainActor final class WindowFollower {
  /// Told the new window; nil when none of the views is in one any more.
  var report: (HostingWindow?) -> Void
  /// Called when there is no view any more, in the turn after the last one went.
  var whenEmpty: () -> Void = {}

  private struct FollowedView {
    weak var view: WindowFollowingView?
  }
  private var views: [FollowedView] = []
  private weak var reported: HostingWindow?
  private var reportedID: ObjectIdentifier?
  private var isWaiting = false
  /// While covered views are in the reported window, which aren't told that they leave it.
  private let cover = CoverFollower()

  init(_ report: @escaping (HostingWindow?) -> Void = { _ in }) {
    self.report = report
  }

  var isEmpty: Bool { views.allSatisfy { $0.view == nil } }

  func add(_ view: WindowFollowingView) {
    views.removeAll { $0.view == nil }
    views.append(FollowedView(view: view))
  }

  /// The view is out of use. If its window is reported and no other view is in it, another one follows, or nil.
  func remove(_ view: WindowFollowingView) {
    views.removeAll { $0.view == nil || $0.view === view }
    viewMayHaveMoved()
  }

  func viewMayHaveMoved() {
    guard !isWaiting else { return }
    isWaiting = true
    // Strongly: the views and their owner may be gone by then, and the loss is still to be reported.
    WindowHub.shared.inNextTurn {
      self.isWaiting = false
      self.reportIfMoved()
      if self.isEmpty { self.whenEmpty() }
    }
  }

  private func reportIfMoved() {
    let windows = views.compactMap { $0.view?.window }
    let cover = reported.flatMap { window in
      views.lazy.compactMap { $0.view?.cover(in: window) }.first
    }
    let window = windows.first { $0 === reported } ?? cover?.window ?? windows.first
    self.cover.follow(cover) { [weak self] in self?.viewMayHaveMoved() }
    let id = window.map { ObjectIdentifier($0) }
    // The identity alone isn't enough: a new window may live where a freed one did.
    guard id != reportedID || window !== reported else { return }
    reported = window
    reportedID = id
    report(window)
  }
}
#endif
