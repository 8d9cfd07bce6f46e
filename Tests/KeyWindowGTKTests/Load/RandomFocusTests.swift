import Foundation
import KeyWindow
import Testing

extension WindowTests {
  @Suite("The keyboard goes about at random") @MainActor struct RandomFocusTests {
    @Test(
      "Between five windows, for a while: at each quiet point every observer agrees with the X server",
      .on(Rig.x11), .timeLimit(.minutes(10)))
    func fiveWindows() async throws {
      let seed = Seed.fromEnvironment
      var numbers = SeededNumbers(seed)
      print("The keyboard goes about for \(Self.duration): \(seed)")
      try await withDesk { desk in
        var windows: [TestWindow] = []
        for name in ["A", "B", "C", "D", "E"] { windows.append(try await desk.open(name)) }
        let end = ContinuousClock.now + Self.duration
        var (requests, quietPoints) = (0, 0)
        repeat {
          let burst = Int.random(in: 1...12, using: &numbers)
          // One program asks for all of them, so that they follow each other faster than the windows do.
          try await run("xdotool", try (0..<burst).flatMap { _ in try Self.request(of: windows, &numbers) })
          requests += burst
          if numbers.once(in: 4) || ContinuousClock.now >= end {
            try await agree(desk, seed)
            quietPoints += 1
          }
        } while ContinuousClock.now < end
        print("\(requests) requests, \(quietPoints) quiet points, \(desk.keys.count) changes of the key")
        #expect(desk.keys.count > quietPoints, "\(seed)")
      }
    }

    @Test(
      "Between four windows of a compositor: at each quiet point the one that it focused last is key",
      .on(Rig.wayland))
    func compositor() async throws {
      let seed = Seed.fromEnvironment
      var numbers = SeededNumbers(seed)
      try await withDesk { desk in
        var windows: [TestWindow] = []
        for name in ["A", "B", "C", "D"] { windows.append(try await desk.open(name)) }
        for _ in 0..<8 {
          var last = windows[0]
          for _ in 0..<Int.random(in: 1...4, using: &numbers) {
            last = windows[Int.random(in: windows.indices, using: &numbers)]
            try await Rig.compositor?.focus(last)
          }
          try await until("\(last.name) is key, \(seed)") { last.isKey }
          try await desk.settle()
          #expect(windows.filter(\.isKey).map(\.name) == [last.name], "\(seed)")
          #expect(WindowRegistry.shared.keyWindow?.window === last.window, "\(seed)")
        }
      }
    }

    /// What xdotool is to do with one of the windows: mostly to give it the keyboard.
    private static func request(of windows: [TestWindow], _ numbers: inout SeededNumbers) throws -> [String] {
      let id = try windows[Int.random(in: windows.indices, using: &numbers)].id
      let (x, y) = (Int.random(in: 0...400, using: &numbers), Int.random(in: 0...300, using: &numbers))
      if numbers.once(in: 6) { return ["windowmove", id, "\(x * Rig.scale)", "\(y * Rig.scale)"] }
      if numbers.once(in: 6) {
        return ["windowsize", id, "\((x + 200) * Rig.scale)", "\((y + 200) * Rig.scale)"]
      }
      return [Rig.isOneOf([.none]) ? "windowfocus" : "windowactivate", id]
    }

    /// The observers come to tell what the X server does, and stay with it.
    private func agree(_ desk: Desk, _ seed: Seed) async throws {
      var (told, server) = (WindowsOnServer(toldBy: desk.windows), WindowsOnServer?.none)
      let deadline = ContinuousClock.now + .seconds(20)
      // The window manager may still be at the last requests.
      while told != server && ContinuousClock.now < deadline {
        server = try await WindowsOnServer(askingFor: desk.windows)
        told = WindowsOnServer(toldBy: desk.windows)
      }
      try await desk.settle()
      let final = try await WindowsOnServer(askingFor: desk.windows)
      try #require(final.key != nil, "\(seed)")
      try #require(WindowsOnServer(toldBy: desk.windows) == final, "\(seed)")
    }

    /// `scripts/test --long` sets KEYWINDOW_LONG.
    private static let duration: Duration =
      ProcessInfo.processInfo.environment["KEYWINDOW_LONG"] == nil ? .seconds(8) : .seconds(60)
  }
}
