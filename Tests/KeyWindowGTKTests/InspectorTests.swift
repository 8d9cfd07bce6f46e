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
    @MainActor func pressedRow() async throws {
      // Within this process, for only so the test knows that the inspector has laid the row out before it's pressed,
      // and that it has answered before the button is released.
      try await withDesk { desk in
        let interface = Interface(PackageResources.inspector_ui)
        let pointer: UnsafeMutablePointer<GtkWindow> = UnsafeMutablePointer(interface.object("inspector"))
        let rows = interface.object("windows")
        let inspector = desk.add("Window Inspector", try #require(GTKWindow.window(pointer)))
        let list = WindowList(interface)
        interface.release()
        let windows = OpenWindows { 0 }
        windows.onChange = {
          list.show(windows.all.map { WindowList.Entry(id: $0.id, name: $0.name, remark: $0.remark) })
        }
        // What it calls holds it, and with it what observes all windows of later tests.
        defer { windows.onChange = {} }
        @MainActor func chosen() -> String? { windows.all.first { $0.id == list.chosen }?.name }

        try inspector.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("the inspector is listed") { chosen() == "Window Inspector" }
        for name in ["Document 1", "Document 2"] {
          let document = try await desk.open(name)
          // Neither is in front of the list.
          try document.window.performWindowCommand(.setPosition(CGPoint(x: 840, y: 480)))
          try await until("\(name) is out of the way") { document.state?.position?.x ?? 0 > 600 }
        }
        // No window manager is asked for the keyboard any more: mutter, for one, takes such a request that is still on
        // its way for newer than the press.
        try await withLongClicks {
          try await pressRow(at: 1, of: rows, in: inspector)
          do { try await until("the press gives the inspector the keyboard") { inspector.isKey } } catch {
            try await run("xdotool", "mouseup", "1")
            throw error
          }
          try await run("xdotool", "mouseup", "1")
          try await until("the pressed row is chosen") { chosen() == "Document 1" }
        }
      }
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

    /// Has a button that is held for long pressed once nevertheless: for GTK it isn't when it takes longer than a
    /// double click.
    @MainActor private func withLongClicks(_ body: () async throws -> Void) async throws {
      let settings = try #require(gtk_settings_get_default())
      var value = GValue()
      g_value_init(&value, g_type_from_name("gint"))
      g_value_set_int(&value, .max)
      g_object_set_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), "gtk-double-click-time",
        &value)
      defer { gtk_settings_reset_property(settings, "gtk-double-click-time") }
      try await body()
    }

    /// Presses the mouse button in the middle of a row, and holds it.
    @MainActor private func pressRow(at index: Int32, of list: OpaquePointer, in window: TestWindow)
      async throws
    {
      let row = try #require(gtk_list_box_get_row_at_index(list, index))
      let pointer = try #require(window.window.pointer)
      var (bounds, shadow) = (graphene_rect_t(), (x: 0.0, y: 0.0))
      try await until("the row is laid out") {
        gtk_widget_compute_bounds(widget(row), widget(pointer), &bounds) != 0 && bounds.size.height > 0
      }
      gtk_native_get_surface_transform(OpaquePointer(pointer), &shadow.x, &shadow.y)
      let (x, y) = (
        shadow.x + Double(bounds.origin.x + bounds.size.width / 2),
        shadow.y + Double(bounds.origin.y + bounds.size.height / 2)
      )
      let scale = Double(Rig.scale)
      try await run(
        "xdotool", "mousemove", "--window", window.id, "\(Int(x * scale))", "\(Int(y * scale))", "mousedown",
        "1")
    }
  }
}
