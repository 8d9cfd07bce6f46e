#if canImport(SwiftUI) && !os(watchOS)
import KeyWindow
import SwiftUI

extension View {
  /// Puts the view into a window that there is none of, for a preview or a snapshot test.
  ///
  /// ```swift
  /// #Preview {
  ///   HStack {
  ///     EditorView().simulatedWindow()
  ///     EditorView().simulatedWindow(.notKey)
  ///     EditorView().simulatedWindow(.narrow)
  ///   }
  /// }
  /// ```
  ///
  /// Each view below it reads the state that it's given, from its first body on: `\.isKeyWindow`, `\.windowState`, and
  /// what `onWindowChange(initial:perform:)` hands over, whatever window the view is in really. An `observeWindow()`
  /// below it changes nothing of that. Every command of `\.windowActions` is accepted, and has no effect. There's no
  /// object of the platform's: `\.hostingWindow` and `WindowReader` have nil. Only `HostingWindowFinder` goes on
  /// reporting the real window.
  ///
  /// The accessors that need no set-up, such as `keyWindowFrame`, are of the whole app and can't know which view asks:
  /// while there are simulated windows, they speak of the one that came last, in every view. Of several side by side
  /// each has an environment of its own, and the accessors are the same in all of them.
  ///
  /// The view's size isn't touched. Give it a `frame` before this, if it's to have that of the window.
  ///
  /// - Parameter state: what the window is like: a ready state, such as
  ///   ``/KeyWindowTesting/KeyWindow/WindowState/narrow``, a changed copy of one, or one of your own.
  public func simulatedWindow(_ state: WindowState = .key) -> some View {
    modifier(WindowSimulationModifier(state))
  }
}
#endif
