#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

extension EnvironmentValues {
  /// Whether the window that the view is in receives what is typed.
  ///
  /// False outside of a view with `observeWindow()`, and until the window is known. On
  /// iPad the key window is that of the view's scene, so that views in two windows side by side can both
  /// read true; `windowState?.isActive` tells which one looks active.
  public internal(set) var isKeyWindow: Bool {
    get { self[IsKeyWindowKey.self] }
    set { self[IsKeyWindowKey.self] = newValue }
  }

  /// The state of the window that the view is in, in points; nil outside of a view with `observeWindow()`,
  /// and until the window is known.
  ///
  /// A view that reads it is updated with every change, be it of the size, the title or anything else. A view
  /// that reads a part of it, `@Environment(\.windowState?.size.width)`, is updated when that part changes.
  public internal(set) var windowState: WindowState? {
    get { self[WindowStateKey.self] }
    set { self[WindowStateKey.self] = newValue }
  }

  /// The window that the view is in, held weakly: `hostingWindow.window` is nil outside of a view with
  /// `observeWindow()`, until the window is known, and once it is freed.
  public internal(set) var hostingWindow: WeakWindow {
    get { self[HostingWindowKey.self] }
    set { self[HostingWindowKey.self] = newValue }
  }

  /// What can be done with the window that the view is in. Outside of a view with `observeWindow()`, and until
  /// the window is known, everything is refused with ``WindowCommandError/windowGone(_:)``.
  public internal(set) var windowActions: WindowActions {
    get { self[WindowActionsKey.self] }
    set { self[WindowActionsKey.self] = newValue }
  }
}

private struct IsKeyWindowKey: EnvironmentKey {
  static let defaultValue = false
}

private struct WindowStateKey: EnvironmentKey {
  static let defaultValue: WindowState? = nil
}

private struct HostingWindowKey: EnvironmentKey {
  static var defaultValue: WeakWindow { WeakWindow(nil) }
}

private struct WindowActionsKey: EnvironmentKey {
  static let defaultValue = WindowActions()
}
#endif
