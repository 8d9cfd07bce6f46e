// A member that UIKit doesn't have.
// platforms: iOS Catalyst tvOS visionOS
// error: value of type 'UIWindow' has no member 'makeKeyAndOrderFront'
import UIKit

@MainActor func show(_ window: UIWindow) { window.makeKeyAndOrderFront(window) }
