import Foundation

/// Runs `body` on the main actor: at once when it's there already, in a turn of the main queue otherwise.
///
/// The main actor isn't always on the main thread: an asynchronous main program on Linux gives that thread up,
/// and the main queue goes on without it.
func onMainActor(_ body: @escaping @MainActor () -> Void) {
  if Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) == true {
    assumingMainActor(body)
  } else {
    DispatchQueue.main.async { body() }
  }
}

/// `MainActor.assumeIsolated` without its allocation.
package func assumingMainActor(_ body: @escaping @MainActor () -> Void) {
  let body: any CheckedWhenRun = MainActorBody(body: body)
  body.run()
}

/// The compiler makes a caller of the conformance check that this is the main actor.
private struct MainActorBody: @preconcurrency CheckedWhenRun {
  let body: @MainActor () -> Void

  @MainActor func run() { body() }
}

private protocol CheckedWhenRun {
  func run()
}

private enum MainQueueMark {
  static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
