import Foundation
import Testing

/// Twenty thousand events; a million under `scripts/test --long`, which sets KEYWINDOW_LONG.
@MainActor @Suite("Random scripts") struct ReferenceModelTests {
  @Test("are seen by all observers as the reference model says, with all bad manners of platforms")
  func scripts() {
    var eventsLeft = ProcessInfo.processInfo.environment["KEYWINDOW_LONG"] == nil ? 20_000 : 1_000_000
    var seed = Seed.fromEnvironment
    while eventsLeft > 0 {
      var numbers = SeededNumbers(seed)
      let windows = Int.random(in: 1...50, using: &numbers)
      let steps = DesktopStep.random(min(eventsLeft, 500), windows: windows, using: &numbers)
      if let failure = ScriptPlayer.failure(in: steps) {
        let short = shortened(steps)
        Issue.record(
          """
          \(seed): \(failure)
          Shortened, \(ScriptPlayer.failure(in: short) ?? "it didn't fail again"):
          \(short.map { "  \($0)" }.joined(separator: "\n"))
          """)
        return
      }
      eventsLeft -= steps.count
      seed = Seed(number: numbers.next())
    }
  }

  /// The steps without those that the failure doesn't need: ever smaller parts are left out.
  private func shortened(_ steps: [DesktopStep]) -> [DesktopStep] {
    var steps = steps
    var length = steps.count / 2
    while length > 0 {
      var start = 0
      while start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(start + length, steps.count))
        if ScriptPlayer.failure(in: fewer) != nil { steps = fewer } else { start += length }
      }
      length /= 2
    }
    return steps
  }
}
