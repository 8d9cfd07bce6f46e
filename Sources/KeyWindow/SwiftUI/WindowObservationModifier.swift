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
/// Use it once in every window: at the root of each scene's content, and at the root of what a sheet or a
/// popover shows, since that has a window of its own but inherits the environment of its presenter.
public struct WindowObservationModifier: ViewModifier {
  @StateObject private var observer = WindowObserver()
  @StateObject private var values = WindowValueSource()

  /// A modifier that observes the window of the view it's applied to.
  public init() {}

  /// The content with the window's state in its environment.
  public func body(content: Content) -> some View {
    content
      .background(
        HostingWindowFinder { [weak observer, weak values] window in
          observer?.window = window
          values?.window = window
        }
      )
      .modifier(KeyWindowValueGathering(source: values))
      .environment(\.isKeyWindow, observer.isKeyWindow)
      .environment(\.windowState, observer.state)
      .environment(\.hostingWindow, WeakWindow(observer.window))
      .environment(\.windowActions, observer.actions)
  }
}

// It never says that it changes: it is a state object so that each window has its own. The windows of a group
// show one value of a view, and a `@State` that holds an object makes it with that value, once for all of them.
// (developer.apple.com/documentation/swiftui/state, "Store observable objects")
extension WindowValueSource: ObservableObject {}

extension View {
  /// Observes the window that the view is in, and hands its state down in the environment.
  ///
  /// The same as `modifier(WindowObservationModifier())`; see there.
  public func observeWindow() -> some View {
    modifier(WindowObservationModifier())
  }
}
#endif
