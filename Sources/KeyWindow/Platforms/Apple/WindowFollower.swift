#if canImport(SwiftUI) && !os(watchOS)
/// Reports which window a view is in: each change, in the turn of the main loop after it.
///
/// A platform tells a view of its window in the middle of view updates and of its own work on the view
/// hierarchy, where nobody may change anything. Moves within a turn count as one, and a view that is back
/// in its window by then hasn't moved.
@MainActor final class WindowFollower {
  /// Told the new window; nil when the view is in none any more.
  var report: @MainActor (HostingWindow?) -> Void

  private weak var view: WindowFollowingView?
  private weak var reported: HostingWindow?
  private var reportedID: ObjectIdentifier?
  private var isWaiting = false

  init(_ report: @escaping @MainActor (HostingWindow?) -> Void) {
    self.report = report
  }

  func makeView() -> WindowFollowingView {
    let view = WindowFollowingView()
    view.whenMoved = { [weak self] in self?.viewMayHaveMoved() }
    self.view = view
    return view
  }

  /// The view is out of use. If a window is reported, nil follows.
  func end() {
    view?.whenMoved = nil
    view = nil
    viewMayHaveMoved()
  }

  private func viewMayHaveMoved() {
    guard !isWaiting else { return }
    isWaiting = true
    // Strongly: the view and its owner may be gone by then, and the loss is still to be reported.
    WindowHub.shared.inNextTurn {
      self.isWaiting = false
      self.reportIfMoved()
    }
  }

  private func reportIfMoved() {
    let window = view?.window
    let id = window.map { ObjectIdentifier($0) }
    // The identity alone isn't enough: a new window may live where a freed one did.
    guard id != reportedID || window !== reported else { return }
    reported = window
    reportedID = id
    report(window)
  }
}
#endif
