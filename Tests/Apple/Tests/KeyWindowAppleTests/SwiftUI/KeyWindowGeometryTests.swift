import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  @MainActor @Suite("The key window's geometry on every View") struct KeyWindowGeometry {
    @Test("All of it is zero while there's no window") func unknown() async {
      let desk = Desk()
      let view = EmptyView()
      #expect(view.keyWindowFrame == .zero && view.keyWindowSafeAreaFrame == .zero)
      #expect(view.keyWindowTopSafeArea == 0 && view.keyWindowBottomSafeArea == 0)
      #expect(view.keyWindowLeadingSafeArea == 0 && view.keyWindowTrailingSafeArea == 0)
      _ = desk
    }

    @Test("A body in any window runs again when the key window or its geometry changes") func follows() async
    {
      let desk = Desk()
      let (one, other) = (desk.open(), desk.open())
      desk.resize(one, to: CGSize(width: 320, height: 480))
      let frames = Sightings<CGRect>()
      let host = StandInHost(
        KeyWindowWitness(property: { $0.keyWindowFrame }, sightings: frames).observeWindow(), in: one)
      let second = StandInHost(Bystander().observeWindow(), in: other)
      await settle()
      #expect(frames.seen.last == CGRect(x: 0, y: 0, width: 390, height: 844))
      desk.makeKey(one)
      await settle()
      #expect(frames.seen.last == CGRect(x: 0, y: 0, width: 320, height: 480))
      desk.resize(one, to: CGSize(width: 200, height: 100))
      await settle()
      #expect(frames.seen.last == CGRect(x: 0, y: 0, width: 200, height: 100))
      _ = (host, second)
    }

    @Test("It is current in every callback, not a turn late") func currentInCallbacks() async {
      let desk = Desk()
      let window = desk.open()
      let observer = WindowObserver(window)
      await settle()
      var seen: [CGFloat] = []
      let observation = observer.onChange { _ in seen.append(EmptyView().keyWindowFrame.width) }
      desk.resize(window, to: CGSize(width: 222, height: 333))
      await settle()
      #expect(seen == [222])
      _ = observation
    }
  }
}
