import Foundation

/// Runs `body` on the main actor: at once when it's there already, in a turn of the main queue otherwise.
///
/// The main actor isn't always on the main thread: an asynchronous main program on Linux gives that thread up,
/// and the main queue goes on without it.
func onMainActor(_ body: @escaping @MainActor () -> Void) {
  if Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) == true {
    MainActor.assumeIsolated { body() }
  } else {
    DispatchQueue.main.async { body() }
  }
}

private enum MainQueueMark {
  static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
