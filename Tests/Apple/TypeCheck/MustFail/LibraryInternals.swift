// A client sees what is public alone.
// platforms: macOS iOS Catalyst tvOS visionOS
// error: cannot assign to property: 'isKeyWindow' setter is inaccessible
import KeyWindow
import SwiftUI

func lie(_ values: inout EnvironmentValues) { values.isKeyWindow = true }
