import Foundation
import Testing

@Suite("The command") struct CommandTests {
  @Test("tells its version") func version() throws {
    let run = try CommandRun("--version")
    #expect(run.status == 0)
    #expect(run.output == "keywindow 0.1.0\n")
    #expect(run.complaint == "")
  }

  @Test("tells how it's used, without a display") func help() throws {
    let run = try CommandRun("--help")
    #expect(run.status == 0)
    #expect(run.output.contains("usage: keywindow inspect"))
    #expect(run.complaint == "")
  }

  @Test(
    "refuses wrong arguments in one line, with exit code 64",
    arguments: [
      [], ["sing"], ["inspect", "it"], ["demo", "--record"],
    ])
  func wrongArguments(_ arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.complaintIsOneLine)
    #expect(run.complaint.contains("--help"))
  }

  @Test(
    "says what to do when there's no display, in one line, with exit code 69",
    arguments: [
      ["inspect"], ["demo"],
    ])
  func noDisplay(_ arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 69)
    #expect(run.output == "")
    #expect(run.complaintIsOneLine)
    #expect(run.complaint.contains("scripts/with-display"))
  }
}

/// A run of the built command without a display, to its end.
private struct CommandRun {
  var status: Int32
  var output: String
  var complaint: String

  var complaintIsOneLine: Bool {
    complaint.hasPrefix("keywindow: ") && complaint.split(separator: "\n").count == 1
  }

  init(_ arguments: String...) throws {
    try self.init(arguments)
  }

  init(_ arguments: [String]) throws {
    let process = Process()
    let (output, complaint) = (Pipe(), Pipe())
    // The tests' own program lies beside it.
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("keywindow")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = complaint
    process.environment = ProcessInfo.processInfo.environment.filter {
      !["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "GDK_BACKEND"].contains($0.key)
    }
    try process.run()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.complaint = String(decoding: complaint.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
