import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("The registry of windows") struct WindowRegistryTests {
  let desktop = SimulatedDesktop()
  var registry: WindowRegistry { desktop.registry }

  /// Opens a window and observes it for as long as the result is kept.
  func open(
    _ title: String, as kind: SimulatedWindow.Kind = .standard, in scene: SimulatedScene? = nil
  ) -> WindowObserver {
    let observer = WindowObserver(desktop.open(title, as: kind, in: scene))
    desktop.settle()
    return observer
  }

  func window(_ observer: WindowObserver) throws -> SimulatedWindow {
    try #require(observer.observedWindow as? SimulatedWindow)
  }

  var keyTitle: String? { registry.keyWindow?.state.title }
  var titles: [String] { registry.windows.compactMap(\.state.title) }

  @Test("has no key window and no windows before any is observed")
  func empty() {
    desktop.open("Unobserved")
    desktop.settle()
    #expect(registry.keyWindow == nil)
    #expect(registry.windows.isEmpty)
  }

  @Test("follows the key window as it changes")
  func keyWindow() throws {
    let (a, b) = (open("A"), open("B"))
    #expect(keyTitle == "B")
    try window(a).makeKey()
    desktop.settle()
    #expect(keyTitle == "A")
    #expect(registry.keyWindow?.observedWindow === a.observedWindow)
    withExtendedLifetime((a, b)) {}
  }

  @Test("knows a window's state at once when its observation begins")
  func atOnce() {
    let observer = WindowObserver(desktop.open("A"))
    #expect(keyTitle == "A")
    #expect(titles == ["A"])
    withExtendedLifetime(observer) {}
  }

  @Test("lists windows by when they were key, those that never were last, in the order in which they came")
  func recency() throws {
    let never = (open("Tip 1", as: .passive), open("Tip 2", as: .passive))
    let (a, b, c) = (open("A"), open("B"), open("C"))
    #expect(titles == ["C", "B", "A", "Tip 1", "Tip 2"])
    try window(a).makeKey()
    desktop.settle()
    #expect(titles == ["A", "C", "B", "Tip 1", "Tip 2"])
    try window(c).makeKey()
    try window(b).makeKey()
    desktop.settle()
    // C was key within a turn only, which nobody saw.
    #expect(titles == ["B", "A", "C", "Tip 1", "Tip 2"])
    withExtendedLifetime((never, a, b, c)) {}
  }

  @Test("forgets a window that nobody observes any more")
  func unobserved() {
    var a: WindowObserver? = open("A")
    let b = open("B")
    #expect(titles == ["B", "A"])
    a = nil
    desktop.settle()
    #expect(titles == ["B"])
    withExtendedLifetime((a, b)) {}
  }

  @Test(
    "has no key window, for as long as that lasts, when the only one is closed, hidden, minimised or gone",
    arguments: ["close", "hide", "minimise", "destroy"])
  func leaves(_ how: String) throws {
    let observer = open("A")
    let window = try window(observer)
    #expect(keyTitle == "A")
    switch how {
    case "close": window.close()
    case "hide": window.hide()
    case "minimise": window.miniaturize()
    default: window.destroy()
    }
    desktop.advance(by: 60)
    #expect(registry.keyWindow == nil)
    #expect(titles == (how == "destroy" ? [] : ["A"]))
  }

  @Test("takes no hidden window for the key one, though it goes on saying so")
  func hiddenClaim() throws {
    desktop.hiddenWindowsClaimKey = true
    desktop.passesKeyOn = false
    let observer = open("A")
    try window(observer).hide()
    desktop.settle()
    #expect(registry.keyWindow == nil)
  }

  @Test("has no key window while the app is inactive, and the same one afterwards")
  func inactiveApp() throws {
    let (a, b) = (open("A"), open("B"))
    try window(a).makeKey()
    desktop.settle()
    desktop.deactivateApp()
    desktop.settle()
    #expect(registry.keyWindow == nil)
    #expect(titles == ["A", "B"])
    desktop.activateApp()
    desktop.settle()
    #expect(keyTitle == "A")
    withExtendedLifetime(b) {}
  }

  @Test("has a panel as key window that is key while the app is inactive")
  func panelOfInactiveApp() throws {
    let (document, panel) = (open("Document"), open("Panel", as: .panel))
    desktop.deactivateApp()
    try window(panel).makeKey(activatingApp: false)
    desktop.settle()
    #expect(keyTitle == "Panel")
    withExtendedLifetime(document) {}
  }

  @Test("has the dialog as key window, not the main window behind it")
  func dialog() {
    let (document, dialog) = (open("Document"), open("Dialog", as: .panel))
    #expect(document.isMain == true)
    #expect(keyTitle == "Dialog")
    withExtendedLifetime(dialog) {}
  }

  @Test("has the same key window still when one that can't become key opens in front")
  func passive() {
    let (document, tip) = (open("Document"), open("Tip", as: .passive))
    #expect(keyTitle == "Document")
    withExtendedLifetime((document, tip)) {}
  }

  @Test("of two scenes with a key window has that of the scene that looks active")
  func scenes() throws {
    let left = open("Left")
    let right = open("Right", in: desktop.addScene("right"))
    #expect(left.isKeyWindow && right.isKeyWindow)
    #expect(keyTitle == "Right")
    try window(left).makeKey()
    desktop.settle()
    #expect(left.isKeyWindow && right.isKeyWindow)
    #expect(keyTitle == "Left")
    #expect(titles == ["Left", "Right"])
  }

  @Test("of two scenes with a key window has the last one where it isn't known which looks active")
  func scenesWithoutActivity() throws {
    desktop.concealed = [.activity]
    let left = open("Left")
    let right = open("Right", in: desktop.addScene("right"))
    #expect(keyTitle == "Right")
    try window(left).makeKey()
    desktop.settle()
    // Left never ceased to be key in its scene.
    #expect(keyTitle == "Right")
    withExtendedLifetime(right) {}
  }

  @Test("doesn't keep a window alive, and loses it when it is freed")
  func freed() {
    let observer = WindowObserver()
    weak var weakWindow: SimulatedWindow?
    do {
      let window = desktop.open("A")
      weakWindow = window
      observer.observe(window)
      desktop.settle()
      window.free()
    }
    let registered = registry.keyWindow
    desktop.settle()
    #expect(weakWindow == nil)
    #expect(registry.keyWindow == nil)
    #expect(registry.windows.isEmpty)
    #expect(registered?.observedWindow == nil)
  }

  @Test("acts on the registered window")
  func actions() throws {
    let (a, b) = (open("A"), open("B"))
    let last = try #require(registry.windows.last)
    try last.actions.makeKeyAndOrderFront()
    desktop.settle()
    #expect(keyTitle == "A")
    withExtendedLifetime((a, b)) {}
  }

  // MARK: - Followers

  @Test("is up to date before any observer is told")
  func currentFirst() throws {
    let (a, b) = (open("A"), open("B"))
    var seen: [String?] = []
    let tokens = [a, b].map { $0.onChange { [registry] _ in seen.append(registry.keyWindow?.state.title) } }
    try window(a).makeKey()
    desktop.settle()
    #expect(seen == ["A", "A"])
    withExtendedLifetime(tokens) {}
  }

  @Test("tells a change of the key window once, never with none in the middle of a swap")
  func onChange() throws {
    desktop.keyLossHold = 0.05
    desktop.keySwap = .lossFirst(turns: 2)
    let (a, b) = (open("A"), open("B"))
    var told: [String?] = []
    let token = registry.onChange(of: { $0.keyWindow?.state.title }, initial: true) { told.append($0) }
    try window(a).makeKey()
    desktop.settle()
    try window(b).makeKey()
    desktop.settle()
    #expect(told == ["B", "A", "B"])
    token.cancel()
    try window(a).makeKey()
    desktop.settle()
    #expect(told.count == 3)
  }

  @Test("tells of a window's coming, change and going")
  func windowsChange() throws {
    var told: [[String?]] = []
    let token = registry.onChange(of: \.windows) { told.append($0.map(\.state.title)) }
    var a: WindowObserver? = open("A")
    try window(#require(a)).rename(to: "A2")
    desktop.settle()
    a = nil
    desktop.settle()
    #expect(told == [["A"], ["A2"], []])
    withExtendedLifetime((a, token)) {}
  }

  @Test("lets a follower drop its own subscription while it is told")
  func dropsItself() throws {
    let (a, b) = (open("A"), open("B"))
    var told = 0
    var token: WindowObservation?
    token = registry.onChange(of: \.keyWindow) { _ in
      told += 1
      token = nil
    }
    try window(a).makeKey()
    desktop.settle()
    try window(b).makeKey()
    desktop.settle()
    #expect(told == 1)
    #expect(token == nil)
  }

  @Test("hands out its changes as a sequence: the present first, the newest kept")
  func sequence() async throws {
    let (a, b) = (open("A"), open("B"))
    var changes = registry.changes { $0.keyWindow?.state.title }.makeAsyncIterator()
    #expect(await changes.next() == "B")
    try window(a).makeKey()
    desktop.settle()
    try window(b).rename(to: "C")
    try window(b).makeKey()
    desktop.settle()
    #expect(await changes.next() == "C")
  }

  @Test("ends its sequences when it goes")
  func sequenceEnds() async {
    var desktop: SimulatedDesktop? = SimulatedDesktop()
    let changes = desktop?.registry.changes(of: \.keyWindow)
    desktop = nil
    var count = 0
    if let changes { for await _ in changes { count += 1 } }
    #expect(count == 1)
    withExtendedLifetime(desktop) {}
  }

  @Test("is observed property by property", .needsObservation)
  func observation() throws {
    let (a, b) = (open("A"), open("B"))
    let counts = Counts()
    func track(_ name: String, _ read: () -> Void) {
      tracking(read) { counts[name] += 1 }
    }
    track("key window") { _ = registry.keyWindow }
    track("windows") { _ = registry.windows }
    track("key title") { _ = registry[keyWindow: \.title] }
    track("key size") { _ = registry[keyWindow: \.size] }

    // Not the key window.
    try window(a).rename(to: "A2")
    desktop.settle()
    #expect(counts.all == ["windows": 1])

    try window(b).rename(to: "B2")
    desktop.settle()
    #expect(counts.all == ["windows": 1, "key window": 1, "key title": 1])

    // The other window has the same size.
    try window(a).makeKey()
    desktop.settle()
    #expect(counts.all == ["windows": 1, "key window": 1, "key title": 1])
  }
}
