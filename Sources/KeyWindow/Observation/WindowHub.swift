/// Everything that is observed: reads hinted windows once per turn of the loop, decides which one is key,
/// and publishes what changed, all at once.
///
/// A turn goes: read every hinted window; decide; make the new states visible; only then tell. So a getter
/// called inside any callback agrees with it, for all windows.
@MainActor package final class WindowHub {
  /// The hub of the process's own windows.
  package static let shared = WindowHub { PlatformScheduler($0) }

  /// The hub that the window takes part in.
  static func hub(of window: any ObservableWindow) -> WindowHub {
    (window as? any SeparateHubWindow)?.hub ?? shared
  }

  /// Told after new states became visible and before their observers are told.
  let willTell = Listeners<@MainActor () -> Void>()

  /// Counts what can be read ahead of the turn in which it's told: a window came or went, or something else that
  /// waits for a turn.
  private(set) var changesAhead: UInt64 = 0

  /// The window that became main last; nil when it isn't observed any more.
  var lastMain: TrackedWindow?

  private var trackedWindows: [ObjectIdentifier: TrackedWindow] = [:]
  private var scenes: [ObjectIdentifier?: KeyboardScene] = [:]
  private var dirty: [TrackedWindow] = []
  // Changes places with `dirty` in every turn, so that neither allocates anew.
  private var spare: [TrackedWindow] = []
  private var undecided: [KeyboardScene] = []
  private var deciding: [KeyboardScene] = []
  private var afterwards: [@MainActor () -> Void] = []
  /// What is left to be told in this turn.
  private var untold: [TrackedWindow] = []
  private var bodies: [@MainActor () -> Void] = []
  private var nextBody = 0
  private var tellings: UInt64 = 0
  private var isTelling = false
  private var turnIsRequested = false
  private var time: UInt64 = 0
  private var turns: (any TurnScheduler)?

  package init(turns: (_ body: @escaping @MainActor () -> Void) -> any TurnScheduler) {
    useTurns(turns)
  }

  /// Waits for the turns of another loop from now on.
  package func useTurns(_ turns: (_ body: @escaping @MainActor () -> Void) -> any TurnScheduler) {
    self.turns = turns { [weak self] in self?.takeTurn() }
    if turnIsRequested { self.turns?.requestTurn() }
  }

  /// The observed windows, in no order.
  package var windows: some Sequence<TrackedWindow> { trackedWindows.values }

  /// The key window of each scene that has one.
  package var keyWindows: [TrackedWindow] { scenes.values.compactMap(\.key) }

  /// The window as tracked, one for each. The caller adds a listener at once: without one it isn't kept.
  package func trackedWindow(for window: any ObservableWindow) -> TrackedWindow {
    let id = ObjectIdentifier(window)
    if let tracked = trackedWindows[id] {
      if tracked.window === window { return tracked }
      // The window was freed, and a new one lives where it did. Observers of the old one hear of it.
      markDirty(tracked)
      drop(tracked)
    }
    return add(window)
  }

  /// Runs `body` in the coming turn, after the new states became visible.
  func inNextTurn(_ body: @escaping @MainActor () -> Void) {
    changesAhead += 1
    afterwards.append(body)
    requestTurn()
  }

  private func add(_ window: any ObservableWindow) -> TrackedWindow {
    time += 1
    changesAhead += 1
    let tracked = TrackedWindow(window, in: self, at: time)
    trackedWindows[tracked.windowID] = tracked
    _ = tracked.read(window, at: time)
    let scene = scene(of: window)
    tracked.move(to: scene)
    // If another window is key, it may be about to lose that; the coming turn tells.
    if scene.key?.window == nil && tracked.keyClaim.isEligible {
      decide(scene)
      // The window that was key before is gone: there's nobody to tell.
      scene.keyIsPublished()
    } else if tracked.claimsToOwnKeyWindow {
      scene.addOwner(tracked, ownersOf: owners)
    }
    _ = tracked.publish(at: time)
    tracked.start()
    // Read again: what changed between reading and subscribing gave no hint.
    markDirty(tracked)
    markUndecided(scene)
    return tracked
  }

  func drop(_ tracked: TrackedWindow) {
    if trackedWindows[tracked.windowID] === tracked { trackedWindows[tracked.windowID] = nil }
    if lastMain === tracked { lastMain = nil }
    changesAhead += 1
    let scene = tracked.scene
    tracked.stop()
    if let scene {
      markUndecided(scene)
      requestTurn()
    }
  }

  private func scene(of window: any ObservableWindow) -> KeyboardScene {
    let keyScene = window.keyScene
    let id = keyScene.map { ObjectIdentifier($0) }
    // One that's gone keeps the windows that it has, until they say that they're in another.
    if let scene = scenes[id], scene.stands(for: keyScene) { return scene }
    let scene = KeyboardScene(keyScene)
    scenes[id] = scene
    return scene
  }

  func markDirty(_ tracked: TrackedWindow) {
    guard !tracked.isDirty else { return }
    tracked.isDirty = true
    // Taken out meanwhile, as in `Listeners`.
    var marked = dirty
    dirty = []
    marked.append(tracked)
    dirty = marked
    requestTurn()
  }

  /// The scene will be decided anew in this turn, or in the one that the caller requests.
  private func markUndecided(_ scene: KeyboardScene) {
    guard !scene.isUndecided else { return }
    scene.isUndecided = true
    undecided.append(scene)
  }

  private func requestTurn() {
    guard !turnIsRequested else { return }
    turnIsRequested = true
    turns?.requestTurn()
  }

  /// May begin while another turn is telling, in a modal loop that a listener runs. It tells what that one has left.
  private func takeTurn() {
    guard turnIsRequested || isTelling else { return }
    turnIsRequested = false
    time += 1
    let changed = readDirty()
    if changed.isEmpty && undecided.isEmpty && afterwards.isEmpty && !isTelling { return }
    let decided = decideUndecided()
    // One that is in both has nothing new the second time.
    for tracked in changed where tracked.publish(at: time) { untold.append(tracked) }
    for tracked in decided where tracked.publish(at: time) { untold.append(tracked) }
    if bodies.isEmpty { swap(&bodies, &afterwards) } else { bodies += afterwards }
    afterwards = []
    tell()
  }

  private func tell() {
    isTelling = true
    tellings += 1
    let number = tellings
    turns?.expectNestedLoop()
    willTell.tell()
    var next = 0
    // A turn in a modal loop that a listener ran has told all the rest.
    while tellings == number, next < untold.count {
      untold[next].tell()
      next += 1
    }
    while tellings == number, nextBody < bodies.count {
      nextBody += 1
      bodies[nextBody - 1]()
    }
    guard tellings == number else { return }
    isTelling = false
    untold.empty()
    if nextBody > 0 { (bodies, nextBody) = ([], 0) }
  }

  /// Reads the windows that gave a hint.
  ///
  /// - Returns: those that read differently.
  private func readDirty() -> [TrackedWindow] {
    var hinted = dirty
    (dirty, spare) = (spare, [])
    defer {
      hinted.empty()
      spare = hinted
    }
    var changed: [TrackedWindow] = []
    for tracked in hinted {
      tracked.isDirty = false
      guard tracked.isObserved else { continue }
      // One after the other: of two claims in one turn, the one hinted at later is the later one.
      time += 1
      let window = tracked.window
      let isChanged = tracked.read(window, at: time)
      if isChanged { changed.append(tracked) }
      // A window that was dropped meanwhile is out of its scene, and stays out.
      guard let old = tracked.scene else { continue }
      var new = old
      if let window, !old.stands(for: window.keyScene) { new = scene(of: window) }
      if isChanged || new !== old {
        tracked.move(to: new)
        markUndecided(old)
        if new !== old { markUndecided(new) }
      }
    }
    return changed
  }

  /// - Returns: the windows that became key or ceased to be.
  private func decideUndecided() -> [TrackedWindow] {
    var concerned: [TrackedWindow] = []
    swap(&undecided, &deciding)
    defer { deciding.empty() }
    for scene in deciding {
      scene.isUndecided = false
      decide(scene)
      concerned += scene.takeUnpublished()
      if scene.memberCount == 0 && scenes[scene.id] === scene { scenes[scene.id] = nil }
    }
    return concerned
  }

  private func decide(_ scene: KeyboardScene) {
    scene.decide(ownersOf: owners) { seconds, whenHoldPasses in
      turns?.after(seconds) { [weak self, weak scene] in
        whenHoldPasses()
        guard let self, let scene else { return }
        markUndecided(scene)
        requestTurn()
      } ?? WindowObservation {}
    }
  }

  /// A window that says that one which belongs to it is key, where no observed window is.
  var unobservedKeyOwner: TrackedWindow? {
    for scene in scenes.values where scene.key == nil {
      if let owner = scene.owners.first { return owner }
    }
    return nil
  }

  /// The observed window that this one belongs to in the end; itself if it belongs to none.
  func outermostOwner(of tracked: TrackedWindow) -> TrackedWindow {
    owners(of: tracked).last ?? tracked
  }

  /// The observed ones of the windows in its scene that this one belongs to, the nearest first.
  private func owners(of tracked: TrackedWindow) -> [TrackedWindow] {
    var owners: [TrackedWindow] = []
    var window = tracked.window
    var seen: Set<ObjectIdentifier> = []
    // Nothing keeps an adapter from naming windows that belong to each other.
    while let current = window, seen.insert(ObjectIdentifier(current)).inserted {
      window = current.readOwningWindow()
      guard let window, let owner = trackedWindows[ObjectIdentifier(window)], owner.window === window,
        owner !== tracked, owner.scene === tracked.scene
      else { continue }
      owners.append(owner)
    }
    return owners
  }
}

extension Array {
  /// Removes all elements and keeps the capacity. For a few this costs far less than `removeAll`.
  fileprivate mutating func empty() {
    while popLast() != nil {}
  }
}

/// A window that isn't of this process's window system, such as a simulated one: it shares no keyboard with
/// the others.
@MainActor package protocol SeparateHubWindow: ObservableWindow {
  var hub: WindowHub { get }
}
