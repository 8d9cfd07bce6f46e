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
  /// While a `fullScreenCover` is shown the views that it covers still belong to their window. Once the view goes away,
  /// the action is called with nil in the turn after it, unless it never had a window.
  ///
  /// On several views, such as those of a `Group`, it's called once for all of them: the window is that of all, lost
  /// only with the last one. Should they be in different windows, it's the window that was found first, as long as one
  /// of them is in it. Where each view has a modifier of its own, each speaks for itself: a deleted row says nil though
  /// the others stay, and a view that fades out says it after the one that takes its place has told a state. Put one on
  /// what holds them.
  ///
  /// - Parameters:
  ///   - initial: `action` is called when the view appears too, with what is known then: nil mostly.
  ///   - action: gets the state, in points; nil when the view is in no window any more, and once it has gone.
  public func onWindowChange(
    initial: Bool = false, perform action: @escaping @MainActor (WindowState?) -> Void
  ) -> some View {
    modifier(WindowChangeModifier(initial: initial) { state, _ in action(state) })
  }

  /// Calls `action` with each new value of a property of the window that the view is in.
  ///
  /// ```swift
  /// PlayerView()
  ///   .onWindowChange(of: \.isKey) { isKey in
  ///     if isKey != true { player.pause() }
  ///   }
  /// ```
  ///
  /// Otherwise it's as `onWindowChange(initial:perform:)`: the first call comes once the value is known.
  ///
  /// - Parameters:
  ///   - property: what to follow: a property of the state, or a closure that computes something from it.
  ///   - initial: `action` is called when the view appears too, with what is known then: nil mostly.
  ///   - action: gets the value; nil where it isn't known, and when the view is in no window any more or has gone.
  public func onWindowChange<Value: Equatable>(
    of property: @escaping @MainActor (WindowState) -> Value?, initial: Bool = false,
    perform action: @escaping @MainActor (Value?) -> Void
  ) -> some View {
    modifier(WindowPropertyChangeModifier(property: property, initial: initial, action: action))
  }
}

private struct WindowChangeModifier: ViewModifier {
  let initial: Bool
  /// Gets the state, and whether it's the one that the view appears with.
  let action: @MainActor (WindowState?, _ isInitial: Bool) -> Void
  @Environment(\.simulatedWindow) private var simulated
  @StateObject private var views = ObservedViews()
  @State private var told = ToldWindow()

  func body(content: Content) -> some View {
    let (observer, window) = (views.observer, simulated?.window)
    let state = { @MainActor in window == nil ? observer.state : window?.state }
    let tell = { @MainActor [told, action] (state: WindowState?, isInitial: Bool) in
      guard state != nil || told.hasWindow || isInitial else { return }
      told.hasWindow = state != nil
      action(state, isInitial)
    }
    // With the views goes what would receive that the observer has no window any more.
    views.follower.whenEmpty = { tell(nil, false) }
    return
      content
      .background(HostingWindowFinder(in: views.follower))
      // A simulated window is known from the start.
      .onAppear { if initial || window != nil { tell(state(), true) } }
      // Sent after the change.
      .onReceive(window?.objectWillChange ?? observer.objectWillChange) { tell(state(), false) }
  }
}

/// Whether an action has been told of a window that it hasn't been told to be lost.
@MainActor private final class ToldWindow {
  var hasWindow = false
}

private struct WindowPropertyChangeModifier<Value: Equatable>: ViewModifier {
  let property: @MainActor (WindowState) -> Value?
  let initial: Bool
  let action: @MainActor (Value?) -> Void
  @State private var last = Last<Value>()

  func body(content: Content) -> some View {
    content.modifier(
      WindowChangeModifier(initial: initial) { [last] state, isInitial in
        let new = state.flatMap { property($0) }
        guard new != last.value || (initial && isInitial) else { return }
        last.value = new
        action(new)
      })
  }
}

/// What an action was last called with.
@MainActor private final class Last<Value> {
  var value: Value?
}
#endif
