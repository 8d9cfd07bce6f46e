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

/// The article's "Testing your app".
struct Heading: View {
  @Environment(\.isKeyWindow) private var isKeyWindow
  @Environment(\.windowState) private var windowState

  var body: some View {
    let isNarrow = (windowState?.size.width ?? 0) < 400
    Text(isNarrow ? "Letter" : "Letter to the editor")
      .opacity(isKeyWindow ? 1 : 0.5)
  }
}

@MainActor func previewOfThree() -> some View {
  HStack {
    Heading().simulatedWindow()
    Heading().simulatedWindow(.notKey)
    Heading().simulatedWindow(.narrow)
  }
}

@MainActor func ownState() -> some View {
  var state = WindowState.underNotch
  state.title = "Letter"
  return Editor().frame(width: state.size.width).simulatedWindow(state)
}
