import Foundation
import Testing

@Suite("The command") struct CommandTests {
  @Test("tells its version") func version() throws {
    let run = try CommandRun("--version")
    #expect(run.status == 0)
    #expect(run.output == "keywindow 0.1.0\n")
    #expect(run.complaint == "")
  }

  @Test("tells how it's used, without a display", arguments: ["help", "--help", "-h"])
  func help(_ word: String) throws {
    let run = try CommandRun(word)
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
      ["inspect"], ["demo"], ["demo", "--record", "/dev/null"],
    ])
  func noDisplay(_ arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 69)
    #expect(run.output == "")
    #expect(run.complaintIsOneLine)
    #expect(run.complaint.contains("scripts/with-display"))
  }

  @Test(
    "says when nobody hears what it says, and ends",
    arguments: [
      (">/dev/full", "standard output can't be written: No space left on device"),
      (">&-", "standard output is closed"), ("<&- >&-", "standard output is closed"),
    ])
  func unwritable(_ redirection: String, _ reason: String) throws {
    let run = try CommandRun("help", redirection: redirection)
    #expect(run.status == 73)
    #expect(run.complaint == "keywindow: \(reason)\n")
    // Before it looks for a display, which could get standard output's number.
    #expect(try CommandRun("demo", redirection: ">&-").status == 73)
  }

  @Test("ends in silence when its reader has gone") func nobodyReads() throws {
    let run = try CommandRun("help", preparation: "exec 3> >(:); wait $!", redirection: ">&3")
    #expect(run.status == 73)
    #expect(run.complaint == "")
  }
}

/// A run of the built command without a display, to its end.
private struct CommandRun {
  private let run: ProgramRun

  var status: Int32 { run.status }
  var output: String { run.output }
  var complaint: String { run.complaint }
  var complaintIsOneLine: Bool {
    complaint.hasPrefix("keywindow: ") && complaint.split(separator: "\n").count == 1
  }

  init(_ arguments: String...) throws {
    try self.init(arguments)
  }

  init(_ arguments: [String]) throws {
    run = try ProgramRun(ProgramRun.keywindow, arguments)
  }

  /// - Parameters:
  ///   - preparation: what the shell does before.
  ///   - redirection: where the shell has it write.
  init(_ arguments: String..., preparation: String = ":", redirection: String) throws {
    let words =
      ["-c", "\(preparation); exec \"$0\" \"$@\" \(redirection)", ProgramRun.keywindow.path] + arguments
    run = try ProgramRun(ProgramRun.bash, words)
  }
}
