import KeyWindow
import SwiftUI
import Testing
import UIKit

/// What the tests for both platforms do with windows. Here: the windows of one scene.
@MainActor final class Desk {
  let scene = UIWindowScene.standInConnect(size: CGSize(width: 390, height: 844), displayScale: 3)
  private var otherScenes: [UIWindowScene] = []
  private var windows: [UIWindow] = []

  init() {
    followNoWindowsAnyMore()
    ViewGraph.problemHandler = { Issue.record("\($0.rawValue)") }
  }

  /// A window on screen that takes the keyboard.
  func open() -> UIWindow {
    let window = openBehind()
    makeKey(window)
    return window
  }

  /// A window on screen without the keyboard.
  func openBehind() -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    windows.append(window)
    return window
  }

  /// A window with the keyboard in a scene of its own.
  func openElsewhere() -> UIWindow {
    let scene = UIWindowScene.standInConnect(size: CGSize(width: 390, height: 844), displayScale: 3)
    otherScenes.append(scene)
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    windows.append(window)
    return window
  }

  func makeKey(_ window: UIWindow) { window.makeKey() }

  func resize(_ window: UIWindow, to size: CGSize) { window.frame.size = size }

  func setTitle(_ title: String, of window: UIWindow) throws {
    try window.performWindowCommand(.setTitle(title))
  }

  /// Changes something that is told by key-value observing alone.
  func changeWhatKeyValueObserversHear(of window: UIWindow) {
    let played = StandInWays.played
    StandInWays.played.geometryTellsMoves = true
    defer { StandInWays.played = played }
    window.windowScene?.standInMove(to: CGRect(origin: CGPoint(x: 30, y: 40), size: window.bounds.size))
  }

  /// Takes the window off the screen and lets go of it.
  func discard(_ window: UIWindow) {
    window.isHidden = true
    windows.removeAll { $0 === window }
  }

  isolated deinit {
    for window in windows { window.isHidden = true }
    for scene in otherScenes + [scene] { scene.standInDisconnect() }
  }
}
