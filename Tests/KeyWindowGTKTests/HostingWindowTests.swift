import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("The hosting window of a widget") @MainActor struct HostingWindowTests {
    @Test("It follows the widget into a window, to another, and out", .on())
    func moving() async throws {
      try await withDesk { desk in
        let (a, b) = (try desk.make("A"), try desk.make("B"))
        let label = try makeLabel()
        defer { g_object_unref(label) }
        var told: [GTKWindow?] = []
        let observation = GTKWindow.hosting(label) { told.append($0) }
        #expect(told == [nil])

        gtk_window_set_child(a.window.pointer, label)
        try await until("it's in A") { told == [nil, a.window] }
        gtk_window_set_child(a.window.pointer, nil)
        // Deeper down it's the same.
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        gtk_box_append(UnsafeMutableRawPointer(box)?.assumingMemoryBound(to: GtkBox.self), label)
        gtk_window_set_child(b.window.pointer, box)
        try await until("it's in B") { told == [nil, a.window, b.window] }
        gtk_window_set_child(b.window.pointer, nil)
        try await until("it's in none") { told == [nil, a.window, b.window, nil] }

        observation.cancel()
        gtk_window_set_child(a.window.pointer, gtk_label_new("another"))
        try await desk.settle()
        #expect(told.count == 4)
      }
    }

    @Test("It tells the present window at once", .on())
    func present() async throws {
      try await withDesk { desk in
        let a = try desk.make("A")
        var told: [GTKWindow?] = []
        let observation = GTKWindow.hosting(try #require(gtk_window_get_child(a.window.pointer))) {
          told.append($0)
        }
        #expect(told == [a.window])
        observation.cancel()
      }
    }

    @Test("What is undone within a turn isn't told", .on())
    func roundTrip() async throws {
      try await withDesk { desk in
        let (a, b) = (try desk.make("A"), try desk.make("B"))
        let label = try makeLabel()
        defer { g_object_unref(label) }
        gtk_window_set_child(a.window.pointer, label)
        var told: [GTKWindow?] = []
        let observation = GTKWindow.hosting(label) { told.append($0) }
        gtk_window_set_child(a.window.pointer, nil)
        gtk_window_set_child(b.window.pointer, label)
        gtk_window_set_child(b.window.pointer, nil)
        gtk_window_set_child(a.window.pointer, label)
        try await desk.settle()
        #expect(told == [a.window])
        observation.cancel()
      }
    }

    @Test("It ends with the widget and its window, neither of which it keeps alive", .on())
    func ending() async throws {
      try await withDesk { desk in
        let a = try desk.make("A")
        let label = try makeLabel()
        gtk_window_set_child(a.window.pointer, label)
        g_object_unref(label)
        let isAlive = WeakReference(to: label)
        var told: [GTKWindow?] = []
        let observation = GTKWindow.hosting(label) { told.append($0) }
        a.window.destroy()
        #expect(isAlive.pointer == nil)
        try await until("it's in none") { told == [a.window, nil] }
        observation.cancel()
      }
    }

    @Test("The callback may drop the subscription, and destroy the window", .on())
    func dropping() async throws {
      try await withDesk { desk in
        let a = try desk.make("A")
        let label = try makeLabel()
        defer { g_object_unref(label) }
        var told: [GTKWindow?] = []
        var observation: WindowObservation?
        observation = GTKWindow.hosting(label) { window in
          told.append(window)
          guard let window else { return }
          observation = nil
          window.destroy()
        }
        gtk_window_set_child(a.window.pointer, label)
        try await until("A is gone") { a.state == nil }
        #expect(told == [nil, a.window])
        withExtendedLifetime(observation) {}
      }
    }

    @Test("An observer follows the widget's window: into one, to another, and out", .on())
    func observing() async throws {
      try await withDesk { desk in
        let (a, b) = (try desk.make("A"), try desk.make("B", size: (350, 250)))
        let label = try makeLabel()
        defer { g_object_unref(label) }
        let observer = WindowObserver(hosting: label)
        var told: [String?] = []
        let observation = observer.onChange { told.append($0?.title) }
        #expect(observer.observedWindow == nil && observer.state == nil)
        gtk_window_set_child(a.window.pointer, label)
        try await until("it observes A") { told == ["A"] }
        #expect(observer.observedWindow === a.window)
        try a.window.performWindowCommand(.setTitle("A again"))
        try await until("it's told of A") { told == ["A", "A again"] }
        gtk_window_set_child(a.window.pointer, nil)
        gtk_window_set_child(b.window.pointer, label)
        try await until("it observes B") { told == ["A", "A again", "B"] }
        gtk_window_set_child(b.window.pointer, nil)
        try await until("it observes none") { told == ["A", "A again", "B", nil] }
        observation.cancel()
      }
    }

    @Test(
      "An observer of a widget's window knows the present one at once, and ends with the widget or by itself",
      .on())
    func observerEnds() async throws {
      try await withDesk { desk in
        let a = try desk.make("A")
        let label = try makeLabel()
        gtk_window_set_child(a.window.pointer, label)
        g_object_unref(label)
        let isAlive = WeakReference(to: label)
        let handlers = handlerCount(of: label)
        weak var freed: WindowObserver?
        do {
          let observer = WindowObserver(hosting: label)
          freed = observer
          #expect(observer.state?.title == "A")
          #expect(handlerCount(of: label) > handlers)
        }
        #expect(freed == nil)
        #expect(handlerCount(of: label) == handlers)
        let observer = WindowObserver(hosting: label)
        a.window.destroy()
        #expect(isAlive.pointer == nil)
        try await until("it observes none") { observer.observedWindow == nil && observer.state == nil }
      }
    }

    /// A label that belongs to the caller.
    private func makeLabel() throws -> UnsafeMutablePointer<GtkWidget> {
      let label = try #require(gtk_label_new("moves about"))
      g_object_ref_sink(label)
      return label
    }
  }
}

extension GTKWindow: Equatable {
  /// The same window.
  public nonisolated static func == (left: GTKWindow, right: GTKWindow) -> Bool { left === right }
}
