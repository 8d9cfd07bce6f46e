#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// The app's windows. (No list yet: the windows that are observed one by one are all that is known.)
@MainActor final class AppWindowList: WindowList {
  var windows: [any ObservableWindow] { [] }

  func startListHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation {
    WindowObservation {}
  }
}
#endif
