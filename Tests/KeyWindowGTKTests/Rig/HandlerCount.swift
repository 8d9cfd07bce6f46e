import CKeyWindowGTK

/// How many handlers are connected to signals of a GObject, by whomever.
@MainActor func handlerCount(of object: UnsafeMutableRawPointer) -> Int {
  var handlers: [gulong] = []
  // GLib finds one at a time: those that were found are blocked meanwhile.
  while case let handler = g_signal_handler_find(object, G_SIGNAL_MATCH_UNBLOCKED, 0, 0, nil, nil, nil),
    handler != 0
  {
    g_signal_handler_block(object, handler)
    handlers.append(handler)
  }
  for handler in handlers { g_signal_handler_unblock(object, handler) }
  return handlers.count
}
