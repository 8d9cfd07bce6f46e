import KeyWindow
import Testing
import UIKit

extension AppleTests {
  @MainActor @Suite("Commands to a UIWindow", .everyWay) struct UIWindowCommands {
    @Test("makeKeyAndOrderFront shows the window and makes it the key one of its scene") func makeKey()
      async throws
    {
      let stage = Stage()
      _ = stage.show()
      let window = stage.show(isKey: false)
      window.isHidden = true
      let observer = WindowObserver(window)
      try window.performWindowCommand(.makeKeyAndOrderFront)
      await settle()
      #expect(observer.isKeyWindow)
      #expect(observer.isVisible == true)
    }

    @Test("activate makes the window key and brings its scene to the front, from the background too")
    func activate() async throws {
      let (stage, other) = (Stage(), Stage())
      _ = stage.show()
      let window = stage.show(isKey: false)
      window.isHidden = true
      let observer = WindowObserver(window)
      stage.scene.standInEnterBackground()
      await settle()
      let before = UIApplication.standIn.standInActivationRequests.count
      try window.performWindowCommand(.activate)
      await settle()
      #expect(
        UIApplication.standIn.standInActivationRequests.dropFirst(before).map { $0 === stage.scene.session }
          == [true])
      #expect(stage.scene.activationState == .foregroundActive)
      #expect(observer.isKeyWindow && observer.isVisible == true)
      _ = other
    }

    @Test(
      "Where the responder chain ends at no application, as in an extension, activate makes the window key")
    func activateWithoutApplication() async throws {
      let stage = Stage()
      stage.scene.standInIsInExtension = true
      _ = stage.show()
      let window = stage.show(isKey: false)
      let before = UIApplication.standIn.standInActivationRequests.count
      try window.performWindowCommand(.activate)
      #expect(window.isKeyWindow)
      #expect(UIApplication.standIn.standInActivationRequests.count == before)
    }

    @Test("orderOut hides a window, unless its scene would be left without any") func orderOut()
      async throws
    {
      let stage = Stage()
      let behind = stage.show()
      let window = stage.show()
      let observer = WindowObserver(window)
      try window.performWindowCommand(.orderOut)
      await settle()
      #expect(observer.isVisible == false)
      #expect(window.canPerformWindowCommand(.orderOut), "it's hidden already")

      // Another scene's windows, and the keyboard's, aren't this one's.
      let other = Stage()
      _ = other.show()
      let keyboard = stage.scene.standInShowKeyboard()
      let refusal = try #require(behind.refusal(ofWindowCommand: .orderOut))
      #expect(refusal.description.contains("dismissWindow"))
      #expect(throws: refusal) { try behind.performWindowCommand(.orderOut) }
      #expect(!behind.isHidden)
      window.isHidden = false
      try behind.performWindowCommand(.orderOut)
      #expect(behind.isHidden)
      withExtendedLifetime(keyboard) {}
    }

    @Test("What refuses to close a window recommends what closes its scene, not another command")
    func closing() {
      let reason = Stage().show().refusal(ofWindowCommand: .close)?.description ?? ""
      #expect(reason.contains("dismissWindow") && reason.contains("requestSceneSessionDestruction"))
      #expect(!reason.contains("orderOut"))
    }

    @Test("setTitle is the scene's title, and all its windows tell it though UIKit tells nobody")
    func setTitle() async throws {
      let stage = Stage()
      let (window, other) = (stage.show(), stage.show())
      let (observer, otherObserver) = (WindowObserver(window), WindowObserver(other))
      await settle()
      try window.performWindowCommand(.setTitle("Letters"))
      await settle()
      #expect(stage.scene.title == "Letters")
      #expect(observer.title == "Letters")
      #expect(otherObserver.title == "Letters")
    }

    @Test(
      "What UIKit can't do is refused with a reason",
      arguments: [
        WindowCommand.miniaturize, .deminiaturize, .zoom, .toggleFullScreen, .close,
        .setSize(CGSize(width: 300, height: 200)), .setPosition(CGPoint(x: 3, y: 4)),
      ])
    func unsupported(_ command: WindowCommand) {
      let stage = Stage()
      let window = stage.show()
      let before = window.readWindowState()
      #expect(!window.canPerformWindowCommand(command))
      #expect {
        try window.performWindowCommand(command)
      } throws: { error in
        guard case WindowCommandError.unsupported(command, let reason) = error else { return false }
        return !reason.isEmpty
      }
      #expect(window.readWindowState() == before)
    }

    @Test("A window that can't become key says so") func cannotBecomeKey() {
      final class Overlay: UIWindow {
        override var canBecomeKey: Bool { false }
      }
      let stage = Stage()
      let overlay = Overlay(windowScene: stage.scene)
      #expect(
        overlay.refusal(ofWindowCommand: .makeKeyAndOrderFront)
          == .unsupported(.makeKeyAndOrderFront, reason: "the window's canBecomeKey is false"))
      #expect(!overlay.canPerformWindowCommand(.activate))
      #expect(overlay.isHidden, "nothing has changed")
    }

    @Test("A window whose scene is disconnected isn't shown; UIKit would raise an exception")
    func disconnected() {
      let stage = Stage()
      let window = stage.show()
      stage.scene.standInDisconnect()
      for command in [
        WindowCommand.makeKeyAndOrderFront, .activate, .setTitle("x"), .setPosition(.zero),
        .setSize(CGSize(width: 9, height: 9)),
      ] {
        #expect(!window.canPerformWindowCommand(command))
      }
      #expect(window.canPerformWindowCommand(.orderOut))
    }
  }
}
