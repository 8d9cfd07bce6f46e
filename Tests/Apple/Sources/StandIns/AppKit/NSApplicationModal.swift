// developer.apple.com/documentation/appkit/nsapplication/runmodal(for:)

extension NSApplication {
  /// Runs the main run loop until `stopModal()`. The window is made key; the one before stays main.
  ///
  /// It serves the main queue if it was begun from an event. Begun in a block of the main queue, or in a task on the
  /// main actor, it doesn't, since that queue isn't drained twice at once; blocks of the run loop's own are run in both
  /// (wailsapp/wails#6026). Core Foundation does the same off Apple's systems. It has to be called on the main thread.
  func runLoop(for window: NSWindow) -> ModalResponse {
    let before = modalWindow
    modalWindow = window
    modalResponse = nil
    if !window.isVisible { window.orderIn(atFront: true) }
    window.takeKey()
    while modalResponse == nil, RunLoop.current.run(mode: .default, before: .distantFuture) {}
    modalWindow = before
    defer { modalResponse = nil }
    return modalResponse ?? .abort
  }
}
