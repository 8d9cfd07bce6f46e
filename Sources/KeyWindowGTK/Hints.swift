internal import KeyWindow

/// Closures that are told of something by what lives as long as the display, and so may be kept alive by its
/// listeners.
///
/// `Broadcast` is referenced weakly by its listeners. That leaves an allocation on an object for as long as it
/// lives, which a leak sanitizer doesn't find at the end of the process and reports.
@MainActor final class Hints {
  private var listeners: [UInt64: @MainActor () -> Void] = [:]
  private var count: UInt64 = 0

  /// Calls `body` each time, until the returned value is dropped.
  func add(_ body: @escaping @MainActor () -> Void) -> WindowObservation {
    count += 1
    let id = count
    listeners[id] = body
    return WindowObservation { self.listeners[id] = nil }
  }

  func send() {
    for body in listeners.values { body() }
  }
}
