#if !canImport(Darwin) || os(watchOS)
import Foundation

typealias PlatformScheduler = MainQueueScheduler

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
#endif
