import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("Zoomed, full screen, tiled, and back") @MainActor struct ZoomingTests {
    /// What goes together: what a window fills, and where and how large it is.
    private struct Look: Equatable {
      let isZoomed, isFullScreen: Bool
      let isTiled: Bool?
      let size: CGSize
      let restoredSize: CGSize?
      let position: CGPoint?
      let insets, controlInsets: WindowInsets?

      init?(_ state: WindowState?) {
        guard let state, state.isVisible else { return nil }
        (isZoomed, isFullScreen) = (state.isZoomed, state.isFullScreen)
        (isTiled, size, restoredSize) = (state.isTiled, state.size, state.restoredSize)
        (position, insets, controlInsets) = (state.position, state.safeAreaInsets, state.controlInsets)
      }
    }

    /// The ways that a window goes from there: from one to the next a window manager may go as it likes, so it comes back
    /// first. But a zoomed one may fill the screen for a while.
    private static func ways(from look: Look) -> [Way] {
      if look.isFullScreen { return [.fullScreen] }
      if look.isTiled == true { return [.tile] }
      if look.isZoomed { return [.zoom, .fullScreen] }
      return [.fullScreen] + (canZoom ? [.zoom] : []) + (tellsTiling ? [.tile] : [])
    }

    private static func looks(_ states: some Sequence<WindowState?>) -> [Look] {
      states.compactMap { Look($0) }.reduce(into: []) { looks, look in
        if looks.last != look { looks.append(look) }
      }
    }

    private static let canZoom = Rig.isOneOf(Rig.zooming)
    /// They tell that they have tiled a window. Of the others GTK doesn't hear, of sway only a newer one.
    private static let tellsTiling = Rig.isOneOf(
      Rig.managed + [.mutter, .gnomeShell] + (Rig.hasNewerGTK ? [.sway] : []))

    /// Gives the window the whole height of the screen, or a half of it, or its own size back.
    private func tile(_ window: TestWindow, _ isTiled: Bool) async throws {
      if let compositor = Rig.compositor { return try await compositor.tile(window, isTiled) }
      try await run(
        "wmctrl", "-i", "-r", window.id, "-b", "\(isTiled ? "add" : "remove"),maximized_vert")
    }

    @Test(
      "Flags, size and place are told in one publication each way", .on(Rig.managed + Rig.wayland),
      arguments: [true, false])
    func onePublication(header: Bool) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: header)
        if Rig.isOneOf(Rig.x11) { try await window.move(to: (203, 151)) }
        try await desk.settle()
        let normal = try #require(Look(window.state))
        let ways: [[WindowCommand]] =
          [[.toggleFullScreen]] + (Self.canZoom ? [[.zoom], [.zoom, .toggleFullScreen]] : [])
        for way in ways {
          var looks = [normal]
          let told = window.states.count
          for command in way + way.reversed() {
            let old = try #require(Look(window.state))
            try window.window.performWindowCommand(command)
            try await until("\(command) is told") {
              command == .zoom
                ? window.state?.isZoomed != old.isZoomed : window.state?.isFullScreen != old.isFullScreen
            }
            let look = try #require(Look(window.state))
            #expect(look.restoredSize == (look.isZoomed || look.isFullScreen ? normal.size : nil))
            #expect(look.isTiled != true)
            looks.append(look)
            try await desk.settle()
          }
          #expect(looks.last == normal)
          #expect(Self.looks([window.states[told - 1]] + window.states.dropFirst(told)) == looks, "\(way)")
        }
      }
    }

    @Test(
      "So it is for a window that fills the screen in one direction, or that a compositor tiles",
      .on(Rig.managed + Rig.wayland), arguments: [true, false])
    func tiled(header: Bool) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: header)
        if Rig.isOneOf(Rig.x11) { try await window.move(to: (203, 151)) }
        try await desk.settle()
        let normal = try #require(Look(window.state))
        let told = window.states.count
        try await tile(window, true)
        try await until("A is higher") { window.state?.size != normal.size }
        let tiled = try #require(Look(window.state))
        #expect(tiled.size.height > 700 * CGFloat(Rig.screenSize.height) / 800)
        #expect(tiled.isTiled == (Self.tellsTiling ? true : nil) && !tiled.isZoomed)
        #expect(normal.isTiled == (Self.tellsTiling ? false : nil))
        if Self.tellsTiling {
          #expect(tiled.restoredSize == normal.size && window.state?.sizeToSave == normal.size)
        }
        try await desk.settle()
        try await tile(window, false)
        try await until("A is as before") { window.state?.size == normal.size }
        try await desk.settle()
        #expect(
          Self.looks([window.states[told - 1]] + window.states.dropFirst(told)) == [normal, tiled, normal])
      }
    }

    @Test("A window that was zoomed when it was hidden has its size to go back to", .on(Rig.zooming))
    func hidden() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: true)
        let normal = try #require(window.state?.size)
        try window.window.performWindowCommand(.zoom)
        try await until("A is zoomed") { window.state?.isZoomed == true }
        try window.window.performWindowCommand(.orderOut)
        try await until("A is hidden") { window.state?.isVisible == false }
        try await desk.settle()
        #expect(window.state?.sizeToSave == normal)
      }
    }

    @Test(
      "The size to go back to can be changed meanwhile, and is told", .on(Rig.zooming),
      arguments: [true, false])
    func changedMeanwhile(header: Bool) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: header)
        try window.window.performWindowCommand(.zoom)
        try await until("A is zoomed") { window.state?.isZoomed == true }
        let old = try #require(window.state?.restoredSize)
        var (width, height): (Int32, Int32) = (0, 0)
        gtk_window_get_default_size(window.window.pointer, &width, &height)
        gtk_window_set_default_size(window.window.pointer, width + 40, height + 30)
        try await until("its size to go back to is larger") {
          window.state?.restoredSize == CGSize(width: old.width + 40, height: old.height + 30)
        }
        #expect(window.state?.isZoomed == true)
      }
    }

    @Test(
      "Who stores the size to save, or the size while the window isn't zoomed, full screen or tiled, never stores another",
      .on(Rig.managed + Rig.wayland), arguments: [true, false])
    func storedSize(header: Bool) async throws {
      let seed = Seed.fromEnvironment
      var numbers = SeededNumbers(seed)
      try await withDesk { desk in
        let window = try await desk.open("A", header: header)
        try await desk.settle()
        let normal = try #require(Look(window.state))
        var stored: [CGSize] = []
        let observation = window.observer.onChange { state in
          guard let state, state.isVisible else { return }
          let isNormal = !state.isZoomed && !state.isFullScreen && state.isTiled != true
          for size in [state.sizeToSave, isNormal ? state.size : nil].compactMap({ $0 })
          where stored.last != size { stored.append(size) }
        }
        var script: [Way] = []
        for _ in 0..<20 {
          let way = try #require(
            Look(window.state).flatMap { Self.ways(from: $0).randomElement(using: &numbers) })
          script.append(way)
          // Not before the last one has been told: of two requests on their way some managers lose one, and others, or
          // GTK, take the large size for the one to go back to.
          try await go(way, window, "after \(script), \(seed)")
          // Some at once, some when GTK has drawn it, some when all is done.
          for _ in 0..<Int.random(in: 0..<30, using: &numbers) { try await nextTurn() }
          if numbers.once(in: 4) || Rig.current == .sway { try await desk.settle() }
        }
        if window.state?.isFullScreen == true { try await go(.fullScreen, window, "at the end, \(seed)") }
        if window.state?.isZoomed == true { try await go(.zoom, window, "at the end, \(seed)") }
        if window.state?.isTiled == true { try await go(.tile, window, "at the end, \(seed)") }
        try await until("A is as before") { Look(window.state) == normal }
        #expect(stored.allSatisfy { $0 == normal.size }, "\(stored), \(seed), \(script)")
        observation.cancel()
      }
    }

    /// There and back.
    private enum Way { case zoom, fullScreen, tile }

    private func go(_ way: Way, _ window: TestWindow, _ when: String) async throws {
      let old = try #require(Look(window.state))
      switch way {
      case .zoom: try window.window.performWindowCommand(.zoom)
      case .fullScreen: try window.window.performWindowCommand(.toggleFullScreen)
      case .tile: try await tile(window, old.isTiled != true)
      }
      try await until("\(way) is told, \(when)") {
        switch way {
        case .zoom: window.state?.isZoomed != old.isZoomed
        case .fullScreen: window.state?.isFullScreen != old.isFullScreen
        case .tile: window.state?.isTiled != old.isTiled
        }
      }
    }

    /// A turn of the main loop, in which GLib serves what there is.
    private func nextTurn() async throws {
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}
