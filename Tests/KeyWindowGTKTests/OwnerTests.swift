import CKeyWindowGTK
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("A window owns the key window while its dialog is key") @MainActor struct OwnerTests {
    private func dialog(of owner: GTKWindow?) throws -> GTKWindow {
      let dialog = try #require(gtk_window_new().flatMap { GTKWindow.window($0) })
      gtk_window_set_default_size(dialog.pointer, 200, 120)
      gtk_window_set_transient_for(dialog.pointer, owner?.pointer)
      return dialog
    }

    @Test("though nobody observes the dialog, nor one in between; and not afterwards", .on())
    func unobserved() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        #expect(b.state?.ownsKeyWindow == true && a.state?.ownsKeyWindow == false)
        let first = try dialog(of: b.window)
        gtk_window_present(first.pointer)
        try await until("B's dialog is key") { !b.isKey && b.state?.ownsKeyWindow == true }
        let second = try dialog(of: first)
        gtk_window_present(second.pointer)
        try await until("the second dialog is key") { second.readWindowState()?.isKey == true }
        try await desk.settle()
        #expect(b.state?.ownsKeyWindow == true && a.state?.ownsKeyWindow == false)
        second.destroy()
        first.destroy()
        // Not every window manager gives the keyboard on: none doesn't, nor KWin on a busy X11.
        try b.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("one of both is key") { a.isKey || b.isKey }
        try await desk.settle()
        #expect(a.state?.ownsKeyWindow == a.isKey && b.state?.ownsKeyWindow == b.isKey)
      }
    }

    @Test("from when it's made transient for it to when it belongs to another", .on())
    func anotherOwner() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        let dialog = try dialog(of: nil)
        defer { dialog.destroy() }
        gtk_window_present(dialog.pointer)
        try await until("the dialog is key") { !b.isKey && dialog.readWindowState()?.isKey == true }
        #expect(dialog.readOwningWindow() == nil)
        for owner in [a, b] {
          gtk_window_set_transient_for(dialog.pointer, owner.window.pointer)
          #expect(dialog.readOwningWindow() === owner.window)
          try await until("\(owner.name) owns it, and nobody else") {
            a.state?.ownsKeyWindow == (owner === a) && b.state?.ownsKeyWindow == (owner === b)
          }
        }
        gtk_window_set_transient_for(dialog.pointer, nil)
        try await until("nobody does") { a.state?.ownsKeyWindow == false && b.state?.ownsKeyWindow == false }
      }
    }

    @Test("The dialog's dialog goes along when the dialog goes to another window", .on())
    func middleOwner() async throws {
      try await withDesk { desk in
        let (a, b) = (try await desk.open("A"), try await desk.open("B"))
        let first = try dialog(of: b.window)
        defer { first.destroy() }
        gtk_window_present(first.pointer)
        try await until("the first dialog is key") { first.readWindowState()?.isKey == true && !b.isKey }
        let second = try dialog(of: first)
        defer { second.destroy() }
        gtk_window_present(second.pointer)
        try await until("the second dialog is key") { second.readWindowState()?.isKey == true }
        try await until("B owns it") { b.state?.ownsKeyWindow == true && a.state?.ownsKeyWindow == false }
        gtk_window_set_transient_for(first.pointer, a.window.pointer)
        try await until("A owns it") { a.state?.ownsKeyWindow == true && b.state?.ownsKeyWindow == false }
      }
    }

    @Test("when it's observed, too", .on())
    func observed() async throws {
      try await withDesk { desk in
        let a = try await desk.open("A")
        let dialog = desk.add("Dialog", try dialog(of: a.window))
        try dialog.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("the dialog is key") { dialog.isKey && a.state?.ownsKeyWindow == true }
        #expect(!a.isKey)
      }
    }

    @Test("Its own state is what it costs: no window has handlers for others", .on())
    func cost() async throws {
      try await withDesk { desk in
        let a = try await desk.open("A")
        let unobserved = try dialog(of: nil)
        gtk_window_present(unobserved.pointer)
        var added: [Int] = []
        for owner in [a.window, unobserved] {
          let pointer = try #require(owner.pointer)
          let before = handlerCount(of: pointer)
          for _ in 0..<10 { _ = try desk.make("another") }
          let dialogs = try (0..<3).map { _ in try dialog(of: owner) }
          for dialog in dialogs { gtk_window_present(dialog.pointer) }
          try await until("they are there") { dialogs.allSatisfy { $0.readWindowState()?.isVisible == true } }
          added.append(handlerCount(of: pointer) - before)
          for dialog in dialogs { dialog.destroy() }
          try await until("they are gone") { handlerCount(of: pointer) == before }
        }
        unobserved.destroy()
        // GTK has its own.
        #expect(added[0] == added[1])
      }
    }

    @Test("The direction in which it's laid out is told", .on())
    func direction() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        #expect(window.state?.isRightToLeft == false)
        gtk_widget_set_direction(widget(try #require(window.window.pointer)), GTK_TEXT_DIR_RTL)
        try await until("it is from right to left") { window.state?.isRightToLeft == true }
      }
    }
  }
}
