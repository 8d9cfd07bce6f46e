import Foundation
import KeyWindow

/// A desktop of simulated windows, for tests that need windows and have no display.
///
/// A test scripts what the user and the window system do, and decides when a turn of the main loop passes:
///
/// ```swift
/// @MainActor @Test("The editor dims while another window is key")
/// func dims() {
///   let desktop = SimulatedDesktop()
///   let editor = desktop.open("Editor")
///   let observer = WindowObserver(editor)
///   #expect(observer.isKeyWindow)
///
///   let search = desktop.open("Search")
///   desktop.settle()
///   #expect(!observer.isKeyWindow)
///
///   search.close()
///   desktop.settle()
///   #expect(observer.isKeyWindow)
/// }
/// ```
///
/// Nothing happens by itself: states are published in ``turn()``, ``settle(within:)`` and
/// ``advance(by:)``, time passes in the last only, and a script plays the same way every time.
///
/// Well-behaved by default, the desktop can play the manners of real platforms: swaps that pass a moment
/// with two key windows or with none (``keySwap``), hints that come late, twice, in another order or not at
/// all (``delivering(_:_:)``), hidden windows that still say they're key (``hiddenWindowsClaimKey``),
/// commands that aren't there (``abilities``) and facts that nobody tells (``concealed``).
///
/// Keep the desktop for as long as the test lasts: it owns its windows.
@MainActor public final class SimulatedDesktop {
  /// The open and the closed windows, the front one first. Freed ones aren't among them.
  public internal(set) var windows: [SimulatedWindow] = []

  /// The scene of the windows that are opened without naming one.
  public private(set) lazy var appScene = SimulatedScene("app", on: self)
  /// All scenes, ``appScene`` first.
  public private(set) lazy var scenes = [appScene]
  /// The scene that looks active: the one that the user last gave a window's keyboard.
  public private(set) weak var activeScene: SimulatedScene?

  /// The app is in front.
  public private(set) var isAppActive = true

  /// The screen that all windows are on.
  public var screen: ScreenState {
    didSet { hintAll() }
  }

  /// For how many seconds a window stays key without a claim; see
  /// ``/KeyWindow/ObservableWindow/keyLossHold``. Zero at first.
  public var keyLossHold: TimeInterval = 0

  /// How a swap of the key window is told. Together at first.
  public var keySwap = KeySwap.together
  /// Windows that are hidden, minimised or closed go on saying that they're key, until another window gets
  /// the keyboard. False at first.
  public var hiddenWindowsClaimKey = false
  /// A closed window is gone for good and has no state, as on GTK. False at first: it has a state, isn't visible, and
  /// can be reopened, as on Apple's platforms while somebody holds it.
  public var closingDestroysWindows = false
  /// When the key window goes, the front one of those that are left gets the keyboard. True at first.
  public var passesKeyOn = true
  /// The window system gives a window the keyboard when the window asks for it by command. True at first;
  /// on Wayland it may be false.
  public var grantsKeyOnRequest = true
  /// What the window system can do. Everything at first.
  public var abilities = Set(WindowAbility.allCases)
  /// What the window system doesn't tell. Nothing at first.
  public var concealed: Set<WindowDetail> = [] {
    didSet { hintAll() }
  }

  /// The registry of the desktop's windows, apart from ``/KeyWindow/WindowRegistry/shared``.
  public let registry: WindowRegistry

  package let hub: WindowHub
  let turns: ManualTurns
  private var delivery = HintDelivery.prompt
  private var postponed: [@MainActor () -> Void] = []

  /// A desktop without windows.
  ///
  /// - Parameter screen: its only screen; 1440 by 900 points with a bar of 24 at the top unless given.
  public init(
    screen: ScreenState = ScreenState(
      name: "Simulated",
      frame: CGRect(x: 0, y: 0, width: 1440, height: 900),
      visibleFrame: CGRect(x: 0, y: 24, width: 1440, height: 876),
      scale: 2)
  ) {
    self.screen = screen
    var turns: ManualTurns?
    hub = WindowHub { body in
      let manual = ManualTurns(body)
      turns = manual
      return manual
    }
    self.turns = turns ?? ManualTurns {}
    registry = WindowRegistry(hub: hub)
  }

