import Dispatch
import KeyWindow
import Testing
import UIKit

/// All of them, one after the other: they share the app's windows, as an app does.
@MainActor @Suite("UIKit windows", .serialized) enum UIKitTests {}

/// A connected scene with windows, and what its observers were told.
@MainActor final class Stage {
  let scene: UIWindowScene
  private(set) var windows: [UIWindow] = []

  init(size: CGSize = CGSize(width: 390, height: 844), isActive: Bool = true) {
    scene = UIWindowScene.standInConnect(size: size, displayScale: 3, isActive: isActive)
  }

  /// A window on screen, key unless told otherwise.
  func show(safeArea: UIEdgeInsets = .zero, isKey: Bool = true) -> UIWindow {
    let window = UIWindow(standInScene: scene, safeArea: safeArea)
    windows.append(window)
    if isKey { window.makeKeyAndVisible() } else { window.isHidden = false }
    return window
  }

  func forget(_ window: UIWindow) {
    windows.removeAll { $0 === window }
  }

  isolated deinit {
    for window in windows { window.isHidden = true }
    scene.standInDisconnect()
  }
}

/// An observer and each state that it told.
@MainActor final class Log {
  let observer: WindowObserver
  private(set) var states: [WindowState?] = []
  private var observation: WindowObservation?

  init(_ window: UIWindow?) {
    observer = WindowObserver()
    observer.window = window
    observation = observer.onChange { [weak self] in self?.states.append($0) }
  }

  func forgetThePast() { states = [] }
}

/// Lets the main queue's turns pass until the condition holds; gives up after a thousand.
@MainActor func turns(until condition: () -> Bool) async {
  for _ in 0..<1000 where !condition() { await turn() }
}

/// Lets everything happen that is on its way: each step of it waits for one turn of the main queue.
@MainActor func settle() async {
  for _ in 0..<10 { await turn() }
}

@MainActor private func turn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
