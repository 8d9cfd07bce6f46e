import AppKit
import KeyWindow
import SwiftUI
import Testing

/// What the tests for both platforms do with windows. Here: the windows of the app.
@MainActor final class Desk {
  private var windows: [NSWindow] = []

  init() {
    followNoWindowsAnyMore()
    NSApplication.standInReset()
    // Larger than its windows: AppKit makes a window fit that is placed on a smaller one.
    NSScreen.standInSet([NSScreen(standInName: "Desk", frame: NSRect(x: 0, y: 0, width: 1920, height: 1200))])
    ViewGraph.problemHandler = { Issue.record("\($0.rawValue)") }
  }

  /// A window on screen that takes the keyboard.
  func open() -> NSWindow {
    let window = openBehind()
    makeKey(window)
    return window
  }

  /// A window on screen without the keyboard.
  func openBehind() -> NSWindow {
    let window = NSWindow(standInFrame: NSRect(x: 100, y: 100, width: 390, height: 844))
    window.orderFront(nil)
    windows.append(window)
    return window
  }

  /// A window with the keyboard, in a scene of its own where there are scenes.
  func openElsewhere() -> NSWindow { open() }

  func makeKey(_ window: NSWindow) { window.makeKeyAndOrderFront(nil) }

  func resize(_ window: NSWindow, to size: CGSize) {
    window.setFrame(NSRect(origin: window.frame.origin, size: size), display: true)
  }

  func setTitle(_ title: String, of window: NSWindow) throws {
    try window.performWindowCommand(.setTitle(title))
  }

  /// Changes something that is told by key-value observing alone.
  func changeWhatKeyValueObserversHear(of window: NSWindow) { window.title = "new" }

  /// Takes the window off the screen and lets go of it.
  func discard(_ window: NSWindow) {
    window.close()
    windows.removeAll { $0 === window }
  }

  isolated deinit {
    for window in windows { window.close() }
  }
}
