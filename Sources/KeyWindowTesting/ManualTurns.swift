import Foundation
import KeyWindow

/// A loop whose turns and whose time are in a test's hands.
@MainActor final class ManualTurns: TurnScheduler {
  private struct Timer {
    var due: TimeInterval
    let body: @MainActor () -> Void
  }

  private let publish: @MainActor () -> Void
  private var isRequested = false
  private var depth = 0
  private var nestedLoopIsExpected = false
  private var timers: [Int: Timer] = [:]
  private var timerCount = 0
  private var later: [Int: [@MainActor () -> Void]] = [:]

  /// Played in each turn before its publication.
  var beforePublication: @MainActor () -> Void = {}
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

  func expectNestedLoop() {
    nestedLoopIsExpected = true
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

  /// A turn within a turn is one of a modal loop that a callback runs.
  func take() {
    depth += 1
    defer { depth -= 1 }
    count += 1
    for body in later.removeValue(forKey: count) ?? [] { body() }
    guard isRequested || (depth > 1 && nestedLoopIsExpected) else { return }
    (isRequested, nestedLoopIsExpected) = (false, false)
    beforePublication()
    publish()
  }

  /// Moves the clock to where the first timers are due, if that is by `limit`, and runs them.
  ///
  /// - Returns: whether there were any. If not, the clock stands at `limit`.
  func runTimers(dueBy limit: TimeInterval) -> Bool {
    let first = timers.values.lazy.map(\.due).filter { $0 <= limit }.min()
    now = max(now, first ?? limit)
    guard let first else { return false }
    for (id, timer) in timers.filter({ $0.value.due == first }).sorted(by: { $0.key < $1.key }) {
      // One may have called off another.
      if timers.removeValue(forKey: id) != nil { timer.body() }
    }
    return true
  }
}
