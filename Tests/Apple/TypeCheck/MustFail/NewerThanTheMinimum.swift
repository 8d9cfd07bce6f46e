// A call that is newer than the deployment target, without #available.
// platforms: iOS Catalyst tvOS
// error: 'canBecomeKey' is only available in
import UIKit

@MainActor func newer(_ window: UIWindow) -> Bool { window.canBecomeKey }
