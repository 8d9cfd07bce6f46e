#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSWindow {
  /// Why the window can't take the command now; nil when it can.
  ///
  /// The window's style decides, as it does for its buttons: a window that the user can't close, say, isn't
  /// closed by a command either.
  public func refusal(ofWindowCommand command: WindowCommand) -> WindowCommandError? {
    refusalReason(of: command).map { .unsupported(command, reason: $0) }
  }

  /// Carries out a command that ``refusal(ofWindowCommand:)`` lets pass.
  ///
  /// `makeKeyAndOrderFront` doesn't activate the app, `activate` does as well, and unhides it. From macOS 14 on
  /// activation is cooperative: while the user works in another app the system may leave that in front, and this
  /// window is then key once the app is activated.
  /// `close` is what the close button does: the window's
  /// delegate is asked, and may refuse. `setSize` leaves the top-left corner where it is, and keeps within the
  /// least and the largest size of the window and of its content.
  public func carryOutWindowCommand(_ command: WindowCommand) {
    switch command {
    case .makeKeyAndOrderFront: comeToFront()
    case .activate:
      // First, so that it is this window which activation makes key.
      comeToFront()
      activateApplication()
    case .orderOut: orderOut(nil)
    case .miniaturize: miniaturize(nil)
    case .deminiaturize: if isMiniaturized { deminiaturize(nil) }
    case .zoom: zoom(nil)
    case .toggleFullScreen: toggleFullScreen(nil)
    case .setSize(let wanted):
      let size = sizeWithinLimits(wanted)
      let origin = NSPoint(x: frame.minX, y: frame.maxY - size.height)
      setFrame(NSRect(origin: origin, size: size), display: true)
    case .setPosition(let position):
      if let corner = NSScreen.turned(NSRect(origin: position, size: .zero))?.origin {
        setFrameTopLeftPoint(corner)
      }
    case .setTitle(let title):
      self.title = title
      NotificationCenter.default.post(name: .windowDidTakeTitle, object: self)
    case .close: performClose(nil)
    }
  }

  private func comeToFront() {
    if isMiniaturized { deminiaturize(nil) }
    makeKeyAndOrderFront(nil)
  }

  private func activateApplication() {
    if #available(macOS 14, *) {
      NSApplication.shared.activate()
    } else {
      NSApplication.shared.activate(ignoringOtherApps: true)
    }
  }

  /// AppKit exempts setFrame(_:display:) from these: developer.apple.com/documentation/appkit/nswindow/minsize
  private func sizeWithinLimits(_ size: CGSize) -> CGSize {
    let least = frameRect(forContentRect: NSRect(origin: .zero, size: contentMinSize)).size
    let largest = frameRect(forContentRect: NSRect(origin: .zero, size: contentMaxSize)).size
    return CGSize(
      width: Self.length(
        size.width, atLeast: [minSize.width, least.width], atMost: [maxSize.width, largest.width]),
      height: Self.length(
        size.height, atLeast: [minSize.height, least.height], atMost: [maxSize.height, largest.height]))
  }

  /// The least length wins, and what is no number limits nothing.
  private static func length(_ length: CGFloat, atLeast least: [CGFloat], atMost largest: [CGFloat])
    -> CGFloat
  {
    let short = largest.filter { $0 > 0 }.reduce(length, min)
    return least.filter(\.isFinite).reduce(short, max)
  }

  private func refusalReason(of command: WindowCommand) -> String? {
    switch command {
    case .makeKeyAndOrderFront, .activate:
      canBecomeKey ? nil : "the window's canBecomeKey is false; override it in its class"
    case .miniaturize:
      styleMask.contains(.miniaturizable) ? fullScreenRefusal : "its style mask lacks .miniaturizable"
    case .zoom:
      styleMask.contains(.resizable) ? fullScreenRefusal : "its style mask lacks .resizable"
    case .toggleFullScreen: toggleFullScreenRefusal
    case .setSize: fullScreenRefusal
    case .setPosition: NSScreen.screens.isEmpty ? "there is no screen" : fullScreenRefusal
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
