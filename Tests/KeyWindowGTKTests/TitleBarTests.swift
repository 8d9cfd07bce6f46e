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

    @Test("An unchanged hint costs the same however many widgets there are", .on())
    func cost() async throws {
      func cost(_ window: TestWindow) -> Double {
        let start = clock_gettime_nsec(CLOCK_THREAD_CPUTIME_ID)
        for _ in 0..<500 { _ = window.window.readWindowState() }
        return Double(clock_gettime_nsec(CLOCK_THREAD_CPUTIME_ID) - start)
      }
      try await withDesk { desk in
        let bar = gtk_header_bar_new()
        let few = try await expectTop(desk, box(GTK_ORIENTATION_VERTICAL, [bar, page()])) { height(of: bar) }
        let otherBar = gtk_header_bar_new()
        let rows = (0..<40).map { _ in
          box(GTK_ORIENTATION_HORIZONTAL, (0..<50).map { _ in gtk_drawing_area_new() })
        }
        let many = try await expectTop(desk, box(GTK_ORIENTATION_VERTICAL, [otherBar] + rows + [page()])) {
          height(of: otherBar)
        }
        let ratio = (0..<5).map { _ in cost(many) / cost(few) }.min() ?? 0
        #expect(ratio < 3)
      }
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

    @Test("libadwaita's AdwToolbarView counts with all its bars, where there is one", .on())
    func toolbarView() async throws {
      let adwaita = try Adwaita()
      // Since 1.4.
      guard adwaita.has("adw_toolbar_view_new") else { return }
      try await withDesk { desk in
        let (view, bar) = (try adwaita.make("adw_toolbar_view_new"), try adwaita.make("adw_header_bar_new"))
        let search = try #require(gtk_label_new("A bar of another kind"))
        try adwaita.call("adw_toolbar_view_add_top_bar", view, bar)
        try adwaita.call("adw_toolbar_view_add_top_bar", view, search)
        try adwaita.call("adw_toolbar_view_set_content", view, try #require(page()))
        let window = try adwaita.make("adw_window_new")
        try adwaita.call("adw_window_set_content", window, view)
        try await expectTop(desk, "Adw toolbar view", window) { bottom(of: search, in: window) }
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

private func clock_gettime_nsec(_ clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
