#if canImport(SwiftUI) && !os(watchOS)
extension WindowRegistry {
  /// Observes all windows of the app, those of now and those to come, until the returned value is dropped.
  ///
  /// So the key window is known whichever it is, without `observeWindow()` in each. The windows that are there are
  /// observed at once, a later one from the turn of the main loop after it came. Windows of the system's own, such
  /// as those of the keyboard, of menus and of tooltips, stay out.
  ///
  /// The accessors on `View`, such as `keyWindowFrame`, do this with their first read; an app that uses only
  /// `observeWindow()` pays nothing for it.
  ///
  /// In an app extension on UIKit there's no application to ask. There the windows of a scene are found once one of them
  /// is shown or becomes key; what was on screen before needs an `observeWindow()` of its own.
  ///
  /// In GTK programs the same comes with KeyWindowGTK.
  public func observeAllWindows() -> WindowObservation {
    observeWindows(of: AppWindowList())
  }
}
#endif
