import Foundation

@testable import KeyWindow
@testable import KeyWindowTesting

/// Plays a script on a desktop, with observers of the real kind and with the reference model, and notes the
/// first thing that isn't as it should be.
@MainActor final class ScriptPlayer {
  @MainActor private final class Observed {
    let observer = WindowObserver()
    /// The number of the window; nil for none.
    var window: Int?
  }

  @MainActor private final class Subscription {
    weak var observed: Observed?
    var token: WindowObservation?
    var last: WindowState??
    var deed: DesktopStep.Deed?
  }

  private let desktop = SimulatedDesktop()
  private let model: ReferenceModel
  private let scenes: [SimulatedScene]
  private var windows: [(number: Int, window: SimulatedWindow)] = []
  private var opened = 0
  private var observers: [Observed] = []
  private var subscriptions: [Subscription] = []
  /// How the hints of the present step are delivered.
  private var delivery = HintDelivery.prompt
  /// Freed windows whose end nobody was told, or not yet: their observers read no state any more, and that is
  /// all there is.
  private var silentEnds: Set<Int> = []
  private var lateEnds: Set<Int> = []
  /// A callback did something, so that who was told what is settled in a later turn only.
  private var deedWasDone = false
  private(set) var failure: String?

  private init() {
    model = ReferenceModel(of: desktop)
    scenes = [desktop.appScene, desktop.addScene("left"), desktop.addScene("right")]
  }

  /// - Returns: what went wrong, and at which step; nil if nothing did.
  static func failure(in steps: [DesktopStep]) -> String? {
    let player = ScriptPlayer()
    for (number, step) in steps.enumerated() {
      player.play(step)
      if let failure = player.failure { return "step \(number + 1), \(step): \(failure)" }
    }
    player.play(.rest)
    return player.failure.map { "at the end: \($0)" }
  }

  private func play(_ step: DesktopStep) {
    switch step {
    case .open(let kind, let scene): open(kind, scene)
    case .act(let act, let window, let amount):
      if let window = pick(window, of: windows)?.window { perform(act, on: window, amount) }
    case .delivered(let delivery, let step):
      self.delivery = delivery
      desktop.delivering(delivery) { play(step) }
      self.delivery = .prompt
    case .activateApp(let isActive): if isActive { desktop.activateApp() } else { desktop.deactivateApp() }
    case .swap(let swap): desktop.keySwap = swap
    case .hold(let seconds): desktop.keyLossHold = seconds
    case .hiddenWindowsClaimKey(let claim): desktop.hiddenWindowsClaimKey = claim
    case .passesKeyOn(let passes): desktop.passesKeyOn = passes
    case .conceal(let details): desktop.concealed = Set(details)
    case .newObserver(let window):
      let observed = Observed()
      observers.append(observed)
      observe(pick(window, of: windows), with: observed)
    case .observe(let observer, let window):
      if let observed = pick(observer, of: observers) { observe(pick(window, of: windows), with: observed) }
    case .observeNone(let observer):
      if let observed = pick(observer, of: observers) { observe(nil, with: observed) }
    case .freeObserver(let observer): if let observed = pick(observer, of: observers) { free(observed) }
    case .subscribe(let observer, let initial):
      if let observed = pick(observer, of: observers) { subscribe(to: observed, initial: initial) }
    case .endSubscription(let number):
      if let subscription = pick(number, of: subscriptions) { end(subscription) }
    case .arm(let number, let deed): pick(number, of: subscriptions)?.deed = deed
    case .turn:
      deedWasDone = false
      desktop.turn()
      check()
    case .advance(let seconds):
      desktop.advance(by: seconds)
      check()
    case .rest: rest()
    }
  }

  private func pick<Item>(_ number: Int, of items: [Item]) -> Item? {
    items.isEmpty ? nil : items[number % items.count]
  }

  // MARK: - Windows

  private func open(_ kind: Int, _ scene: Int) {
    guard windows.count < 50 else { return }
    let kinds: [SimulatedWindow.Kind] = [.standard, .standard, .standard, .panel, .passive]
    let window = desktop.open("\(opened)", as: kinds[kind % kinds.count], in: scenes[scene % scenes.count])
    windows.insert((opened, window), at: 0)
    opened += 1
  }

