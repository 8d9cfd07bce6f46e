// A warning is an error. The minimum of visionOS is newer than the deprecation.
// platforms: visionOS
// error: 'onChange(of:perform:)' was deprecated in visionOS 1.0
import SwiftUI

struct Probe: View {
  let value: Int
  var body: some View { Text("a").onChange(of: value) { _ in } }
}
