package import CKeyWindowGTK
package import KeyWindow

/// Calls `body` whenever `object` emits the signal, until the returned value is dropped.
///
/// The object isn't kept alive; when it goes, the subscription ends with it.
///
/// - Parameters:
///   - name: such as `map` or `notify::title`. The object must have the signal.
///   - object: a GObject.
///   - body: gets the arguments, the object itself first. It returns whether it has handled the signal, for
///     those that ask that, and false for the others.
@MainActor package func onSignal(
  _ name: String, of object: UnsafeMutableRawPointer,
  handle body: @escaping @MainActor (UnsafeBufferPointer<GValue>) -> Bool
) -> WindowObservation {
  let handler = SignalHandler(of: object, body)
  handler.connect(to: name)
  return WindowObservation { handler.disconnect() }
}

/// Calls `body` whenever `object` emits the signal, until the returned value is dropped.
@MainActor package func onSignal(
  _ name: String, of object: UnsafeMutableRawPointer, perform body: @escaping @MainActor () -> Void
) -> WindowObservation {
  onSignal(name, of: object) { _ in
    body()
    return false
  }
}

@MainActor private final class SignalHandler {
  /// Nil once it's disconnected.
  private var object: UnsafeMutableRawPointer?
  private var body: (@MainActor (UnsafeBufferPointer<GValue>) -> Bool)?
  private var id: gulong = 0

  init(
    of object: UnsafeMutableRawPointer, _ body: @escaping @MainActor (UnsafeBufferPointer<GValue>) -> Bool
  ) {
    self.object = object
    self.body = body
  }

  /// One way of being called serves signals with any number of arguments, which a C callback would not.
  func connect(to name: String) {
    let data = Unmanaged.passRetained(self).toOpaque()
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)
    g_closure_add_finalize_notifier(closure, data) { data, _ in
      guard let data else { return }
      let handler = Unmanaged<SignalHandler>.fromOpaque(data)
      MainActor.assumeIsolated { handler.takeRetainedValue().didDisconnect() }
    }
    g_closure_set_marshal(closure) { closure, result, count, arguments, _, _ in
      guard let data = closure?.pointee.data else { return }
      let handler = Unmanaged<SignalHandler>.fromOpaque(data)
      nonisolated(unsafe) let result = result
      nonisolated(unsafe) let arguments = UnsafeBufferPointer(start: arguments, count: Int(count))
      MainActor.assumeIsolated {
        let isHandled = handler.takeUnretainedValue().body?(arguments) ?? false
        if let result { g_value_set_boolean(result, gboolean(isHandled ? 1 : 0)) }
      }
    }
    id = g_signal_connect_closure(object, name, closure, 0)
  }

  func disconnect() {
    body = nil
    guard let object else { return }
    self.object = nil
    g_signal_handler_disconnect(object, id)
  }

  private func didDisconnect() {
    object = nil
    body = nil
  }
}
