import Foundation
import Testing
import Watching

extension SeedsTests {
  @MainActor @Suite("WindowReaderApp in two real windows", .on(Rig.managed)) struct Swaps {
    private let key = "This window is key"
    private let notKey = "This window isn't key"

    @Test("After each swap one window says that it's key, and it's the one in which a typed key arrives")
    func swaps() async throws {
      let app = try await open("WindowReaderApp", windows: 2)
      var typed = ["", ""]
      for (turn, letter) in "abcdefgh".enumerated() {
        let number = turn % 2 + 1
        try await X11Desktop.activate(app.id(number))
        try await app.until("window \(number) alone says that it's key") {
          $0.showing(key) == [number] && $0.showing(notKey) == [3 - number]
        }
        try await X11Desktop.type(String(letter))
        typed[number - 1].append(letter)
        try await app.until("\(letter) arrives in window \(number)") { $0.windows.map(\.typed) == typed }
      }
      // In no report did both say so, and what a window says is what AppKit's stand-in says of it, a moment later.
      #expect(app.lines.allSatisfy { $0.app.showing(key).count <= 1 })
      #expect(app.complaints.isEmpty)
    }

    @Test("The button in a window, pressed by the mouse, brings the other one to the front") func button()
      async throws
    {
      let app = try await open("WindowReaderApp", windows: 2)
      // Apart, so that neither covers the other's button.
      try await X11Desktop.move(app.id(1), to: (20, 20))
      try await X11Desktop.move(app.id(2), to: (620, 400))
      try await app.until("they are apart") { report in
        guard let one = report[1]?.frame, let two = report[2]?.frame else { return false }
        return one[0] + one[2] < two[0] && one[1] < 100 && abs(two[0] - 620) < 60 && abs(two[1] - 400) < 60
      }
      for number in [2, 1, 2, 1] {
        try await X11Desktop.click(#require(app.last?[number]).middle)
        let report = try await app.until("the other one is key") { $0.showing(key) == [3 - number] }
        #expect(report.showing(notKey) == [number])
        #expect(try await X11Desktop.focused() == app.id(3 - number))
      }
    }

    @Test("The keyboard at another app: no window says that it's key, until it's back") func otherApp()
      async throws
    {
      let app = try await open("WindowReaderApp")
      let other = try await open("GoldenRatio")
      try await app.until("it isn't active") { !$0.isActive && $0.showing(notKey) == [1] }
      #expect(other.last?.isActive == true)
      try await X11Desktop.activate(app.id(1))
      try await app.until("its window is key again") { $0.isActive && $0.showing(key) == [1] }
      try await other.until("that one isn't active") { !$0.isActive && $0[1]?.isMain == false }
    }

    @Test("A second window opened, minimised, restored and closed") func life() async throws {
      let app = try await open("WindowReaderApp", windows: 2)
      try await X11Desktop.minimise(app.id(2))
      try await app.until("it's in the Dock, and not key") {
        $0[2]?.isMiniaturized == true && $0[2]?.isVisible == false && $0.showing(key) != [2]
      }
      try await X11Desktop.activate(app.id(2))
      try await app.until("it's back, and key") {
        $0[2]?.isMiniaturized == false && $0[2]?.isVisible == true && $0.showing(key) == [2]
      }
      try await X11Desktop.close(app.id(2))
      try await app.until("one window is left") { $0.windows.map(\.number) == [1] }
      try await X11Desktop.activate(app.id(1))
      try await app.until("it's key") { $0.showing(key) == [1] }
      try await X11Desktop.click(#require(app.last?[1]).middle)
      try await app.until("there's no other") { $0[1]?.shows.last == "There is no other window." }
      try await X11Desktop.close(app.id(1))
      try await waitUntil("the app ends with its last window") { !app.isRunning }
      #expect(app.waitForExit() == 0)
      #expect(app.complaints.isEmpty)
    }
  }
}
