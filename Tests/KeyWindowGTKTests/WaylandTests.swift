import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("On Wayland") @MainActor struct WaylandTests {
    @Test("A window that appears becomes key; its place and being minimised stay unknown", .on(.sway))
    func appearing() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: true)
        try await desk.settle()
        #expect(desk.keys == [[], ["A"]])
        for case let state? in window.states {
          #expect(state.position == nil && state.isMiniaturized == nil)
          #expect(state.screen?.visibleFrame == nil)
        }
        #expect(window.state?.screen?.name == "HEADLESS-1")
        #expect(window.state?.size == CGSize(width: 320, height: 200))
      }
    }

    @Test("The compositor moves the focus: never two are key, never none", .on(.sway))
    func focus() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        for next in [a, b, a] {
          try await run("swaymsg", "[title=\"^\(next.name)$\"] focus")
          try await until("\(next.name) is key") { next.isKey }
        }
        try await desk.settle()
        #expect(desk.keys == [[], ["A"], ["B"], ["A"], ["B"], ["A"]])
      }
    }

    @Test("Bringing to front is a request: when the compositor ignores it, no state is invented", .on(.sway))
    func request() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        try await desk.settle()
        let (stateOfA, stateOfB) = (a.state, b.state)
        try a.window.perform(.makeKeyAndOrderFront)
        try await desk.settle()
        #expect(a.state == stateOfA && b.state == stateOfB)
        #expect(desk.keys == [[], ["A"], ["B"]])
      }
    }

    @Test("Minimising is a request, and restoring is unsupported", .on(.sway))
    func minimising() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        try window.window.perform(.miniaturize)
        try await desk.settle()
        #expect(window.state?.isMiniaturized == nil)
        let error = #expect(throws: WindowCommandError.self) { try window.window.perform(.deminiaturize) }
        guard case .unsupported(.deminiaturize, let reason) = error else {
          Issue.record("\(error as Any)")
          return
        }
        #expect(reason.contains("Wayland"))
      }
    }

    @Test("A popover of a window without the keyboard doesn't make it key", .on(.sway))
    func popoverWithoutFocus() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        let popover = try #require(gtk_popover_new())
        gtk_widget_set_parent(popover, gtk_window_get_child(a.window.pointer))
        let popoverPointer = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
        gtk_popover_popup(popoverPointer)
        try await desk.settle()
        #expect(b.isKey && !a.isKey)
        gtk_popover_popdown(popoverPointer)
        try await desk.settle()
        gtk_widget_unparent(popover)
        #expect(desk.keys == [[], ["A"], ["B"]])
      }
    }

    @Test("A hidden window isn't key, and is again when it's shown", .on(.sway))
    func hiding() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        try b.window.perform(.orderOut)
        try await until("B is hidden, A is key") { b.state?.isVisible == false && a.isKey }
        try b.window.perform(.makeKeyAndOrderFront)
        try await until("B is key") { b.isKey }
        #expect(desk.keys.filter { $0 != [] } == [["A"], ["B"], ["A"], ["B"]])
      }
    }

    @Test("The output's scale changes: the window's does, in points it stays as it is", .on(.sway))
    func scale() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: true)
        let before = try #require(window.state)
        try await run("swaymsg", "output HEADLESS-1 scale 2")
        try await until("the scale is told") { window.state?.scale == 2 && window.state?.screen?.scale == 2 }
        try await until("A is key") { window.isKey }
        #expect(window.state?.size == before.size && window.state?.safeAreaInsets == before.safeAreaInsets)
        #expect(window.state?.screen?.frame == CGRect(x: 0, y: 0, width: 640, height: 400))
        try await run("swaymsg", "output HEADLESS-1 scale 1")
        try await until("the scale is back") { window.state?.scale == 1 && window.state?.screen?.scale == 1 }
        try await desk.settle()
        #expect(window.isKey)
        // A window keeps the keyboard meanwhile.
        #expect(desk.keys == [[], ["A"]])
      }
    }

    @Test("A window that goes to another output is on that screen", .on(.sway))
    func outputs() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        try await run("swaymsg", "create_output")
        let outputs = try await run("swaymsg", "-t", "get_outputs")
        let second = try #require(outputs.split(separator: "\"").last { $0.hasPrefix("HEADLESS-") })
        try await run("swaymsg", "[title=\"^A$\"] move container to output \(second)")
        try await until("A is on the second") { window.state?.screen?.name == String(second) }
        try await run("swaymsg", "[title=\"^A$\"] move container to output HEADLESS-1")
        try await until("A is on the first") { window.state?.screen?.name == "HEADLESS-1" }
        try await run("swaymsg", "output \(second) disable")
      }
    }

    @Test("The compositor closes the window", .on(.sway))
    func closing() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        try await run("swaymsg", "[title=\"^B$\"] kill")
        try await until("B is gone, A is key") { b.state == nil && a.isKey }
        #expect(desk.keys.filter { $0 != [] } == [["A"], ["B"], ["A"]])
      }
    }

    @Test("A window on a workspace that isn't shown isn't key", .on(.sway))
    func workspace() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        try await run("swaymsg", "workspace 2")
        try await until("A isn't key") { !window.isKey }
        #expect(window.state?.isVisible == true)
        try await run("swaymsg", "workspace 1")
        try await until("A is key") { window.isKey }
      }
    }
  }
}
