// Everyday calls of SwiftUI: none of them is ambiguous beside what the library adds to the same types.
// platforms: macOS iOS Catalyst tvOS visionOS
import KeyWindow
import SwiftUI

struct EverydayContent: View {
  @Environment(\.isKeyWindow) private var isKeyWindow
  @Environment(\.windowState) private var windowState
  @Environment(\.displayScale) private var displayScale
  @KeyWindowValue(Chapter.self) private var chapter
  @State private var isShown = false

  var body: some View {
    GeometryReader { proxy in
      VStack {
        Text(chapter ?? "").frame(width: proxy.size.width, height: keyWindowTopSafeArea)
        if let state = windowState, isKeyWindow { Text(state.title ?? "").frame(width: state.size.width) }
        Button("toggle") { isShown.toggle() }
      }
      .background(Color.clear)
      .onAppear { isShown = true }
    }
    .keyWindow(Chapter.self, "one")
    .environment(\.displayScale, displayScale)
    .observeWindow()
  }
}

struct Chapter: KeyWindowValueKey { typealias Value = String }

/// What these are called in apps: no name of ours is in the way.
struct Window {}
enum Insets { case zero }
func keyWindow() -> Window? { nil }
