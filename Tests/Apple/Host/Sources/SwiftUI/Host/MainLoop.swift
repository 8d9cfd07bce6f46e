internal import CKeyWindowGTK
internal import CoreFoundation

/// GLib's main loop, and in it what an app on a Mac has: the main run loop, and the main queue.
@MainActor enum MainLoop {
  static func run(while isNeeded: () -> Bool) {
    serveMainQueue()
    while isNeeded() {
      serveRunLoop()
      // It may have been the last window.
      guard isNeeded() else { return }
      let timer = wakeForTimers()
      g_main_context_iteration(nil, 1)
      if let timer {
        g_source_destroy(timer)
        g_source_unref(timer)
      }
    }
  }

  /// The run loop is asked for nothing but by what runs in this loop.
  private static func serveRunLoop() {
    while CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) == .handledSource {}
  }

  /// - Returns: a source that ends the waiting when the run loop's next timer is due.
  private static func wakeForTimers() -> UnsafeMutablePointer<GSource>? {
    let next = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
    guard next > 0 else { return nil }
    let milliseconds = min(max(0, (next - CFAbsoluteTimeGetCurrent()) * 1_000), 60_000)
    let source = g_timeout_source_new(guint(milliseconds.rounded(.up)))
    g_source_set_callback(source, { _ in gboolean(0) }, nil, nil)
    g_source_attach(source, nil)
    return source
  }

  private static func serveMainQueue() {
    _ = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN,
      { descriptor, _, _ in
        // The counter of an eventfd: reading resets it, and what comes while the queue is served counts anew.
        var count: UInt64 = 0
        read(descriptor, &count, MemoryLayout.size(ofValue: count))
        _dispatch_main_queue_callback_4CF(nil)
        return gboolean(1)
      }, nil, nil)
  }
}
