import AppKit
import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  @MainActor @Suite("The seeds' faults on AppKit") struct AppKitSeedFaults {
    @Test(
      "The safe area is the frame less its insets, once: an inset from the top takes nothing from the bottom")
    func insetOnce() async {
      let desk = Desk()
      let window = desk.open()
      let observer = WindowObserver(window)
      await settle()
      let expected = CGRect(x: 0, y: 28, width: 390, height: 816)
      #expect(EmptyView().keyWindowSafeAreaFrame == expected)
      #expect(EmptyView().keyWindowTopSafeArea == 28 && EmptyView().keyWindowBottomSafeArea == 0)
      // insetBy(dx:dy:) takes its lengths from both sides.
      let insets = observer.safeAreaInsets ?? .zero
      let theirs = EmptyView().keyWindowFrame.insetBy(
        dx: insets.left + insets.right, dy: insets.top + insets.bottom)
      #expect(theirs != expected && theirs.height == 788)
    }
  }
}
