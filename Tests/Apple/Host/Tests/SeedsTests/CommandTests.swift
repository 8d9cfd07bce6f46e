import Testing
import Watching

extension SeedsTests {
  @MainActor @Suite("What an app asks of its NSWindow", .on(Rig.managed)) struct Commands {
    @Test("Title, frame, order, Dock, zoom, full screen and close are done to the real window")
    func commands()
      async throws
    {
      let app = try await open("ProbeApp", windows: 2)
      let id = try app.id(2)

      app.tell("2 title Letters to Ada")
      try await app.until("the view shows the title") {
        $0[2]?.shows.contains("title Letters to Ada") == true
      }
      try await waitUntil("the window manager has the title") {
        try await X11Desktop.title(of: id) == "Letters to Ada"
      }

      // Where there's room for what follows: some window managers keep windows on the screen.
      try await X11Desktop.move(id, to: (300, 150))
      try await app.until("it has moved there") { abs(($0[2]?.frame[0] ?? .infinity) - 300) <= 20 }
      let old = try await X11Desktop.frame(of: id)
      let before = try #require(app.last?[2]).frame
      app.tell("2 resize \(before[2] + 80) \(before[3] + 40)")
      try await app.until("it has the size") {
        $0[2]?.frame == [before[0], before[1], before[2] + 80, before[3] + 40]
      }
      #expect(try await X11Desktop.frame(of: id).size == (old.size.width + 80, old.size.height + 40))
      app.tell("2 moveBy 30 20")
      try await app.until("it has the place") {
        guard let frame = $0[2]?.frame else { return false }
        return abs(frame[0] - before[0] - 30) <= 1 && abs(frame[1] - before[1] - 20) <= 1
      }

      app.tell("1 makeKeyAndOrderFront")
      try await app.until("the other one is key") { $0[1]?.isKey == true && $0[2]?.isKey == false }
      #expect(try await X11Desktop.focused() == app.id(1))

      app.tell("2 orderOut")
      try await app.until("it's hidden") { $0[2]?.isVisible == false && $0[2]?.shows == [] }
      #expect(try await !X11Desktop.visible().contains(id))
      app.tell("2 makeKeyAndOrderFront")
      try await app.until("it's shown, and key") { $0[2]?.isVisible == true && $0[2]?.isKey == true }
      #expect(try await X11Desktop.visible().contains(id))

      app.tell("2 miniaturize")
      try await app.until("it's in the Dock") { $0[2]?.isMiniaturized == true && $0[2]?.isKey == false }
      app.tell("2 deminiaturize")
      try await app.until("it's back, and key") { $0[2]?.isMiniaturized == false && $0[2]?.isKey == true }

      for (command, state) in [("zoom", \AppReport.Window.isZoomed), ("toggleFullScreen", \.isFullScreen)] {
        let frame = try #require(app.last?[2]).frame
        app.tell("2 \(command)")
        try await app.until("\(command) fills the screen") {
          $0[2]?[keyPath: state] == true && ($0[2]?.frame[2] ?? 0) > 1200
        }
        app.tell("2 \(command)")
        try await app.until("\(command) again brings the size back") {
          $0[2]?[keyPath: state] == false && $0[2]?.frame[2...] == frame[2...]
        }
      }

      app.tell("2 performClose")
      try await app.until("it's gone") { $0.windows.map(\.number) == [1] }
      #expect(app.complaints.isEmpty)
    }
  }
}
