// A call that is newer than the deployment target, without #available.
// platforms: iOS Catalyst tvOS
// error: 'effectiveGeometry' is only available in
import UIKit

@MainActor func newer(_ scene: UIWindowScene) -> Any { scene.effectiveGeometry }
