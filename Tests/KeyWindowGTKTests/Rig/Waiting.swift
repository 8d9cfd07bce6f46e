import Foundation
import Testing

/// What went wrong outside of an expectation.
struct Failure: Error, CustomStringConvertible {
  var description: String
}

/// Waits until the condition holds; fails the test when it doesn't in time.
@MainActor func until(
  _ what: String, within limit: Duration = .seconds(10), _ condition: () throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + limit
  while try !condition() {
    guard ContinuousClock.now < deadline else { throw Failure(description: "never: \(what)") }
    try await Task.sleep(for: .milliseconds(2))
  }
}

/// Runs a program to its end, and returns what it printed.
@discardableResult
func run(_ program: String, _ arguments: String...) async throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + arguments
  let output = Pipe()
  process.standardOutput = output
  let status = try await withCheckedThrowingContinuation { continuation in
    process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
    do { try process.run() } catch { continuation.resume(throwing: error) }
  }
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  guard status == 0 else {
    throw Failure(description: "\(program) \(arguments.joined(separator: " ")) failed (\(status)): \(text)")
  }
  return text
}
