import KeyWindow
import SwiftUI
import Testing
import UIKit

extension AppleTests {
  @MainActor @Suite("Event scripts of UIKit", .everyWay) struct UIKitEventScripts {
    private let keys = Sightings<Bool>()
    private let states = Sightings<WindowState?>()

    private func witnesses() -> some View {
      ZStack {
        Witness(of: \.isKeyWindow, keys)
        Witness(of: \.windowState, states)
      }.observeWindow()
    }

    @Test("6: two scenes, both key. Which one has the focus is seen by its active look alone")
    func twoScenes() async {
      let desk = Desk()
      let (left, right) = (desk.openElsewhere(), desk.openElsewhere())
      let otherKeys = Sightings<Bool>()
      let hosts = [
        StandInHost(witnesses(), in: left),
        StandInHost(Witness(of: \.isKeyWindow, otherKeys).observeWindow(), in: right),
      ]
      await settle()
      #expect(keys.seen.last == true && otherKeys.seen.last == true)
      keys.forgetThePast()
      states.forgetThePast()
      left.windowScene?.standInSetLooksActive(false)
      await settle()
      #expect(keys.seen.isEmpty)
      #expect(states.seen.map { $0?.isActive } == [false])
      left.windowScene?.standInFlickerActiveAppearance()
      await settle()
      #expect(states.seen.map { $0?.isActive } == [false, true], "a flicker within a turn isn't seen")
      _ = hosts
    }

    @Test("7: an alert's or the keyboard's window takes key and returns it") func alert() async {
      let desk = Desk()
      let window = desk.open()
      let alert = desk.openBehind()
      let host = StandInHost(witnesses(), in: window)
      await settle()
      keys.forgetThePast()
      alert.makeKey()
      window.makeKey()
      await settle()
      #expect(keys.seen.isEmpty, "not seen within a turn")
      alert.makeKey()
      await settle()
      alert.isHidden = true
      // Whether UIKit does so by itself isn't known.
      window.makeKey()
      await settle()
      #expect(keys.seen == [false, true])
      _ = host
    }

    @Test("12: a rotation with the insets before the size. The view sees both at once") func rotation() async
    {
      let desk = Desk()
      let window = desk.open()
      window.standInSetSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let host = StandInHost(witnesses(), in: window)
      await settle()
      states.forgetThePast()
      let landscape = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      desk.scene.standInRotate(
        to: CGSize(width: 844, height: 390), safeArea: landscape, orientation: .landscapeLeft)
      await settle()
      #expect(states.seen.count == 1)
      #expect(states.seen.last??.size == CGSize(width: 844, height: 390))
      #expect(states.seen.last??.safeAreaInsets == WindowInsets(left: 47, bottom: 21, right: 47))
      _ = host
    }

    @Test("14: the scene is disconnected. The window isn't key or visible any more") func disconnect() async {
      let desk = Desk()
      let window = desk.openElsewhere()
      let host = StandInHost(witnesses(), in: window)
      await settle()
      keys.forgetThePast()
      window.windowScene?.standInDisconnect()
      await settle()
      #expect(keys.seen == [false])
      #expect(states.seen.last??.isVisible == false)
      _ = host
    }
  }
}
