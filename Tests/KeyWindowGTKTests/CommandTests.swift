import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("Commands and their refusal") @MainActor struct CommandTests {
    @Test(
      "An absurd size is refused, and changes nothing", .on(),
      arguments: [
        CGSize.zero, CGSize(width: 0, height: 100), CGSize(width: 100, height: -1),
        CGSize(width: CGFloat.nan, height: 100), CGSize(width: 100, height: CGFloat.infinity),
        CGSize(width: 1e9, height: 1e9), CGSize(width: 0.5, height: 100),
      ])
    func absurdSize(size: CGSize) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let state = window.state
        let error = #expect(throws: WindowCommandError.self) {
          try window.window.performWindowCommand(.setSize(size))
        }
        // A NaN equals nothing, itself neither.
        guard case .invalidSize = error else {
          Issue.record("\(error as Any)")
          return
        }
        // Who carries it out nevertheless does no harm.
        window.window.carryOutWindowCommand(.setSize(size))
        try await desk.settle()
        #expect(window.state == state)
      }
    }

    @Test("The largest size doesn't end the program", .on())
    func hugeSize() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let length = WindowCommand.largestLength
        for size in [CGSize(width: length, height: 1), CGSize(width: 1, height: length)] {
          guard window.window.canPerformWindowCommand(.setSize(size)) else { continue }
          try window.window.performWindowCommand(.setSize(size))
          try await desk.settle()
        }
      }
    }

    @Test("A size that is too small for the content is raised by GTK, and told as it is", .on(Rig.x11))
    func smallSize() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: true)
        try window.window.performWindowCommand(.setSize(CGSize(width: 1, height: 1)))
        try await until("A is small") { window.state?.size.height ?? .infinity < 100 }
        #expect(try #require(window.state?.size.width) > 1)
      }
    }

    @Test("X11's pixels count: at twice the scale a window can be half as large", .on(Rig.x11))
    func largestSize() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let size = CGSize(width: 32_000, height: 100)
        #expect(window.window.canPerformWindowCommand(.setSize(size)) == (Rig.scale == 1))
        if Rig.scale > 1 {
          expectUnsupported(.setSize(size), of: window, because: "16 bits")
        }
      }
    }

    @Test("A size isn't for windows that are full screen, maximised, or of fixed size", .on(Rig.zooming))
    func sizeRefused() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let command = WindowCommand.setSize(CGSize(width: 400, height: 400))
        try window.window.performWindowCommand(.zoom)
        try await until("A is zoomed") { window.state?.isZoomed == true }
        expectUnsupported(command, of: window, because: "maximised")
        try window.window.performWindowCommand(.zoom)
        try await until("A isn't") { window.state?.isZoomed == false }
        try window.window.performWindowCommand(.toggleFullScreen)
        try await until("A is full screen") { window.state?.isFullScreen == true }
        expectUnsupported(command, of: window, because: "full screen")
        try window.window.performWindowCommand(.toggleFullScreen)
        try await until("A isn't") { window.state?.isFullScreen == false }
        gtk_window_set_resizable(window.window.pointer, 0)
        expectUnsupported(command, of: window, because: "resizable")
        expectUnsupported(.zoom, of: window, because: "resizable")
      }
    }

    @Test("Without a window manager what needs one is refused by name", .on(.none))
    func noWindowManager() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let state = window.state
        for command: WindowCommand in [.miniaturize, .deminiaturize, .zoom, .toggleFullScreen] {
          expectUnsupported(command, of: window, because: "no window manager")
        }
        try await desk.settle()
        #expect(window.state == state)
      }
    }

    @Test("A hidden window can't be minimised", .on(Rig.managed + Rig.wayland))
    func minimiseHidden() async throws {
      try await withDesk { desk in
        expectUnsupported(.miniaturize, of: try desk.make("A"), because: "on screen")
      }
    }

    @Test("A window zoomed or full screen before it's shown is so when it's shown", .on(Rig.zooming))
    func beforeShowing() async throws {
      try await withDesk { desk in
        let (a, b) = (try desk.make("A"), try desk.make("B"))
        try a.window.performWindowCommand(.zoom)
        try b.window.performWindowCommand(.toggleFullScreen)
        #expect(a.window.readWindowState()?.isZoomed == false)
        #expect(b.window.readWindowState()?.isFullScreen == false)
        try a.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("A is zoomed") { a.state?.isZoomed == true && a.isKey }
        try b.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("B is full screen") { b.state?.isFullScreen == true && b.isKey }
      }
    }

    private func expectUnsupported(
      _ command: WindowCommand, of window: TestWindow, because reason: String,
      _ location: SourceLocation = #_sourceLocation
    ) {
      let error = #expect(throws: WindowCommandError.self, sourceLocation: location) {
        try window.window.performWindowCommand(command)
      }
      guard case .unsupported(command, let text) = error else {
        Issue.record("\(error as Any)", sourceLocation: location)
        return
      }
      #expect(text.contains(reason), sourceLocation: location)
      #expect(!window.window.canPerformWindowCommand(command), sourceLocation: location)
    }
  }
}
