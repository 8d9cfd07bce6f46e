/// The windows that share a keyboard, as far as they matter to the decision which of them is key.
@MainActor final class KeyboardScene {
  /// What the platform tells scenes apart by; nil for the whole app.
  let id: ObjectIdentifier?
  private(set) var key: TrackedWindow?
  /// The window that has been published as key.
  private var publishedKey: TrackedWindow?

  /// Those that claim to be key: mostly one, two in the middle of a swap.
  private var claimants: [TrackedWindow] = []
  private var hold: WindowObservation?
  private var holdHasPassed = false

  /// How many windows take part, claiming or not.
  private(set) var memberCount = 0

  init(_ id: ObjectIdentifier?) {
    self.id = id
  }

  /// A window takes part from now on.
  func add() {
    memberCount += 1
  }

  func update(_ tracked: TrackedWindow) {
    let claims = tracked.keyClaim.claimsKey
    let index = claimants.firstIndex { $0 === tracked }
    if claims && index == nil {
      claimants.append(tracked)
    } else if !claims, let index {
      claimants.remove(at: index)
    }
  }

  func remove(_ tracked: TrackedWindow) {
    memberCount -= 1
    claimants.removeAll { $0 === tracked }
    if key === tracked { key = nil }
  }

  /// The windows of which it must be published now that they're key, or that they aren't any more.
  func takeUnpublished() -> [TrackedWindow] {
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
