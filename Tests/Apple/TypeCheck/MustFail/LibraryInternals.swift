// A client sees what is public alone.
// platforms: macOS iOS Catalyst tvOS visionOS
// error: 'weakHostingWindow' is inaccessible due to 'internal' protection level
import KeyWindow
import SwiftUI

@MainActor func peek(_ values: EnvironmentValues) -> Any { values.weakHostingWindow }
