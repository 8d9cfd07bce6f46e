import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("The window's own buttons") @MainActor struct ControlInsetsTests {
    private typealias Widget = UnsafeMutablePointer<GtkWidget>

    /// Has the user's settings say which buttons windows have, and where, for as long as the body runs.
    private func withButtons(_ layout: String, _ body: () async throws -> Void) async throws {
      let settings = try #require(gtk_settings_get_default())
      var value = GValue()
      g_value_init(&value, GType(16 << 2))
      g_value_set_string(&value, layout)
      g_object_set_property(object(settings), "gtk-decoration-layout", &value)
      g_value_unset(&value)
      defer { gtk_settings_reset_property(settings, "gtk-decoration-layout") }
      try await body()
    }

    private func object(_ pointer: OpaquePointer) -> UnsafeMutablePointer<GObject> {
      UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self)
    }

    /// What the buttons that can be seen cover, by another way than the library's: each button by itself.
    private func covered(by window: TestWindow) -> WindowInsets? {
      guard let pointer = window.window.pointer else { return nil }
      let root = widget(pointer)
      var insets = WindowInsets.zero
      let width = CGFloat(gtk_widget_get_width(root))
      func visit(_ widget: Widget) {
        guard gtk_widget_get_mapped(widget) != 0 else { return }
        var bounds = graphene_rect_t()
        if let parent = gtk_widget_get_parent(widget), typeName(of: parent) == "GtkWindowControls",
          gtk_widget_compute_bounds(widget, root, &bounds) != 0
        {
          let (minX, maxX) = (CGFloat(bounds.origin.x), CGFloat(bounds.origin.x + bounds.size.width))
          insets.top = max(insets.top, CGFloat(bounds.origin.y + bounds.size.height))
          if (minX + maxX) / 2 < width / 2 {
            insets.left = max(insets.left, maxX)
          } else {
            insets.right = max(insets.right, width - minX)
          }
        }
        var child = gtk_widget_get_first_child(widget)
        while let next = child {
          visit(next)
          child = gtk_widget_get_next_sibling(next)
        }
      }
      visit(root)
      return insets
    }

    private func typeName(of widget: Widget) -> String? {
      g_type_name_from_instance(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self))
        .map { String(cString: $0) }
    }

    private func expectInsets(
      of window: TestWindow, left: Bool, right: Bool, _ location: SourceLocation = #_sourceLocation
    ) async throws {
      try await until("buttons are where they are seen: \(window.state?.controlInsets as Any)") {
        guard let insets = window.state?.controlInsets, let seen = covered(by: window) else { return false }
        return (insets.left > 0) == left && (insets.right > 0) == right && abs(insets.left - seen.left) <= 8
          && abs(insets.right - seen.right) <= 8 && insets.top >= seen.top
      }
      let state = try #require(window.state)
      #expect(state.controlInsets?.bottom == 0, sourceLocation: location)
      #expect(
        state.controlInsets?.top ?? -1 <= state.topSafeArea ?? -2, sourceLocation: location)
      #expect(
        window.window.readWindowState()?.controlInsets == state.controlInsets, sourceLocation: location)
    }

    @Test("are on the side where the user has them, and may change it", .on())
    func sides() async throws {
      try await withDesk { desk in
        try await withButtons(":minimize,maximize,close") {
          let window = try await desk.open("A", header: true)
          try await expectInsets(of: window, left: false, right: true)
          let three = try #require(window.state?.controlInsets?.right)
          try await withButtons(":close") {
            try await until("one button is left") { window.state?.controlInsets?.right ?? 0 < three * 0.6 }
            try await expectInsets(of: window, left: false, right: true)
          }
          try await withButtons("close,minimize,maximize:") {
            try await expectInsets(of: window, left: true, right: false)
            gtk_widget_set_direction(widget(try #require(window.window.pointer)), GTK_TEXT_DIR_RTL)
          }
          try await withButtons("close:minimize,maximize") {
            try await expectInsets(of: window, left: true, right: true)
          }
        }
      }
    }

    @Test(
      "None are told when there are none: no bar, a bar without buttons, a hidden one, full screen", .on())
    func none() async throws {
      try await withDesk { desk in
        try await withButtons(":minimize,maximize,close") {
          let window = try await desk.open("A", header: true)
          try await expectInsets(of: window, left: false, right: true)
          let bar = try #require(gtk_window_get_titlebar(window.window.pointer))
          gtk_header_bar_set_show_title_buttons(OpaquePointer(bar), 0)
          try await until("they are gone") { window.state?.controlInsets == .zero }
          gtk_header_bar_set_show_title_buttons(OpaquePointer(bar), 1)
          try await expectInsets(of: window, left: false, right: true)
          gtk_widget_set_visible(bar, 0)
          try await until("the bar is gone") { window.state?.controlInsets == .zero }
          gtk_widget_set_visible(bar, 1)
          try await expectInsets(of: window, left: false, right: true)
          if Rig.current != Rig.none {
            try window.window.performWindowCommand(.toggleFullScreen)
            try await until("A is full screen") { window.state?.isFullScreen == true }
            #expect(window.state?.controlInsets == .zero)
            try window.window.performWindowCommand(.toggleFullScreen)
            try await until("A isn't") { window.state?.isFullScreen == false }
            try await expectInsets(of: window, left: false, right: true)
          }
          // Some compositors have GTK draw a title bar otherwise.
          let plain = try desk.make("B")
          gtk_window_set_decorated(plain.window.pointer, 0)
          try plain.window.performWindowCommand(.makeKeyAndOrderFront)
          try await until("B appears") { plain.state?.isVisible == true }
          try await until("B has none") { plain.state?.controlInsets == .zero }
        }
      }
    }

    @Test("are found in a header bar within the content, also in two side by side", .on())
    func inContent() async throws {
      try await withDesk { desk in
        try await withButtons("close:minimize,maximize") {
          let window = try desk.make("A", size: (500, 300))
          gtk_window_set_decorated(window.window.pointer, 0)
          let bars = [gtk_header_bar_new(), gtk_header_bar_new()]
          let panes = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
          gtk_paned_set_start_child(OpaquePointer(panes), bars[0])
          gtk_paned_set_end_child(OpaquePointer(panes), bars[1])
          // The inner ends have none, as the field does it.
          for (bar, layout) in zip(bars, ["close:", ":minimize,maximize"]) {
            gtk_header_bar_set_decoration_layout(OpaquePointer(bar), layout)
            gtk_widget_set_valign(bar, GTK_ALIGN_START)
          }
          gtk_window_set_child(window.window.pointer, panes)
          try window.window.performWindowCommand(.makeKeyAndOrderFront)
          try await until("A is visible") { window.state?.isVisible == true }
          try await expectInsets(of: window, left: true, right: true)
          gtk_widget_set_visible(bars[0], 0)
          try await expectInsets(of: window, left: false, right: true)
        }
      }
    }

    @Test("are found in libadwaita's header bar", .on())
    func adwaita() async throws {
      let adwaita = try Adwaita()
      try await withDesk { desk in
        try await withButtons(":minimize,maximize,close") {
          let made = try adwaita.make("adw_window_new")
          let window = desk.add("A", try #require(GTKWindow.window(made)))
          let box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
          let pointer = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
          gtk_box_append(pointer, try adwaita.make("adw_header_bar_new"))
          gtk_window_set_default_size(window.window.pointer, 400, 300)
          try adwaita.call("adw_window_set_content", made, box)
          try window.window.performWindowCommand(.makeKeyAndOrderFront)
          try await until("A is visible") { window.state?.isVisible == true }
          try await expectInsets(of: window, left: false, right: true)
        }
      }
    }
  }
}
