import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("A header bar is a title bar wherever it is") @MainActor struct TitleBarTests {
    private typealias Widget = UnsafeMutablePointer<GtkWidget>

    private func box(_ orientation: GtkOrientation, _ children: [Widget?]) -> Widget? {
      guard let box = gtk_box_new(orientation, 0) else { return nil }
      let pointer = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
      for child in children { gtk_box_append(pointer, child) }
      return box
    }

    private func page() -> Widget? {
      let page = gtk_drawing_area_new()
      gtk_widget_set_vexpand(page, 1)
      gtk_widget_set_hexpand(page, 1)
      gtk_widget_set_size_request(page, 60, 60)
      return page
    }

    /// Shows a window with the content, and waits until its safe area has that top.
    private func expectTop(
      _ desk: Desk, _ content: Widget?, is height: () -> CGFloat
    ) async throws -> TestWindow {
      let window = try desk.make("A", size: (500, 300))
      gtk_window_set_child(window.window.pointer, content)
      // Some compositors have GTK draw a title bar otherwise, above the content's.
      gtk_window_set_decorated(window.window.pointer, 0)
      try window.window.performWindowCommand(.makeKeyAndOrderFront)
      try await until("A is visible") { window.state?.isVisible == true }
      try await until("its top is \(height()), it is \(window.state?.topSafeArea ?? -1)") {
        window.state?.topSafeArea == height()
      }
      try await desk.settle()
      #expect(window.state?.safeAreaInsets == WindowInsets(top: height()))
      // A reading without an observer agrees.
      #expect(window.window.readWindowState()?.topSafeArea == height())
      return window
    }

    /// With its border.
    private func height(of bar: Widget?) -> CGFloat {
      var bounds = graphene_rect_t()
      guard let bar, gtk_widget_compute_bounds(bar, bar, &bounds) != 0 else { return -1 }
      return CGFloat(bounds.size.height)
    }

    private func bottom(of bar: Widget, in window: Widget) -> CGFloat {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds(bar, window, &bounds) != 0 else { return -1 }
      return CGFloat(bounds.origin.y + bounds.size.height)
    }

    @Test("in a box at the top of the content, also in full screen; and it may go and come", .on())
    func inBox() async throws {
      try await withDesk { desk in
        let bar = gtk_header_bar_new()
        let window = try await expectTop(desk, box(GTK_ORIENTATION_VERTICAL, [bar, page()])) {
          height(of: bar)
        }
        let top = height(of: bar)
        #expect(top > 30)
        if Rig.current != Rig.none {
          try window.window.performWindowCommand(.toggleFullScreen)
          try await until("A is full screen") { window.state?.isFullScreen == true }
          try await desk.settle()
          #expect(window.state?.topSafeArea == top)
          try window.window.performWindowCommand(.toggleFullScreen)
          try await until("A isn't") { window.state?.isFullScreen == false }
        }
        gtk_widget_set_visible(bar, 0)
        try await until("nothing covers the content") { window.state?.safeAreaInsets == .zero }
        gtk_widget_set_visible(bar, 1)
        try await until("the bar is back") { window.state?.topSafeArea == top }
        gtk_window_set_child(window.window.pointer, page())
        try await until("the bar is gone") { window.state?.safeAreaInsets == .zero }
        let another = gtk_header_bar_new()
        gtk_widget_set_size_request(another, -1, 80)
        gtk_window_set_child(window.window.pointer, box(GTK_ORIENTATION_VERTICAL, [another, page()]))
        try await until("another one came") { window.state?.topSafeArea == 80 }
        // Neither shown nor hidden, but higher.
        gtk_widget_set_size_request(another, -1, 90)
        try await until("it is higher") { window.state?.topSafeArea == 90 }
      }
    }

    @Test("Two side by side count as the higher one", .on())
    func sideBySide() async throws {
      try await withDesk { desk in
        let (left, right) = (gtk_header_bar_new(), gtk_header_bar_new())
        gtk_widget_set_size_request(right, -1, 70)
        let panes = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
        gtk_paned_set_start_child(OpaquePointer(panes), box(GTK_ORIENTATION_VERTICAL, [left, page()]))
        gtk_paned_set_end_child(OpaquePointer(panes), box(GTK_ORIENTATION_VERTICAL, [right, page()]))
        let window = try await expectTop(desk, panes) { 70 }
        gtk_widget_set_visible(right, 0)
        try await until("the other one counts") { window.state?.topSafeArea == height(of: left) }
      }
    }

    @Test("One that is the window's title bar isn't counted twice", .on())
    func once() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A", header: true)
        let bar = try #require(gtk_window_get_titlebar(window.window.pointer))
        #expect(abs((window.state?.topSafeArea ?? 0) - height(of: bar)) <= 1)
      }
    }

    @Test("One in the middle of a page, or of what scrolls, isn't counted", .on())
    func notAtTheTop() async throws {
      try await withDesk { desk in
        let inPage = box(GTK_ORIENTATION_VERTICAL, [page(), gtk_header_bar_new(), page()])
        let window = try await expectTop(desk, inPage) { 0 }
        let scrolled = gtk_scrolled_window_new()
        gtk_widget_set_vexpand(scrolled, 1)
        let scrolledPage = box(GTK_ORIENTATION_VERTICAL, [gtk_header_bar_new(), page()])
        gtk_scrolled_window_set_child(OpaquePointer(scrolled), scrolledPage)
        gtk_window_set_child(window.window.pointer, scrolled)
        try await desk.settle()
        #expect(window.state?.safeAreaInsets == .zero)
      }
    }

    @Test("One that floats over another isn't counted, nor are its buttons", .on())
    func floating() async throws {
      try await withDesk { desk in
        let overlay = gtk_overlay_new()
        let bar = gtk_header_bar_new()
        gtk_overlay_set_child(OpaquePointer(overlay), box(GTK_ORIENTATION_VERTICAL, [bar, page()]))
        let sheet = box(GTK_ORIENTATION_VERTICAL, [gtk_header_bar_new(), page()])
        gtk_widget_set_margin_top(sheet, 20)
        gtk_widget_set_margin_start(sheet, 40)
        gtk_widget_set_margin_end(sheet, 40)
        gtk_widget_set_visible(sheet, 0)
        gtk_overlay_add_overlay(OpaquePointer(overlay), sheet)
        let window = try await expectTop(desk, overlay) { height(of: bar) }
        let before = try #require(window.state)
        gtk_widget_set_visible(sheet, 1)
        try await until("the sheet is there") { sheet.map { gtk_widget_get_height($0) > 100 } == true }
        try await desk.settle()
        #expect(window.state?.safeAreaInsets == before.safeAreaInsets)
        #expect(window.state?.controlInsets == before.controlInsets)
        let read = window.window.readWindowState()
        #expect(read?.safeAreaInsets == before.safeAreaInsets && read?.controlInsets == before.controlInsets)
      }
    }

    @Test("The window's title bar of any type counts, and when a widget in it becomes higher", .on())
    func higher() async throws {
      try await withDesk { desk in
        let window = try desk.make("A", size: (500, 300))
        let part = gtk_drawing_area_new()
        gtk_widget_set_size_request(part, 20, 61)
        gtk_window_set_titlebar(window.window.pointer, box(GTK_ORIENTATION_HORIZONTAL, [part]))
        try window.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("its title bar covers it") { window.state?.topSafeArea ?? 0 >= 61 }
        try await desk.settle()
        let top = try #require(window.state?.topSafeArea)
        gtk_widget_set_size_request(part, 20, 90)
        try await until("it is higher") { window.state?.topSafeArea == top + 29 }
        gtk_widget_set_size_request(part, 20, 61)
        try await until("it is as before") { window.state?.topSafeArea == top }
      }
    }

    @Test(
      "A hint, and a layout too, costs the same however many widgets there are in the content or the title bar",
      .on(), arguments: [true, false])
    func cost(inTitleBar: Bool) async throws {
      try await withDesk { desk in
        @MainActor func window(_ name: String, with rows: [Widget?]) async throws -> TestWindow {
          let window = try desk.make(name, size: (500, 300))
          let bar = try #require(gtk_header_bar_new())
          if inTitleBar {
            gtk_header_bar_pack_start(OpaquePointer(bar), box(GTK_ORIENTATION_HORIZONTAL, rows))
            gtk_window_set_titlebar(window.window.pointer, bar)
          } else {
            let content = box(GTK_ORIENTATION_VERTICAL, [bar] + rows + [page()])
            gtk_window_set_child(window.window.pointer, content)
          }
          try window.window.performWindowCommand(.makeKeyAndOrderFront)
          try await until("its bar covers it") { window.state?.topSafeArea ?? 0 > 30 }
          try await desk.settle()
          return window
        }
        let few = try await window("Few", with: [])
        let rows = (0..<40).map { _ in
          box(GTK_ORIENTATION_HORIZONTAL, (0..<50).map { _ in gtk_drawing_area_new() })
        }
        let many = try await window("Many", with: rows)
        for laysOut in [false, true] {
          let ratio = try (0..<5).map { _ in
            try cost(of: many, layingOut: laysOut) / cost(of: few, layingOut: laysOut)
          }.min()
          #expect(ratio ?? 9 < 3, "\(laysOut ? "with layouts" : "without layouts")")
        }
      }
    }

    /// What 500 readings cost, without what GTK does itself in layouts between them.
    private func cost(of window: TestWindow, layingOut: Bool) throws -> Double {
      let surface = try #require(gtk_native_get_surface(OpaquePointer(window.window.pointer)))
      var sum = 0
      for _ in 0..<500 {
        if layingOut { layOut(surface) }
        let start = clock_gettime_nsec(CLOCK_THREAD_CPUTIME_ID)
        _ = window.window.readWindowState()
        sum += clock_gettime_nsec(CLOCK_THREAD_CPUTIME_ID) - start
      }
      return Double(sum)
    }

    /// A layout that changes nothing, as each frame of an animation brings one.
    private func layOut(_ surface: OpaquePointer) {
      var arguments = [GValue(), GValue(), GValue()]
      g_value_init(&arguments[0], gdk_surface_get_type())
      g_value_set_object(&arguments[0], UnsafeMutableRawPointer(surface))
      for (index, length) in [gdk_surface_get_width(surface), gdk_surface_get_height(surface)].enumerated() {
        g_value_init(&arguments[index + 1], GType(6 << 2))
        g_value_set_int(&arguments[index + 1], length)
      }
      g_signal_emitv(arguments, g_signal_lookup("layout", gdk_surface_get_type()), 0, nil)
      for index in arguments.indices { g_value_unset(&arguments[index]) }
    }

    @Test("libadwaita's: a window with one in its content, two side by side, and one as the title bar", .on())
    func adwaita() async throws {
      let adwaita = try Adwaita()
      try await withDesk { desk in
        for count in 1...2 {
          let bars = try (0..<count).map { _ in try adwaita.make("adw_header_bar_new") }
          let panes = bars.map { box(GTK_ORIENTATION_VERTICAL, [$0, page()]) }
          let window = try adwaita.make("adw_window_new")
          try adwaita.call(
            "adw_window_set_content", window, try #require(box(GTK_ORIENTATION_HORIZONTAL, panes)))
          try await expectTop(desk, "Adw \(count)", window) { bottom(of: bars[0], in: window) }
        }
        let bar = try adwaita.make("adw_header_bar_new")
        let window = try #require(gtk_window_new())
        let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_titlebar(pointer, bar)
        gtk_window_set_child(pointer, page())
        try await expectTop(desk, "Adw title bar", window) {
          bottom(of: bar, in: window)
        }
      }
    }

    @Test(
      "libadwaita's split views have two side by side, of which the higher one counts", .on(),
      arguments: [SplitView.leaflet, .flap])
    fileprivate func splitView(_ kind: SplitView) async throws {
      try await expectHigherOfTwo(in: kind)
    }

    @Test(
      "So do its newer ones", .on(), .withAdwaita("1.4", "adw_overlay_split_view_new"),
      arguments: [SplitView.overlay, .navigation])
    fileprivate func newerSplitView(_ kind: SplitView) async throws {
      try await expectHigherOfTwo(in: kind)
    }

    fileprivate enum SplitView: String, Sendable {
      case leaflet, flap
      case overlay = "overlay_split_view"
      case navigation = "navigation_split_view"
    }

    private func expectHigherOfTwo(in kind: SplitView) async throws {
      let adwaita = try Adwaita()
      try await withDesk { desk in
        for higher in 0...1 {
          let bars = try (0..<2).map { _ in try adwaita.make("adw_header_bar_new") }
          gtk_widget_set_size_request(bars[higher], -1, 80)
          let panes = try bars.map { try #require(box(GTK_ORIENTATION_VERTICAL, [$0, page()])) }
          let view = try adwaita.make("adw_\(kind.rawValue)_new")
          switch kind {
          case .leaflet: for pane in panes { try adwaita.call("adw_leaflet_append", view, pane) }
          case .flap:
            try adwaita.call("adw_flap_set_flap", view, panes[0])
            try adwaita.call("adw_flap_set_content", view, panes[1])
          case .overlay, .navigation:
            for (part, pane) in zip(["sidebar", "content"], panes) {
              var child = pane
              if kind == .navigation {
                let page = g_object_new_with_properties(g_type_from_name("AdwNavigationPage"), 0, nil, nil)
                child = try #require(UnsafeMutableRawPointer(page)).assumingMemoryBound(to: GtkWidget.self)
                try adwaita.call("adw_navigation_page_set_child", child, pane)
                set("title", of: child, to: part)
              }
              try adwaita.call("adw_\(kind.rawValue)_set_\(part)", view, child)
            }
          }
          let window = try adwaita.make("adw_window_new")
          try adwaita.call("adw_window_set_content", window, view)
          try await expectTop(desk, "Adw \(kind) \(higher)", window) {
            // Both are there.
            bars.allSatisfy { gtk_widget_get_mapped($0) != 0 } ? bottom(of: bars[higher], in: window) : -1
          }
        }
      }
    }

    private func set(_ property: String, of widget: Widget, to text: String) {
      var value = GValue()
      g_value_init(&value, GType(16 << 2))
      g_value_set_string(&value, text)
      g_object_set_property(
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), property, &value)
      g_value_unset(&value)
    }

    @Test(
      "A dialog's, which floats over the page, isn't counted, nor while the dialog opens and closes", .on(),
      .withAdwaita("1.5", "adw_dialog_new"))
    func dialog() async throws {
      let adwaita = try Adwaita()
      try await withDesk { desk in
        let bar = try adwaita.make("adw_header_bar_new")
        let window = try adwaita.make("adw_window_new")
        try adwaita.call(
          "adw_window_set_content", window, try #require(box(GTK_ORIENTATION_VERTICAL, [bar, page()])))
        let pointer = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_default_size(pointer, 800, 600)
        gtk_window_set_title(pointer, "A")
        let test = desk.add("A", try #require(GTKWindow.window(window)))
        try test.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("A is laid out") {
          test.state?.isVisible == true && test.state?.topSafeArea == bottom(of: bar, in: window)
        }
        try await desk.settle()
        let before = try #require(test.state)
        let told = test.states.count

        let dialog = try adwaita.make("adw_dialog_new")
        let dialogBar = try adwaita.make("adw_header_bar_new")
        let (view, content) = (try adwaita.make("adw_toolbar_view_new"), try #require(page()))
        // As high as it can be.
        gtk_widget_set_size_request(content, 300, 470)
        try adwaita.call("adw_toolbar_view_add_top_bar", view, dialogBar)
        try adwaita.call("adw_toolbar_view_set_content", view, content)
        try adwaita.call("adw_dialog_set_child", dialog, view)
        try adwaita.call("adw_dialog_present", dialog, window)
        let top = try #require(before.topSafeArea)
        try await until("the dialog has opened, to \(bottom(of: dialogBar, in: window))") {
          let end = bottom(of: dialogBar, in: window)
          return end > top + 1 && end - height(of: dialogBar) < top - 1
        }
        try await desk.settle()
        #expect(test.window.readWindowState()?.safeAreaInsets == before.safeAreaInsets)
        typealias Close = @convention(c) (Widget) -> gboolean
        let close = try #require(dlsym(dlopen("libadwaita-1.so.0", RTLD_NOW), "adw_dialog_close"))
        _ = unsafeBitCast(close, to: Close.self)(dialog)
        try await until("the dialog has closed") { gtk_widget_get_mapped(dialogBar) == 0 }
        try await desk.settle()
        for state in test.states.dropFirst(told) {
          #expect(
            state?.safeAreaInsets == before.safeAreaInsets && state?.controlInsets == before.controlInsets)
        }
      }
    }

    @Test(
      "A dialog in a window of its own has it as the title bar", .on(),
      .withAdwaita("1.5", "adw_dialog_new"))
    func dialogWindow() async throws {
      let adwaita = try Adwaita()
      try await withDesk { desk in
        let parent = try await desk.open("A")
        let (dialog, view) = (try adwaita.make("adw_dialog_new"), try adwaita.make("adw_toolbar_view_new"))
        let bar = try adwaita.make("adw_header_bar_new")
        try adwaita.call("adw_toolbar_view_add_top_bar", view, bar)
        try adwaita.call("adw_toolbar_view_set_content", view, try #require(page()))
        try adwaita.call("adw_dialog_set_child", dialog, view)
        try adwaita.call("adw_dialog_present", dialog, widget(try #require(parent.window.pointer)))
        let root = try #require(gtk_widget_get_root(dialog))
        let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
        try #require(window != widget(try #require(parent.window.pointer)))
        let test = desk.add("Dialog", try #require(GTKWindow.window(window)))
        try await until("its bar counts") {
          let end = bottom(of: bar, in: window)
          return end > 30 && test.state?.topSafeArea == end
        }
      }
    }

    @Test(
      "libadwaita's AdwToolbarView counts with all its bars, in any order", .on(),
      .withAdwaita("1.4", "adw_toolbar_view_new"))
    func toolbarView() async throws {
      let adwaita = try Adwaita()
      try await withDesk { desk in
        for headerFirst in [true, false] {
          let (view, bar) = (try adwaita.make("adw_toolbar_view_new"), try adwaita.make("adw_header_bar_new"))
          let search = try #require(gtk_label_new("A bar of another kind"))
          let bars = headerFirst ? [bar, search] : [search, bar]
          for bar in bars { try adwaita.call("adw_toolbar_view_add_top_bar", view, bar) }
          try adwaita.call("adw_toolbar_view_set_content", view, try #require(page()))
          let window = try adwaita.make("adw_window_new")
          try adwaita.call("adw_window_set_content", window, view)
          try await expectTop(desk, "Adw toolbar view \(headerFirst)", window) {
            // The window's buttons are in it wherever it is.
            let state = GTKWindow.window(window)?.readWindowState()
            return state?.controlInsets == .zero ? -1 : bottom(of: bars[1], in: window)
          }
        }
      }
    }

    private func expectTop(_ desk: Desk, _ name: String, _ widget: Widget, is height: () -> CGFloat)
      async throws
    {
      let pointer = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
      gtk_window_set_default_size(pointer, 500, 300)
      gtk_window_set_title(pointer, name)
      let window = desk.add(name, try #require(GTKWindow.window(widget)))
      try window.window.performWindowCommand(.makeKeyAndOrderFront)
      try await until("\(name) is visible") { window.state?.isVisible == true }
      try await until("its top is \(height()), it is \(window.state?.topSafeArea ?? -1)") {
        height() > 30 && window.state?.topSafeArea == height()
      }
      window.window.destroy()
      try await until("\(name) is gone") { window.state == nil }
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// The test is about what came with that version of libadwaita, in which the function is.
  fileprivate static func withAdwaita(_ version: String, _ function: String) -> Self {
    .enabled("needs libadwaita \(version), as scripts/test --long windows-debian13 has it") {
      dlopen("libadwaita-1.so.0", RTLD_NOW).map { dlsym($0, function) != nil } ?? false
    }
  }
}

private func clock_gettime_nsec(_ clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
