#if KEYWINDOW_UIKIT
import Testing
import UIKit

@MainActor @Suite("UIKit's windows", .serialized)
struct UIKitWindowTests {
  private let scene = UIWindowScene.standInConnect()

  private final class Spy: UIView {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { return nil }
    override func willMove(toSuperview new: UIView?) { log.lines.append("will superview \(new != nil)") }
    override func didMoveToSuperview() { log.lines.append("did superview \(superview != nil)") }
    override func willMove(toWindow new: UIWindow?) {
      log.lines.append("will window \(window != nil) to \(new != nil)")
    }
    override func didMoveToWindow() { log.lines.append("did window \(window != nil)") }
    override func layoutSubviews() { log.lines.append("layout") }
    override func safeAreaInsetsDidChange() { log.lines.append("safe area \(Int(safeAreaInsets.top))") }
  }

  private func visibleWindow(in scene: UIWindowScene? = nil) -> UIWindow {
    let window = UIWindow(windowScene: scene ?? self.scene)
    window.isHidden = false
    return window
  }

  /// What windows post, while it lives.
  private func listen(_ names: [(NSNotification.Name, String)], _ log: Log) -> [any NSObjectProtocol] {
    names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { log.lines.append(text) }
      }
    }
  }

  @Test("A view hears of its superview and its window in the order that was logged on a device")
  func intoAndOutOfWindow() {
    let log = Log()
    let window = visibleWindow()
    let spy = Spy(log)
    window.addSubview(spy)
    window.standInLayout()
    #expect(
      log.lines == [
        "will superview true", "will window false to true", "did window true", "did superview true",
        "layout",
      ])
    log.lines = []
    spy.removeFromSuperview()
    #expect(
      log.lines == [
        "will superview false", "will window true to false", "did window false", "did superview false",
      ])
  }

  @Test("A view added before its superview is in a window hears of the window later")
  func superviewFirst() {
    let log = Log()
    let window = visibleWindow()
    let box = UIView()
    box.addSubview(Spy(log))
    window.addSubview(box)
    window.standInLayout()
    #expect(
      log.lines == [
        "will superview true", "did superview true", "will window false to true", "did window true",
        "layout",
      ])
  }

  @Test("A view may go from one window to another without a stop")
  func straightToAnother() {
    let log = Log()
    let first = visibleWindow()
    let second = visibleWindow()
    let spy = Spy(log)
    first.addSubview(spy)
    log.lines = []
    second.addSubview(spy)
    #expect(log.lines.contains("will window true to true"))
    #expect(log.lines.filter { $0.hasPrefix("did window") } == ["did window true"])
    #expect(spy.window === second)
  }

  @Test("The views of a freed window leave it")
  func freedWindow() {
    let log = Log()
    let spy = Spy(log)
    var window: UIWindow? = visibleWindow()
    window?.addSubview(spy)
    weak let freed = window
    log.lines = []
    window = nil
    #expect(freed == nil)
    #expect(spy.window == nil)
    #expect(log.lines.contains("did window false"))
    #expect(scene.windows.isEmpty)
  }

  @Test("A scene has one key window; a swap tells the old one before the new one")
  func keySwap() {
    let first = visibleWindow()
    let second = visibleWindow()
    first.makeKey()
    let log = Log()
    let tokens = listen(
      [(UIWindow.didBecomeKeyNotification, "became"), (UIWindow.didResignKeyNotification, "resigned")], log)
    second.makeKeyAndVisible()
    #expect(log.lines == ["resigned", "became"])
    #expect(!first.isKeyWindow)
    #expect(second.isKeyWindow)
    #expect(scene.keyWindow === second)
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test("Two scenes both have a key window")
  func keyPerScene() {
    let other = UIWindowScene.standInConnect()
    let here = visibleWindow()
    let there = visibleWindow(in: other)
    here.makeKey()
    there.makeKey()
    #expect(here.isKeyWindow)
    #expect(there.isKeyWindow)
  }

  @Test("Hiding the key window makes another one key, if there is one that can be")
  func handOver() {
    let first = visibleWindow()
    let second = visibleWindow()
    second.makeKey()
    second.isHidden = true
    #expect(first.isKeyWindow)
    first.isHidden = true
    #expect(scene.keyWindow == nil)
  }

  @Test("A freed key window leaves its scene without one")
  func freedKeyWindow() {
    do {
      let window = visibleWindow()
      window.makeKey()
    }
    #expect(scene.keyWindow == nil)
  }

  @Test("A window of a disconnected scene isn't key, nor does it become so")
  func disconnected() {
    let window = visibleWindow()
    window.makeKey()
    scene.standInDisconnect()
    #expect(!window.isKeyWindow)
    window.makeKey()
    #expect(!window.isKeyWindow)
    #expect(scene.activationState == .unattached)
    #expect(!UIApplication.standIn.connectedScenes.contains(scene))
  }

  @Test("A scene passes through inactive on its way to the background")
  func background() {
    let log = Log()
    let tokens = listen(
      [
        (UIScene.willDeactivateNotification, "will deactivate"),
        (UIScene.didEnterBackgroundNotification, "background"),
        (UIScene.willEnterForegroundNotification, "foreground"),
        (UIScene.didActivateNotification, "active"),
      ], log)
    scene.standInEnterBackground()
    scene.standInActivate()
    #expect(log.lines == ["will deactivate", "background", "foreground", "active"])
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test("In a rotation the insets are new while the bounds are old; layout sees both new")
  func rotation() async {
    let log = Log()
    let window = visibleWindow()
    window.standInSetSafeArea(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let spy = Spy(log)
    spy.frame = window.bounds
    spy.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(spy)
    #expect(spy.safeAreaInsets == .zero)
    window.standInLayout()
    log.lines = []
    scene.standInRotate(
      to: CGSize(width: 768, height: 1024), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      orientation: .portrait)
    #expect(log.lines == ["safe area 20"])
    window.standInLayout()
    #expect(log.lines == ["safe area 20", "layout"])
    #expect(spy.bounds.size == CGSize(width: 768, height: 1024))
  }

  @Test("A view's safe area is its share of the window's")
  func share() {
    let window = visibleWindow()
    window.standInSetSafeArea(UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    let inside = UIView(frame: CGRect(x: 0, y: 60, width: 10, height: 10))
    let half = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 100))
    window.addSubview(inside)
    window.addSubview(half)
    window.standInLayout()
    #expect(inside.safeAreaInsets == .zero)
    #expect(half.safeAreaInsets.top == 30)
  }

  @Test("Looking active is told by traits alone, to those who registered for that trait")
  func traits() {
    let window = visibleWindow()
    let view = UIView()
    window.addSubview(view)
    var active: [Bool] = []
    var scales = 0
    view.registerForTraitChanges([UITraitActiveAppearance.self]) { (view: UIView, _: UITraitCollection) in
      active.append(view.traitCollection.activeAppearance == .active)
    }
    view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _: UITraitCollection) in
      scales += 1
    }
    scene.standInSetLooksActive(false)
    scene.standInFlickerActiveAppearance()
    #expect(active == [false, true, false, true])
    #expect(scales == 0)
  }

  @Test("The geometry can be observed until the observation is dropped")
  func geometry() {
    var count = 0
    var observation: NSKeyValueObservation? = scene.observe(\.effectiveGeometry) { _, _ in
      MainActor.assumeIsolated { count += 1 }
    }
    scene.standInMove(to: CGRect(x: 5, y: 6, width: 700, height: 800))
    #expect(count == 1)
    #expect(scene.effectiveGeometry.systemFrame.origin == CGPoint(x: 5, y: 6))
    _ = observation
    observation = nil
    scene.standInMove(to: CGRect(x: 0, y: 0, width: 700, height: 800))
    #expect(count == 1)
  }

  @Test("Associated objects go with their owner")
  func associatedObjects() {
    final class Held {}
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { key.deallocate() }
    weak var held: Held?
    do {
      let window = visibleWindow()
      let object = Held()
      held = object
      objc_setAssociatedObject(window, key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(window, key) as? Held === object)
    }
    #expect(held == nil)
  }
}
#endif
