/// One observed window: what it claims, what has been published of it, and who listens.
///
/// There is one for each window, however many observers it has, so that a platform's signal is handled once.
@MainActor package final class WindowTracker {
  package private(set) weak var window: (any ObservableWindow)?

  /// The window's identity, while it lives.
  let windowID: ObjectIdentifier

  /// What everybody sees; nil once the window is gone.
  package var state: WindowState? { sharedState?.value }
  var sharedState: SharedState? { window == nil ? nil : published }

  /// Orders the windows by when they became key; zero for one that never was.
  package private(set) var becameKeyAt: UInt64 = 0

  /// Orders the windows by when their observation began.
  let observedSince: UInt64

  /// The state as read, before all windows' claims to be key were weighed.
  private var claim: SharedState?
  private(set) var claimedAt: UInt64 = 0
  private(set) var scene: KeyScene?
  private(set) var published: SharedState?
  private var hints: WindowObservation?
  private let changes = Listeners<@MainActor () -> Void>()
  /// Nil once the last listener has gone.
  private var tracking: WindowTracking?

  /// The state will be read in the coming turn.
  var isDirty = false

  init(_ window: any ObservableWindow, in tracking: WindowTracking, at time: UInt64) {
    self.window = window
    self.tracking = tracking
    windowID = ObjectIdentifier(window)
    observedSince = time
  }

  var isObserved: Bool { !changes.isEmpty }

  package func addListener(_ body: @escaping @MainActor () -> Void) -> WindowObservation {
    let id = changes.insert(body)
    return WindowObservation {
      self.changes.remove(id)
      if !self.isObserved { self.tracking?.drop(self) }
    }
  }

  // Nothing refers to a tracker weakly: that would make each later use of it slower. `stop()` ends the cycles.
  func start() {
    hints = window?.startWindowHints { self.tracking?.markDirty(self) }
  }

  func stop() {
    hints = nil
    tracking = nil
    move(to: nil)
  }

  /// Reads the window. A claim that begins with this reading is ordered by `time`.
  ///
  /// - Returns: whether it reads differently from the last time.
  func read(at time: UInt64) -> Bool {
    guard let new = window?.readWindowState() else {
      defer { claim = nil }
      return claim != nil
    }
    if let claim, claim.value == new { return false }
    if new.isKey && claim?.value.isKey != true { claimedAt = time }
    claim = SharedState(new)
    return true
  }

  /// Makes the tracker take part in the decision of `scene`.
  func move(to scene: KeyScene?) {
    if self.scene !== scene {
      self.scene?.remove(self)
      scene?.memberCount += 1
    }
    self.scene = scene
    scene?.update(self)
  }

  var keyClaim: KeyClaim<ObjectIdentifier> {
    // A window that was freed claims nothing, even if nobody told its end.
    let claim = window == nil ? nil : claim
    return KeyClaim(
      window: ObjectIdentifier(self),
      claimsKey: claim?.value.isKey ?? false,
      isVisible: claim?.value.isVisible ?? false,
      isMiniaturized: claim?.value.isMiniaturized,
      claimedAt: claimedAt)
  }

  /// Makes what was read and decided the published state, without telling anyone yet.
  ///
  /// - Returns: whether it differs from the last one.
  func publish(at time: UInt64) -> Bool {
    var new = claim
    let isKey = scene?.key === self
    if let claim, claim.value.isKey != isKey {
      var state = claim.value
      state.isKey = isKey
      state.isMain = isKey
      new = SharedState(state)
    }
    guard new != published else { return false }
    if isKey && published?.value.isKey != true { becameKeyAt = time }
    published = new
    return true
  }

  func tell() {
    changes.tell()
  }
}

/// The windows that share a keyboard, as far as they matter to the decision which of them is key.
@MainActor final class KeyScene {
  /// What the platform tells scenes apart by; nil for the whole app.
  let id: ObjectIdentifier?
  private(set) var key: WindowTracker?
  /// The window that has been published as key.
  private var publishedKey: WindowTracker?

  /// Those that claim to be key: mostly one, two in the middle of a swap.
  private var claimants: [WindowTracker] = []
  private var hold: WindowObservation?
  private var holdHasPassed = false

  /// How many windows take part, claiming or not.
  fileprivate(set) var memberCount = 0

  init(_ id: ObjectIdentifier?) {
    self.id = id
  }

  func update(_ tracker: WindowTracker) {
    let claims = tracker.keyClaim.claimsKey
    let index = claimants.firstIndex { $0 === tracker }
    if claims && index == nil {
      claimants.append(tracker)
    } else if !claims, let index {
      claimants.remove(at: index)
    }
  }

  func remove(_ tracker: WindowTracker) {
    memberCount -= 1
    claimants.removeAll { $0 === tracker }
    if key === tracker { key = nil }
  }

  /// The windows of which it must be published now that they're key, or that they aren't any more.
  func takeUnpublished() -> [WindowTracker] {
    guard publishedKey !== key else { return [] }
    defer { publishedKey = key }
    return [publishedKey, key].compactMap { $0 }
  }

  /// Decides anew which window is key.
  ///
  /// - Parameter whenHoldPasses: asked for when the decision must be taken again after a time.
  func decide(_ wait: (Double, _ whenHoldPasses: @escaping @MainActor () -> Void) -> WindowObservation) {
    var parties = claimants
    if let key, !parties.contains(where: { $0 === key }) { parties.append(key) }
    let hold = key?.window?.keyLossHold ?? 0
    let decision = KeyDecision(
      claims: parties.map(\.keyClaim),
      current: key.map { ObjectIdentifier($0) },
      // One that has begun isn't cut short by another decision in between.
      holdHasPassed: holdHasPassed || (self.hold == nil && hold <= 0))
    key = parties.first { ObjectIdentifier($0) == decision.key }
    holdHasPassed = false
    if !decision.isHeld {
      self.hold = nil
    } else if self.hold == nil {
      self.hold = wait(hold) { [weak self] in
        self?.hold = nil
        self?.holdHasPassed = true
      }
    }
  }
}
