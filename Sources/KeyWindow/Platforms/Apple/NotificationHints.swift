#if canImport(SwiftUI) && !os(watchOS)
import Foundation

extension Notification.Name {
  /// The window got a title from ``WindowCommand/setTitle(_:)``. No platform is bound to tell that.
  static let windowDidTakeTitle = Notification.Name("KeyWindowDidTakeTitle")
}

extension WindowObservation {
  /// Calls `hint` for each notification of these names, until the returned value is dropped.
  ///
  /// - Parameter sender: whose notifications count; everybody's if nil.
  @MainActor static func notifications(
    _ names: [Notification.Name], from sender: AnyObject?, in center: NotificationCenter = .default,
    hint: @escaping @MainActor () -> Void
  ) -> WindowObservation {
    let tokens = names.map { name in
      center.addObserver(forName: name, object: sender, queue: nil) { _ in onMainActor(hint) }
    }
    // The center keeps a block until it is removed by its token; forgetting the token isn't enough.
    return WindowObservation {
      for token in tokens { center.removeObserver(token) }
    }
  }
}
#endif
