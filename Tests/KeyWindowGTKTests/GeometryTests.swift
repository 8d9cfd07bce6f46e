import CKeyWindowGTK
import CKeyWindowGTK.X11
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("Geometry") @MainActor struct GeometryTests {
    @Test("The frame and the safe area are where the pixels are", .on(Rig.x11), arguments: [true, false])
    func pixels(header: Bool) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: header)
        if Rig.current != Rig.none { try await window.move(to: (203, 151)) }
        try await expectPixels(of: window, header: header)
        try window.window.performWindowCommand(.setSize(CGSize(width: 411, height: 307)))
        try await until("A is resized") { window.state?.size == CGSize(width: 411, height: 307) }
        try await expectPixels(of: window, header: header)
      }
    }

    /// The red content, as it's drawn, is the safe area.
    private func expectPixels(of window: TestWindow, header: Bool) async throws {
      let scale = CGFloat(Rig.scale)
      try await until("the content is drawn where the safe area is") {
        guard let state = window.state, let origin = state.position, let safe = state.safeAreaFrame,
          let surface = gtk_native_get_surface(OpaquePointer(window.window.pointer))
        else { return false }
        let content = CGRect(
          x: (origin.x + safe.minX) * scale, y: (origin.y + safe.minY) * scale,
          width: safe.width * scale, height: safe.height * scale)
        return Screenshot.redArea(of: surface) == content
      }
      let state = try #require(window.state)
      if header { #expect(state.topSafeArea ?? 0 > 30) } else { #expect(state.safeAreaInsets == .zero) }
      #expect(state.safeAreaInsets?.left == 0 && state.safeAreaInsets?.bottom == 0)
    }

    @Test("The safe area begins where the content's bounds do", .on(), arguments: [true, false])
    func bounds(header: Bool) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: header)
        let pointer = try #require(window.window.pointer)
        var bounds = graphene_rect_t()
        #expect(gtk_widget_compute_bounds(gtk_window_get_child(pointer), widget(pointer), &bounds) != 0)
        #expect(
          window.state?.safeAreaFrame
            == CGRect(
              x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
              height: CGFloat(bounds.size.height)))
      }
    }

    @Test("The safe area is that of the window, however its content is aligned", .on())
    func alignedContent() async throws {
      try await withDesk { desk in
        let window = try desk.make("A", header: true)
        let content = gtk_window_get_child(window.window.pointer)
        gtk_widget_set_valign(content, GTK_ALIGN_CENTER)
        gtk_widget_set_margin_top(content, 30)
        gtk_widget_set_size_request(content, 20, 20)
        try window.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("A is laid out") { window.state?.safeAreaInsets != nil }
        let insets = try #require(window.state?.safeAreaInsets)
        #expect((40..<60).contains(insets.top))
        #expect(WindowInsets(top: insets.top) == insets)
        gtk_window_set_child(window.window.pointer, nil)
        try await desk.settle()
        #expect(window.state?.safeAreaInsets == insets)
      }
    }

    @Test("Hiding the header bar gives its place to the content", .on())
    func hiddenHeader() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: true)
        let insets = try #require(window.state?.safeAreaInsets)
        let header = gtk_window_get_titlebar(window.window.pointer)
        gtk_widget_set_visible(header, 0)
        try await until("nothing covers the content") { window.state?.safeAreaInsets == .zero }
        gtk_widget_set_visible(header, 1)
        try await until("the bar is back") { window.state?.safeAreaInsets == insets }
      }
    }

    @Test("A new size is exact, and told with its insets in one state", .on(), arguments: [true, false])
    func resizing(header: Bool) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: header)
        let insets = window.state?.safeAreaInsets
        for size in [(500, 300), (400, 420), (333, 222)] {
          let size = CGSize(width: size.0, height: size.1)
          try window.window.performWindowCommand(.setSize(size))
          try await until("A is \(size)") { window.state?.size == size }
          // sway answers each size, and its answer would undo one that is asked for meanwhile.
          if Rig.isOneOf([.sway]) { try await desk.settle() }
        }
        try await desk.settle()
        #expect(window.state?.size == CGSize(width: 333, height: 222))
        #expect(
          window.states.compactMap { $0 }.filter(\.isVisible).allSatisfy { $0.safeAreaInsets == insets })
      }
    }

    @Test(
      "Zoomed and back, a window is told where it was or where it is, and nowhere else",
      .on(Rig.managed), arguments: [true, false])
    func noTornPosition(header: Bool) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: header)
        try await window.move(to: (203, 151))
        try await desk.settle()
        var places = [window.state?.position]
        for isZoomed in [true, false] {
          let told = window.states.count
          try window.window.performWindowCommand(.zoom)
          try await until("A is zoomed or back") { window.state?.isZoomed == isZoomed }
          try await desk.settle()
          places.append(window.state?.position)
          #expect(window.states.dropFirst(told).allSatisfy { places.suffix(2).contains($0?.position) })
        }
        #expect(places[0] == places[2] && places[0] != places[1])
      }
    }

    @Test("Who follows a window anew inside a hint goes on hearing where it is", .on(Rig.x11))
    func followedAnew() async throws {
      @MainActor final class Follower {
        var observation: WindowObservation?
        var renews = false

        func follow(_ window: GTKWindow) {
          observation = window.startWindowHints { [weak self, weak window] in
            guard let self, let window, renews else { return }
            renews = false
            observation = nil
            follow(window)
          }
        }
      }
      try await withDesk { _ in
        let window = try #require(gtk_window_new().flatMap { GTKWindow.window($0) })
        let follower = Follower()
        follower.follow(window)
        try window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("its place is known") { window.readWindowState()?.position != nil }
        let id = keywindow_x11_id(gtk_native_get_surface(OpaquePointer(window.pointer)))
        for place in ["220", "260", "300"] {
          let old = window.readWindowState()?.position
          follower.renews = true
          try await run("xdotool", "windowmove", "\(id)", place, place)
          try await until("it has moved to \(place)") { window.readWindowState()?.position != old }
        }
        window.destroy()
      }
    }

    @Test("A hidden window keeps the size with which it's shown again", .on(), arguments: [true, false])
    func hiddenSize(header: Bool) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: header)
        try window.window.performWindowCommand(.setSize(CGSize(width: 345, height: 234)))
        try await until("A is resized") { window.state?.size == CGSize(width: 345, height: 234) }
        try window.window.performWindowCommand(.orderOut)
        try await until("A is hidden") { window.state?.isVisible == false }
        try await desk.settle()
        #expect(window.state?.size == CGSize(width: 345, height: 234))
        #expect(window.state?.safeAreaInsets == nil)
        try window.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("A is visible") { window.state?.isVisible == true }
        #expect(window.state?.size == CGSize(width: 345, height: 234))
      }
    }

    @Test(
      "A size set before the window is shown is the one it's shown with", .on(), arguments: [true, false])
    func sizeBeforeShowing(header: Bool) async throws {
      try await withDesk { desk in
        let window = try desk.make("A", header: header)
        try window.window.performWindowCommand(.setSize(CGSize(width: 345, height: 234)))
        try window.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("A is visible") { window.state?.isVisible == true }
        #expect(window.state?.size == CGSize(width: 345, height: 234))
      }
    }

    @Test("The window manager resizes the window", .on(Rig.managed))
    func resizedByWindowManager() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let scale = Rig.scale
        try await run("xdotool", "windowsize", window.id, "\(512 * scale)", "\(256 * scale)")
        try await until("A is resized") { window.state?.size == CGSize(width: 512, height: 256) }
      }
    }

    @Test("Moves are told, whoever moves the window", .on(Rig.x11), arguments: [true, false])
    func moving(header: Bool) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: header)
        for place in [(40, 60), (301, 203), (0, 0)] {
          try await window.move(to: place)
          try await desk.settle()
          #expect(try await window.placeOnServer() == window.state?.position)
        }
      }
    }

    // KWin's decorations, and so its title bars, are a package of their own.
    @Test("Moves are told when the user drags the window", .on([.openbox, .xfwm4, .mutterX11]))
    func dragging() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        // Away from the edges of the screen, which hold windows back.
        try await window.move(to: (403, 251))
        try await desk.settle()
        let start = try #require(window.state?.frame)
        let scale = Rig.scale
        // The title bar is the window manager's, above the frame.
        let grip = ("\(Int(start.midX) * scale)", "\(Int(start.minY) * scale - 10)")
        try await run("xdotool", "mousemove", grip.0, grip.1, "mousedown", "1")
        for _ in 0..<10 { try await run("xdotool", "mousemove_relative", "--", "-9", "4") }
        try await run("xdotool", "mouseup", "1")
        try await until("A has been moved") {
          let move = CGPoint(x: start.minX - 90 / CGFloat(scale), y: start.minY + 40 / CGFloat(scale))
          return window.state?.position == move
        }
        // xfwm4 takes the keyboard for the time of the drag.
        try await until("A is key") { window.isKey }
      }
    }

    @Test("A place and a size that change together are told together", .on(Rig.managed))
    func movedAndResized() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        try await window.move(to: (403, 251))
        try await desk.settle()
        let old = try #require(window.state?.frame)
        // The left and top edges move, the others stay: what a drag of the corner does.
        let new = CGRect(x: old.minX - 50, y: old.minY - 30, width: old.width + 50, height: old.height + 30)
        let count = window.states.count
        let pixels = [new.minX, new.minY, new.width, new.height].map { "\(Int($0 * CGFloat(Rig.scale)))" }
        // Static gravity (10): the place is that of the content.
        try await run("wmctrl", "-i", "-r", window.id, "-e", "10,\(pixels.joined(separator: ","))")
        try await until("A has the new frame") { window.state?.frame == new }
        #expect(window.states.dropFirst(count).map { $0?.frame } == [new])
      }
    }

    @Test("A reading asks the X server nothing while nothing has changed", .on(Rig.x11))
    func roundTrips() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: true)
        try await desk.settle()
        let display = gdk_x11_display_get_xdisplay(gdk_display_get_default())
        let before = XNextRequest(display)
        for _ in 0..<100 { #expect(window.window.readWindowState() != nil) }
        #expect(XNextRequest(display) == before)
      }
    }

    @Test(
      "Nor does a hint, once a window is where it was asked to be, or where it's left instead", .on(Rig.x11))
    func roundTripsOfHints() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: true)
        try await desk.settle()
        let display = gdk_x11_display_get_xdisplay(gdk_display_get_default())
        @MainActor func requests() -> UInt {
          let before = XNextRequest(display)
          for _ in 0..<100 { hint(window.window) }
          return XNextRequest(display) - before
        }
        #expect(requests() == 0)
        try window.window.performWindowCommand(.setPosition(CGPoint(x: 203, y: 151)))
        try await until("A is there") { window.state?.position == CGPoint(x: 203, y: 151) }
        try await desk.settle()
        #expect(requests() == 0)
        // Most managers keep a window on the screen.
        try window.window.performWindowCommand(.setPosition(CGPoint(x: -3_000, y: -3_000)))
        try await until("A is waited for no longer", within: .seconds(30)) { requests() == 0 }
        try await desk.settle()
        let place = window.state?.position
        #expect(requests() == 0)
        try await desk.settle()
        #expect(window.state?.position == place)
      }
    }

    @Test(
      "A window that was moved, to wherever, isn't followed for ever when nobody observes it", .on(Rig.x11))
    func movedUnobserved() async throws {
      try await withDesk { _ in
        let window = try #require(gtk_window_new().flatMap { GTKWindow.window($0) })
        let pointer = UnsafeMutableRawPointer(try #require(window.pointer))
        gtk_window_set_default_size(window.pointer, 320, 200)
        let before = handlerCount(of: pointer)
        // Most managers keep a window on the screen.
        try window.performWindowCommand(.setPosition(CGPoint(x: -3_000, y: -3_000)))
        #expect(handlerCount(of: pointer) > before)
        try window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("it is left alone", within: .seconds(30)) { handlerCount(of: pointer) <= before }
        #expect(window.readWindowState()?.isVisible == true)
        window.destroy()
      }
    }

    /// One that nothing else comes with, and that asks the server nothing.
    private func hint(_ window: GTKWindow) {
      g_object_notify(
        UnsafeMutableRawPointer(window.pointer)?.assumingMemoryBound(to: GObject.self), "title")
    }

    @Test("A window that nobody observes is read right, too", .on(Rig.x11))
    func unobserved() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: true)
        let unobserved = try #require(gtk_window_new().flatMap { GTKWindow.window($0) })
        defer { unobserved.destroy() }
        gtk_window_present(unobserved.pointer)
        try await until("the other is key") {
          unobserved.readWindowState()?.isKey == true && unobserved.readWindowState()?.position != nil
        }
        _ = window
      }
    }

    @Test("The screen is the one of the rig, in points", .on())
    func screen() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let screen = try #require(window.state?.screen)
        #expect(screen.frame == CGRect(origin: .zero, size: Rig.screenSize))
        #expect(screen.scale == Double(Rig.scale))
        #expect(window.state?.scale == Double(Rig.scale))
        #expect(try #require(screen.name).contains { !$0.isWhitespace })
        #expect(screen.visibleFrame == (Rig.isOneOf(Rig.managed) ? screen.frame : nil))
      }
    }

    @Test("A panel makes the work area smaller, and back when it goes", .on(.xfwm4))
    func workArea() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let panel = try desk.make("Panel")
        try panel.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("the panel appears") { panel.state?.isVisible == true }
        try await run(
          "xprop", "-id", panel.id, "-f", "_NET_WM_STRUT_PARTIAL", "32c", "-set", "_NET_WM_STRUT_PARTIAL",
          "0,0,60,0,0,0,0,0,0,1279,0,0")
        try await until("the work area is smaller") {
          window.state?.screen?.visibleFrame == CGRect(x: 0, y: 60, width: 1280, height: 740)
        }
        panel.window.destroy()
        try await until("the work area is the screen") {
          window.state?.screen?.visibleFrame == CGRect(x: 0, y: 0, width: 1280, height: 800)
        }
      }
    }
  }
}

extension TestWindow {
  /// The top-left corner by another way: as xwininfo tells it, less GTK's shadow.
  fileprivate func placeOnServer() async throws -> CGPoint {
    let description = try await run("xwininfo", "-id", id)
    func number(after label: String) throws -> CGFloat {
      let range = try #require(description.range(of: label))
      let rest = description[range.upperBound...].drop { $0 == " " }
      return CGFloat(try #require(Int(rest.prefix { $0 == "-" || $0.isNumber })))
    }
    var shadow = (x: 0.0, y: 0.0)
    gtk_native_get_surface_transform(OpaquePointer(window.pointer), &shadow.x, &shadow.y)
    let scale = CGFloat(Rig.scale)
    return CGPoint(
      x: try number(after: "upper-left X:") / scale + shadow.x,
      y: try number(after: "upper-left Y:") / scale + shadow.y)
  }
}
