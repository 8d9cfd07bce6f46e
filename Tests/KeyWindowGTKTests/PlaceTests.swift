import CKeyWindowGTK
import CKeyWindowGTK.X11
import Foundation
import KeyWindow
import Testing

@testable import KeyWindowGTK

extension WindowTests {
  @Suite("A window is put where it's asked to be") @MainActor struct PlaceTests {
    @Test("to the pixel, wherever it was", .on(Rig.x11), arguments: [true, false])
    func anywhere(header: Bool) async throws {
      let seed = Seed.fromEnvironment
      var numbers = SeededNumbers(seed)
      try await withDesk { desk in
        let window = try await desk.open("A", header: header)
        for _ in 0..<10 {
          // Within the screen, with room for a shadow and a title bar: beyond it managers have views of their own.
          let place = CGPoint(
            x: CGFloat(Int.random(in: 40...800, using: &numbers)),
            y: CGFloat(Int.random(in: 60...500, using: &numbers)))
          try window.window.performWindowCommand(.setPosition(place))
          try await until("A is at \(place), not \(window.state?.position as Any), \(seed)") {
            window.state?.position == place
          }
          try await desk.settle()
          #expect(window.state?.position == place, "\(seed)")
          #expect(window.state?.size.width ?? 0 > 300)
        }
      }
    }

    @Test("also while it isn't on screen: it's shown there", .on(Rig.x11), arguments: [true, false])
    func beforeShowing(header: Bool) async throws {
      try await withDesk { desk in
        let window = try desk.make("A", header: header)
        try window.window.performWindowCommand(.setPosition(CGPoint(x: 99, y: 99)))
        try window.window.performWindowCommand(.setPosition(CGPoint(x: 311, y: 207)))
        try window.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("A is there") { window.state?.position == CGPoint(x: 311, y: 207) }
        try await desk.settle()
        try window.window.performWindowCommand(.orderOut)
        try await until("A is hidden") { window.state?.isVisible == false }
        try window.window.performWindowCommand(.setPosition(CGPoint(x: 402, y: 133)))
        try window.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("A is where it was put meanwhile") {
          window.state?.position == CGPoint(x: 402, y: 133)
        }
        try await desk.settle()
        #expect(window.state?.position == CGPoint(x: 402, y: 133))
        #expect(window.state?.isVisible == true)
      }
    }

    @Test("It's shown there, too, when it was hidden again on the way", .on(Rig.x11))
    func hiddenOnTheWay() async throws {
      try await withDesk { desk in
        let window = try desk.make("A")
        try window.window.performWindowCommand(.setPosition(CGPoint(x: 311, y: 207)))
        try window.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("A is visible") { window.state?.isVisible == true }
        try await desk.settle()
        try window.window.performWindowCommand(.setPosition(CGPoint(x: 402, y: 133)))
        try window.window.performWindowCommand(.orderOut)
        try window.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("A is there") { window.state?.position == CGPoint(x: 402, y: 133) }
        try await desk.settle()
        #expect(window.state?.position == CGPoint(x: 402, y: 133))
      }
    }

    @Test("It's told there, and nowhere else, however long the window manager takes", .on(Rig.x11))
    func slowManager() async throws {
      try await withDesk { desk in
        let window = try desk.make("A")
        let display = gdk_x11_display_get_xdisplay(gdk_display_get_default())
        var isHeldUp = false
        // Before the window asks for its place: nobody else's requests are carried out until the grab ends.
        let hints = window.window.startWindowHints {
          guard !isHeldUp, window.window.pointer.map({ gtk_widget_get_width(widget($0)) > 0 }) == true else {
            return
          }
          isHeldUp = true
          XGrabServer(display)
        }
        defer {
          XUngrabServer(display)
          XFlush(display)
        }
        let place = CGPoint(x: 311, y: 207)
        try window.window.performWindowCommand(.setPosition(place))
        try window.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("A is laid out") { isHeldUp }
        let start = ContinuousClock.now
        try await until("a window that stays where it is would have been told") {
          ContinuousClock.now - start > .seconds(PlacementSettling.quiet * 2)
        }
        XUngrabServer(display)
        XFlush(display)
        try await until("A is there") { window.state?.isVisible == true }
        #expect(window.states.allSatisfy { $0?.isVisible != true || $0?.position == place })
        withExtendedLifetime(hints) {}
      }
    }

    @Test(
      "with its size, and each is what was asked", .on(Rig.x11), arguments: [true, false], [true, false])
    func withSize(header: Bool, sizeFirst: Bool) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: header)
        let frame = CGRect(x: 203, y: 151, width: 433, height: 255)
        let commands: [WindowCommand] = [.setSize(frame.size), .setPosition(frame.origin)]
        for command in sizeFirst ? commands : commands.reversed() {
          try window.window.performWindowCommand(command)
        }
        try await until("A has the frame") { window.state?.frame == frame }
        try await desk.settle()
        #expect(window.state?.frame == frame)
        // It stays there when the size is another one.
        try window.window.performWindowCommand(.setSize(CGSize(width: 355, height: 277)))
        try await until("A is smaller") { window.state?.size == CGSize(width: 355, height: 277) }
        try await desk.settle()
        #expect(window.state?.position == frame.origin)
      }
    }

    @Test("Not while it's maximised or full screen", .on(Rig.managed))
    func refused() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let command = WindowCommand.setPosition(CGPoint(x: 100, y: 100))
        for (way, reason): (WindowCommand, String) in [
          (.zoom, "maximised"), (.toggleFullScreen, "full screen"),
        ] {
          try window.window.performWindowCommand(way)
          try await until("\(way)") { window.state?.isZoomed == true || window.state?.isFullScreen == true }
          #expect(!window.window.canPerformWindowCommand(command))
          #expect(window.window.refusal(ofWindowCommand: command)?.description.contains(reason) == true)
          try window.window.performWindowCommand(way)
          try await until("not \(way)") {
            window.state?.isZoomed == false && window.state?.isFullScreen == false
          }
        }
        #expect(window.window.canPerformWindowCommand(command))
      }
    }

    @Test("On Wayland that's unsupported, and says why", .on(Rig.wayland))
    func wayland() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let error = #expect(throws: WindowCommandError.self) {
          try window.window.performWindowCommand(.setPosition(CGPoint(x: 100, y: 100)))
        }
        guard case .unsupported(_, let reason) = error else {
          Issue.record("\(error as Any)")
          return
        }
        #expect(reason.contains("Wayland lets no program move"))
      }
    }

    @Test("A place where no window can be is refused, and changes nothing", .on())
    func absurd() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        try await desk.settle()
        let state = window.state
        for number: CGFloat in [.nan, .infinity, 1e9] {
          let command = WindowCommand.setPosition(CGPoint(x: 10, y: number))
          #expect(throws: WindowCommandError.self) { try window.window.performWindowCommand(command) }
          // Who carries it out nevertheless does no harm.
          window.window.carryOutWindowCommand(command)
        }
        try await desk.settle()
        #expect(window.state == state)
        let far = WindowCommand.setPosition(CGPoint(x: 32_000, y: 0))
        #expect(window.window.canPerformWindowCommand(far) == (Rig.isOneOf(Rig.x11) && Rig.scale == 1))
      }
    }
  }
}
