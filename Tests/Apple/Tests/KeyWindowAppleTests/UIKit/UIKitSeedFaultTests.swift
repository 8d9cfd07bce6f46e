import KeyWindow
import SwiftUI
import Testing
import UIKit

extension AppleTests {
  @MainActor @Suite("The seeds' faults on UIKit", .everyWay) struct UIKitSeedFaults {
    @Test("The key window's frame is the window's, not the screen's: in Split View the two differ")
    func splitView() async {
      let desk = Desk()
      let window = desk.open()
      desk.scene.standInMove(to: CGRect(x: 0, y: 0, width: 507, height: 1366))
      let observer = WindowObserver(window)
      await settle()
      let ours = EmptyView().keyWindowFrame
      let theirs = UIScreen.main.bounds
      let expected = CGRect(x: 0, y: 0, width: 507, height: 1366)
      #expect(ours == expected)
      #expect(theirs != expected)
      _ = observer
    }

    @Test("With two scenes, the key window is where the user works, not in the first scene of a set")
    func rightScene() async throws {
      let desk = Desk()
      let windows = (0..<4).map { _ in desk.openElsewhere() }
      let observers = windows.map { WindowObserver($0) }
      await settle()
      var ours: [Bool] = []
      var theirs: [Bool] = []
      for current in windows {
        for window in windows { window.windowScene?.standInSetLooksActive(window === current) }
        await settle()
        ours.append(UIView.keyWindow() === current)
        theirs.append(seedKeyWindow() === current)
      }
      #expect(ours == [true, true, true, true])
      // All of the scenes are active in the foreground, and one of them is always the first.
      #expect(theirs.filter { $0 }.count <= 1)
      _ = observers
    }

    /// The second seed's: the key window of the first scene that is active in the foreground.
    private func seedKeyWindow() -> UIWindow? {
      UIApplication.shared.connectedScenes
        .filter { $0.activationState == .foregroundActive }
        .compactMap { $0 as? UIWindowScene }
        .first?.windows.first { $0.isKeyWindow }
    }

    @Test(
      "Without any observed window UIView.keyWindow() still finds one in the foreground, an active scene's first"
    )
    func keyWindowWithoutObservation() async {
      let desk = Desk()
      let (one, other) = (desk.openElsewhere(), desk.openElsewhere())
      one.windowScene?.standInDeactivate()
      desk.scene.standInEnterBackground()
      await settle()
      #expect(UIView.keyWindow() === other)
      other.windowScene?.standInEnterBackground()
      #expect(UIView.keyWindow() === one)
      one.isHidden = true
      #expect(UIView.keyWindow() == nil)
      one.windowScene?.standInEnterBackground()
      #expect(UIView.keyWindow() != nil, "the app may be about to come back")
    }

    @Test("Leading and trailing follow the direction in which the window is laid out") func layoutDirection()
      async
    {
      let desk = Desk()
      let window = desk.open()
      window.standInSetSafeArea(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      let observer = WindowObserver(window)
      await settle()
      let view = EmptyView()
      #expect(view.keyWindowTopSafeArea == 1 && view.keyWindowBottomSafeArea == 3)
      #expect(view.keyWindowLeadingSafeArea == 2 && view.keyWindowTrailingSafeArea == 4)
      desk.scene.standInSetLayoutDirection(.rightToLeft)
      await settle()
      #expect(view.keyWindowLeadingSafeArea == 4 && view.keyWindowTrailingSafeArea == 2)
      _ = observer
    }
  }
}
