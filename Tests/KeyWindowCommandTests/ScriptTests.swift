import Foundation
import Testing

@Suite("A script") struct ScriptTests {
  @Test("that is begun through a symbolic link finds what it needs", arguments: ["demo", "test"])
  func link(_ name: String) throws {
    try withTemporaryFolder { folder in
      let link = folder.appendingPathComponent("link")
      let script = ProgramRun.scripts.appendingPathComponent(name)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: script)
      let run = try ProgramRun(link, ["--help"], in: folder)
      #expect(run.status == 0, "\(run.complaint)")
      #expect(run.output.contains("scripts/\(name)"))
    }
  }

  @Test("scripts/with-display is begun through a symbolic link too") func linkedDisplay() throws {
    try withTemporaryFolder { folder in
      let link = folder.appendingPathComponent("link")
      let script = ProgramRun.scripts.appendingPathComponent("with-display")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: script)
      let run = try ProgramRun(link, ["none", "--", "xprop", "-root"], in: folder)
      #expect(run.status == 0, "\(run.complaint)")
    }
  }

  @Test(
    "leaves nothing running of what it ran, wherever that went",
    arguments: [
      "sleep 1000", "setsid sleep 1000", "setsid --fork sleep 1000", "trap '' TERM; sleep 1000; sleep 1000",
      "setsid --fork bash -c \"trap '' TERM QUIT; sleep 1000; sleep 1000\"",
    ])
  func leftovers(_ command: String) throws {
    let marked = Marked()
    // What is run ends when the other has started.
    let run = try marked.run("(\(command)) & \(marked.await)")
    #expect(run.status == 0, "\(run.complaint)")
    #expect(try marked.stillRunning == [])
  }

  @Test(
    "ends what it runs with itself, whichever signal ends it",
    arguments: [("HUP", 129), ("INT", 130), ("QUIT", 131), ("TERM", 143), ("USR1", 10)])
  func signals(_ signal: String, _ status: Int32) throws {
    let marked = Marked()
    let run = try marked.run("setsid --fork sleep 1000; \(marked.await); kill -\(signal) $PPID; sleep 1000")
    #expect(run.status == status, "\(run.complaint)")
    #expect(try marked.stillRunning == [])
  }

  @Test(
    "scripts/demo says how it's used, or what it can't take, before it does anything",
    arguments: [
      (["--help"], 0, "scripts/demo [--record FILE]"), (["-h"], 0, "--screenshot FILE"),
      (["--speed", "2"], 64, "--speed"),
      (["--record"], 64, "--record"), (["--record="], 64, "--record"),
      (["--record", "--help"], 64, "--record"),
      (["--record=a", "--record", "b"], 64, "twice"), (["file"], 64, "file"),
    ] as [([String], Int32, String)])
  func demoArguments(_ arguments: [String], _ status: Int32, _ word: String) throws {
    let run = try ProgramRun(ProgramRun.scripts.appendingPathComponent("demo"), arguments)
    #expect(run.status == status)
    #expect((status == 0 ? run.output : run.complaint).contains(word))
    #expect((status == 0 ? run.complaint : run.output) == "")
  }

  @Test("scripts/demo says so of a checkout that can't be written") func readOnly() throws {
    try withTemporaryFolder { folder in
      let checkout = folder.appendingPathComponent("checkout")
      try FileManager.default.createDirectory(at: checkout, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: ProgramRun.scripts, to: checkout.appendingPathComponent("scripts"))
      // Root may write wherever it likes: then it's somebody else who tries.
      let command = """
        chmod a+rx . && chmod -R a+rX,a-w checkout && trap 'chmod -R u+w checkout' EXIT
        as_user=(); ((EUID)) || as_user=(setpriv --reuid=65534 --regid=65534 --clear-groups)
        "${as_user[@]}" checkout/scripts/demo
        """
      let run = try ProgramRun(ProgramRun.bash, ["-c", command], in: folder)
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(run.complaint.contains("checkout can't be written"), "\(run.complaint)")
    }
  }
}

/// Programs that are known by something in their environment.
private struct Marked {
  private let mark = "KEYWINDOW_TEST=\(UUID().uuidString)"

  /// Waits until something of it has begun to sleep.
  var await: String {
    "until grep -qzxF \(mark) $(pgrep --exact sleep | sed 's,.*,/proc/&/environ,'); do :; done"
  }

  /// Runs it as the scripts run their programs.
  func run(_ command: String) throws -> ProgramRun {
    let script = "source lib/sessions.sh; grace=1; run env \(mark) bash -c \"$1\""
    // The thread that starts a program may block signals, and the program inherits that.
    let arguments = ["--default-signal", "bash", "-c", script, "script", command]
    return try ProgramRun(URL(fileURLWithPath: "/usr/bin/env"), arguments, in: ProgramRun.scripts)
  }

  var stillRunning: [String] {
    get throws {
      let list =
        "grep -lszxF \(mark) /proc/[0-9]*/environ | cut -d / -f 3 | xargs --no-run-if-empty ps -o args="
      return try ProgramRun(ProgramRun.bash, ["-c", list]).output.split(separator: "\n").map(String.init)
    }
  }
}
