import KeyWindow

/// What a command should make of a window. A command is a request: the window system, or the app, may leave it at
/// that.
struct ExpectedEffect {
  /// How long it may take until it's said that nothing has come of it.
  static let patience = Duration.seconds(1)

  let command: WindowCommand
  /// What the window was like before the command.
  let before: WindowState

  /// - Parameter now: nil when the window is gone.
  func hasCome(_ now: WindowState?) -> Bool {
    guard let now else { return true }
    switch command {
    case .makeKeyAndOrderFront, .activate: return now.isVisible && now.isKey
    case .orderOut: return !now.isVisible
    // Nobody can see whether it came where that isn't told.
    case .miniaturize: return now.isMiniaturized != false
    case .deminiaturize: return now.isMiniaturized != true
    case .zoom: return now.isZoomed != before.isZoomed
    case .toggleFullScreen: return now.isFullScreen != before.isFullScreen
    case .setSize(let size): return now.size == size
    case .setPosition(let position): return now.position == position
    case .setTitle(let title): return now.title ?? "" == title
    case .close: return false
    }
  }

  /// A sentence for when it hasn't come.
  func disappointment(_ now: WindowState) -> String {
    switch command {
    case .makeKeyAndOrderFront, .activate:
      "It hasn't got the keyboard: the window system left that where it was."
    case .orderOut: "It's still on the screen."
    case .miniaturize: "It isn't minimised: the window system left it as it was."
    case .deminiaturize: "It's still minimised: the window system left it as it was."
    case .zoom:
      "It \(now.isZoomed ? "is still" : "isn't") maximised: the window system left it as it was."
    case .toggleFullScreen:
      "It \(now.isFullScreen ? "is still" : "isn't") full screen: the window system left it as it was."
    case .setSize: "Its size is \(now.size.words): its content, its app or the window system wants it so."
    case .setPosition: "It isn't at that place: the window system put it elsewhere."
    case .setTitle: "Its title is \"\(now.title ?? "")\" again: its app wants it so."
    case .close: "It's still open: its app didn't let it be closed."
    }
  }
}
