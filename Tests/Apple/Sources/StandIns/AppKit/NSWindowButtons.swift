// developer.apple.com/documentation/appkit/nswindow/standardwindowbutton(_:): the close, minimise and zoom buttons, in
// the window's view hierarchy, of a window with a title bar and the style of each. Apple publishes no measures; these
// are made up. In full screen the title bar is in a window of the system's own.

extension NSWindow {
  public enum ButtonType: UInt, Sendable {
    case closeButton, miniaturizeButton, zoomButton, toolbarButton, documentIconButton
  }

  @MainActor struct StandInTitleBar {
    let view = NSView(frame: .zero)
    let buttons: [(kind: ButtonType, style: StyleMask, button: NSButton)] = [
      (.closeButton, .closable, NSButton(frame: .zero)),
      (.miniaturizeButton, .miniaturizable, NSButton(frame: .zero)),
      (.zoomButton, .resizable, NSButton(frame: .zero)),
    ]
  }

  func windowButton(_ kind: ButtonType) -> NSButton? {
    titleBarView.buttons.first { $0.kind == kind && $0.button.superview != nil }?.button
  }

  func placeTitleBar() {
    let bar = titleBarView.view
    guard styleMask.contains(.titled), !styleMask.contains(.fullScreen) else {
      bar.removeFromSuperview()
      return
    }
    if bar.superview == nil { frameView.addSubview(bar) }
    bar.frame = NSRect(x: 0, y: storedFrame.height - bars, width: storedFrame.width, height: bars)
    for (index, (_, style, button)) in titleBarView.buttons.enumerated() {
      guard styleMask.contains(style) else {
        button.removeFromSuperview()
        continue
      }
      if button.superview == nil { bar.addSubview(button) }
      let distance = 7 + 20 * CGFloat(index)
      let isTurned = windowTitlebarLayoutDirection == .rightToLeft
      button.frame = NSRect(
        x: isTurned ? bar.frame.width - distance - 14 : distance, y: (bars - 16) / 2, width: 14, height: 16)
    }
  }
}
