import CBenchmarkGTK

/// A GTK window with a handler such as a program without KeyWindow has. Lives to the end of the program.
@MainActor final class RawWindow {
  let pointer: UnsafeMutablePointer<GtkWindow>
  private let handler = UnsafeMutablePointer<RawHandler>.allocate(capacity: 1)

  /// - Parameter takesTime: the handler keeps the time too.
  init(title: String, takesTime: Bool = false) throws {
    guard let window = benchmark_new_window() else { throw WindowProblem("GTK gives no window") }
    pointer = window
    handler.initialize(to: RawHandler())
    gtk_window_set_title(pointer, title)
    gtk_window_set_default_size(pointer, 320, 200)
    benchmark_connect(pointer, handler, takesTime ? 1 : 0)
  }

  var isActive: Bool { gtk_window_is_active(pointer) != 0 }

  /// When the handler ran last, in nanoseconds.
  var heardAt: Int64 { handler.pointee.heard_at }

  func present() {
    gtk_window_present(pointer)
  }

  /// What GTK does when the window became active or ceased to be, though nothing has changed.
  func notify() {
    benchmark_notify(pointer)
  }
}

/// Why real windows can't be measured.
struct WindowProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Runs GLib's main loop until the condition holds.
@MainActor func runLoop(until condition: () -> Bool, whatFor: String) throws {
  let deadline = benchmark_now() + 10_000_000_000
  while !condition() {
    guard benchmark_now() < deadline else { throw WindowProblem("in 10 seconds no \(whatFor)") }
    if g_main_context_iteration(nil, 0) == 0 { g_usleep(10) }
  }
}
