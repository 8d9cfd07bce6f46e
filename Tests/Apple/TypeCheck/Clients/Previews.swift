// What a preview or a snapshot test writes; the macro #Preview itself isn't here.
// platforms: macOS iOS Catalyst tvOS visionOS
import KeyWindow
import KeyWindowTesting
import SwiftUI

struct Editor: View {
  @Environment(\.windowState) private var windowState

  var body: some View {
    Text(windowState?.title ?? "")
      .onWindowChange(of: \.title) { title in print(title ?? "none") }
      .onWindowChange(of: \.isKey, initial: true) { _ in }
      .onWindowChange(of: { $0.safeAreaInsets?.top }) { _ in }
  }
}

@MainActor func previewOfThree() -> some View {
  HStack {
    Editor().simulatedWindow()
    Editor().simulatedWindow(.notKey)
    Editor().simulatedWindow(.narrow)
  }
}

@MainActor func ownState() -> some View {
  var state = WindowState.underNotch
  state.title = "Letter"
  return Editor().frame(width: state.size.width).simulatedWindow(state)
}
