import UIKit

/// A connected scene with windows. Gone with the test.
@MainActor final class Stage {
  let scene: UIWindowScene
  private var windows: [UIWindow] = []

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

  isolated deinit {
    for window in windows { window.isHidden = true }
    scene.standInDisconnect()
  }
}
