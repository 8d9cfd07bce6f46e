#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// Geometry of the app's key window, readable in every view.
///
/// They need no set-up: the first read follows all windows of the app from then on
/// (``WindowRegistry/observeAllWindows()``). Each is right in a body, in `onAppear`, and in any other code on the main
/// actor.
///
/// They speak of the window that the user is working in, ``WindowRegistry/workingWindow`` of the shared registry: the
/// key one mostly, on iPad the key one that looks active. While a sheet, an alert, a popover or another app has the
/// keyboard they go on speaking of it, so that a view's geometry doesn't collapse. While there's no window at all,
/// each of these is zero.
///
/// From iOS 17, macOS 14 and tvOS 17 on, and on visionOS, a body that reads one of these runs again when that one
/// changes, through Observation. Before, it is current whenever the body runs, but doesn't make it run: also read
/// `@Environment(\.windowState)` there, or keep ``WindowRegistry/shared`` in an `@ObservedObject`.
///
/// A view that wants its own window, key or not, reads `@Environment(\.windowState)` instead.
extension View {
  @MainActor private var registry: WindowRegistry {
    AllAppWindows.follow()
    return .shared
  }

  /// As published; where it isn't known there, as the window tells it now. It may have been laid out since, and a
  /// view's first body is run about then.
  @MainActor private func inWorkingWindow<Value: Equatable>(
    _ property: KeyPath<WindowState, Value?>
  ) -> Value? {
    if let simulation = WindowSimulation.newest { return simulation.read(property) }
    return registry[workingWindow: property]
      ?? registry.workingWindow?.observedWindow?.readWindowState()?[keyPath: property]
  }

  /// The key window in its own coordinates, in points: its size at the origin zero.
  ///
  /// It is the window's, not the screen's: the two differ in Split View, Stage Manager and on the Mac.
  @MainActor public var keyWindowFrame: CGRect {
    WindowSimulation.newest?.read(\.bounds) ?? registry[workingWindow: \.bounds] ?? .zero
  }

  /// The part of the key window that no bar, notch or title bar covers, in the window's own coordinates, in
  /// points. All of it, until the window has been laid out.
  @MainActor public var keyWindowSafeAreaFrame: CGRect {
    inWorkingWindow(\.safeAreaFrame) ?? keyWindowFrame
  }

  /// The height covered at the top of the key window, in points.
  @MainActor public var keyWindowTopSafeArea: CGFloat {
    inWorkingWindow(\.topSafeArea) ?? 0
  }

  /// The height covered at the bottom of the key window, in points.
  @MainActor public var keyWindowBottomSafeArea: CGFloat {
    inWorkingWindow(\.bottomSafeArea) ?? 0
  }

  /// The width covered at the edge of the key window where its lines begin, in points: left, or right where
  /// the window is laid out from right to left.
  @MainActor public var keyWindowLeadingSafeArea: CGFloat {
    inWorkingWindow(\.leadingSafeArea) ?? 0
  }

  /// The width covered at the edge of the key window where its lines end, in points: right, or left where
  /// the window is laid out from right to left.
  @MainActor public var keyWindowTrailingSafeArea: CGFloat {
    inWorkingWindow(\.trailingSafeArea) ?? 0
  }
}

/// The observation of all windows that the first accessor begins, and that lasts; tests end it.
@MainActor package enum AllAppWindows {
  package static var observation: WindowObservation?

  static func follow() {
    if observation == nil { observation = WindowRegistry.shared.observeAllWindows() }
  }
}
#endif
