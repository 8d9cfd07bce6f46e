import KeyWindow
import SwiftUI

/// Brings the window in front that was key before this one.
struct OtherWindowButton: View {
  @Environment(\.hostingWindow) private var hostingWindow
  @State private var complaint = ""

  var body: some View {
    VStack {
      Button("Bring the other window to the front", action: bringOtherWindowToFront)
      Text(complaint)
    }
  }

  private func bringOtherWindowToFront() {
    let others = WindowRegistry.shared.windows.filter { $0.observedWindow !== hostingWindow.window }
    guard let other = others.first else {
      complaint = "There is no other window."
      return
    }
    do {
      try other.actions.makeKeyAndOrderFront()
      complaint = ""
    } catch {
      complaint = error.description
    }
  }
}
