// A window is read off the main actor.
// platforms: iOS Catalyst tvOS visionOS
// error: main actor-isolated property 'isKeyWindow' can not be referenced from a nonisolated context
import UIKit

func isKey(_ window: UIWindow) -> Bool { window.isKeyWindow }
