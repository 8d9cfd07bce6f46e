import Testing
import Watching

extension SeedsTests {
  /// What `NSWindow` and `NSApplication` post, in AppKit's order, is the stand-in's business; that they post it for what
  /// a window manager did, once, is the host's.
  @MainActor @Suite("What a window manager does, as AppKit tells it", .on(Rig.managed)) struct Order {
    private let activation = ["NSApplicationWill", "NSApplicationDidBecome", "NSApplicationDidResign"]
    private let key = ["DidResignKey", "DidBecomeKey"]

    private func said(_ app: RunningApp, from start: Int, _ names: [String]) -> [String] {
      app.said.dropFirst(start).filter { line in names.contains { line.hasPrefix($0) } }
    }

    @Test("The keyboard goes to the other window: the old one is told first, and each once") func swap()
      async throws
    {
      let app = try await open("ProbeApp", windows: 2)
      let start = app.said.count
      try await X11Desktop.activate(app.id(1))
      try await app.until("it's key") { $0[1]?.isMain == true }
      #expect(
        said(app, from: start, ["DidBecomeKey", "DidResignKey"]) == ["DidResignKey 2", "DidBecomeKey 1"])
      #expect(
        said(app, from: start, ["DidBecomeMain", "DidResignMain"]) == ["DidResignMain 2", "DidBecomeMain 1"])
      #expect(said(app, from: start, ["NSApplicationWill"]) == [])
    }

    @Test("The keyboard goes to another app: the app resigns, then the window, and comes back so")
    func otherApp()
      async throws
    {
      let app = try await open("ProbeApp")
      var start = app.said.count
      let other = try await open("GoldenRatio")
      try await app.until("it isn't active") { !$0.isActive }
      let leaving = said(app, from: start, activation + key)
      #expect(leaving == ["NSApplicationWillResignActive", "DidResignKey 1", "NSApplicationDidResignActive"])
      start = app.said.count
      try await X11Desktop.activate(app.id(1))
      try await app.until("it's key") { $0[1]?.isKey == true && $0.isActive }
      let coming = said(app, from: start, activation + key)
      #expect(coming == ["NSApplicationWillBecomeActive", "DidBecomeKey 1", "NSApplicationDidBecomeActive"])
      other.end()
    }

    @Test("Moved, resized, minimised, full screen, closed") func frames() async throws {
      let app = try await open("ProbeApp")
      let id = try app.id(1)
      var start = app.said.count
      let frame = try #require(app.last?[1]).frame
      try await X11Desktop.move(id, to: (30, 40))
      try await app.until("it's moved") { $0[1]?.frame != frame }
      #expect(Set(said(app, from: start, ["DidMove", "DidResize"])) == ["DidMove 1"])

      start = app.said.count
      try await X11Desktop.resize(app, 1, to: (640, 480))
      #expect(said(app, from: start, ["DidResize"]).isEmpty == false)

      start = app.said.count
      try await X11Desktop.minimise(id)
      try await app.until("it's in the Dock") { $0[1]?.isMiniaturized == true }
      try await X11Desktop.activate(id)
      try await app.until("it's back") { $0[1]?.isMiniaturized == false && $0[1]?.isKey == true }
      let dock = said(app, from: start, ["WillMiniaturize", "DidMiniaturize", "DidDeminiaturize"])
      // On a loaded machine the state was seen to go back and forth, on openbox and mutter: then it's told as often.
      let once = ["WillMiniaturize 1", "DidMiniaturize 1", "DidDeminiaturize 1"]
      let times = max(1, dock.count / 3)
      #expect(dock == Array(repeating: once, count: times).flatMap { $0 })

      start = app.said.count
      for isFull in [true, false] {
        try await X11Desktop.toggle("fullscreen", id)
        try await app.until("full screen is \(isFull)") { $0[1]?.isFullScreen == isFull }
      }
      #expect(
        said(app, from: start, ["WillEnter", "DidEnter", "WillExit", "DidExit"])
          == ["WillEnterFullScreen 1", "DidEnterFullScreen 1", "WillExitFullScreen 1", "DidExitFullScreen 1"])

      start = app.said.count
      try await X11Desktop.close(id)
      try await waitUntil("it ends") { !app.isRunning }
      #expect(said(app, from: start, ["WillClose"]) == ["WillClose 1"])
    }
  }
}
