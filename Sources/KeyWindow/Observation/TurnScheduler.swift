import Foundation

/// The turns of the loop that publications wait for.
///
/// Tests bring their own, with the time in their hands.
@MainActor package protocol TurnScheduler: AnyObject {
  /// Runs `body` in the next turn of the loop; a second request before that changes nothing.
  func requestTurn()

  /// Runs `body` once the time has passed; dropping the result calls it off.
  func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> WindowObservation
}

/// The main queue, which every platform's main loop serves.
@MainActor final class MainQueueScheduler: TurnScheduler {
  // A source and not a block for each turn: that would cost allocations.
  private let source = DispatchSource.makeUserDataOrSource(queue: .main)

  init(_ body: @escaping @MainActor () -> Void) {
    source.setEventHandler { assumingMainActor(body) }
    source.activate()
  }

  func requestTurn() {
    source.or(data: 1)
  }

  func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> WindowObservation {
    let item = DispatchWorkItem { MainActor.assumeIsolated { body() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
    return WindowObservation { item.cancel() }
  }
}
