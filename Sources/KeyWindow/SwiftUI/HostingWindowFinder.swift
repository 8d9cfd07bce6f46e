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
/// state. Moves within one turn are reported as one. A view that is never put into a window reports nothing.
///
/// Closing a window doesn't take its views out of it on macOS: a closed window that isn't released stays
/// the reported one.
///
/// To read the window in a body use ``WindowReader`` or `@Environment(\.hostingWindow)`, and for its state
/// `@Environment(\.isKeyWindow)` and its like, below a view with `observeWindow()`.
public struct HostingWindowFinder {
  let callback: @MainActor (HostingWindow?) -> Void

  /// A view that reports its window.
  ///
  /// - Parameter callback: called with the window, or nil when there's none any more. Hold what it is given
  ///   weakly: the view doesn't keep the window alive either.
  public init(callback: @escaping @MainActor (HostingWindow?) -> Void) {
    self.callback = callback
  }

  /// Follows the view's window, from one update of the view to the next.
  @MainActor public final class Coordinator {
    let follower: WindowFollower

    init(_ callback: @escaping @MainActor (HostingWindow?) -> Void) {
      follower = WindowFollower(callback)
    }
  }
}
#endif
