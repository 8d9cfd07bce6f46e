import Foundation
import Testing
import Watching

extension SeedsTests {
  @MainActor @Suite("WindowReaderApp on Wayland") struct Wayland {
    private func openTwo() async throws -> RunningApp {
      let app = try RunningApp("WindowReaderApp")
      try await app.until("its window is key") { $0.showing("This window is key") == [1] }
      try Seat.press("n", with: .leftCtrl)
      try await app.until("the second is key") { $0.showing("This window is key") == [2] }
      return app
    }

    /// GTK 4.8 asks for it, and the compositors don't do it.
    @Test(
      "The button in a window asks in vain for the other one: a line says so, and the rest goes on",
      .on(["sway", "mutter", "kwin"])) func button() async throws
    {
      let app = try await openTwo()
      try Seat.press("\t")
      try Seat.press(" ")
      let complaint = "WindowReaderApp: window 1: the window manager refuses to give it the keyboard"
      try await waitUntil("it says so", or: { "\(app.complaints)" }) { app.complaints == [complaint] }
      try Seat.press("a")
      let report = try await app.until("what is typed arrives in window 2") { $0[2]?.typed == "a" }
      #expect(report.showing("This window is key") == [2])
    }

    @Test("A second window closed", .on(["mutter"])) func closing() async throws {
      let app = try await openTwo()
      try Seat.press("4", with: .leftAlt)
      try await app.until("one is left, and key") {
        $0.windows.map(\.number) == [1] && $0.showing("This window is key") == [1]
      }
      // What is pressed before the compositor has given the keyboard on is lost.
      try await waitUntil("there's no other", or: { "\(app.last as Any)" }) {
        try Seat.press("\t")
        try Seat.press(" ")
        return
          (try? await waitUntil("an answer", within: .seconds(1)) {
            app.last?[1]?.shows.last == "There is no other window."
          }) != nil
      }
      #expect(app.complaints.isEmpty)
    }

    @Test(
      "After each swap one window says that it's key, and it's the one in which a typed key arrives",
      .on(["sway"])) func swaps() async throws
    {
      let app = try await openTwo()
      // sway numbers them as they come.
      let containers = try await containers()
      try #require(containers.count == 2)
      var typed = ["", ""]
      for (turn, letter) in "abcdefgh".enumerated() {
        let number = turn % 2 + 1
        try await run("swaymsg", "[con_id=\(containers[number - 1])] focus")
        try await app.until("window \(number) alone says that it's key") {
          $0.showing("This window is key") == [number] && $0.showing("This window isn't key") == [3 - number]
        }
        try Seat.press(letter)
        typed[number - 1].append(letter)
        try await app.until("\(letter) arrives in window \(number)") { $0.windows.map(\.typed) == typed }
      }
      #expect(app.lines.allSatisfy { $0.app.showing("This window is key").count <= 1 })

      try await run("swaymsg", "[con_id=\(containers[1])] kill")
      try await app.until("one is left, and key") {
        $0.windows.map(\.number) == [1] && $0.showing("This window is key") == [1]
      }
      #expect(app.complaints.isEmpty)
    }

    private func containers() async throws -> [Int] {
      struct Node: Decodable {
        var id: Int
        var pid: Int?
        var nodes: [Node]
        var floating_nodes: [Node]
        var windows: [Int] { (pid == nil ? [] : [id]) + (nodes + floating_nodes).flatMap(\.windows) }
      }
      return try await JSONDecoder().decode(Node.self, from: run("swaymsg", "-t", "get_tree")).windows
        .sorted()
    }
  }
}

/// The keyboard of the compositor's seat, worked through the pipe that scripts/lib/seat.sh describes.
private enum Seat {
  /// Of linux/input-event-codes.h; 4 is F4.
  private static let codes: [Character: Int] = [
    "a": 30, "b": 48, "c": 46, "d": 32, "e": 18, "f": 33, "g": 34, "h": 35, "n": 49, " ": 57, "\t": 15,
    "4": 62,
  ]
  enum Modifier: Int {
    case leftCtrl = 29
    case leftAlt = 56
  }

  static func press(_ key: Character, with modifier: Modifier? = nil) throws {
    let path = try #require(ProcessInfo.processInfo.environment["KEYWINDOW_SEAT"])
    let code = try #require(codes[key])
    let keys = [modifier?.rawValue, code].compactMap { $0 }
    let events = keys.map { "key \($0) 1" } + keys.reversed().map { "key \($0) 0" }
    let pipe = try #require(FileHandle(forWritingAtPath: path))
    try pipe.write(contentsOf: Data((events.joined(separator: "\n") + "\n").utf8))
    try pipe.close()
  }
}
