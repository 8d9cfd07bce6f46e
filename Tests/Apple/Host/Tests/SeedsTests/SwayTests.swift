import Foundation
import Testing
import Watching

extension SeedsTests {
  @MainActor @Suite("WindowReaderApp on Wayland", .on(["sway"])) struct Sway {
    @Test("After each swap one window says that it's key, and it's the one in which a typed key arrives")
    func swaps() async throws {
      let app = try RunningApp("WindowReaderApp")
      try await app.until("its window is key") { $0.showing("This window is key") == [1] }
      try Seat.press("n", withCtrl: true)
      try await app.until("the second is key") { $0.showing("This window is key") == [2] }
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

/// The keyboard of the compositor's seat.
private enum Seat {
  /// Of linux/input-event-codes.h.
  private static let codes: [Character: Int] = [
    "a": 30, "b": 48, "c": 46, "d": 32, "e": 18, "f": 33, "g": 34, "h": 35, "n": 49,
  ]
  private static let leftCtrl = 29

  static func press(_ letter: Character, withCtrl: Bool = false) throws {
    let path = try #require(ProcessInfo.processInfo.environment["KEYWINDOW_SEAT"])
    let code = try #require(codes[letter])
    var events = ["key \(code) 1", "key \(code) 0"]
    if withCtrl { events = ["key \(leftCtrl) 1"] + events + ["key \(leftCtrl) 0"] }
    let pipe = try #require(FileHandle(forWritingAtPath: path))
    try pipe.write(contentsOf: Data((events.joined(separator: "\n") + "\n").utf8))
    try pipe.close()
  }
}
