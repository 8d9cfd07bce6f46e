import KeyWindow
import SwiftUI

/// A box whose sides are in the golden ratio to those of the key window's safe area, at any size of the window.
struct MyView: View {
  let phi: CGFloat = 0.61803398875  // Golden ratio: https://www.google.com/search?q=golden+ratio

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      VStack {
        Text("Hello, world!").foregroundColor(.white)
      }
      .frame(width: keyWindowSafeAreaFrame.width * phi, height: keyWindowSafeAreaFrame.height * phi)
      .background(Color.orange)
      .cornerRadius(10)
    }
  }
}
