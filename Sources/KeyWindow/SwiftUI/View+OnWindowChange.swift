#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

extension View {
  /// Calls `action` with each new state of the window that the view is in.
  ///
  /// ```swift
  /// PlayerView()
  ///   .onWindowChange { state in
  ///     if state?.isKey != true { player.pause() }
  ///   }
  /// ```
  ///
  /// It finds the window by itself and needs no `observeWindow()`. The first call comes once the window is
  /// known. The action is called in the turn of the main loop after a change, once for all that changed, and
  /// may change state.
  ///
  /// On several views, such as those of a `Group`, it's called once for all of them: the window is that of all, lost
  /// only with the last one. Should they be in different windows, it's the window that was found first, as long as one
  /// of them is in it.
  ///
  /// - Parameters:
  ///   - initial: `action` is called when the view appears too, with what is known then: nil mostly.
  ///   - action: gets the state, in points; nil when the view is in no window any more.
  public func onWindowChange(
    initial: Bool = false, perform action: @escaping @MainActor (WindowState?) -> Void
  ) -> some View {
    modifier(WindowChangeModifier(initial: initial, action: action))
  }
}

private struct WindowChangeModifier: ViewModifier {
  let initial: Bool
  let action: @MainActor (WindowState?) -> Void
  @StateObject private var views = ObservedViews()

  func body(content: Content) -> some View {
    let observer = views.observer
    return
      content
      .background(HostingWindowFinder(in: views.follower))
      .onAppear { if initial { action(observer.state) } }
      // Sent after the change.
      .onReceive(observer.objectWillChange) { action(observer.state) }
  }
}
#endif
