import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("The states of a window") @MainActor struct StateTests {
    @Test(
      "Minimised, a window isn't key; restored it is, whatever the command", .on(Rig.managed),
      arguments: [
        WindowCommand.deminiaturize, .makeKeyAndOrderFront,
      ])
    func minimising(restoring: WindowCommand) async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        #expect(b.state?.isMiniaturized == false)
        try b.window.performWindowCommand(.miniaturize)
        try await until("B is minimised, A is key") { b.state?.isMiniaturized == true && a.isKey }
        // It hasn't been taken off the screen.
        #expect(b.state?.isVisible == true)
        #expect(!b.isKey)
        try b.window.performWindowCommand(restoring)
        try await until("B is restored and key") { b.state?.isMiniaturized == false && b.isKey }
        try await desk.settle()
        // At the end one change: it never lost the keyboard again.
        #expect(desk.keys.filter { $0 != [] } == [["A"], ["B"], ["A"], ["B"]])
      }
    }

    @Test(
      "Minimised, hidden and shown again, a window is on screen and key", .on(Rig.managed + Rig.wayland),
      arguments: [true, false])
    func minimisedAndHidden(waits: Bool) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        for _ in 0..<3 {
          try window.window.performWindowCommand(.miniaturize)
          // sway minimises none.
          if waits && Rig.current != .sway {
            try await until("A is minimised") { window.state?.isMiniaturized != false && !window.isKey }
          }
          try window.window.performWindowCommand(.orderOut)
          if waits { try await until("A is hidden") { window.state?.isVisible == false } }
          #expect(window.state?.isVisible == true || window.state?.isOccluded != true)
          try window.window.performWindowCommand(.makeKeyAndOrderFront)
          try await until("A is on screen and key") {
            window.state?.isVisible == true && window.state?.isMiniaturized != true && window.isKey
          }
          try await desk.settle()
          // On GNOME Shell it was without the keyboard here, where all was asked for at once.
          try await until("A is that still, or again") {
            window.isKey && window.state?.isMiniaturized != true
          }
        }
      }
    }

    @Test("Minimised by the window manager and restored by it", .on(Rig.managed))
    func minimisedByWindowManager() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        try await run("xdotool", "windowminimize", window.id)
        try await until("A is minimised") { window.state?.isMiniaturized == true }
        try await until("no window is key") { !window.isKey }
        try await run("wmctrl", "-i", "-a", window.id)
        try await until("A is restored") { window.state?.isMiniaturized == false && window.isKey }
      }
    }

    @Test("Restoring a window that isn't minimised changes nothing", .on(Rig.managed))
    func needlessRestore() async throws {
      try await withDesk { desk in
        let (a, _) = (try await desk.open("A"), try await desk.open("B"))
        try a.window.performWindowCommand(.deminiaturize)
        try await desk.settle()
        #expect(desk.keys.last == ["B"])
      }
    }

    @Test(
      "Zoomed, a window fills the work area; zoomed again it has its old size", .on(Rig.managed),
      arguments: [true, false])
    func zooming(header: Bool) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: header)
        let before = try #require(window.state)
        try window.window.performWindowCommand(.zoom)
        let screen = try #require(before.screen?.visibleFrame)
        try await until("A is zoomed") {
          guard let state = window.state, let frame = state.frame else { return false }
          // Decorations that aren't part of the frame take their share: bars, and borders of 5 points where
          // shadows can't be drawn.
          return state.isZoomed && frame.width >= screen.width - 10 && frame.height >= screen.height - 50
            // An odd number of pixels is half a point, and GTK rounds sizes up.
            && screen.insetBy(dx: -0.5, dy: -0.5).contains(frame)
        }
        #expect(before.isZoomed == false)
        try window.window.performWindowCommand(.zoom)
        try await until("A has its old size") {
          window.state?.isZoomed == false && window.state?.size == before.size
        }
        try await until("A has its old place") { window.state?.position == before.position }
      }
    }

    @Test("In full screen a window covers the screen, and has no title bar", .on(Rig.managed + Rig.wayland))
    func fullScreen() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: true)
        let before = try #require(window.state)
        #expect(try #require(before.topSafeArea) > 30)
        // Where shadows can't be drawn, GTK keeps a border around a header bar's window even now.
        let border: CGFloat = Rig.isOneOf([.openbox, .kwinX11]) ? 5 : 0
        let screen = try #require(before.screen?.frame).insetBy(dx: border, dy: border)
        try window.window.performWindowCommand(.toggleFullScreen)
        try await until("A is full screen") {
          window.state?.isFullScreen == true && window.state?.size == screen.size
        }
        try await until("nothing covers the content") { window.state?.safeAreaInsets == .zero }
        #expect(window.state?.position == (Rig.isOneOf(Rig.wayland) ? nil : screen.origin))
        try window.window.performWindowCommand(.toggleFullScreen)
        try await until("A is as before") {
          window.state?.isFullScreen == false && window.state?.size == before.size
            && window.state?.safeAreaInsets == before.safeAreaInsets
        }
        try await until("A is key") { window.isKey }
        #expect(window.states.compactMap { $0 }.allSatisfy { $0.safeAreaInsets == nil || $0.size != .zero })
      }
    }

    @Test("The title is told", .on())
    func title() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        #expect(window.state?.title == "A")
        try window.window.performWindowCommand(.setTitle("Ünïcödé – 窓"))
        try await until("the title is told") { window.state?.title == "Ünïcödé – 窓" }
        gtk_window_set_title(window.window.pointer, nil)
        try await until("there's no title") { window.state?.title == nil && window.state != nil }
      }
    }

    @Test("A title that is longer than a message to the window system may be is cut at a character", .on())
    func longTitle() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        for (character, bytes) in [("x", 1), ("é", 2), ("😀", 4), ("👨‍👩‍👧‍👦", 25)] as [(Character, Int)] {
          for count in [4_080 / bytes, 4_084 / bytes + 1, 100_000] {
            try window.window.performWindowCommand(.setTitle(String(repeating: character, count: count)))
            let right = String(repeating: character, count: min(count, 4_080 / bytes))
            try await until("its beginning is told") { window.state?.title == right }
            try await desk.settle(keepingTitles: true)
          }
        }
        // One character, as far as anybody can see.
        try window.window.performWindowCommand(.setTitle("e" + String(repeating: "\u{301}", count: 9_000)))
        try await until("nothing of it is told") { window.state?.title == "" }
      }
    }

    @Test("A title with a NUL, which would end it in silence, is refused", .on())
    func titleWithNUL() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let error = #expect(throws: WindowCommandError.self) {
          try window.window.performWindowCommand(.setTitle("before\0after"))
        }
        guard case .unsupported(_, let reason) = error else {
          Issue.record("\(error as Any)")
          return
        }
        #expect(reason.contains("NUL"))
        #expect(gtk_window_get_title(window.window.pointer).map { String(cString: $0) } == "A")
        // Who doesn't ask whether it's possible does no harm either.
        window.window.carryOutWindowCommand(.setTitle("before\0after"))
        try await desk.settle(keepingTitles: true)
      }
    }

    @Test("What GTK draws as active is told", .on([.xfwm4, .mutterX11, .kwinX11] + Rig.wayland))
    func active() async throws {
      try await withDesk { desk in
        let a = try await desk.open("A")
        try await until("A looks active") { a.state?.isActive == true }
        let b = try await desk.open("B")
        try await until("B looks active, A doesn't") {
          b.state?.isActive == true && a.state?.isActive == false
        }
      }
    }

    @Test("A window that was never shown has no place, no insets and no screen", .on())
    func neverShown() async throws {
      try await withDesk { desk in
        let state = try #require(try desk.make("A").state)
        #expect(!state.isVisible && !state.isKey && !state.isZoomed && !state.isFullScreen)
        #expect(state.position == nil && state.safeAreaInsets == nil && state.screen == nil)
        // The size with which it will be shown.
        #expect(state.size == CGSize(width: 320, height: 200) && state.scale == Double(Rig.scale))
      }
    }

    @Test("A visible window has a size, a place and insets from the first state on", .on())
    func firstVisibleState() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: true)
        for case let state? in window.states where state.isVisible {
          #expect(state.size.width > 0 && state.safeAreaInsets != nil && state.screen != nil)
          #expect((state.position == nil) == Rig.isOneOf(Rig.wayland))
        }
      }
    }
  }
}
