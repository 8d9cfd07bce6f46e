/// What one window says about being key.
struct KeyClaim<ID: Hashable> {
  var window: ID
  /// The window system gives the window the keyboard, as far as this window knows.
  var claimsKey: Bool
  var isVisible: Bool
  var isMiniaturized: Bool?
  /// Orders the claims: a later one has a larger number.
  var claimedAt: UInt64

  /// Some platforms leave the flag on a window that is hidden or minimised; such a window isn't key.
  var canBeKey: Bool { isVisible && isMiniaturized != true }

  /// The window is key if no later claim stands against it.
  var isEligible: Bool { claimsKey && canBeKey }
}

/// Which window of a scene is key.
///
/// Platforms bounce. Two windows claim it at once, none claims it in the middle of a swap, and a popover of
/// the window's own takes it away for a moment. Decided window by window, each of these would be seen.
struct KeyDecision<ID: Hashable>: Equatable {
  /// The key window; nil when there is none.
  var key: ID?
  /// The key window lost its claim, and stays key only until the hold has passed.
  var isHeld: Bool

  /// - Parameters:
  ///   - claims: of the scene's windows; those that neither claim nor are key now may be left out.
  ///   - current: the window that was key until now.
  ///   - holdHasPassed: `current` has been without a claim for as long as it may.
  init(claims: some Sequence<KeyClaim<ID>>, current: ID?, holdHasPassed: Bool) {
    var newest: KeyClaim<ID>?
    var currentCanBeKey = false
    for claim in claims where claim.canBeKey {
      if claim.claimsKey, claim.claimedAt >= newest?.claimedAt ?? 0 { newest = claim }
      if claim.window == current { currentCanBeKey = true }
    }
    if let newest {
      (key, isHeld) = (newest.window, false)
    } else if currentCanBeKey && !holdHasPassed {
      (key, isHeld) = (current, true)
    } else {
      (key, isHeld) = (nil, false)
    }
  }
}
