import Foundation
import Testing

/// `scripts/test --long` plays a million events, by the environment variable KEYWINDOW_FUZZ_EVENTS.
@MainActor @Suite("Random scripts") struct ReferenceModelTests {
  @Test("are seen by all observers as the reference model says, with all bad manners of platforms")
  func scripts() {
    let environment = ProcessInfo.processInfo.environment
    var eventsLeft = environment["KEYWINDOW_FUZZ_EVENTS"].flatMap { Int($0) } ?? 20_000
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
