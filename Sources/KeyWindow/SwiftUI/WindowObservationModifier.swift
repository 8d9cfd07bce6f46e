#if canImport(SwiftUI) && !os(watchOS)
import Combine
import SwiftUI

/// Finds the window that a view is in, observes it, and hands its state down in the environment.
///
/// ```swift
/// WindowGroup {
///   ContentView().modifier(WindowObservationModifier())
/// }
/// ```
///
/// `observeWindow()` is short for it. Below it the environment has `\.isKeyWindow`, `\.windowState`,
/// `\.hostingWindow` and `\.windowActions`. A view that reads one of them is updated when that one changes.
/// What views below it publish with `keyWindow(_:_:)` is published for that window.
///
/// Use it once in every window: at the root of each scene's content, and on macOS at the root of what a sheet or a
/// popover shows, since that has a window of its own there but inherits the environment of its presenter.
///
/// On UIKit a sheet, a popover and a `fullScreenCover` are in the window of their presenter and need none: the
/// environment that they inherit is right. What they cover still belongs to its window, so its state, and what is
/// published for it, stay, even where UIKit takes the presenter out of the window meanwhile.
///
/// It may be applied to several views, such as those of a `Group`, of a branch or of a `ForEach`, which may come and go:
/// it observes the one window that they are in, until the last of them has left it. Should they be in different windows,
/// it's the window that was found first, as long as one of them is in it; what each publishes is published for the window
/// that it is in itself.
public struct WindowObservationModifier: ViewModifier {
  @Environment(\.simulatedWindow) private var simulated
  @StateObject private var views = ObservedViews()

  /// A modifier that observes the window of the view it's applied to.
  public init() {}

  /// The content with the window's state in its environment.
  public func body(content: Content) -> some View {
    let observer = views.observer
    return
      content
      .gatheringKeyWindowValues(of: views)
      .environment(\.isKeyWindow, simulated?.state.isKey ?? observer.isKeyWindow)
      .environment(\.windowState, simulated?.state ?? observer.state)
      .environment(\.hostingWindow, WeakWindow(simulated == nil ? observer.window : nil))
      .environment(\.windowActions, simulated.map { WindowActions($0.window) } ?? observer.actions)
  }
}

extension View {
  /// Observes the window that the view is in, and hands its state down in the environment.
  ///
  /// The same as `modifier(WindowObservationModifier())`; see there.
  public func observeWindow() -> some View {
    modifier(WindowObservationModifier())
  }
}
#endif
