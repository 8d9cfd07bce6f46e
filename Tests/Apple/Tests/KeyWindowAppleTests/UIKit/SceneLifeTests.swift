import KeyWindow
import Testing
import UIKit

extension AppleTests {
  @MainActor @Suite("A scene's life, and what its windows tell meanwhile", .everyWay) struct SceneLife {
    private let size = CGSize(width: 390, height: 844)

    @Test(
      "Where apps set up their windows, while the scene connects, all is right at once",
      arguments: UIWindowScene.StandInLaunch.allCases)
    func connecting(_ launch: UIWindowScene.StandInLaunch) async throws {
      var window: UIWindow?
      var observer: WindowObserver?
      var refusals: [WindowCommandError] = []
      let scene = UIWindowScene.standInConnect(size: size, launch: launch) { scene in
        let new = UIWindow(windowScene: scene)
        window = new
        observer = WindowObserver(new)
        #expect(observer?.isVisible == false, "it is hidden so far")
        for command in [WindowCommand.setTitle("Letters"), .makeKeyAndOrderFront] {
          do throws(WindowCommandError) { try new.performWindowCommand(command) } catch {
            refusals.append(error)
          }
        }
        #expect(new.readWindowState()?.isVisible == true)
        #expect(new.readWindowState()?.isKey == true)
        #expect(new.readWindowState()?.size == size)
      }
      #expect(refusals.isEmpty)
      await settle()
      #expect(observer?.isVisible == true && observer?.isKeyWindow == true)
      #expect(observer?.title == "Letters")
      #expect(observer?.size == size)
      window?.isHidden = true
      scene.standInDisconnect()
    }

    @Test("A scene that is gone takes no command, though its state is the same as while it connected")
    func disconnected() async {
      let stage = Stage()
      let window = stage.show()
      let observer = WindowObserver(window)
      await settle()
      stage.scene.standInDisconnect()
      await settle()
      #expect(observer.isVisible == false && !observer.isKeyWindow)
      #expect(
        !window.canPerformWindowCommand(.makeKeyAndOrderFront)
          && !window.canPerformWindowCommand(.setTitle("x")))
      #expect(stage.scene.activationState == .unattached)
    }

    @Test("A scene that goes while it connects takes no command, though it was never anything but unattached")
    func goneWhileConnecting() async {
      var window: UIWindow?
      var observer: WindowObserver?
      _ = UIWindowScene.standInConnect(size: size) { scene in
        let new = UIWindow(windowScene: scene)
        window = new
        observer = WindowObserver(new)
        new.makeKeyAndVisible()
        scene.standInDisconnect()
        #expect(!new.canPerformWindowCommand(.makeKeyAndOrderFront))
        #expect(!new.canPerformWindowCommand(.setTitle("x")))
        #expect(new.readWindowState()?.isVisible == false)
      }
      await settle()
      #expect(observer?.isVisible == false && observer?.isKeyWindow == false)
      withExtendedLifetime(window) {}
    }

    @Test("In didDisconnect, where a window may still say that it's key, it's neither key nor visible")
    func inDidDisconnect() {
      let stage = Stage()
      let window = stage.show()
      let observer = WindowObserver(window)
      var visible: [Bool?] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIScene.didDisconnectNotification, object: stage.scene, queue: nil
      ) { _ in
        MainActor.assumeIsolated { visible.append(window.readWindowState()?.isVisible) }
      }
      stage.scene.standInDisconnect()
      NotificationCenter.default.removeObserver(token)
      #expect(visible == [false])
      _ = observer
    }

    @Test("What the pictures for the app switcher do to size, insets and activity isn't published")
    func pictures() async {
      let stage = Stage()
      let window = stage.show(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let log = Log(window)
      await settle()
      let before = log.observer.state
      stage.scene.standInEnterBackground()
      await settle()
      log.forgetThePast()
      stage.scene.standInTurnForPicture()
      window.standInSetSafeArea(UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      await settle()
      #expect(window.readWindowState()?.size == before?.size)
      stage.scene.standInTurnBack()
      window.standInSetSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      await settle()
      for isActive in [false, true, false] {
        stage.scene.standInSetLooksActive(isActive)
        await settle()
      }
      #expect(log.states.isEmpty)
      #expect(log.observer.size == before?.size && log.observer.safeAreaInsets == before?.safeAreaInsets)
    }

    @Test("What changed in the background for good is told when the scene comes back") func comesBack() async
    {
      let stage = Stage()
      let window = stage.show(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let observer = WindowObserver(window)
      await settle()
      stage.scene.standInEnterBackground()
      await settle()
      let landscape = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      stage.scene.standInRotate(
        to: CGSize(width: 844, height: 390), safeArea: landscape, orientation: .landscapeLeft)
      await settle()
      #expect(observer.size == size)
      #expect(observer.safeAreaInsets == WindowInsets(top: 47, bottom: 34))
      stage.scene.standInActivate()
      await settle()
      #expect(observer.size == CGSize(width: 844, height: 390))
      #expect(observer.safeAreaInsets == WindowInsets(left: 47, bottom: 21, right: 47))
    }

    @Test("A window that is first observed in the background keeps what it had then, until the foreground")
    func launchedInBackground() async {
      let scene = UIWindowScene.standInConnect(size: size, displayScale: 3, launch: .inBackground)
      let window = UIWindow(
        standInScene: scene, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      window.makeKeyAndVisible()
      let observer = WindowObserver(window)
      await settle()
      #expect(observer.size == size)
      #expect(observer.safeAreaInsets == WindowInsets(top: 47, bottom: 34))
      scene.standInTurnForPicture()
      await settle()
      #expect(observer.size == size)
      scene.standInMove(to: CGRect(x: 0, y: 0, width: 300, height: 400))
      scene.standInActivate()
      await settle()
      #expect(observer.size == CGSize(width: 300, height: 400))
      window.isHidden = true
      scene.standInDisconnect()
    }

    @Test("Pictures don't change what a window keeps when the app took out its views meanwhile")
    func picturesWithoutViews() async {
      let stage = Stage()
      let window = stage.show(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let observer = WindowObserver(window)
      await settle()
      stage.scene.standInEnterBackground()
      window.standInRemoveAllSubviews()
      stage.scene.standInTurnForPicture()
      await settle()
      #expect(observer.size == size)
      #expect(observer.safeAreaInsets == WindowInsets(top: 47, bottom: 34))
    }
  }
}
