internal import Foundation
internal import KeyWindow

/// The placement of a window that counts, and a hint when one that doesn't yet has waited long enough.
@MainActor final class SettledPlacement {
  private let hint: @MainActor () -> Void
  private var settling = PlacementSettling()
  private var willAskAgain = false

  init(hint: @escaping @MainActor () -> Void) {
    self.hint = hint
  }

  func didMap() {
    settling.begin()
  }

  /// What counts now; nil for a window that was just shown and isn't where it will be.
  func settle(_ reading: PlacementSettling.Reading, room: () -> PlacementSettling.Room?) -> Placement? {
    let (placement, wait) = settling.settle(reading, at: ProcessInfo.processInfo.systemUptime, room: room)
    if let wait { askAgain(in: wait) }
    return placement
  }

  private func askAgain(in seconds: Double) {
    guard !willAskAgain else { return }
    willAskAgain = true
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      self?.willAskAgain = false
      self?.hint()
    }
  }
}
