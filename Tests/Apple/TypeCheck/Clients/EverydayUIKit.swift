// Everyday calls of UIKit: none of them is ambiguous beside what the library adds to the same types.
// platforms: iOS Catalyst tvOS visionOS
import KeyWindow
import SwiftUI
import UIKit

final class EverydayController: UIViewController {
  private var observation: WindowObservation?
  private let badge = UIView(frame: .init(x: 0, y: 0, width: 20, height: 20))

  override func viewDidLoad() {
    badge.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
    view.addSubview(badge)
  }

  func layOut(in window: UIWindow) {
    var rect = window.bounds.inset(by: window.safeAreaInsets)
    rect = rect.inset(by: .zero)
    rect = rect.inset(by: .init(top: 1, left: 2, bottom: 3, right: 4))
    rect = rect.inset(by: .init())
    rect = rect.inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    rect = rect.insetBy(dx: 1, dy: 1).offsetBy(dx: 2, dy: 2)
    badge.frame = view.convert(rect, from: nil)
    badge.center = .init(x: rect.midX, y: rect.midY)
    badge.isHidden = window.safeAreaInsets == .zero || rect.isEmpty
  }

  func find() -> UIWindow? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let key =
      scenes.flatMap(\.windows).first(where: \.isKeyWindow) ?? scenes.first?.windows.first { $0.isKeyWindow }
    guard let window = view.window ?? key else { return nil }
    window.rootViewController = self
    window.windowLevel = .normal + 1
    window.makeKeyAndVisible()
    window.perform(NSSelectorFromString("layoutIfNeeded"))
    window.windowScene?.title = "title"
    return window.isKeyWindow && window.canBecomeKey ? window : nil
  }

  func command(_ window: UIWindow) throws {
    if window.canPerformWindowCommand(.orderOut) { try window.performWindowCommand(.orderOut) }
    try window.performWindowCommand(.setTitle("title"))
    window.publishWindowValue(3, for: Pages.self)
    _ = WindowActions(window)
    try WindowActions(window).activate()
    if WindowActions(window).canPerform(.setPosition(.zero)) { try WindowActions(window).setPosition(.zero) }
    observation = WindowObserver(hosting: badge).onChange { [weak self] in
      self?.badge.isHidden = $0?.controlInsets?.left ?? 0 > 0 || $0?.isResizing == true
    }
    _ = UIView.keyWindow() === UIWindow.keyWindow()
  }
}

struct Pages: KeyWindowValueKey { typealias Value = Int }

func + (level: UIWindow.Level, more: CGFloat) -> UIWindow.Level { .init(level.rawValue + more) }
