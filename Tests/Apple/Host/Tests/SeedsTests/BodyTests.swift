import Foundation
import Testing
import Watching

extension SeedsTests {
  /// The table is measured on the stand-ins alone by BodyCountComparisonTests; here the events are a window manager's.
  @MainActor @Suite("Bodies run as often as the article's table says", .on(Rig.managed)) struct Bodies {
    private static let article = "../../../../../Sources/KeyWindow/KeyWindow.docc/MovingToKeyWindow.md"
    private static let views = [
      "KeyReader", "SizeReader", "WidthReader", "StateReader", "KeyWindowReader", "WindowObservationModifier",
    ]

    enum Event: String, CaseIterable {
      case swap = "the other window becomes key"
      case bounce = "the other window becomes key and the first again, in one turn"
      case resize = "the key window gets another size"
      case heighten = "the key window gets another height"
      case title = "the key window gets another title"
    }

    /// What the table says of KeyWindow.
    private func expected(_ event: Event) throws -> [Int] {
      let text = try String(
        contentsOf: URL(filePath: Self.article, relativeTo: URL(filePath: #filePath)), encoding: .utf8)
      let prefix = "| \(event.rawValue) | KeyWindow | "
      let row = try #require(text.split(separator: "\n").first { $0.hasPrefix(prefix) })
      let cells = row.dropFirst(prefix.count).split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      return cells.prefix(Self.views.count).compactMap { Int($0) }
    }

    private func counts(_ report: AppReport) -> [Int] {
      Self.views.map { view in report.windows.map { $0.bodies[view] ?? 0 }.reduce(0, +) }
    }

    /// A typed key has arrived, and so has what was before it.
    private func settle(_ app: RunningApp, _ number: Int) async throws -> AppReport {
      let typed = try #require(app.last?[number]).typed
      try await X11Desktop.type("x")
      return try await app.until("the key arrives") { $0[number]?.typed == typed + "x" }
    }

    @Test("Of two real windows", arguments: Event.allCases) func table(_ event: Event) async throws {
      let app = try await open("ProbeApp", windows: 2)
      let (one, two) = (try app.id(1), try app.id(2))
      try await app.until("both show the key window") { report in
        report.windows.allSatisfy { $0.shows.last == report[2]?.shows.last }
          && report[2]?.shows.first == "key"
      }
      let before = try await counts(settle(app, 2))
      let key = event == .swap ? 1 : 2
      switch event {
      case .swap:
        try await X11Desktop.activate(one)
        try await app.until("it's key") { $0[1]?.shows.first == "key" }
      case .bounce:
        // Whatever happens to a stopped program happens in one turn of its loop.
        kill(app.processID, SIGSTOP)
        try await X11Desktop.focus(one)
        try await X11Desktop.focus(two)
        kill(app.processID, SIGCONT)
      case .resize: try await X11Desktop.resize(app, 2, to: (520, 410))
      case .heighten:
        let size = try await X11Desktop.frame(of: two).size
        try await X11Desktop.resize(app, 2, to: (Int(size.width), Int(size.height) + 50))
      case .title:
        app.tell("2 title Letters")
        try await app.until("it shows the title") { $0[2]?.shows.contains("title Letters") == true }
      }
      let after = try await counts(settle(app, key))
      #expect(zip(after, before).map { $0 - $1 } == (try expected(event)))
    }
  }
}
