import KeyWindow
import SwiftUI

/// Shows whether its window is the key window. Open two windows of the app and change between them.
struct ContentView: View {
  @Environment(\.isKeyWindow)
  var isKeyWindow: Bool

  var body: some View {
    VStack {
      Text(isKeyWindow ? "This window is key" : "This window isn't key")
      OtherWindowButton()
    }
  }
}