  /// Opens a window in front of the others. It gets the keyboard unless its kind can't have it or the app
  /// isn't active.
  ///
  /// - Parameters:
  ///   - title: what its title bar says.
  ///   - kind: what the window is to the keyboard.
  ///   - frame: its place on screen and its size, in points.
  ///   - insets: its safe-area insets in points; nil for a window that hasn't been laid out yet.
  ///   - owner: the window that it belongs to, as a sheet does; nil for none.
  ///   - scene: the scene it belongs to; nil for the app's.
  @discardableResult public func open(
    _ title: String,
    as kind: SimulatedWindow.Kind = .standard,
    frame: CGRect = CGRect(x: 100, y: 100, width: 800, height: 600),
    insets: WindowInsets? = WindowInsets(top: 28),
    belongingTo owner: SimulatedWindow? = nil,
    in scene: SimulatedScene? = nil
  ) -> SimulatedWindow {
    let window = SimulatedWindow(
      title, kind: kind, frame: frame, insets: insets, owner: owner, scene: scene ?? owner?.scene ?? appScene,
      desktop: self)
    windows.insert(window, at: 0)
    if isAppActive && window.canBeKey { giveKey(to: window) }
    return window
  }

  /// Adds a scene that has a keyboard of its own, as on iPad.
  public func addScene(_ name: String) -> SimulatedScene {
    let scene = SimulatedScene(name, on: self)
    scenes.append(scene)
    return scene
  }

  /// Another app comes to front: no window has the keyboard then.
  public func deactivateApp() {
    guard isAppActive else { return }
    isAppActive = false
    for scene in scenes { scene.appDidDeactivate() }
    hintAll()
  }

  /// The app comes to front again: each scene's last key window gets the keyboard back.
  public func activateApp() {
    guard !isAppActive else { return }
    isAppActive = true
    for scene in scenes { scene.appDidActivate() }
    hintAll()
  }

  func giveKey(to window: SimulatedWindow) {
    window.scene.giveKey(to: window)
    guard activeScene !== window.scene else { return }
    let old = activeScene
    activeScene = window.scene
    for window in windows where window.scene === old || window.scene === activeScene { window.hint() }
  }

  func bringToFront(_ window: SimulatedWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.insert(windows.remove(at: index), at: 0)
  }
}

// MARK: - Time

extension SimulatedDesktop {
  /// Lets one turn of the main loop pass: what is due is played, and what changed is published. Inside a
  /// callback it's a turn of a modal loop that the callback runs, as an alert's.
  public func turn() {
    turns.take()
  }

  /// Lets turns pass until nothing is left to play or to publish. No time passes.
  ///
  /// - Parameter limit: the number of turns after which it gives up: an app that answers every state with
  ///   another change never comes to rest.
  /// - Returns: whether everything came to rest.
  @discardableResult public func settle(within limit: Int = 1_000) -> Bool {
    for _ in 0..<limit {
      if turns.isQuiet { return true }
      turn()
    }
    return turns.isQuiet
  }

  /// Settles, lets seconds pass, and settles after everything that falls due meanwhile, such as the end of
  /// ``keyLossHold``.
  public func advance(by seconds: TimeInterval) {
    settle()
    let end = turns.now + seconds
    while turns.runTimers(dueBy: end) { settle() }
  }
}

// MARK: - Hints

extension SimulatedDesktop {
  /// Plays `script` with another delivery of the hints that it causes.
  ///
  /// ```swift
  /// desktop.delivering(.missing) { window.move(to: .zero) }
  /// ```
  public func delivering(_ delivery: HintDelivery, _ script: @MainActor () -> Void) {
    let outer = (self.delivery, postponed)
    (self.delivery, postponed) = (delivery, [])
    script()
    let last = postponed
    (self.delivery, postponed) = outer
    for hint in last.reversed() { hint() }
  }

  func deliver(_ hint: @escaping @MainActor () -> Void) {
    switch delivery {
    case .prompt: hint()
    case .repeated(let times): for _ in 0..<times { hint() }
    case .reversed: postponed.append(hint)
    case .late(let number): turns.inTurn(number, hint)
    case .missing: break
    }
  }

  func hintAll() {
    for window in windows { window.hint() }
  }
}
