import KeyWindow
import SwiftUI
import Testing
import UIKit

extension AppleTests {
  @MainActor @Suite("The first read of an accessor, wherever it is", .everyWay) struct FirstReads {
    /// As apps size an advertisement.
    private struct Banner: View {
      let log: Sightings<CGFloat>
      let appearances: Sightings<CGFloat>
      let countViews: () -> Int
      var body: some View {
        let before = countViews()
        log.note(keyWindowSafeAreaFrame.width)
        if countViews() != before { Issue.record("a read in a body touches a view hierarchy") }
        return Text("ad").onAppear { appearances.note(keyWindowSafeAreaFrame.width) }
      }
    }

    /// - Parameters:
    ///   - isFirst: whether nothing has read an accessor before.
    ///   - isLaidOut: whether the window was on screen before.
    @Test(
      "In the first body and the first onAppear the width is the window's, and a body touches no view hierarchy",
      arguments: [false, true], [false, true])
    func firstBody(isFirst: Bool, isLaidOut: Bool) async {
      if !isFirst { _ = EmptyView().keyWindowFrame }
      let stage = Stage()
      let window = stage.show(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      if isLaidOut { await settle() }
      let (bodies, appearances) = (Sightings<CGFloat>(), Sightings<CGFloat>())
      let host = StandInHost(
        Banner(
          log: bodies, appearances: appearances, countViews: { [weak window] in window?.subviews.count ?? 0 }),
        in: window)
      await settle()
      #expect(!bodies.seen.isEmpty && Set(bodies.seen) == [390])
      #expect(Set(appearances.seen) == [390])
      _ = host
    }

    @Test("A window that was laid out knows its insets before anything was put into it")
    func laidOut() async {
      let stage = Stage()
      let window = stage.show(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      await settle()
      #expect(EmptyView().keyWindowTopSafeArea == 47)
      #expect(EmptyView().keyWindowSafeAreaFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
      #expect(window.subviews.isEmpty)
    }

    @Test("A window that opens later and is laid out at once has its insets in the first body")
    func opensLater() async {
      _ = EmptyView().keyWindowFrame
      let stage = Stage()
      let window = stage.show(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      await turn()
      window.standInLayout()
      #expect(EmptyView().keyWindowTopSafeArea == 47)
    }

    /// - Parameter isShownLate: whether the window is hidden, and observed, for a while before.
    @Test(
      "In the window's first layout the insets are known, before the window could tell them",
      arguments: [false, true])
    func inTheFirstLayout(isShownLate: Bool) async {
      final class Spy: UIView {
        var seen: [CGFloat] = []
        override func layoutSubviews() {
          super.layoutSubviews()
          if window?.isHidden == false { seen.append(EmptyView().keyWindowTopSafeArea) }
        }
      }
      _ = EmptyView().keyWindowFrame
      let stage = Stage()
      let window = UIWindow(
        standInScene: stage.scene, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let (behind, inside, inFront) = (Spy(), Spy(), Spy())
      behind.addSubview(inside)
      window.addSubview(behind)
      if isShownLate {
        let observer = WindowObserver(window)
        await settle()
        #expect(observer.safeAreaInsets == nil)
        window.makeKeyAndVisible()
        window.setNeedsLayout()
        for spy in [behind, inside] { spy.setNeedsLayout() }
      } else {
        window.makeKeyAndVisible()
      }
      window.addSubview(inFront)
      await settle()
      for spy in [behind, inside, inFront] { #expect(spy.seen.first == 47) }
      window.isHidden = true
    }

    @Test("Without any set-up a body runs again when the geometry changes, and when a later window is key")
    func runsAgain() async {
      let stage = Stage()
      let window = stage.show()
      await settle()
      let frames = Sightings<CGRect>()
      let host = StandInHost(
        KeyWindowWitness(property: { $0.keyWindowFrame }, sightings: frames), in: window)
      await settle()
      window.frame.size = CGSize(width: 200, height: 300)
      await settle()
      #expect(frames.seen.last?.size == CGSize(width: 200, height: 300))
      let later = stage.show()
      later.frame.size = CGSize(width: 100, height: 90)
      await settle()
      #expect(frames.seen.last?.size == CGSize(width: 100, height: 90))
      window.makeKey()
      await settle()
      #expect(frames.seen.last?.size == CGSize(width: 200, height: 300))
      _ = host
    }

    @Test("The keyboard, an inactive app and the background don't make it collapse") func keepsOn() async {
      let stage = Stage()
      let window = stage.show(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      await settle()
      let safeFrame = CGRect(x: 0, y: 47, width: 390, height: 763)
      #expect(EmptyView().keyWindowSafeAreaFrame == safeFrame)
      let keyboard = stage.scene.standInShowKeyboard(takesKey: true)
      await settle()
      #expect(!window.isKeyWindow && WindowRegistry.shared.keyWindow == nil)
      #expect(EmptyView().keyWindowSafeAreaFrame == safeFrame)
      window.makeKey()
      for window in keyboard { window.isHidden = true }
      stage.scene.standInDeactivate()
      await settle()
      #expect(EmptyView().keyWindowSafeAreaFrame == safeFrame)
      stage.scene.standInEnterBackground()
      stage.scene.standInTurnForPicture()
      await settle()
      #expect(EmptyView().keyWindowSafeAreaFrame == safeFrame)
    }
  }
}
