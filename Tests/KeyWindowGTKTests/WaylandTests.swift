import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("On Wayland") @MainActor struct WaylandTests {
    private var compositor: any Compositor { get throws { try #require(Rig.compositor) } }

    @Test("A window that appears becomes key; its place and being minimised stay unknown", .on(Rig.wayland))
    func appearing() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: true)
        try await desk.settle()
        #expect(desk.keys == [[], ["A"]])
        for case let state? in window.states {
          #expect(state.position == nil && state.isMiniaturized == nil)
          #expect(state.screen?.visibleFrame == nil)
        }
        #expect(window.state?.size == CGSize(width: 320, height: 200))
      }
    }

    @Test("The compositor moves the focus: never two are key, never none", .on(Rig.wayland))
    func focus() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        for next in [a, b, a] {
          try await compositor.focus(next)
          try await until("\(next.name) is key") { next.isKey }
        }
        try await desk.settle()
        // mutter's switcher takes the keyboard while its keys are held: however long, none of the windows gets it then.
        let keys = Rig.isOneOf([.mutter]) ? [[]] + desk.keys.filter { $0 != [] } : desk.keys
        #expect(keys == [[], ["A"], ["B"], ["A"], ["B"], ["A"]])
      }
    }

    @Test(
      "Bringing to front is a request: when the compositor ignores it, no state is invented", .on(Rig.wayland)
    )
    func request() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        try await desk.settle()
        let (stateOfA, stateOfB) = (a.state, b.state)
        try a.window.performWindowCommand(.makeKeyAndOrderFront)
        try await desk.settle()
        #expect(a.state == stateOfA && b.state == stateOfB)
        #expect(desk.keys == [[], ["A"], ["B"]])
      }
    }

    @Test("Minimising is a request that isn't told, and restoring is unsupported", .on(Rig.wayland))
    func minimising() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        try b.window.performWindowCommand(.miniaturize)
        // sway minimises none.
        if Rig.current != .sway { try await until("B isn't key, A is") { !b.isKey && a.isKey } }
        try await desk.settle()
        #expect(b.isKey == (Rig.current == .sway) && a.isKey != b.isKey)
        #expect(b.state?.isVisible == true && b.state?.isMiniaturized == nil)
        let error = #expect(throws: WindowCommandError.self) {
          try b.window.performWindowCommand(.deminiaturize)
        }
        guard case .unsupported(.deminiaturize, let reason) = error else {
          Issue.record("\(error as Any)")
          return
        }
        #expect(reason.contains("Wayland"))
      }
    }

    // sway minimises none.
    @Test(
      "KWin restores a minimised window that is presented while no other has the keyboard, mutter doesn't",
      .on([.mutter, .gnomeShell, .kwin]))
    func restoring() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        try b.window.performWindowCommand(.miniaturize)
        try await until("B isn't key, A is") { !b.isKey && a.isKey }
        try b.window.performWindowCommand(.makeKeyAndOrderFront)
        try await desk.settle()
        #expect(a.isKey)
        // A restored one would get the keyboard now.
        a.window.destroy()
        try await until("A is gone") { a.state == nil }
        try await desk.settle()
        #expect(!b.isKey)
        try b.window.performWindowCommand(.makeKeyAndOrderFront)
        if Rig.current == .kwin { try await until("B is key") { b.isKey } }
        try await desk.settle()
        #expect(b.isKey == (Rig.current == .kwin))
      }
    }

    @Test("A hidden window isn't key, and is again when it's shown", .on(Rig.wayland))
    func hiding() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        try b.window.performWindowCommand(.orderOut)
        try await until("B is hidden, A is key") { b.state?.isVisible == false && a.isKey }
        try b.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("B is key") { b.isKey }
        #expect(desk.keys.filter { $0 != [] } == [["A"], ["B"], ["A"], ["B"]])
      }
    }

    @Test("The output's scale changes: the window's does, in points it stays as it is", .on(Rig.wayland))
    func scale() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: true)
        let before = try #require(window.state)
        // GTK 4.18 doesn't hear of every new scale of a monitor.
        let isScreenTold = !Rig.hasNewerGTK
        try await compositor.setScale(2)
        try await until("the scale is told") {
          window.state?.scale == 2 && (!isScreenTold || window.state?.screen?.scale == 2)
        }
        try await until("A is key") { window.isKey }
        #expect(window.state?.size == before.size && window.state?.safeAreaInsets == before.safeAreaInsets)
        let points = CGSize(width: Rig.screenSize.width / 2, height: Rig.screenSize.height / 2)
        // mutter tells pixels where points are due, and GTK 4.8 believes it.
        if isScreenTold && !Rig.isOneOf([.mutter, .gnomeShell]) {
          try await until("the screen is half as large") { window.state?.screen?.frame.size == points }
        }
        try await compositor.setScale(1)
        try await until("the scale is back") {
          window.state?.scale == 1 && (!isScreenTold || window.state?.screen?.scale == 1)
        }
        try await desk.settle()
        #expect(window.isKey)
        // A window keeps the keyboard meanwhile.
        #expect(desk.keys == [[], ["A"]])
      }
    }

    // mutter offers none on such a screen. It's here, behind the tests of full screen: GTK 4.18 goes on with the old
    // scale of the monitor.
    @Test(
      "A scale between whole numbers is told exactly, of a window and of its screen",
      .enabled(
        if: Rig.isOneOf([.sway]) && Rig.hasNewerGTK,
        "needs GTK 4.14, as scripts/test --long windows-debian13-sway has it"))
    func fractionalScale() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let size = try #require(window.state?.size)
        try await compositor.setScale(1.5)
        try await until("both are told") {
          window.state?.scale == 1.5 && window.state?.screen?.scale == 1.5
        }
        try await desk.settle()
        #expect(window.state?.size == size)
        try await compositor.setScale(1)
        try await until("the window's is back") { window.state?.scale == 1 }
      }
    }

    @Test("A window that goes to another output is on that screen", .on(.sway))
    func outputs() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let first = try #require(window.state?.screen?.name)
        try await run("swaymsg", "create_output")
        let outputs = try await run("swaymsg", "-t", "get_outputs")
        let second = try #require(outputs.split(separator: "\"").last { $0.hasPrefix("HEADLESS-") })
        try await run("swaymsg", "[title=\"^A$\"] move container to output \(second)")
        try await until("A is on the second") { window.state?.screen?.name != first }
        try await run("swaymsg", "[title=\"^A$\"] move container to output HEADLESS-1")
        try await until("A is on the first") { window.state?.screen?.name == first }
        try await run("swaymsg", "output \(second) disable")
      }
    }

    @Test("The compositor closes the window", .on(Rig.wayland))
    func closing() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        try await compositor.close(b)
        try await until("B is gone, A is key") { b.state == nil && a.isKey }
        #expect(desk.keys.filter { $0 != [] } == [["A"], ["B"], ["A"]])
      }
    }

    // mutter has but one workspace, as long as its shell doesn't make another.
    @Test("A window on a workspace that isn't shown isn't key", .on([.sway, .gnomeShell, .kwin]))
    func workspace() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        try await compositor.showWorkspace(2)
        try await until("A isn't key") { !window.isKey }
        #expect(window.state?.isVisible == true)
        try await compositor.showWorkspace(1)
        try await until("A is key") { window.isKey }
      }
    }
  }
}
