import Foundation

/// Lets everything else on the main actor run until the condition holds.
///
/// - Returns: whether it did within the time.
@MainActor func eventually(within seconds: Double = 30, _ condition: @MainActor () -> Bool) async -> Bool {
  let end = Date(timeIntervalSinceNow: seconds)
  while !condition() {
    if Date() > end { return false }
    await Task.yield()
  }
  return true
}
