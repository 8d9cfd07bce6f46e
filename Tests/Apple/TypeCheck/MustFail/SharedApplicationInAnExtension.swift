// `UIApplication.shared` isn't for what an app extension links.
// platforms: iOS
// flags: -application-extension
// error: 'shared' is unavailable in application extensions for iOS
import UIKit

@MainActor func scenes() -> Set<UIScene> { UIApplication.shared.connectedScenes }
