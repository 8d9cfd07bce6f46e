import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

@testable import keywindow

extension WindowTests {
  @Suite("keywindow inspect") struct InspectorTests {
    @Test("It opens windows, commands them and quits, all from the keyboard", .on(Rig.managed))
    func keyboard() async throws {
      let inspector = CommandProcess("inspect")
      defer { inspector.terminate() }
      try await Keyboard.waitForWindow("Window Inspector")
      try await Keyboard.waitForWindow("Document 1")
      try await Keyboard.press("ctrl+shift+n", in: "Window Inspector")
      try await Keyboard.waitForWindow("Document 2")
      // The new window is the chosen one: its title is set through the inspector's entry.
      try await renameChosenWindow(to: "Renamed")
      try await Keyboard.press("ctrl+w", in: "Renamed")
      try await Keyboard.waitUntilGone("Renamed")
      try await Keyboard.press("ctrl+q", in: "Window Inspector")
      #expect(try await inspector.end().status == 0)
    }

    @Test("A pressed row is chosen, though the press makes the inspector the key window", .on(Rig.managed))
    func pressedRow() async throws {
      // For GTK a button that is held longer than a double click takes isn't a click, and here it's held until the
      // inspector has answered.
      let config = try #require(ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"])
      let settings = URL(fileURLWithPath: config).appendingPathComponent("gtk-4.0")
      try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: settings) }
      try Data("[Settings]\ngtk-double-click-time=30000\n".utf8)
        .write(to: settings.appendingPathComponent("settings.ini"))
      let inspector = CommandProcess("inspect")
      defer { inspector.terminate() }
      try await Keyboard.waitForWindow("Document 1")
      try await Keyboard.press("ctrl+n", in: "Window Inspector")
      try await Keyboard.waitForWindow("Document 2")
      // Neither is in front of the list.
      for title in ["Document 1", "Document 2"] {
        try await run(
          "xdotool", "search", "--onlyvisible", "--name", title, "windowmove", "--sync", "\(840 * Rig.scale)",
          "\(480 * Rig.scale)")
      }
      // With the keyboard the inspector would show no change.
      try await Keyboard.giveKeyboard(to: "Document 2")
      try await pressSecondRow()
      try await run("xdotool", "mouseup", "1")
      try await renameChosenWindow(to: "Pressed")
      try await Keyboard.waitUntilGone("Document 1")
      try await Keyboard.press("ctrl+q", in: "Window Inspector")
      #expect(try await inspector.end().status == 0)
    }

    @Test("It hides another window and shows it again, but not itself", .on(.openbox))
    func hides() async throws {
      let inspector = CommandProcess("inspect")
      defer { inspector.terminate() }
      try await Keyboard.waitForWindow("Document 1")
      try await Keyboard.press("alt+h", in: "Window Inspector")
      try await Keyboard.waitUntilGone("Document 1")
      try await Keyboard.press("alt+h", in: "Window Inspector")
      try await Keyboard.waitForWindow("Document 1")
      try await Keyboard.press("ctrl+w", in: "Document 1")
      try await Keyboard.waitUntilGone("Document 1")
      // It's the only window, and so the chosen one. Keys come in their order: were it hidden by the first one, the
      // second one would open a window without it.
      try await Keyboard.press("alt+h", in: "Window Inspector")
      try await run("xdotool", "key", "ctrl+n")
      try await Keyboard.waitForWindow("Document 2")
      try await Keyboard.press("ctrl+q", in: "Window Inspector")
      #expect(try await inspector.end().status == 0)
    }

    @Test("The list is as wide as it was, after the window has been narrow", .on(Rig.managed)) @MainActor
    func listWidth() async throws {
      try await withDesk { desk in
        let interface = Interface(PackageResources.inspector_ui)
        let list = interface.object("body")
        let inspector: UnsafeMutablePointer<GtkWindow> = UnsafeMutablePointer(interface.object("inspector"))
        let window = desk.add("Window Inspector", try #require(GTKWindow.window(inspector)))
        let layout = InspectorLayout(interface)
        defer { withExtendedLifetime(layout) {} }
        interface.release()
        try window.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("the inspector is wide") { window.isKey && window.state?.size.width ?? 0 > 1000 }
        let width = gtk_paned_get_position(list)
        for _ in 1...2 {
          for (size, orientation) in [(420, GTK_ORIENTATION_VERTICAL), (1100, GTK_ORIENTATION_HORIZONTAL)] {
            try window.window.performWindowCommand(.setSize(CGSize(width: size, height: 600)))
            try await until("the list has turned") { gtk_orientable_get_orientation(list) == orientation }
            try await desk.settle()
          }
          #expect(gtk_paned_get_position(list) == width)
        }
      }
    }

    private func renameChosenWindow(to title: String) async throws {
      try await Keyboard.press("alt+t", in: "Window Inspector")
      try await run("xdotool", "key", "ctrl+a", "type", title)
      try await run("xdotool", "key", "Return")
      try await Keyboard.waitForWindow(title)
    }

    /// Presses the mouse button on the row below the inspector's own, and holds it until the inspector shows that
    /// it's the key window.
    @MainActor private func pressSecondRow() async throws {
      let (left, top) = try await shadow()
      let inspector = ["search", "--onlyvisible", "--name", "^Window Inspector$"]
      let window = try await run("xdotool", inspector)
      // Its own row, of which the second line says so.
      let remark = CGRect(
        x: left + 20 * Rig.scale, y: top + 78 * Rig.scale, width: 160 * Rig.scale, height: 12 * Rig.scale)
      let before = try Screenshot.pixels(of: window, in: remark)
      let place = ["\(left + 100 * Rig.scale)", "\(top + 116 * Rig.scale)"]
      try await run("xdotool", inspector + ["mousemove", "--window", "%1"] + place + ["mousedown", "1"])
      try await until("the inspector shows that it's key") {
        try Screenshot.pixels(of: window, in: remark) != before
      }
    }

    /// How far the inspector's X window reaches beyond what is seen of it, in pixels.
    private func shadow() async throws -> (left: Int, top: Int) {
      let text = try await run("xprop", "-name", "Window Inspector", "_GTK_FRAME_EXTENTS")
      let widths = text.split { !$0.isNumber }.compactMap { Int($0) }
      return widths.count == 4 ? (widths[0], widths[2]) : (0, 0)
    }
  }
}
