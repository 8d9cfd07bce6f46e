import Testing
import Watching

extension SeedsTests {
  @MainActor @Suite("What the host can't do is named, and the rest goes on") struct BadInput {
    @Test("A view that it doesn't know", .on(Rig.managed)) func view() async throws {
      let app = try await open("ProbeApp", environment: ["PROBE_SHOWS_SWITCH": "1"])
      #expect(app.last?[1]?.shows == ["above", "can't draw Toggle<Text>", "below"])
      #expect(app.complaints == ["ProbeApp: the host can't draw the view Toggle<Text>"])
    }

    @Test("Scenes that it doesn't know, and commands", .on(Rig.managed)) func scene() async throws {
      let app = try await open("OddApp")
      #expect(app.last?[1]?.shows == ["the rest goes on"])
      #expect(
        app.complaints == [
          "OddApp: the scene OddScene isn't opened: the host knows no such scene",
          "OddApp: commands aren't shown: the host has no menu bar",
          "OddApp: the scene OtherOddScene isn't opened: the host knows no such scene",
        ])
    }

    @Test("What GTK can't do", .on(Rig.managed)) func command() async throws {
      let app = try await open("ProbeApp")
      app.tell("1 orderBack")
      app.tell("1 title still there")
      try await app.until("it goes on") { $0[1]?.title == "still there" }
      #expect(
        app.complaints == ["ProbeApp: window 1: orderBack isn't done: GTK puts no window behind others"])
    }

    @Test("No display") func noDisplay() async throws {
      let app = try RunningApp(
        "WindowReaderApp", environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "XDG_RUNTIME_DIR": "/nowhere"])
      try await waitUntil("it ends") { !app.isRunning }
      #expect(app.waitForExit() == 1)
      #expect(app.complaints.contains { $0.hasPrefix("WindowReaderApp: GTK finds no display: ") })
    }

    @Test("No window manager", .on(["none"])) func noWindowManager() async throws {
      let app = try RunningApp("ProbeApp")
      try await app.until("its window is there") { $0[1]?.isVisible == true }
      app.tell("1 miniaturize")
      try await waitUntil("it says so", or: { "\(app.complaints)" }) {
        app.complaints.contains("ProbeApp: window 1: no window manager runs that could minimise it")
      }
      app.tell("1 title still there")
      try await app.until("it goes on") { $0[1]?.title == "still there" }
    }

    @Test("A window manager that refuses", .on(["sway"])) func refusal() async throws {
      let app = try RunningApp("ProbeApp")
      try await app.until("its window is there") { $0[1]?.isVisible == true }
      app.tell("1 miniaturize")
      try await waitUntil("it says so", or: { "\(app.complaints)" }) {
        app.complaints.contains("ProbeApp: window 1: the window manager refuses to minimise it")
      }
      app.tell("1 title still there")
      try await app.until("it goes on") { $0[1]?.title == "still there" }
    }
  }
}
