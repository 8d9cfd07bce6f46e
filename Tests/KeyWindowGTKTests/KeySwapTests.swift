import CKeyWindowGTK
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("The key window") @MainActor struct KeySwapTests {
    @Test("A window that appears becomes key, and is told so once", .on(Rig.x11))
    func appearing() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        try await desk.settle()
        #expect(window.states.first??.isVisible == false)
        #expect(window.states.first??.isKey == false)
        #expect(desk.keys == [[], ["A"]])
      }
    }

    @Test("A window that is key before anyone observes it is key from the first state", .on())
    func observedLate() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        // Another observer alone, once the first one's subscriptions are gone.
        let late = WindowObserver(window.window)
        #expect(late.isKeyWindow)
        #expect(late.state?.isVisible == true)
      }
    }

    // On Wayland no compositor has to heed commands that swap them.
    @Test("A second window takes over, and commands swap them: never two are key, never none", .on(Rig.x11))
    func swapByCommand() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        for next in [a, b, a] {
          try next.window.performWindowCommand(.makeKeyAndOrderFront)
          try await until("\(next.name) is key") { next.isKey }
        }
        try await desk.settle()
        #expect(desk.keys == [[], ["A"], ["B"], ["A"], ["B"], ["A"]])
      }
    }

    // xfwm4 hands the keyboard on with one time for several of them, and any of these windows may keep it.
    @Test(
      "Commands in quick succession end at the last one, and never two are key, never none",
      .on(Rig.x11.filter { $0 != .xfwm4 }))
    func quickSwaps() async throws {
      try await withDesk { desk in
        let windows = [try await desk.open("A"), try await desk.open("B"), try await desk.open("C")]
        for index in 0..<30 { try windows[index % 3].window.performWindowCommand(.makeKeyAndOrderFront) }
        try await until("C is key") { windows[2].isKey }
        try await desk.settle()
        #expect(windows[2].isKey)
        #expect(desk.keys.dropFirst().allSatisfy { $0.count == 1 }, "\(desk.keys)")
      }
    }

    @Test("The window manager swaps them, or the X server", .on(Rig.x11))
    func swapByWindowManager() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        for next in [a, b] { try await next.getFocus() }
        try await desk.settle()
        #expect(desk.keys == [[], ["A"], ["B"], ["A"], ["B"]])
      }
    }

    // Without a window manager a click moves no focus; on Wayland nobody tells where to click.
    @Test("A mouse click makes a window key", .on(Rig.managed))
    func click() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        try await a.move(to: (100, 100))
        try await b.move(to: (600, 400))
        for next in [a, b, a] {
          try await next.click()
          try await until("\(next.name) is key") { next.isKey }
        }
        try await desk.settle()
        #expect(desk.keys == [[], ["A"], ["B"], ["A"], ["B"], ["A"]])
      }
    }

    @Test("A popover of the window's own changes nothing", .on())
    func popover() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        try await desk.settle()
        let states = window.states.count
        let popover = try #require(gtk_popover_new())
        gtk_widget_set_parent(popover, gtk_window_get_child(window.window.pointer))
        let popoverWidget = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
        gtk_popover_set_child(popoverWidget, gtk_label_new("Popover"))
        for _ in 0..<3 {
          gtk_popover_popup(popoverWidget)
          try await until("the popover opens") { gtk_widget_get_mapped(popover) != 0 }
          try await desk.settle()
          gtk_popover_popdown(popoverWidget)
          try await until("the popover closes") { gtk_widget_get_mapped(popover) == 0 }
          try await desk.settle()
        }
        gtk_widget_unparent(popover)
        #expect(desk.keys == [[], ["A"]])
        // Settling tells two titles each time.
        #expect(window.states.count == states + 12)
      }
    }

    @Test("A menu of the window's own changes nothing", .on())
    func menu() async throws {
      try await withDesk { desk in
        let window = try desk.make("A")
        let (menu, button) = (g_menu_new(), try #require(gtk_menu_button_new()))
        g_menu_append(menu, "Item", "app.item")
        let menuButton = OpaquePointer(button)
        gtk_menu_button_set_menu_model(
          menuButton, UnsafeMutableRawPointer(try #require(menu)).assumingMemoryBound(to: GMenuModel.self))
        g_object_unref(UnsafeMutableRawPointer(menu))
        gtk_window_set_child(window.window.pointer, button)
        try window.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("A is key") { window.isKey }
        let popover = try #require(gtk_menu_button_get_popover(menuButton))
        for _ in 0..<3 {
          gtk_menu_button_popup(menuButton)
          try await until("the menu opens") { gtk_widget_get_mapped(widget(popover)) != 0 }
          try await desk.settle()
          gtk_menu_button_popdown(menuButton)
          try await until("the menu closes") { gtk_widget_get_mapped(widget(popover)) == 0 }
          try await desk.settle()
        }
        #expect(desk.keys == [[], ["A"]])
      }
    }

    // Without a window manager nobody gives it back.
    @Test("A modal dialog takes over, and gives back when it closes", .on(Rig.managed + Rig.wayland))
    func modalDialog() async throws {
      try await withDesk { desk in
        let parent = try await desk.open("A")
        let dialog = try desk.make("Dialog")
        gtk_window_set_transient_for(dialog.window.pointer, parent.window.pointer)
        gtk_window_set_modal(dialog.window.pointer, 1)
        try dialog.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("the dialog is key") { dialog.isKey }
        try dialog.window.performWindowCommand(.close)
        try await until("A is key again") { parent.isKey }
        try await desk.settle()
        #expect(dialog.state == nil)
        // A window that is gone isn't key, even if the window manager takes a moment to choose the next one.
        #expect(desk.keys.filter { $0 != [] } == [["A"], ["Dialog"], ["A"]])
      }
    }

    @Test("Hiding the key window makes the next one key; shown again it is key", .on(Rig.managed))
    func hiding() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        try b.window.performWindowCommand(.orderOut)
        try await until("B is hidden, A is key") { b.state?.isVisible == false && a.isKey }
        #expect(!b.isKey)
        try b.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("B is key") { b.isKey }
        try await desk.settle()
        #expect(desk.keys.contains(["A"]))
        #expect(desk.keys.last == ["B"])
        // What the window manager does between hiding one and activating another takes its time.
        #expect(desk.keys.filter { $0 == ["B"] }.count == 2, "\(desk.keys)")
      }
    }

    @Test("Hiding the only window leaves no key window", .on(Rig.x11))
    func hidingTheLast() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        try window.window.performWindowCommand(.orderOut)
        try await until("A is hidden") { window.state?.isVisible == false }
        #expect(!window.isKey)
        try window.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("A is key") { window.isKey }
        #expect(desk.keys == [[], ["A"], [], ["A"]])
      }
    }

    @Test("A hidden window that is shown without getting the keyboard isn't key", .on(.none))
    func shownWithoutKeyboard() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        try a.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("A is key") { a.isKey }
        try a.window.performWindowCommand(.orderOut)
        try await until("A is hidden") { a.state?.isVisible == false }
        try b.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("B is key") { b.isKey }
        gtk_widget_set_visible(widget(try #require(a.window.pointer)), 1)
        try await until("A is visible") { a.state?.isVisible == true }
        try await desk.settle()
        // GTK itself never hears of it.
        #expect(gtk_window_is_active(a.window.pointer) != 0)
        #expect(b.isKey)
        #expect(desk.keys == [[], ["A"], ["B"], ["A"], [], ["B"]])
        try a.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("A is key") { a.isKey }
        #expect(!b.isKey)
      }
    }

    @Test("The window manager closes the key window: it's gone, and the next one is key", .on(Rig.managed))
    func closedByWindowManager() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        try await run("wmctrl", "-i", "-c", try b.id)
        try await until("B is gone, A is key") { b.state == nil && a.isKey }
        try await desk.settle()
        #expect(b.window.pointer == nil)
        #expect(desk.keys.last == ["A"])
      }
    }

    @Test(
      "The key window closes or is destroyed: the next one is key", .on(Rig.managed),
      arguments: [
        true, false,
      ])
    func closed(politely: Bool) async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        if politely { try b.window.performWindowCommand(.close) } else { b.window.destroy() }
        try await until("B is gone, A is key") { b.state == nil && a.isKey }
        try await desk.settle()
        #expect(desk.keys.last == ["A"])
      }
    }

    @Test("Without a window manager a closed window leaves no key window until one is asked for", .on(.none))
    func closedWithoutWindowManager() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        b.window.destroy()
        try await until("B is gone") { b.state == nil }
        try await desk.settle()
        try a.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("A is key") { a.isKey }
      }
    }

    @Test("All windows of the process are observed, those to come too", .on())
    func toplevels() async throws {
      try await withDesk { desk in
        let observation = WindowRegistry.shared.observeAllWindows()
        let unobserved = try #require(gtk_window_new().flatMap { GTKWindow.window($0) })
        defer { unobserved.destroy() }
        let a = try await desk.open("A")
        gtk_window_present(unobserved.pointer)
        // The first frame of a new window may take longer than the hold, during which A stays key.
        try await until("the other one is key") {
          !a.isKey && WindowHub.shared.keyWindows.map { $0.window === unobserved } == [true]
        }
        observation.cancel()
        try await until("the window is observed no more") {
          WindowHub.shared.windows.allSatisfy { $0.window !== unobserved }
        }
      }
    }
  }
}
