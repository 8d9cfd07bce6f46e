import Foundation
import KeyWindow
import SwiftUI
import Testing
import UIKit

extension AppleTests {
  @MainActor @Suite("What a UIWindow tells when things go wrong", .everyWay) struct UIWindowBadInput {
    @Test("A scene that disconnects in the middle of a notification, a command, or a view's update")
    func disconnectsInTheMiddle() async throws {
      let stages = (0..<3).map { _ in Stage() }
      let windows = stages.map { $0.show() }
      // So that the other one can be hidden.
      _ = stages[1].show(isKey: false)
      let observers = windows.map { WindowObserver($0) }
      await settle()
      let tokens = [
        (UIWindow.didResignKeyNotification, 0), (UIWindow.didBecomeHiddenNotification, 1),
      ].map { name, index in
        NotificationCenter.default.addObserver(forName: name, object: windows[index], queue: nil) { _ in
          MainActor.assumeIsolated { stages[index].scene.standInDisconnect() }
        }
      }
      let other = stages[0].show(isKey: false)
      try other.performWindowCommand(.makeKeyAndOrderFront)
      try windows[1].performWindowCommand(.orderOut)
      let change = observers[2].onChange { _ in stages[2].scene.standInDisconnect() }
      windows[2].frame.size.width = 100
      await settle()
      #expect(observers.map(\.isVisible) == [false, false, false])
      #expect(observers.map(\.isKeyWindow) == [false, false, false])
      for window in windows {
        #expect(!window.canPerformWindowCommand(.makeKeyAndOrderFront))
        #expect(window.readWindowState()?.isVisible == false)
      }
      tokens.forEach(NotificationCenter.default.removeObserver)
      _ = change
    }

    @Test("A request for a size is answered after its scene has gone") func sizeOfNoScene() async {
      let stage = Stage()
      let window = stage.show()
      let observer = WindowObserver(window)
      await settle()
      var errors = 0
      stage.scene.requestGeometryUpdate(.Vision(size: CGSize(width: 9, height: 9))) { _ in errors += 1 }
      stage.scene.standInDisconnect()
      await settle()
      #expect(errors == 1)
      #expect(observer.size == CGSize(width: 390, height: 844))
    }

    @Test("Notifications of things that aren't windows or scenes, of strangers, and from other threads")
    func strangers() async {
      let stage = Stage()
      let window = stage.show()
      let all = WindowRegistry.shared.observeAllWindows()
      let log = Log(window)
      await settle()
      log.forgetThePast()
      let names = [
        UIWindow.didBecomeKeyNotification, UIWindow.didBecomeVisibleNotification,
        UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
        UIScene.willConnectNotification, UIScene.didActivateNotification,
        UIScene.didEnterBackgroundNotification, UIScene.willEnterForegroundNotification,
      ]
      for name in names {
        for object in [nil, NSObject(), UIView(), UIWindow(frame: .zero)] as [NSObject?] {
          NotificationCenter.default.post(name: name, object: object)
        }
      }
      await settle()
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          for name in names + [UIScene.didDisconnectNotification] {
            NotificationCenter.default.post(name: name, object: nil)
            NotificationCenter.default.post(name: name, object: NSObject())
          }
          NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
          continuation.resume()
        }
      }
      await settle()
      #expect(log.states.isEmpty)
      #expect(log.observer.isKeyWindow && WindowRegistry.shared.keyWindow?.window === window)
      all.cancel()
    }

    @Test("The geometry is told on another thread") func geometryOnAnotherThread() async {
      let stage = Stage()
      let observer = WindowObserver(stage.show())
      await settle()
      KeyValueObservers.standInSetsElsewhere = true
      defer { KeyValueObservers.standInSetsElsewhere = false }
      stage.scene.standInMove(to: CGRect(x: 7, y: 8, width: 300, height: 400))
      await settle()
      #expect(observer.size == CGSize(width: 300, height: 400))
      #expect(observer.position == CGPoint(x: 7, y: 8))
    }

    @Test("A size or insets that are no number are none") func notANumber() async {
      let stage = Stage()
      let window = stage.show(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let observer = WindowObserver(window)
      await settle()
      for bad in [CGFloat.nan, .infinity, -.infinity] {
        window.frame.size = CGSize(width: bad, height: 844)
        window.standInSetSafeArea(UIEdgeInsets(top: bad, left: 0, bottom: 0, right: 0))
        window.frame.origin.x = bad
        stage.scene.standInSetDisplayScale(bad)
        await settle()
        #expect(observer.size == CGSize(width: 390, height: 844))
        #expect(observer.safeAreaInsets == WindowInsets(top: 47, bottom: 34))
        #expect(observer.position == nil)
        #expect(observer.scale == 1)
      }
      window.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      window.standInSetSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
      stage.scene.standInSetDisplayScale(2)
      await settle()
      #expect(observer.size == CGSize(width: 200, height: 300))
      #expect(observer.safeAreaInsets == WindowInsets(top: 20))
      #expect(observer.scale == 2)

      let never = UIWindow(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5))
      #expect(never.readWindowState()?.size == .zero)
    }

    @Test("A window in no scene takes no command but to hide, and tells what it can") func noScene() async {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let observer = WindowObserver(window)
      await settle()
      let size = CGSize(width: 9, height: 9)
      for command in [WindowCommand.makeKeyAndOrderFront, .setTitle("x"), .setSize(size)] {
        #expect(!window.canPerformWindowCommand(command))
      }
      #expect(window.canPerformWindowCommand(.orderOut))
      #expect(observer.isVisible == false && observer.size == CGSize(width: 10, height: 10))
    }
  }
}
