import Foundation
import Testing

/// What went wrong outside of an expectation.
struct Failure: Error, CustomStringConvertible {
  var description: String
}

/// Waits until the condition holds; fails the test when it doesn't in time.
@MainActor func until(
  _ what: @autoclosure () -> String, within limit: Duration = .seconds(10), _ condition: () throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + limit
  while try !condition() {
    guard ContinuousClock.now < deadline else { throw Failure(description: "never: \(what())") }
    try await Task.sleep(for: .milliseconds(2))
  }
}

/// Runs a program to its end, and returns what it printed.
@discardableResult
func run(_ program: String, _ arguments: String...) async throws -> String {
  try await run(program, arguments)
}

@discardableResult
func run(_ program: String, _ arguments: [String]) async throws -> String {
  let command = ([program] + arguments).map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
  // Not Foundation's Process, which leaks.
  let (status, output) = await withCheckedContinuation { continuation in
    DispatchQueue.global().async {
      guard let pipe = popen(command, "r") else { return continuation.resume(returning: (Int32(-1), "")) }
      var output: [UInt8] = []
      while case let byte = fgetc(pipe), byte != EOF { output.append(UInt8(byte)) }
      continuation.resume(returning: (pclose(pipe), String(decoding: output, as: UTF8.self)))
    }
  }
  guard status == 0 else { throw Failure(description: "\(command) failed (\(status)): \(output)") }
  return output
}
