#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSWindow {
  /// Why the window can't take the command now; nil when it can.
  ///
  /// The window's style decides, as it does for its buttons: a window that the user can't close, say, isn't
  /// closed by a command either.
  public func refusal(of command: WindowCommand) -> WindowCommandError? {
    refusalReason(of: command).map { .unsupported(command, reason: $0) }
  }

  /// Carries out a command that ``refusal(of:)`` lets pass.
  ///
  /// `makeKeyAndOrderFront` doesn't activate the app. `close` is what the close button does: the window's
  /// delegate is asked, and may refuse. `setSize` leaves the top-left corner where it is.
  public func carryOut(_ command: WindowCommand) {
    switch command {
    case .makeKeyAndOrderFront:
      if isMiniaturized { deminiaturize(nil) }
      makeKeyAndOrderFront(nil)
    case .orderOut: orderOut(nil)
    case .miniaturize: miniaturize(nil)
    case .deminiaturize: if isMiniaturized { deminiaturize(nil) }
    case .zoom: zoom(nil)
    case .toggleFullScreen: toggleFullScreen(nil)
    case .setSize(let size):
      let origin = NSPoint(x: frame.minX, y: frame.maxY - size.height)
      setFrame(NSRect(origin: origin, size: size), display: true)
    case .setTitle(let title):
      self.title = title
      NotificationCenter.default.post(name: .windowDidTakeTitle, object: self)
    case .close: performClose(nil)
    }
  }

  private func refusalReason(of command: WindowCommand) -> String? {
    switch command {
    case .makeKeyAndOrderFront:
      canBecomeKey ? nil : "the window's canBecomeKey is false; override it in its class"
    case .miniaturize:
      styleMask.contains(.miniaturizable) ? fullScreenRefusal : "its style mask lacks .miniaturizable"
    case .zoom:
      styleMask.contains(.resizable) ? fullScreenRefusal : "its style mask lacks .resizable"
    case .toggleFullScreen: toggleFullScreenRefusal
    case .setSize: fullScreenRefusal
    case .close:
      if !styleMask.contains(.closable) {
        "its style mask lacks .closable; use orderOut to hide the window"
      } else if attachedSheet != nil {
        "a sheet is attached to it; end the sheet first"
      } else {
        nil
      }
    case .orderOut, .deminiaturize, .setTitle: nil
    }
  }

  private var fullScreenRefusal: String? {
    styleMask.contains(.fullScreen) ? "the window is in full screen; leave it first" : nil
  }

  private var toggleFullScreenRefusal: String? {
    if styleMask.contains(.fullScreen) { return nil }
    if !collectionBehavior.isDisjoint(with: [.fullScreenNone, .fullScreenAuxiliary]) {
      return "its collection behavior rules full screen out"
    }
    // A resizable window may enter full screen by default:
    // developer.apple.com/documentation/appkit/nswindow/collectionbehavior-swift.struct
    let mayEnter = collectionBehavior.contains(.fullScreenPrimary) || styleMask.contains(.resizable)
    return mayEnter ? nil : "its collection behavior lacks .fullScreenPrimary"
  }
}
#endif
