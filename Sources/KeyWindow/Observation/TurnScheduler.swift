import Foundation

/// The turns of the loop that publications wait for.
///
/// Tests bring their own, with the time in their hands.
@MainActor package protocol TurnScheduler: AnyObject {
  /// Runs `body` in the next turn of the loop; a second request before that changes nothing.
  func requestTurn()

  /// Runs `body` in a loop that begins before this turn is over, if one does. Costs next to nothing if none does.
  func expectNestedLoop()

  /// Runs `body` once the time has passed; dropping the result calls it off.
  func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> WindowObservation
}

#if !canImport(SwiftUI) || os(watchOS)
typealias PlatformScheduler = MainQueueScheduler
#endif

/// The main queue, which every platform's main loop serves, but not within a block of the queue itself.
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

  // The queue isn't served within one of its own blocks.
  func expectNestedLoop() {}

  func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> WindowObservation {
    let item = DispatchWorkItem { MainActor.assumeIsolated { body() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
    return WindowObservation { item.cancel() }
  }
}
