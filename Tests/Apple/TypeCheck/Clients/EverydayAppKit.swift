// Everyday calls of AppKit: none of them is ambiguous beside what the library adds to the same types.
// platforms: macOS
import AppKit
import KeyWindow
import SwiftUI

final class EverydayView: NSView {
  override func layout() {
    super.layout()
    guard let window else { return }
    var rect = window.contentLayoutRect.insetBy(dx: 1, dy: 1)
    rect = NSRect(origin: .zero, size: .init(width: rect.width, height: rect.height))
    additionalSafeAreaInsets = .init(top: 1, left: 2, bottom: 3, right: 4)
    additionalSafeAreaInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    rect = safeAreaRect.union(rect).intersection(bounds)
    frame = window.frame.insetBy(dx: safeAreaInsets.left, dy: safeAreaInsets.top)
  }
}

@MainActor func show(_ window: NSWindow, over other: NSWindow?) {
  window.title = "title"
  window.level = .normal
  window.styleMask.insert(.resizable)
  window.setFrame(.init(x: 0, y: 0, width: 300, height: 200), display: true)
  window.setContentSize(.init(width: 300, height: 200))
  window.contentView?.addSubview(EverydayView(frame: .zero))
  window.center()
  window.makeKeyAndOrderFront(nil)
  window.perform(NSSelectorFromString("miniaturize:"))
  if window.isVisible, !window.isMiniaturized, window.isKeyWindow, window.canBecomeKey {
    window.orderOut(nil)
  }
  other?.addChildWindow(window, ordered: .above)
  other?.beginSheet(window) { _ in window.close() }
  let key = NSApplication.shared.windows.first(where: \.isKeyWindow) ?? NSApplication.shared.keyWindow
  key?.performClose(nil)
}

@MainActor func command(_ window: NSWindow) throws {
  if window.canPerformWindowCommand(.zoom) { try window.performWindowCommand(.zoom) }
  try window.performWindowCommand(.setTitle("title"))
  window.publishWindowValue(3, for: Pages.self)
  _ = WindowActions(window)
  try WindowActions(window).activate()
  try WindowActions(window).setPosition(CGPoint(x: 20, y: 30))
  let button = window.standardWindowButton(.closeButton)
  let state = WindowObserver(hosting: window.contentView ?? NSView(frame: .zero)).state
  button?.isHidden = state?.isOnActiveSpace == false || state?.controlInsets == .zero
  _ = NSView.keyWindow() === window
}

struct Pages: KeyWindowValueKey { typealias Value = Int }
