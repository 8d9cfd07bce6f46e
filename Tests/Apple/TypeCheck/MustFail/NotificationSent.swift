// A notification can't be sent to the main actor (pain 49).
// platforms: macOS iOS Catalyst tvOS visionOS
// error: risks causing data races
import Foundation

func forward(_ tell: @escaping @MainActor @Sendable (Notification) -> Void) -> any NSObjectProtocol {
  NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { notification in
    MainActor.assumeIsolated { tell(notification) }
  }
}
