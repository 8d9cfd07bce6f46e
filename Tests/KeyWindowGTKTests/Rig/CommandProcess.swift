import Foundation

/// A run of the command `keywindow`, or of an example, on the rig's display.
final class CommandProcess: Sendable {
  private let process = Process()
  private let output = Pipe()
  private let status: Task<Int32, any Error>
  private let text: Task<String, Never>

  /// The tests' own program lies beside it.
  static func path(of program: String) -> String {
    URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(program).path
  }

  init(_ arguments: String..., of program: String = "keywindow") {
    let (process, output) = (process, output)
    process.executableURL = URL(fileURLWithPath: Self.path(of: program))
    process.arguments = arguments
    // What GTK complains about is a failure.
    process.environment = ProcessInfo.processInfo.environment.merging(["G_DEBUG": "fatal-criticals"]) { $1 }
    process.standardOutput = output
    status = Task {
      try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
    }
    text = Task.detached {
      String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
  }

  /// Waits for its end; ends it when that takes too long, with a status that isn't zero.
  func end(within limit: Duration = .seconds(30)) async throws -> (status: Int32, output: String) {
    let watch = Task {
      try await Task.sleep(for: limit)
      terminate()
    }
    defer { watch.cancel() }
    return (try await status.value, await text.value)
  }

  func terminate() {
    // Not by SIGTERM, which the thread that started it may have blocked, and it inherits that.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}
