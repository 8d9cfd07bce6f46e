/// One observed window: what it claims, what has been published of it, and its listeners.
///
/// There is one for each window, however many observers it has, so that a platform's signal is handled once.
@MainActor package final class TrackedWindow {
  package private(set) weak var window: (any ObservableWindow)?

  /// The window's identity, while it lives.
  let windowID: ObjectIdentifier

  /// Its own, in all of the process: another object may get this one's identity once it's gone.
  let number: UInt64
  private static var count: UInt64 = 0

  /// What everybody sees; nil once the window is gone.
  package var state: WindowState? { sharedState?.value }
  var sharedState: SharedState? { window == nil ? nil : published }

  /// Orders the windows by when they became key; zero for one that never was.
  package private(set) var becameKeyAt: UInt64 = 0

  /// Orders the windows by when they became main; zero for one that never was.
  package private(set) var becameMainAt: UInt64 = 0

  /// Orders the windows by when their observation began.
  let observedSince: UInt64

  /// The state as read, before all windows' claims to be key were weighed.
  private var claim: SharedState?
  private(set) var claimedAt: UInt64 = 0
  /// As read with the state: see ``ObservableWindow/isSceneInBackground``.
  private(set) var isSceneInBackground = false
  private(set) var scene: KeyboardScene?
  private(set) var published: SharedState?
  /// What was published before that, while it's told.
  private var former: SharedState?
  private var hints: WindowObservation?
  private let changes = Listeners<StateListener>()
  /// Nil once this has been dropped.
  private var hub: WindowHub?

  /// The state will be read in the coming turn.
  var isDirty = false

  init(_ window: any ObservableWindow, in hub: WindowHub, at time: UInt64) {
    self.window = window
    self.hub = hub
    windowID = ObjectIdentifier(window)
    Self.count += 1
    number = Self.count
    observedSince = time
  }

  var isObserved: Bool { !changes.isEmpty }

  /// Adds a listener that is called with each new state. The window isn't freed meanwhile.
  package func addListener(_ action: @escaping @MainActor (WindowState?) -> Void) -> WindowObservation {
    let id = changes.insert(StateListener(action: action))
    return WindowObservation {
      self.changes.remove(id)
      if !self.isObserved { self.hub?.drop(self) }
    }
  }

  // Nothing refers to one weakly: that would make each later use of it slower. `stop()` ends the cycles.
  func start() {
    hints = window?.startWindowHints { self.hub?.markDirty(self) }
  }

  func stop() {
    hints = nil
    hub = nil
    move(to: nil)
  }

  /// Reads the window. A claim that begins with this reading is ordered by `time`.
  ///
  /// - Parameter window: the same as ``window``; nil when it's gone.
  /// - Returns: whether it reads differently from the last time.
  func read(_ window: (any ObservableWindow)?, at time: UInt64) -> Bool {
    guard let read = window?.readWindowState() else {
      defer { claim = nil }
      return claim != nil
    }
    let wasSceneInBackground = isSceneInBackground
    isSceneInBackground = window?.isSceneInBackground == true
    let isSame = isSceneInBackground == wasSceneInBackground
    if let claim, claim.value == read { return !isSame }
    let isFinite = read.hasFiniteNumbers
    let new = isFinite ? read : read.withFiniteNumbers
    if !isFinite, let claim, claim.value == new { return !isSame }
    if new.isKey && claim?.value.isKey != true { claimedAt = time }
    claim = SharedState(new)
    return true
  }

  /// Makes the window take part in the decision of `scene`.
  func move(to scene: KeyboardScene?) {
    if self.scene !== scene {
      self.scene?.remove(self)
      scene?.add()
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

  /// The window says that it is key.
  var claimsKey: Bool { claim?.value.isKey == true && window != nil }

  /// The window says that one which belongs to it is key.
  var claimsToOwnKeyWindow: Bool {
    guard let claim, claim.value.ownsKeyWindow && !claim.value.isKey else { return false }
    return window != nil
  }

  /// Makes what was read and decided the published state, without telling anyone yet.
  ///
  /// - Returns: whether it differs from the last one.
  func publish(at time: UInt64) -> Bool {
    var new = claim
    let isKey = scene?.key === self
    let ownsKeyWindow = scene?.isKeyOrOwner(self) ?? false
    if let claim, claim.value.isKey != isKey || claim.value.ownsKeyWindow != ownsKeyWindow {
      var state = claim.value
      if state.isKey != isKey { (state.isKey, state.isMain) = (isKey, isKey) }
      state.ownsKeyWindow = ownsKeyWindow
      new = SharedState(state)
    }
    guard new != published else { return false }
    if isKey && published?.value.isKey != true { becameKeyAt = time }
    if new?.value.isMain == true && published?.value.isMain != true {
      becameMainAt = time
      hub?.lastMain = self
    }
    (former, published) = (published, new)
    return true
  }

  /// Whether the published state came right after this one, from which it differs then.
  func isSuccessor(of state: SharedState?) -> Bool {
    former === state && published != nil
  }

  func tell() {
    let window = window
    // Gone since it was read.
    if window == nil { published = nil }
    changes.tell(published?.value)
    former = nil
    withExtendedLifetime(window) {}
  }
}
