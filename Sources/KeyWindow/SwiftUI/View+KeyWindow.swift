#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

/// Geometry of the app's key window, readable in every view.
///
/// The app's key window is ``WindowRegistry/keyWindow`` of the shared registry: the key one of the observed
/// windows, and on iPad the one of them that looks active. So say `observeWindow()` at the root of every
/// scene's content. Until an observed window is key, and until it is laid out, each of these is zero.
///
/// From iOS 17, macOS 14 and tvOS 17 on, and on visionOS, a body that reads one of these runs again when that one
/// changes, through Observation. Before, it is current whenever the body runs, but doesn't make it run: also read
/// `@Environment(\.windowState)` there, or keep ``WindowRegistry/shared`` in an `@ObservedObject`.
///
/// A view that wants its own window, key or not, reads `@Environment(\.windowState)` instead.
extension View {
  /// The key window in its own coordinates, in points: its size at the origin zero.
  ///
  /// It is the window's, not the screen's: the two differ in Split View, Stage Manager and on the Mac.
  @MainActor public var keyWindowFrame: CGRect {
    WindowRegistry.shared[keyWindow: \.bounds] ?? .zero
  }

  /// The part of the key window that no bar, notch or title bar covers, in the window's own coordinates, in
  /// points.
  @MainActor public var keyWindowSafeAreaFrame: CGRect {
    WindowRegistry.shared[keyWindow: \.safeAreaFrame] ?? .zero
  }

  /// The height covered at the top of the key window, in points.
  @MainActor public var keyWindowTopSafeArea: CGFloat {
    WindowRegistry.shared[keyWindow: \.topSafeArea] ?? 0
  }

  /// The height covered at the bottom of the key window, in points.
  @MainActor public var keyWindowBottomSafeArea: CGFloat {
    WindowRegistry.shared[keyWindow: \.bottomSafeArea] ?? 0
  }

  /// The width covered at the edge of the key window where its lines begin, in points: left, or right where
  /// the window is laid out from right to left.
  @MainActor public var keyWindowLeadingSafeArea: CGFloat {
    WindowRegistry.shared[keyWindow: \.leadingSafeArea] ?? 0
  }

  /// The width covered at the edge of the key window where its lines end, in points: right, or left where
  /// the window is laid out from right to left.
  @MainActor public var keyWindowTrailingSafeArea: CGFloat {
    WindowRegistry.shared[keyWindow: \.trailingSafeArea] ?? 0
  }
}
#endif
