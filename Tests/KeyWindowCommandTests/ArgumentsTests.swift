import Testing

@testable import keywindow

@Suite("The arguments of the command") struct ArgumentsTests {
  @Test(
    "say what to do",
    arguments: [
      (["inspect"], Invocation.inspect),
      (["demo"], .demo()),
      (["demo", "--record", "states.jsonl"], .demo(record: "states.jsonl")),
      (["demo", "--screenshot=a=b.png"], .demo(screenshot: "a=b.png")),
      (["demo", "--screenshot", "-", "--record", "two words"], .demo(record: "two words", screenshot: "-")),
      (["--version"], .version),
      (["--help"], .help),
      (["demo", "--help"], .help),
      (["-h"], .help),
      (["help"], .help),
    ] as [([String], Invocation)])
  func parse(_ arguments: [String], _ invocation: Invocation) throws {
    #expect(try Invocation(arguments) == invocation)
  }

  @Test(
    "that can't be meant are refused in one line that names what's wrong",
    arguments: [
      ([], "inspect or demo"),
      (["frobnicate"], "frobnicate"),
      (["inspect", "now"], "now"),
      (["--version", "please"], "please"),
      (["demo", "--record"], "--record"),
      (["demo", "--record="], "--record"),
      (["demo", "--record", "--screenshot"], "--record"),
      (["demo", "--record", "a", "--record", "b"], "twice"),
      (["demo", "--record", "a", "--screenshot=a"], "same file"),
      (["help", "me"], "me"),
      (["demo", "--speed", "2"], "--speed"),
      (["demo", "file"], "file"),
    ] as [([String], String)])
  func refuse(_ arguments: [String], _ culprit: String) {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments) }
    #expect(error?.message.contains(culprit) == true)
    #expect(error?.message.contains("\n") == false)
  }

  @Test("are all explained in the help") func help() {
    for word in ["inspect", "demo", "--record", "--screenshot", "--help", "--version", "64", "69"] {
      #expect(Invocation.usage.contains(word))
    }
  }
}
