import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("Lifetimes") @MainActor struct LifetimeTests {
    @Test("There is one GTKWindow for each window, and none for what is no window", .on())
    func identity() async throws {
      try await withDesk { desk in
        let a = try desk.make("A").window
        let pointer = try #require(a.pointer)
        #expect(GTKWindow.window(pointer) === a)
        #expect(GTKWindow.window(widget(pointer)) === a)
        let label = try #require(gtk_window_get_child(pointer))
        #expect(GTKWindow.window(label) == nil)
        #expect(
          GTKWindow.window(UnsafeMutableRawPointer(label).assumingMemoryBound(to: GtkWindow.self)) == nil)
      }
    }

    @Test("A destroyed window has no pointer and no state, and takes no command", .on())
    func destroyed() async throws {
      try await withDesk { desk in
        let window = try await desk.open("A").window
        let pointer = try #require(window.pointer)
        // Somebody holds it, so that it isn't freed.
        g_object_ref(pointer)
        defer { g_object_unref(pointer) }
        window.destroy()
        window.destroy()
        #expect(window.pointer == nil && window.readWindowState() == nil)
        #expect(GTKWindow.window(pointer) === window)
        for command: WindowCommand in [
          .makeKeyAndOrderFront, .orderOut, .miniaturize, .deminiaturize, .zoom, .toggleFullScreen,
          .setSize(CGSize(width: 100, height: 100)), .setTitle("B"), .close, .activate, .setPosition(.zero),
        ] {
          #expect(throws: WindowCommandError.windowGone(command)) { try window.performWindowCommand(command) }
          #expect(!window.canPerformWindowCommand(command))
        }
      }
    }

    @Test("A window destroyed before anyone asked for it has no state", .on())
    func destroyedBefore() async throws {
      try await withDesk { _ in
        let window = try #require(gtk_window_new())
        g_object_ref(window)
        defer { g_object_unref(window) }
        gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
        let late = try #require(GTKWindow.window(window))
        #expect(late.pointer == nil && late.readWindowState() == nil)
        #expect(WindowObserver(late).state == nil)
      }
    }

    @Test("Nobody keeps a window alive, and nothing of ours outlives it", .on())
    func freed() async throws {
      try await withDesk { _ in
        let widget = try #require(gtk_window_new())
        let isAlive = WeakReference(to: widget)
        let observer = WindowObserver()
        weak var window: GTKWindow?
        do {
          let new = try #require(GTKWindow.window(widget))
          window = new
          observer.observe(new)
          gtk_window_present(new.pointer)
        }
        try await until("it's visible") { observer.state?.isVisible == true }
        #expect(window != nil)
        gtk_window_destroy(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self))
        #expect(isAlive.pointer == nil)
        #expect(window == nil)
        #expect(observer.state == nil)
      }
    }

    @Test("An observer that goes leaves no handler behind", .on())
    func handlers() async throws {
      try await withDesk { desk in
        let window = try #require(gtk_window_new().flatMap { GTKWindow.window($0) })
        defer { window.destroy() }
        let pointer = try #require(window.pointer)
        gtk_window_present(pointer)
        try await until("it's visible") { window.readWindowState()?.isVisible == true }
        let surface = UnsafeMutableRawPointer(try #require(gtk_native_get_surface(OpaquePointer(pointer))))
        let before = handlerCount(of: pointer) + handlerCount(of: surface)
        var observers = [WindowObserver(window)]
        let one = handlerCount(of: pointer) + handlerCount(of: surface)
        #expect(one > before)
        // However many observe it, each signal is handled once.
        for _ in 0..<10 { observers.append(WindowObserver(window)) }
        #expect(handlerCount(of: pointer) + handlerCount(of: surface) == one)
        observers = []
        #expect(handlerCount(of: pointer) + handlerCount(of: surface) == before)
      }
    }

    @Test("A window may be destroyed in any callback", .on(), arguments: ["becomes key", "is visible"])
    func destroyedInCallback(when event: String) async throws {
      try await withDesk { desk in
        let a = try await desk.open("A")
        let b = try desk.make("B")
        var observations: [WindowObservation] = []
        var statesAfter: [WindowState?] = []
        for _ in 0..<3 {
          observations.append(
            b.observer.onChange { state in
              if b.window.pointer == nil { statesAfter.append(state) }
              guard event == "becomes key" ? state?.isKey == true : state?.isVisible == true else { return }
              b.window.destroy()
            })
        }
        try b.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("B is gone") { b.window.pointer == nil && b.state == nil }
        try await desk.settle()
        // All three hear of the state that made the first one destroy it, and then of the end.
        #expect(statesAfter.drop { $0 != nil } == [nil, nil, nil])
        #expect(statesAfter.count == 5)
        #expect(a.state?.isVisible == true)
        withExtendedLifetime(observations) {}
      }
    }

    @Test("A window may be destroyed in GTK's own callback that it has become active", .on(Rig.x11))
    func destroyedInSignal() async throws {
      try await withDesk { desk in
        let a = try await desk.open("A")
        let b = try desk.make("B")
        let handler = onSignal("notify::is-active", of: try #require(b.window.pointer)) { b.window.destroy() }
        try b.window.performWindowCommand(.makeKeyAndOrderFront)
        try await until("B is gone") { b.state == nil }
        handler.cancel()
        try await desk.settle()
        #expect(b.states.last == .some(nil))
        #expect(a.state?.isVisible == true)
      }
    }

    @Test("A window that is realized anew is followed on its new surface", .on())
    func realizedAnew() async throws {
      try await withDesk { desk in
        let a = try await desk.open("A", header: true)
        try a.window.performWindowCommand(.orderOut)
        try await until("A is hidden") { a.state?.isVisible == false }
        gtk_widget_unrealize(widget(try #require(a.window.pointer)))
        #expect(gtk_native_get_surface(OpaquePointer(a.window.pointer)) == nil)
        try a.window.performWindowCommand(.makeKeyAndOrderFront)
        // On Wayland the compositor's first answers would undo an earlier resize.
        try await until("A is visible and key") { a.state?.isVisible == true && a.isKey }
        try await desk.settle()
        try a.window.performWindowCommand(.setSize(CGSize(width: 444, height: 333)))
        try await until("A is resized") { a.state?.size == CGSize(width: 444, height: 333) }
        if Rig.isOneOf(Rig.x11) {
          let place = a.state?.position
          try await a.move(to: (77, 88))
          #expect(a.state?.position != place)
        }
      }
    }

    @Test("An app may refuse to close", .on())
    func refusedClose() async throws {
      try await withDesk { desk in
        let a = try await desk.open("A")
        var asked = 0
        let handler = onSignal("close-request", of: try #require(a.window.pointer)) { _ in
          asked += 1
          return true
        }
        try a.window.performWindowCommand(.close)
        try await desk.settle()
        #expect(asked == 1)
        #expect(a.state?.isVisible == true)
        handler.cancel()
        try a.window.performWindowCommand(.close)
        try await until("A is gone") { a.state == nil }
      }
    }

    @Test("A window that was never shown closes, too", .on())
    func closeUnshown() async throws {
      try await withDesk { desk in
        let a = try desk.make("A")
        try a.window.performWindowCommand(.close)
        try await until("A is gone") { a.state == nil }
        #expect(a.window.pointer == nil)
      }
    }

    @Test("Opening, observing and closing again and again leaves nothing", .on())
    func cycles() async throws {
      try await withDesk { _ in
        weak var last: GTKWindow?
        for cycle in 0..<50 {
          let window = try #require(gtk_window_new().flatMap { GTKWindow.window($0) })
          let observers = (0..<3).map { _ in WindowObserver(window) }
          let finder = GTKWindow.hosting(widget(try #require(window.pointer))) { _ in }
          let states = Task { for await _ in observers[0].states {} }
          try window.performWindowCommand(.makeKeyAndOrderFront)
          try await until("it's visible") { observers[0].state?.isVisible == true }
          if cycle % 2 == 0 { try window.performWindowCommand(.close) } else { window.destroy() }
          try await until("it's gone") { observers[2].state == nil }
          states.cancel()
          finder.cancel()
          last = window
        }
        try await until("the last one is freed") { last == nil }
        try await until("nothing is tracked") { WindowHub.shared.windows.allSatisfy { _ in false } }
      }
    }
  }
}
