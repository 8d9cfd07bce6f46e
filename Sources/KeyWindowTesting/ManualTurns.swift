import Foundation
import KeyWindow

/// A loop whose turns and whose time are in a test's hands.
@MainActor final class ManualTurns: LoopTurns {
  private struct Timer {
    var due: TimeInterval
    let body: @MainActor () -> Void
  }

  private let publish: @MainActor () -> Void
  private var isRequested = false
  private var isTaking = false
  private var timers: [Int: Timer] = [:]
  private var timerCount = 0
  private var later: [Int: [@MainActor () -> Void]] = [:]

  /// Seconds since the loop began.
  private(set) var now: TimeInterval = 0
  /// Turns since the loop began.
  private(set) var count = 0

  init(_ publish: @escaping @MainActor () -> Void) {
    self.publish = publish
  }

  func requestTurn() {
    isRequested = true
  }

  func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> WindowObservation {
    timerCount += 1
    let id = timerCount
    timers[id] = Timer(due: now + seconds, body: body)
    return WindowObservation { [weak self] in self?.timers[id] = nil }
  }

  /// Runs `body` at the start of a later turn; 1 is the coming one.
  func inTurn(_ number: Int, _ body: @escaping @MainActor () -> Void) {
    later[count + max(number, 1), default: []].append(body)
  }

  /// Nothing waits for a turn.
  var isQuiet: Bool { !isRequested && later.isEmpty }

  /// A turn within a turn does nothing, as on a main queue.
  func take() {
    guard !isTaking else { return }
    isTaking = true
    defer { isTaking = false }
    count += 1
    for body in later.removeValue(forKey: count) ?? [] { body() }
    guard isRequested else { return }
    isRequested = false
    publish()
  }

  /// Moves the clock to the first timer that is due by `limit`, and runs it.
  ///
  /// - Returns: whether there was one. If not, the clock stands at `limit`.
  func runTimer(dueBy limit: TimeInterval) -> Bool {
    let next = timers.filter { $0.value.due <= limit }.min { ($0.value.due, $0.key) < ($1.value.due, $1.key) }
    guard let next else {
      now = max(now, limit)
      return false
    }
    timers[next.key] = nil
    now = max(now, next.value.due)
    next.value.body()
    return true
  }
}
