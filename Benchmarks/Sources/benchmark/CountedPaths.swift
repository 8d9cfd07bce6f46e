import Measuring

extension Scenario {
  /// The scenarios whose instructions can be counted, by the name that a script gives.
  static let counted: [String: @MainActor () -> Scenario] = [
    "notification": notification,
    "notification1000Blocks": { notification(blocks: 1000) },
    "twoRegistrations": twoRegistrations,
    "closures": { closures(1000) },
    "unchangedHint": unchangedHint,
    "unchangedHint100": unchangedHintAmongMany,
    "closureInGLibTurn": closureInGLibTurn,
    "unchangedHintInGLibTurn": unchangedHintInGLibTurn,
    "changedHint": { changedHint(observers: 1) },
    "changedHint1000Closures": { changedHint(closures: 1000) },
    "changedHint1000Observers": { changedHint(observers: 1000) },
    "keySwap2": { keySwap(among: 2) },
    "keySwap1000": { keySwap(among: 1000) },
    "attachAndDetach": attachAndDetach,
    "attachAndDetachAnother": attachAndDetachAnother,
    "subscribeAndCancel": subscribeAndCancel,
  ]
}
