import Foundation
import KeyWindow
import Testing
import UIKit

extension AppleTests {
  @MainActor @Suite("The life of an observed UIWindow", .everyWay) struct UIWindowLifetime {
    @Test("Observing doesn't keep a window alive, and its end is told") func freed() async {
      let stage = Stage()
      var window: UIWindow? = UIWindow(windowScene: stage.scene)
      window?.makeKeyAndVisible()
      let log = Log(window)
      await settle()
      log.forgetThePast()
      weak let weakWindow = window
      window = nil
      #expect(weakWindow == nil)
      #expect(log.observer.state == nil && !log.observer.isKeyWindow)
      await settle()
      #expect(log.states == [nil])
    }

    @Test("Many observers of a window share one view and one subscription") func shared() async {
      let stage = Stage()
      let window = stage.show()
      let observers = (0..<100).map { _ in WindowObserver(window) }
      await settle()
      #expect(window.subviews.count == 1)
      #expect(observers.allSatisfy { $0.isKeyWindow })
    }

    @Test("A hint reads the window, whoever posts it and whatever it carries") func falseAlarm() async {
      let stage = Stage()
      let window = stage.show()
      let log = Log(window)
      await settle()
      log.forgetThePast()
      for name in [UIWindow.didResignKeyNotification, UIWindow.didBecomeKeyNotification] {
        NotificationCenter.default.post(name: name, object: window)
        NotificationCenter.default.post(name: name, object: window)
      }
      await settle()
      #expect(log.states.isEmpty)
      #expect(log.observer.isKeyWindow)
    }

    @Test("Nothing is told once the subscription is dropped") func dropped() async {
      let stage = Stage()
      let window = stage.show()
      var hints = 0
      var observation: WindowObservation? = window.startWindowHints { hints += 1 }
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
      #expect(hints > 0)
      _ = observation
      observation = nil
      hints = 0
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
      NotificationCenter.default.post(name: UIScene.didActivateNotification, object: stage.scene)
      stage.scene.standInSetLooksActive(false)
      stage.scene.standInMove(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      await settle()
      #expect(hints == 0)
    }
  }
}
