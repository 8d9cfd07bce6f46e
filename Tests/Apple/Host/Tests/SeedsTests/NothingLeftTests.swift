import Testing
import Watching

extension SeedsTests {
  @MainActor @Suite("A thousand swaps", .on(["openbox"])) struct NothingLeft {
    @Test("They leave no view, no widget and no object behind") func swaps() async throws {
      let app = try await open("WindowReaderApp", windows: 2)
      let ids = [try app.id(1), try app.id(2)]
      /// Each is seen to have happened before the next.
      func swap(_ count: Int) async throws -> ReportLine {
        for turn in 0..<count {
          let number = turn % 2 + 1
          try await run("xdotool", "windowactivate", "\(ids[number - 1])")
          try await app.until("window \(number) alone says that it's key") {
            $0.showing("This window is key") == [number]
              && $0.showing("This window isn't key") == [3 - number]
          }
        }
        return try #require(app.lines.last)
      }
      var lines = [try await swap(100)]
      for _ in 0..<5 { lines.append(try await swap(200)) }
      for line in lines {
        #expect(line.app.windows.map(\.places) == lines[0].app.windows.map(\.places))
        #expect(line.app.widgets == lines[0].app.widgets)
      }
      // An object has 16 bytes at least, and one that is left in each swap is left in each of the rounds. Not the mean
      // but the middle one counts: now and then GTK fills its caches, or empties them.
      let growth = zip(lines.dropFirst(), lines).map { $0.heap - $1.heap }.sorted()
      #expect(growth[2] < 16 * 200, "\(growth)")
      let bodies = zip(lines[5].app.windows, lines[0].app.windows).map {
        ($0.bodies["ContentView"] ?? 0) - ($1.bodies["ContentView"] ?? 0)
      }
      #expect(bodies == [1000, 1000], "a body runs once for each swap")
    }

    @Test("Windows that are opened and closed take all with them") func windows() async throws {
      let app = try await open("WindowReaderApp")
      func openAndClose(_ count: Int) async throws -> ReportLine {
        for _ in 0..<count {
          try await X11Desktop.press("ctrl+n")
          let report = try await app.until("it's open") {
            $0.windows.count == 2 && $0.windows.last?.isKey == true
          }
          try await X11Desktop.close(#require(report.windows.last).id)
          try await app.until("it's closed") { $0.windows.count == 1 }
          try await X11Desktop.activate(app.id(1))
          try await app.until("the first is key") { $0.showing("This window is key") == [1] }
        }
        return try #require(app.lines.last)
      }
      let before = try await openAndClose(2)
      let after = try await openAndClose(20)
      #expect(after.app.living == before.app.living)
      #expect(after.app.living == [1, 1])
      #expect(after.app.widgets == before.app.widgets)
      #expect(after.app.windows.map(\.places) == before.app.windows.map(\.places))
    }
  }
}
