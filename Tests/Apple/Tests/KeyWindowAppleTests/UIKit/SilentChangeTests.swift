import KeyWindow
import Testing
import UIKit

extension AppleTests {
  @MainActor @Suite("What UIKit changes without a word", .everyWay) struct SilentChanges {
    @Test("A window that isn't key loses its scene: seen with the next hint of any window") func noScene()
      async throws
    {
      let stage = Stage()
      let (key, other) = (stage.show(), stage.show(isKey: false))
      stage.scene.title = "Letters"
      let (keyObserver, otherObserver) = (WindowObserver(key), WindowObserver(other))
      await settle()
      #expect(otherObserver.isVisible == true && otherObserver.title == "Letters")
      other.windowScene = nil
      key.frame.size.width = 200
      await settle()
      #expect(keyObserver.size?.width == 200)
      #expect(otherObserver.isVisible == false)
      #expect(otherObserver.title == nil && otherObserver.screen == nil && otherObserver.position == nil)
      #expect(other.keyScene == nil)
    }

    @Test("A window that isn't key gets another scene: seen with the next hint of any window")
    func anotherScene() async throws {
      let (left, right) = (Stage(), Stage())
      let (resident, mover) = (left.show(), left.show(isKey: false))
      right.scene.title = "Notes"
      let observers = [WindowObserver(resident), WindowObserver(mover)]
      await settle()
      mover.windowScene = right.scene
      resident.frame.size.width = 200
      await settle()
      #expect(observers[1].title == "Notes")
      // What is told of the new scene is heard from then on.
      right.scene.standInMove(to: CGRect(x: 5, y: 6, width: 70, height: 80))
      await settle()
      #expect(observers[1].position == CGPoint(x: 5, y: 6))
      #expect(observers[1].size == CGSize(width: 70, height: 80))
      mover.makeKey()
      await settle()
      #expect(observers.map(\.isKeyWindow) == [true, true])
    }

    @Test("Place and screen are those of the moment of reading") func place() async throws {
      let stage = Stage()
      let window = stage.show()
      let observer = WindowObserver(window)
      await settle()
      stage.scene.standInMove(to: CGRect(x: 40, y: 50, width: 390, height: 844))
      #expect(window.readWindowState()?.position == CGPoint(x: 40, y: 50))
      stage.scene.standInMove(to: UIScreen.standInExternal)
      #expect(window.readWindowState()?.screen?.frame == UIScreen.standInExternal.bounds)
      await settle()
      // Any event of the window brings both.
      stage.scene.standInDeactivate()
      await settle()
      #expect(observer.position == CGPoint(x: 40, y: 50))
      #expect(observer.screen?.frame == UIScreen.standInExternal.bounds)
    }

    @Test("A window whose scene went and which got a new one is visible again, and takes commands")
    func secondScene() async throws {
      let (one, other) = (Stage(), Stage())
      let window = one.show()
      let observer = WindowObserver(window)
      await settle()
      one.scene.standInDisconnect()
      await settle()
      #expect(observer.isVisible == false)
      window.windowScene = other.scene
      try window.performWindowCommand(.makeKeyAndOrderFront)
      await settle()
      #expect(observer.isVisible == true && observer.isKeyWindow)
    }
  }
}
