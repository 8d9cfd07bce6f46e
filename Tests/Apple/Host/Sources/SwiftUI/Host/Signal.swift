internal import CKeyWindowGTK

/// Calls a body whenever an object of GTK's emits a signal, for as long as this value is kept, or the object lives.
@MainActor final class Signal {
  private let handler: Handler
  private let id: gulong

  private final class Handler {
    /// Nil once it's disconnected.
    var object: UnsafeMutableRawPointer?
    let body: @MainActor (UnsafeBufferPointer<GValue>) -> Bool
    init(
      _ object: UnsafeMutableRawPointer, _ body: @escaping @MainActor (UnsafeBufferPointer<GValue>) -> Bool
    ) {
      self.object = object
      self.body = body
    }
  }

  /// - Parameter body: gets the arguments, the object itself first. It returns whether it has handled the signal, for
  ///   those that ask that.
  init(
    _ name: String, of object: UnsafeMutableRawPointer,
    handle body: @escaping @MainActor (UnsafeBufferPointer<GValue>) -> Bool
  ) {
    handler = Handler(object, body)
    let data = Unmanaged.passRetained(handler).toOpaque()
    // One way of being called serves signals with any number of arguments, which a C callback would not.
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), data)
    g_closure_add_finalize_notifier(closure, data) { data, _ in
      guard let data else { return }
      let handler = Unmanaged<Handler>.fromOpaque(data)
      handler.takeUnretainedValue().object = nil
      handler.release()
    }
    g_closure_set_marshal(closure) { closure, result, count, arguments, _, _ in
      guard let data = closure?.pointee.data else { return }
      let handler = Unmanaged<Handler>.fromOpaque(data)
      nonisolated(unsafe) let result = result
      nonisolated(unsafe) let arguments = UnsafeBufferPointer(start: arguments, count: Int(count))
      MainActor.assumeIsolated {
        let isHandled = handler.takeUnretainedValue().body(arguments)
        if let result { g_value_set_boolean(result, gboolean(isHandled ? 1 : 0)) }
      }
    }
    id = g_signal_connect_closure(object, name, closure, 0)
  }

  convenience init(
    _ name: String, of object: UnsafeMutableRawPointer, perform body: @escaping @MainActor () -> Void
  ) {
    self.init(name, of: object) { _ in
      body()
      return false
    }
  }

  isolated deinit {
    if let object = handler.object { g_signal_handler_disconnect(object, id) }
  }
}
