// There are no screens on visionOS.
// platforms: visionOS
// error: is unavailable in visionOS
import UIKit

@MainActor func scale(_ window: UIWindow) -> CGFloat { UIScreen.main.scale + window.screen.scale }
