import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

extension WindowTests {
  @Suite("The main queue inside GLib's loop") @MainActor struct MainLoopTests {
    @Test("The loop that runs is GLib's, on the main thread", .on())
    func loop() async throws {
      GTKMainLoop.attach()
      let isOwner = await withCheckedContinuation { continuation in
        DispatchQueue.main.async {
          continuation.resume(returning: (g_main_context_is_owner(nil) != 0, g_main_depth() > 0))
        }
      }
      #expect(isOwner == (true, true))
      #expect(Thread.isMainThread)
    }

    @Test("Tasks of the main actor run, from a background thread and from a GTK callback", .on())
    func tasks() async throws {
      let fromBackground = await Task.detached { await MainActor.run { Thread.isMainThread } }.value
      #expect(fromBackground)
      let fromCallback = await withCheckedContinuation { continuation in
        let box = Unmanaged.passRetained(Box { continuation.resume(returning: Thread.isMainThread) })
        g_idle_add(
          { data in
            nonisolated(unsafe) let data = data!
            Task { @MainActor in Unmanaged<Box>.fromOpaque(data).takeRetainedValue().body() }
            return 0
          }, box.toOpaque())
      }
      #expect(fromCallback)
    }

    private final class Box: Sendable {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    @Test("Timers of the main queue come", .on())
    func timers() async throws {
      let start = ContinuousClock.now
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { continuation.resume() }
      }
      #expect(ContinuousClock.now - start >= .milliseconds(50))
    }

    enum LoopStart: CaseIterable { case mainQueueBlock, mainActorTask, gtkCallback, callbackOfObserver }

    @Test(
      "A loop within the loop publishes what changes in it, however it was started", .on(),
      arguments: LoopStart.allCases)
    func nested(from start: LoopStart) async throws {
      try await withDesk { desk in
        let window = try await desk.open("A")
        let loop: @MainActor () -> Void = {
          try? window.window.performWindowCommand(.setTitle("In the loop"))
          runLoop(until: { window.states.last??.title == "In the loop" })
        }
        switch start {
        case .mainQueueBlock:
          await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
              MainActor.assumeIsolated(loop)
              continuation.resume()
            }
          }
        case .mainActorTask: await Task { @MainActor in loop() }.value
        case .gtkCallback:
          await withCheckedContinuation { continuation in
            let box = Box {
              MainActor.assumeIsolated(loop)
              continuation.resume()
            }
            g_idle_add(
              { data in
                if let data { Unmanaged<Box>.fromOpaque(data).takeRetainedValue().body() }
                return 0
              }, Unmanaged.passRetained(box).toOpaque())
          }
        case .callbackOfObserver:
          let other = WindowObserver(window.window)
          var (began, ended) = (false, false)
          let starter = other.onChange { _ in
            guard !began else { return }
            began = true
            loop()
            ended = true
          }
          try window.window.performWindowCommand(.setTitle("Before the loop"))
          // This goes on within the loop, too.
          try await until("the loop has run") { ended }
          withExtendedLifetime(starter) {}
        }
        #expect(window.states.last??.title == "In the loop")
      }
    }

    @Test("Such a loop tells where a window settles that isn't where it was asked to be", .on(Rig.x11))
    func nestedSettling() async throws {
      try await withDesk { desk in
        let window = try desk.make("A")
        await Task { @MainActor in
          // Most managers keep a window on the screen.
          try? window.window.performWindowCommand(.setPosition(CGPoint(x: -3_000, y: -3_000)))
          try? window.window.performWindowCommand(.makeKeyAndOrderFront)
          runLoop(until: { window.state?.isVisible == true && window.state?.position != nil })
        }.value
        #expect(window.state?.isVisible == true && window.state?.position != nil)
      }
    }

    @Test("Such a loop tells of the window that a widget was put into", .on())
    func nestedHosting() async throws {
      try await withDesk { desk in
        let (a, b) = (try desk.make("A"), try desk.make("B"))
        let label = try #require(gtk_label_new("Hosted"))
        var told: [GTKWindow?] = []
        let observation = GTKWindow.hosting(label) { told.append($0) }
        for window in [a, b] {
          await Task { @MainActor in
            g_object_ref(label)
            if gtk_widget_get_parent(label) != nil { gtk_window_set_child(a.window.pointer, nil) }
            gtk_window_set_child(window.window.pointer, label)
            g_object_unref(label)
            runLoop(until: { told.last??.pointer == window.window.pointer })
          }.value
        }
        #expect(told.map { $0?.pointer } == [nil, a.window.pointer, b.window.pointer])
        observation.cancel()
      }
    }

    private func runLoop(until condition: () -> Bool) {
      let end = ContinuousClock.now + .seconds(60)
      // It ends even if nothing comes at all.
      let alarm = g_timeout_add(61_000, { _ in 1 }, nil)
      defer { g_source_remove(alarm) }
      while !condition() && ContinuousClock.now < end { g_main_context_iteration(nil, 1) }
    }

    @Test("Idle, with an observed window, the program uses next to no processor time", .on())
    func idle() async throws {
      try await withDesk { desk in
        _ = try await desk.open("A", header: true)
        // What opening it brought about, such as the fading of its colours, comes to its end.
        try await desk.settle()
        try await desk.settle()
        let before = processorTime()
        await withCheckedContinuation { continuation in
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { continuation.resume() }
        }
        #expect(processorTime() - before < 0.05)
      }
    }

    private func processorTime() -> Double {
      var usage = rusage()
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }
  }
}
