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

    private static func looks(_ states: some Sequence<WindowState?>) -> [Look] {
      states.compactMap { Look($0) }.reduce(into: []) { looks, look in
        if looks.last != look { looks.append(look) }
      }
    }

    private static let canZoom = Rig.current != .sway

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
      "So it is for a window that fills the screen in one direction", .on([.openbox, .xfwm4, .mutterX11]),
      arguments: [true, false])
    func tiled(header: Bool) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: header)
        try await window.move(to: (203, 151))
        try await desk.settle()
        let normal = try #require(Look(window.state))
        let told = window.states.count
        try await run("wmctrl", "-i", "-r", window.id, "-b", "add,maximized_vert")
        try await until("A is higher") { window.state?.size != normal.size }
        let tiled = try #require(Look(window.state))
        #expect(tiled.size.height > 700 * CGFloat(Rig.screenSize.height) / 800)
        #expect(tiled.isTiled == true && !tiled.isZoomed && tiled.restoredSize == normal.size)
        #expect(window.state?.sizeToSave == normal.size)
        try await run("wmctrl", "-i", "-r", window.id, "-b", "remove,maximized_vert")
        try await until("A is as before") { window.state?.size == normal.size }
        try await desk.settle()
        #expect(
          Self.looks([window.states[told - 1]] + window.states.dropFirst(told)) == [normal, tiled, normal])
      }
    }

    @Test("So it is for one that a compositor tiles", .on(Rig.wayland), arguments: [true, false])
    func tiledByCompositor(header: Bool) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: header)
        try await desk.settle()
        let normal = try #require(Look(window.state))
        try await Rig.compositor?.tile(window, true)
        try await until("A is tiled") { window.state?.size.height ?? 0 > 700 }
        let tiled = try #require(Look(window.state))
        // Who doesn't tell says neither yes nor no.
        #expect(tiled.isTiled != false && !tiled.isZoomed)
        if Rig.isOneOf([.mutter, .gnomeShell]) { #expect(tiled.isTiled == true && normal.isTiled == false) }
        if tiled.isTiled == true {
          #expect(tiled.restoredSize == normal.size && window.state?.sizeToSave == normal.size)
        }
        try await Rig.compositor?.tile(window, false)
        try await until("A is as before") { Look(window.state) == normal }
      }
    }

    @Test(
      "A window that was zoomed when it was hidden has its size to go back to", .on(Rig.managed + Rig.wayland)
    )
    func hidden() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: true)
        guard Self.canZoom else { return }
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
      "The size to go back to can be changed meanwhile, and is told", .on(.openbox), arguments: [true, false])
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
      "Who stores the size to save, or the size while the window is neither zoomed nor full screen, never stores a large one",
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
          let sizes = [state.sizeToSave, state.isZoomed || state.isFullScreen ? nil : state.size]
          for size in sizes.compactMap({ $0 }) where stored.last != size { stored.append(size) }
        }
        var script: [WindowCommand] = []
        for _ in 0..<20 {
          let old = try #require(Look(window.state))
          // Not before the last one has been told: of two requests on their way some managers lose one, and others, or
          // GTK, take the large size for the one to go back to.
          let zooms = Self.canZoom && !old.isFullScreen && Bool.random(using: &numbers)
          let command: WindowCommand = zooms ? .zoom : .toggleFullScreen
          script.append(command)
          try window.window.performWindowCommand(command)
          try await until("\(command) is told, after \(script), \(seed)") {
            zooms ? window.state?.isZoomed != old.isZoomed : window.state?.isFullScreen != old.isFullScreen
          }
          // Some at once, some when GTK has drawn it, some when all is done.
          for _ in 0..<Int.random(in: 0..<30, using: &numbers) { try await nextTurn() }
          if numbers.once(in: 4) || Rig.current == .sway { try await desk.settle() }
        }
        if window.state?.isFullScreen == true { try window.window.performWindowCommand(.toggleFullScreen) }
        try await until("A isn't full screen") { window.state?.isFullScreen == false }
        if window.state?.isZoomed == true { try window.window.performWindowCommand(.zoom) }
        try await until("A is as before") { Look(window.state) == normal }
        #expect(stored.allSatisfy { $0 == normal.size }, "\(stored), \(seed), \(script)")
        observation.cancel()
      }
    }

    /// A turn of the main loop, in which GLib serves what there is.
    private func nextTurn() async throws {
      try await Task.sleep(for: .milliseconds(1))
    }
  }
}
