internal import CKeyWindowGTK
internal import KeyWindow

/// GLib's main loop, and whatever loop runs inside of it.
///
/// Not the main queue: that isn't served within one of its own blocks, and so not by a loop that begins in one.
@MainActor final class GLibScheduler: TurnScheduler {
  private let source: UnsafeMutablePointer<GSource>?

  init(_ body: @escaping @MainActor () -> Void) {
    source = keywindow_turn_source_attach(
      { data in
        call(data)
        return gboolean(1)
      }, Unmanaged.passRetained(Callback(body)).toOpaque(), release)
  }

  func requestTurn() {
    keywindow_turn_source_request(source)
  }

  func expectNestedLoop() {
    requestTurn()
  }

  func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> WindowObservation {
    Self.after(seconds, body)
  }

  /// Calls `body` once after so many seconds, in whichever loop runs then, unless the returned value is dropped before.
  static func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> WindowObservation {
    var isDue = true
    let callback = Callback {
      isDue = false
      body()
    }
    let id = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint((seconds * 1_000).rounded(.up)),
      { data in
        call(data)
        return gboolean(0)
      }, Unmanaged.passRetained(callback).toOpaque(), release)
    return WindowObservation { if isDue { g_source_remove(id) } }
  }
}

private final class Callback: Sendable {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }
}

private func call(_ data: gpointer?) {
  guard let data else { return }
  assumingMainActor(Unmanaged<Callback>.fromOpaque(data).takeUnretainedValue().body)
}

private func release(_ data: gpointer?) {
  if let data { Unmanaged<Callback>.fromOpaque(data).release() }
}
