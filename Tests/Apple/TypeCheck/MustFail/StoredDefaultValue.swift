// The default value of the first seed's environment key, as it was: a stored variable (pain 52).
// platforms: macOS iOS Catalyst tvOS visionOS watchOS
// error: static property 'defaultValue' is not concurrency-safe
import SwiftUI

struct IsKeyWindowKey: EnvironmentKey {
  static var defaultValue: Bool = false
}
