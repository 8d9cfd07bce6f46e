#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// An invisible view that reports the window it is in.
///
/// Put it into a background, where it doesn't disturb the layout:
///
/// ```swift
/// ContentView().background(
///   HostingWindowFinder { window in
///     print(window.map { "\($0)" } ?? "no window")
///   }
/// )
/// ```
///
/// It reports every change for as long as it lives: the window when the view gets into one, another one
/// when the view moves there, and nil when the view leaves its window or goes away. Each is reported in the
/// turn of the main loop after it, never in the middle of a view update, so that the callback may change
/// state. Moves within one turn are reported as one. A view that is never put into a window reports nothing, and one
/// that UIKit takes out while a presentation in full screen covers it hasn't left its window.
///
/// In the background of several views in a container, such as those of a `Group` or the rows of a `ForEach`, there
/// is one for each of them, and each reports for itself: nil when its view goes, though the others stay. There use
/// ``WindowReader``, `observeWindow()` or `onWindowChange(initial:perform:)`, which speak of all views together.
///
/// Closing a window doesn't take its views out of it on macOS: a closed window that isn't released stays
/// the reported one.
///
/// To read the window in a body use ``WindowReader`` or `@Environment(\.hostingWindow)`, and for its state
/// `@Environment(\.isKeyWindow)` and its like, below a view with `observeWindow()`.
public struct HostingWindowFinder {
  let callback: (HostingWindow?) -> Void
  /// Follows this view and others, for a modifier that is applied to all of them.
  private let shared: WindowFollower?

  /// A view that reports its window.
  ///
  /// - Parameter callback: called on the main actor with the window, or nil when there's none any more. Hold what it
  ///   is given weakly: the view doesn't keep the window alive either.
  public init(callback: @escaping (HostingWindow?) -> Void) {
    self.callback = callback
    shared = nil
  }

  /// One of several views that `shared` follows.
  init(in shared: WindowFollower, callback: @escaping (HostingWindow?) -> Void = { _ in }) {
    self.callback = callback
    self.shared = shared
  }

  /// Follows the view's window, from one update of the view to the next.
  @MainActor public final class Coordinator {
    let own: WindowFollower
    private let shared: WindowFollower?

    init(_ finder: HostingWindowFinder) {
      own = WindowFollower(finder.callback)
      shared = finder.shared
    }

    func makeView() -> WindowFollowingView {
      let view = WindowFollowingView()
      own.add(view)
      shared?.add(view)
      view.whenMoved = { [own, shared] in
        own.viewMayHaveMoved()
        shared?.viewMayHaveMoved()
      }
      return view
    }

    func end(_ view: WindowFollowingView?) {
      guard let view else { return }
      view.whenMoved = nil
      own.remove(view)
      shared?.remove(view)
    }
  }
}
#endif
