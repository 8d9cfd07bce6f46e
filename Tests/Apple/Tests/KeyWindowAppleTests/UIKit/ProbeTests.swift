import KeyWindow
import Testing
import UIKit

extension AppleTests {
  @MainActor @Suite("The view that watches a window", .everyWay) struct Probes {
    private func probes(in window: UIWindow) -> [UIView] {
      window.subviews.filter { String(describing: type(of: $0)) == "WindowProbe" }
    }

    private func controller() -> UIViewController {
      let controller = UIViewController()
      controller.view = UIView()
      return controller
    }

    /// The window tells a new size and new insets.
    private func expectToFollow(
      _ window: UIWindow, _ observer: WindowObserver, width: CGFloat,
      _ location: SourceLocation = #_sourceLocation
    ) async {
      window.frame.size.width = width
      window.standInSetSafeArea(UIEdgeInsets(top: width, left: 0, bottom: 0, right: 0))
      await settle()
      #expect(observer.size?.width == width, sourceLocation: location)
      #expect(observer.safeAreaInsets == WindowInsets(top: width), sourceLocation: location)
    }

    @Test("It is invisible, untouchable, behind the others, of the window's size, and goes in the end")
    func modest() async throws {
      let stage = Stage()
      let window = stage.show()
      let content = UIView()
      window.addSubview(content)
      var observer: WindowObserver? = WindowObserver(window)
      await settle()
      let probe = try #require(probes(in: window).first)
      #expect(window.subviews.count == 2)
      #expect(!probe.isUserInteractionEnabled && probe.layer.zPosition < content.layer.zPosition)
      #expect(probe.frame == window.bounds)
      #expect(!probe.isAccessibilityElement && probe.accessibilityElementsHidden)
      _ = observer
      observer = nil
      await settle()
      #expect(window.subviews.count == 1 && window.subviews.first === content)
    }

    @Test("Code that looks for the root view controller by the first view finds it") func firstView() async {
      let stage = Stage()
      let window = stage.show()
      let observer = WindowObserver(window)
      await settle()
      #expect(probes(in: window).count == 1)
      for _ in 0..<3 {
        let root = controller()
        window.rootViewController = root
        // A word from the window, as there always is when one is set up.
        window.frame.size.height -= 1
        await settle()
        #expect(window.subviews.first?.next as? UIViewController === root)
        #expect(probes(in: window).count == 1)
      }
      _ = observer
    }

    @Test("A root view that comes when the window is shown is the first view all the same")
    func hiddenRoot() async {
      let stage = Stage()
      let window = UIWindow(windowScene: stage.scene)
      let observer = WindowObserver(window)
      await settle()
      let root = controller()
      window.rootViewController = root
      await settle()
      window.makeKeyAndVisible()
      await settle()
      #expect(window.subviews.first === root.view)
      await expectToFollow(window, observer, width: 300)
    }

    @Test("Another root view controller doesn't end what is told") func newRoot() async {
      let stage = Stage()
      let window = stage.show()
      window.rootViewController = controller()
      let observer = WindowObserver(window)
      await settle()
      for width in [300, 310, 320] as [CGFloat] {
        window.rootViewController = controller()
        await settle()
        await expectToFollow(window, observer, width: width)
      }
      window.rootViewController = nil
      await settle()
      await expectToFollow(window, observer, width: 330)
    }

    @Test("An app that takes out all views doesn't end what is told, and doesn't lose the insets")
    func emptied() async {
      let stage = Stage()
      let window = stage.show(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      let log = Log(window)
      await settle()
      log.forgetThePast()
      window.standInRemoveAllSubviews()
      #expect(window.readWindowState()?.safeAreaInsets == WindowInsets(top: 47, bottom: 34))
      await settle()
      #expect(log.states.isEmpty)
      #expect(probes(in: window).count == 1)
      await expectToFollow(window, log.observer, width: 300)
    }

    @Test("A view controller that covers the window, and goes again, doesn't end what is told")
    func presented() async {
      for takesRootAway in [false, true] {
        let stage = Stage()
        let window = stage.show()
        window.rootViewController = controller()
        let observer = WindowObserver(window)
        await settle()
        let transition = window.standInPresent(UIView(), takesRootAway: takesRootAway)
        await settle()
        await expectToFollow(window, observer, width: 300)
        window.standInDismiss(transition)
        await settle()
        await expectToFollow(window, observer, width: 310)
        #expect(window.subviews.first === window.rootViewController?.view)
      }
    }

    @Test("A window that is being freed gets no view") func freed() async {
      let stage = Stage()
      var window: UIWindow? = UIWindow(windowScene: stage.scene)
      window?.makeKeyAndVisible()
      window?.rootViewController = controller()
      let log = Log(window)
      await settle()
      weak let weakWindow = window
      window?.standInRemoveAllSubviews()
      window = nil
      #expect(weakWindow == nil)
      await settle()
      #expect(weakWindow == nil && log.states.last == .some(nil))
    }

    @Test("Observing touches no view hierarchy before the next turn") func waits() async {
      let stage = Stage()
      let window = stage.show(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      await settle()
      let observer = WindowObserver(window)
      #expect(window.subviews.isEmpty)
      #expect(observer.safeAreaInsets == WindowInsets(top: 47, bottom: 34), "the window knows them")
      #expect(observer.size == CGSize(width: 390, height: 844))
      await settle()
      #expect(window.subviews.count == 1)
      #expect(observer.safeAreaInsets == WindowInsets(top: 47, bottom: 34))
    }

    @Test("An observation that ends before the next turn leaves nothing") func endsAtOnce() async {
      let stage = Stage()
      let window = stage.show()
      var observer: WindowObserver? = WindowObserver(window)
      _ = observer
      observer = nil
      await settle()
      #expect(window.subviews.isEmpty)
    }
  }
}
