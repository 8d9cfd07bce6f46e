/// The windows that share a keyboard, as far as they matter to the decision which of them is key.
@MainActor final class KeyboardScene {
  /// The identity of the platform's scene; nil for the whole app.
  let id: ObjectIdentifier?
  private weak var object: AnyObject?
  private(set) var key: TrackedWindow?
  /// The window that has been published as key.
  private var publishedKey: TrackedWindow?

  /// Those that claim to be key: mostly one, two in the middle of a swap.
  private var claimants: [TrackedWindow] = []
  /// Those that claim that a window of theirs is key, which need not be an observed one.
  private var owningClaimants: [TrackedWindow] = []
  /// The windows that the key one belongs to, the nearest first.
  private(set) var owners: [TrackedWindow] = []
  private var publishedOwners: [TrackedWindow] = []
  private var hold: WindowObservation?
  private var holdHasPassed = false

  /// It will be decided anew in the coming turn.
  var isUndecided = false

  /// How many windows take part, claiming or not.
  private(set) var memberCount = 0

  init(_ object: AnyObject?) {
    id = object.map { ObjectIdentifier($0) }
    self.object = object
  }

  /// Whether these are the windows of the platform's scene, and not those of an earlier one that was where this is.
  func stands(for object: AnyObject?) -> Bool {
    object.map { ObjectIdentifier($0) } == id && (id == nil || self.object === object)
  }

  /// A window takes part from now on.
  func add() {
    memberCount += 1
  }

  func update(_ tracked: TrackedWindow) {
    Self.update(&claimants, with: tracked, isIn: tracked.claimsKey)
    Self.update(&owningClaimants, with: tracked, isIn: tracked.claimsToOwnKeyWindow)
  }

  private static func update(_ list: inout [TrackedWindow], with tracked: TrackedWindow, isIn: Bool) {
    guard isIn || !list.isEmpty else { return }
    let index = list.firstIndex { $0 === tracked }
    if isIn && index == nil {
      list.append(tracked)
    } else if !isIn, let index {
      list.remove(at: index)
    }
  }

  func remove(_ tracked: TrackedWindow) {
    memberCount -= 1
    Self.update(&claimants, with: tracked, isIn: false)
    Self.update(&owningClaimants, with: tracked, isIn: false)
    Self.update(&owners, with: tracked, isIn: false)
    if key === tracked { key = nil }
  }

  /// Whether the window is key, or one that belongs to it.
  func isKeyOrOwner(_ tracked: TrackedWindow) -> Bool {
    key === tracked || owners.contains { $0 === tracked }
  }

  /// The windows of which it must be published now that they're key or own the key window, or that they don't any
  /// more.
  func takeUnpublished() -> [TrackedWindow] {
    var unpublished: [TrackedWindow] = []
    if publishedKey !== key { unpublished = [publishedKey, key].compactMap { $0 } }
    if !publishedOwners.elementsEqual(owners, by: ===) { unpublished += publishedOwners + owners }
    (publishedKey, publishedOwners) = (key, owners)
    return unpublished
  }

  /// A window came that says that it owns the key window. If it does, that can be read at once.
  func addOwner(_ tracked: TrackedWindow, ownersOf: (TrackedWindow) -> [TrackedWindow]) {
    if let key, key.window != nil { owners = ownersOf(key) } else { owners.append(tracked) }
    if isKeyOrOwner(tracked) { publishedOwners.append(tracked) }
  }

  /// All observers have been told which window is key.
  func keyIsPublished() {
    publishedKey = key
  }

  /// Decides anew which window is key.
  ///
  /// - Parameters:
  ///   - ownersOf: the windows that this one belongs to, the nearest first.
  ///   - whenHoldPasses: asked for when the decision must be taken again after a time.
  func decide(
    ownersOf: (TrackedWindow) -> [TrackedWindow],
    _ wait: (Double, _ whenHoldPasses: @escaping @MainActor () -> Void) -> WindowObservation
  ) {
    var parties = claimants
    if let key, !parties.contains(where: { $0 === key }) { parties.append(key) }
    let hold = key?.window?.keyLossHold ?? 0
    let decision = KeyDecision(
      claims: parties.map(\.keyClaim),
      current: key.map { ObjectIdentifier($0) },
      // One that has begun isn't cut short by another decision in between.
      holdHasPassed: holdHasPassed || (self.hold == nil && hold <= 0))
    key = parties.first { ObjectIdentifier($0) == decision.key }
    // Where no observed window is key, one that nobody observes may be, and only its owners know.
    owners = key.map(ownersOf) ?? owningClaimants
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
