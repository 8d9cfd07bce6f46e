import Testing
import UIKit

/// Runs a test once for each way in which UIKit may be: what isn't documented is played both ways.
struct EveryWay: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite's scope has no case of its own.
    guard testCase != nil else { return try await function() }
    for ways in StandInWays.all {
      await MainActor.run {
        StandInWays.played = ways
        followNoWindowsAnyMore()
      }
      try await function()
    }
    await MainActor.run { StandInWays.played = StandInWays() }
  }
}

extension Trait where Self == EveryWay {
  static var everyWay: EveryWay { EveryWay() }
}
