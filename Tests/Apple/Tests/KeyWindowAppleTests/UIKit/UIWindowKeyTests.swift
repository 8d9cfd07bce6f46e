import KeyWindow
import Testing
import UIKit

extension AppleTests {
  @MainActor @Suite("Which UIWindow is key", .everyWay) struct UIWindowKey {
    @Test("A swap within a scene: each is told once, and nobody sees two or none") func swap() async {
      let stage = Stage()
      let first = stage.show()
      let second = stage.show(isKey: false)
      let one = Log(first)
      let other = Log(second)
      await settle()
      one.forgetThePast()
      other.forgetThePast()

      var keysSeen: [Int] = []
      let watch = [one, other].map { log in
        log.observer.onChange { _ in
          keysSeen.append([one, other].filter { $0.observer.isKeyWindow }.count)
        }
      }
      second.makeKey()
      await settle()
      #expect(one.states.map { $0?.isKey } == [false])
      #expect(other.states.map { $0?.isKey } == [true])
      #expect(keysSeen == [1, 1])
      _ = watch
    }

    @Test("Two scenes have a key window each") func twoScenes() async {
      let left = Stage()
      let right = Stage()
      let one = WindowObserver(left.show())
      let other = WindowObserver(right.show())
      await settle()
      #expect(one.isKeyWindow && other.isKeyWindow)
      right.scene.standInSetLooksActive(false)
      await settle()
      #expect(one.isActive == true && other.isActive == false)
      #expect(one.isKeyWindow && other.isKeyWindow)
    }

    @Test("A window that takes key and returns it within a turn goes unnoticed") func bounce() async {
      let stage = Stage()
      let window = stage.show()
      let keyboard = stage.show(isKey: false)
      let log = Log(window)
      await settle()
      log.forgetThePast()
      keyboard.makeKey()
      window.makeKey()
      await settle()
      #expect(log.states.isEmpty)
    }

    @Test("A window that takes key for longer is noticed, and its return too") func longBounce() async {
      let stage = Stage()
      let window = stage.show()
      let alert = stage.show(isKey: false)
      let log = Log(window)
      await settle()
      log.forgetThePast()
      alert.makeKey()
      await settle()
      window.makeKey()
      await settle()
      #expect(log.states.map { $0?.isKey } == [false, true])
    }

    @Test("A window that became key before it is observed reads so at once") func keyBefore() {
      let stage = Stage()
      #expect(WindowObserver(stage.show()).isKeyWindow)
    }

    @Test("A hidden key window isn't key, whatever UIKit leaves it at") func hidden() async {
      let stage = Stage()
      let window = stage.show()
      let observer = WindowObserver(window)
      await settle()
      window.isHidden = true
      await settle()
      #expect(!observer.isKeyWindow)
      #expect(observer.isVisible == false)
    }

    @Test("A scene in the background keeps its key window, a disconnected one loses it") func sceneLoss()
      async
    {
      let stage = Stage()
      let observer = WindowObserver(stage.show())
      await settle()
      stage.scene.standInEnterBackground()
      await settle()
      #expect(observer.isKeyWindow)
      stage.scene.standInDisconnect()
      await settle()
      #expect(!observer.isKeyWindow)
      #expect(observer.isVisible == false)
    }

    @Test("A window that moves to another scene takes part in that one's decision") func sceneChange() async {
      let left = Stage()
      let right = Stage()
      let resident = WindowObserver(right.show())
      let window = left.show()
      let mover = WindowObserver(window)
      await settle()
      #expect(resident.isKeyWindow && mover.isKeyWindow)
      window.windowScene = right.scene
      window.makeKey()
      await settle()
      #expect(!resident.isKeyWindow && mover.isKeyWindow)
      #expect(window.keyScene === right.scene)
      right.scene.standInMove(to: CGRect(x: 5, y: 6, width: 70, height: 80))
      await settle()
      #expect(mover.position == CGPoint(x: 5, y: 6))
    }
  }
}