  private func perform(_ act: DesktopStep.Act, on window: SimulatedWindow, _ amount: Int) {
    let insets = WindowInsets(top: CGFloat(amount % 3), left: CGFloat(amount % 5))
    let size = CGSize(width: amount % 4, height: amount % 3)
    switch act {
    case .makeKey: window.makeKey()
    case .loseKey: window.loseKey()
    case .bounce: window.bounceKey()
    case .bounceApart: window.bounceKey(turns: amount % 4)
    case .hide: window.hide()
    case .show: window.show()
    case .miniaturize: window.miniaturize()
    case .deminiaturize: window.deminiaturize()
    case .occlude: window.occlude()
    case .uncover: window.uncover()
    case .move: window.move(to: CGPoint(x: amount % 3, y: amount % 2))
    case .resize: window.resize(to: size, insets: insets)
    case .resizeWithLateInsets: window.resize(to: size, insets: insets, late: amount % 4)
    case .inset: window.inset(by: amount % 4 == 0 ? nil : insets)
    case .zoom: window.zoom()
    case .unzoom: window.unzoom()
    case .enterFullScreen: window.enterFullScreen()
    case .exitFullScreen: window.exitFullScreen()
    case .tile: window.tile(to: amount % 2 == 0 ? nil : CGRect(x: 0, y: 0, width: amount % 5, height: 7))
    case .untile: window.untile()
    case .beginResizing: window.beginResizing()
    case .endResizing: window.endResizing()
    case .insetControls: window.insetControls(by: amount % 4 == 0 ? nil : insets)
    case .leaveActiveSpace: window.leaveActiveSpace()
    case .enterActiveSpace: window.enterActiveSpace()
    case .performActivate: try? window.performWindowCommand(.activate)
    case .performSetPosition:
      try? window.performWindowCommand(.setPosition(CGPoint(x: amount % 3, y: amount % 2)))
    case .rename: window.rename(to: amount % 4 == 0 ? nil : "\(amount % 4)")
    case .changeScene: window.move(to: scenes[amount % scenes.count])
    case .belongToAnother: window.belong(to: pick(amount, of: windows)?.window)
    case .belongToNone: window.belong(to: nil)
    case .close: window.close()
    case .reopen: window.reopen()
    case .hint: window.hint()
    case .destroy: window.destroy()
    case .free:
      let number = windows.first { $0.window === window }?.number
      if let number, delivery == .missing { silentEnds.insert(number) }
      if let number, case .late = delivery { lateEnds.insert(number) }
      window.free()
      windows.removeAll { $0.window === window }
    }
  }

  // MARK: - Observers

  private func observe(_ item: (number: Int, window: SimulatedWindow)?, with observed: Observed) {
    if let item, item.number == observed.window { return }
    if let number = observed.window { model.didStopObserving(number) }
    if let item { model.didObserve(item.window, number: item.number) }
    observed.window = item?.number
    observed.observer.observe(item?.window)
    if observed.observer.state != expected(observed) {
      fail("an observer that was just given a window reads", observed)
    }
  }

  private func free(_ observed: Observed) {
    if let number = observed.window { model.didStopObserving(number) }
    observers.removeAll { $0 === observed }
    // Goes with the last reference, which a callback of it may still hold.
    observed.window = nil
    observed.observer.observe(nil)
  }

  private func subscribe(to observed: Observed, initial: Bool) {
    let subscription = Subscription()
    subscription.observed = observed
    if !initial { subscription.last = .some(observed.observer.state) }
    subscription.token = observed.observer.onChange(initial: initial) { [unowned self, weak subscription] in
      if let subscription { told($0, subscription) }
    }
    subscriptions.append(subscription)
  }

  private func end(_ subscription: Subscription) {
    subscription.token = nil
    subscriptions.removeAll { $0 === subscription }
  }

  private func told(_ state: WindowState?, _ subscription: Subscription) {
    guard let observed = subscription.observed else { return }
    if subscription.token == nil && subscription.last != nil { return fail("told after its end") }
    if subscription.last == .some(state) { fail("told the same twice") }
    if observed.observer.state != state { fail("told something else than can be read", observed) }
    subscription.last = .some(state)
    checkKeys()
    if let deed = subscription.deed {
      subscription.deed = nil
      deedWasDone = true
      perform(deed, from: subscription, observed)
    }
  }

