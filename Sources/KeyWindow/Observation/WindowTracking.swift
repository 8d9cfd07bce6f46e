/// Everything that is observed: reads hinted windows once per turn of the loop, decides which one is key,
/// and publishes what changed, all at once.
///
/// A turn goes: read every hinted window; decide; make the new states visible; only then tell. So a getter
/// called inside any callback agrees with it, for all windows.
@MainActor package final class WindowTracking {
  /// The tracking of the process's own windows.
  package static let shared = WindowTracking { MainQueueTurns($0) }

  /// The tracking that the window takes part in.
  static func tracking(of window: any ObservableWindow) -> WindowTracking {
    (window as? any SeparatelyTrackedWindow)?.tracking ?? shared
  }

  /// Told after new states became visible and before their observers are told.
  let willTell = Listeners<@MainActor () -> Void>()

  /// Counts what can be read ahead of the turn in which it's told: a window came or went, or something else that
  /// waits for a turn.
  private(set) var changesAhead: UInt64 = 0

  private var trackers: [ObjectIdentifier: WindowTracker] = [:]
  private var scenes: [ObjectIdentifier?: KeyScene] = [:]
  private var dirty: [WindowTracker] = []
  // Changes places with `dirty` in every turn, so that neither allocates anew.
  private var hinted: [WindowTracker] = []
  private var undecided: [KeyScene] = []
  private var deciding: [KeyScene] = []
  private var afterwards: [@MainActor () -> Void] = []
  private var turnIsRequested = false
  private var time: UInt64 = 0
  private var turns: (any LoopTurns)?

  package init(turns: (_ body: @escaping @MainActor () -> Void) -> any LoopTurns) {
    self.turns = turns { [weak self] in self?.takeTurn() }
  }

  /// The observed windows, in no order.
  package var windows: some Sequence<WindowTracker> { trackers.values }

  /// The key window of each scene that has one.
  package var keyWindows: [WindowTracker] { scenes.values.compactMap(\.key) }

  /// The one tracker of the window. The caller adds a listener at once: a tracker lives as long as its last.
  package func tracker(for window: any ObservableWindow) -> WindowTracker {
    let id = ObjectIdentifier(window)
    if let tracker = trackers[id] {
      if tracker.window === window { return tracker }
      // The window was freed, and a new one lives where it did. Whoever observed the old one hears of it.
      markDirty(tracker)
      drop(tracker)
    }
    return add(window)
  }

  /// Runs `body` in the coming turn, after the new states became visible.
  func inNextTurn(_ body: @escaping @MainActor () -> Void) {
    changesAhead += 1
    afterwards.append(body)
    requestTurn()
  }

  private func add(_ window: any ObservableWindow) -> WindowTracker {
    time += 1
    changesAhead += 1
    let tracker = WindowTracker(window, in: self, at: time)
    trackers[tracker.windowID] = tracker
    _ = tracker.read(window, at: time)
    let scene = scene(of: window)
    tracker.move(to: scene)
    // If another window is key, it may be about to lose that; the coming turn tells.
    if scene.key?.window == nil && tracker.keyClaim.isEligible {
      decide(scene)
      // The window that was key before is gone: there's nobody to tell.
      _ = scene.takeUnpublished()
    }
    _ = tracker.publish(at: time)
    tracker.start()
    // Read again: what changed between reading and subscribing gave no hint.
    markDirty(tracker)
    markUndecided(scene)
    return tracker
  }

  func drop(_ tracker: WindowTracker) {
    if trackers[tracker.windowID] === tracker { trackers[tracker.windowID] = nil }
    changesAhead += 1
    let scene = tracker.scene
    tracker.stop()
    if let scene { markUndecided(scene) }
  }

  private func scene(of window: any ObservableWindow) -> KeyScene {
    let id = window.keySceneID
    if let scene = scenes[id] { return scene }
    let scene = KeyScene(id)
    scenes[id] = scene
    return scene
  }

  func markDirty(_ tracker: WindowTracker) {
    guard !tracker.isDirty else { return }
    tracker.isDirty = true
    dirty.append(tracker)
    requestTurn()
  }

  private func markUndecided(_ scene: KeyScene) {
    if !undecided.contains(where: { $0 === scene }) { undecided.append(scene) }
    requestTurn()
  }

  private func requestTurn() {
    guard !turnIsRequested else { return }
    turnIsRequested = true
    turns?.requestTurn()
  }

  private func takeTurn() {
    turnIsRequested = false
    time += 1
    var changed = readDirty()
    if changed.isEmpty && undecided.isEmpty && afterwards.isEmpty { return }
    changed += decideUndecided().filter { tracker in !changed.contains { $0 === tracker } }
    changed = changed.filter { $0.publish(at: time) }
    let others = afterwards
    afterwards = []
    willTell.tell()
    for tracker in changed { tracker.tell() }
    for body in others { body() }
  }

  /// Reads the windows that gave a hint.
  ///
  /// - Returns: those that read differently.
  private func readDirty() -> [WindowTracker] {
    swap(&dirty, &hinted)
    defer { hinted.removeAll(keepingCapacity: true) }
    var changed: [WindowTracker] = []
    for tracker in hinted {
      tracker.isDirty = false
      guard tracker.isObserved else { continue }
      // One after the other: of two claims in one turn, the one hinted at later is the later one.
      time += 1
      let window = tracker.window
      let isChanged = tracker.read(window, at: time)
      if isChanged { changed.append(tracker) }
      // A tracker that was dropped meanwhile is out of its scene, and stays out.
      guard let old = tracker.scene else { continue }
      let new = window.map { $0.keySceneID == old.id ? old : scene(of: $0) } ?? old
      if isChanged || new !== old {
        tracker.move(to: new)
        markUndecided(old)
        if new !== old { markUndecided(new) }
      }
    }
    return changed
  }

  /// - Returns: the windows that became key or ceased to be.
  private func decideUndecided() -> [WindowTracker] {
    var concerned: [WindowTracker] = []
    swap(&undecided, &deciding)
    defer { deciding.removeAll(keepingCapacity: true) }
    for scene in deciding {
      decide(scene)
      concerned += scene.takeUnpublished()
      if scene.memberCount == 0 && scenes[scene.id] === scene { scenes[scene.id] = nil }
    }
    return concerned
  }

  private func decide(_ scene: KeyScene) {
    scene.decide { seconds, whenHoldPasses in
      turns?.after(seconds) { [weak self, weak scene] in
        whenHoldPasses()
        if let scene { self?.markUndecided(scene) }
      } ?? WindowObservation {}
    }
  }
}

/// A window that isn't of this process's window system, such as a simulated one: it shares no keyboard with
/// the others.
@MainActor package protocol SeparatelyTrackedWindow: ObservableWindow {
  var tracking: WindowTracking { get }
}
