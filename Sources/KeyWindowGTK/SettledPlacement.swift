internal import Foundation
internal import KeyWindow

/// The placement of a window that counts, and a hint when one that doesn't yet has waited long enough.
@MainActor final class SettledPlacement {
  private let hint: @MainActor () -> Void
  private var settling = PlacementSettling()
  /// When it's asked again, in seconds of the system's uptime.
  private var next: (time: Double, observation: WindowObservation)?

  init(hint: @escaping @MainActor () -> Void) {
    self.hint = hint
  }

  func didMap() {
    settling.begin()
  }

  /// The window is being put there; that counts if it's as it's shown.
  func expect(_ position: CGPoint, isOnScreen: Bool) {
    settling.expect(position, isOnScreen: isOnScreen)
  }

  /// What counts now; nil for a window that was just shown and isn't where it will be.
  func settle(_ reading: PlacementSettling.Reading, room: () -> PlacementSettling.Room?) -> Placement? {
    let now = ProcessInfo.processInfo.systemUptime
    let (placement, wait) = settling.settle(reading, at: now, room: room)
    if let wait { askAgain(in: wait, at: now + wait) }
    return placement
  }

  private func askAgain(in seconds: Double, at time: Double) {
    // What may take long comes first, and what follows it may be over sooner.
    if let next, next.time <= time { return }
    let observation = GLibScheduler.after(seconds) { [weak self] in
      self?.next = nil
      self?.hint()
    }
    next = (time, observation)
  }
}