  private func perform(_ deed: DesktopStep.Deed, from subscription: Subscription, _ observed: Observed) {
    let own = windows.first { $0.number == observed.window }
    let other = windows.last { $0.number != observed.window }
    switch deed {
    case .endItself: end(subscription)
    case .endAll: for subscription in subscriptions { end(subscription) }
    case .freeObserver: free(observed)
    case .observeAnother: observe(other, with: observed)
    case .observeNone: observe(nil, with: observed)
    case .destroyWindow: own?.window.destroy()
    case .freeWindow: if let own { perform(.free, on: own.window, 0) }
    case .hideWindow: own?.window.hide()
    case .makeAnotherKey: other?.window.makeKey()
    case .subscribe: subscribe(to: observed, initial: true)
    case .runModalLoop:
      other?.window.makeKey()
      desktop.turn()
      desktop.turn()
      check()
    }
  }

  // MARK: - What must be true

  private func expected(_ observed: Observed) -> WindowState? {
    observed.window.flatMap { model.state(of: $0) }
  }

  /// After a turn: everybody sees what the model says, and has been told so.
  private func check() {
    for observed in observers where observed.observer.state != expected(observed) {
      return fail("an observer reads", observed)
    }
    checkKeys()
    if !deedWasDone { checkTold() }
  }

  private func checkTold() {
    for subscription in subscriptions {
      guard let observed = subscription.observed else { continue }
      if let number = observed.window, silentEnds.contains(number) || lateEnds.contains(number) { continue }
      if subscription.last != .some(observed.observer.state) {
        return fail("an observer hasn't told", subscription.last ?? nil, observed.observer.state)
      }
    }
  }

  /// At any moment: at most one window of a scene is key, and the registry knows one if there is any.
  private func checkKeys() {
    var keys: [ObjectIdentifier?: Int] = [:]
    for observed in observers {
      guard observed.observer.isKeyWindow, let number = observed.window else { continue }
      let scene = model.scene(of: number)
      if keys[scene] ?? number != number { fail("two key windows in a scene, \(number) and another") }
      keys[scene] = number
    }
    let registered = desktop.registry.keyWindow
    if registered == nil && !keys.isEmpty { fail("the registry has no key window, and there is one") }
    if registered?.state.isKey == false { fail("the registry's key window isn't key") }
  }

  /// At rest everybody sees the desktop as it is.
  private func rest() {
    desktop.advance(by: 1)
    for (_, window) in windows { window.hint() }
    deedWasDone = false
    lateEnds = []
    desktop.advance(by: 1)
    desktop.advance(by: 1)
    check()
    checkTold()
    for observed in observers {
      guard let (number, window) = windows.first(where: { $0.number == observed.window }) else { continue }
      var truth = window.readWindowState()
      // Claims to be key though it's minimised, which isn't told: nobody can know.
      if window.facts.isMiniaturized == true, truth?.isKey == true, truth?.isMiniaturized == nil { continue }
      if truth?.isKey != window.isKey {
        truth?.isKey = window.isKey
        truth?.isMain = window.isKey
      }
      // Who owns the key window is known as far as that is observed; else the window's word counts.
      truth?.ownsKeyWindow = expected(observed)?.ownsKeyWindow ?? false
      if observed.observer.state != truth {
        return fail("at rest an observer reads window \(number)", observed.observer.state, truth)
      }
    }
  }

  private func fail(_ text: String) {
    if failure == nil { failure = text }
  }

  private func fail(_ text: String, _ observed: Observed) {
    fail(
      "\(text) window \(observed.window.map { "\($0)" } ?? "none")", observed.observer.state,
      expected(observed))
  }

  private func fail(_ text: String, _ read: WindowState?, _ expected: WindowState?) {
    var (one, other) = ("", "")
    dump(read, to: &one)
    dump(expected, to: &other)
    let lines = (one.split(separator: "\n"), other.split(separator: "\n"))
    let differences = zip(lines.0, lines.1).dropFirst().filter { $0 != $1 }.map { "\($0) instead of \($1)" }
    fail("\(text): \(differences.joined(separator: ", "))")
  }
}
