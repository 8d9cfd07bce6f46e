#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIWindow {
  /// Calls `hint` whenever the state may have changed, until the returned value is dropped.
  ///
  /// From the next turn of the main loop on an invisible view fills the window meanwhile, behind everything else.
  /// Some things UIKit tells nobody; they are seen with the next hint of another kind: a title that the app gives
  /// the scene by itself, before iPadOS 26 a new place on the screen without a new size, and another scene of a
  /// window that isn't key, which a hint of any window brings.
  public func startWindowHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation {
    let hints = UIWindowHints(of: self, hint)
    hints.start()
    return WindowObservation { hints.stop() }
  }
}

/// What UIKit tells of one window, and what has to be remembered of it to read it rightly.
@MainActor final class UIWindowHints {
  /// Those that have been started and not stopped, by their windows.
  private static var running: [ObjectIdentifier: [UIWindowHints]] = [:]

  /// As last seen by the user; in the background it stays.
  private var lastSeen: (layout: WindowLayout, isActive: Bool?)?

  private let hint: @MainActor () -> Void
  private let windowID: ObjectIdentifier
  private weak var window: UIWindow?
  private var probe: WindowProbe?
  private weak var scene: UIWindowScene?
  private var sceneID: ObjectIdentifier?
  private var geometry: NSKeyValueObservation?
  private var observations: [WindowObservation] = []

  init(of window: UIWindow, _ hint: @escaping @MainActor () -> Void) {
    self.window = window
    self.hint = hint
    windowID = ObjectIdentifier(window)
  }

  static func running(for window: UIWindow) -> UIWindowHints? {
    running[ObjectIdentifier(window)]?.first { $0.window === window }
  }

  /// Windows that have got another scene, or lost theirs, without a word give a hint.
  static func noticeOtherScenes() {
    for hints in running.values.joined() { hints.noticeOtherScene() }
  }

  func start() {
    guard let window else { return }
    Self.running[windowID, default: []].append(self)
    let giveHint: @MainActor () -> Void = { [weak self] in self?.giveHint() }
    observations = [
      .notifications(
        [
          UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
          UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
          .windowDidTakeTitle,
        ], from: window, hint: giveHint),
      // Every scene's: the window may be in another one by now.
      .notifications(
        [
          UIScene.willConnectNotification, UIScene.didDisconnectNotification,
          UIScene.didActivateNotification, UIScene.willDeactivateNotification,
          UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
        ], from: nil, hint: giveHint),
      .end(of: window) { [weak self] in
        self?.hint()
        // A new window at the same address isn't ours.
        self?.stop()
      },
    ]
    followScene()
    probe = WindowProbe(of: window, hint: giveHint)
    probe?.enterSoon()
  }

  func stop() {
    observations = []
    geometry = nil
    probe?.leave()
    probe = nil
    Self.running[windowID]?.removeAll { $0 === self }
    if Self.running[windowID]?.isEmpty == true { Self.running[windowID] = nil }
  }

  /// The layout and the activity that the window shows its user.
  func seen(_ window: UIWindow) -> (layout: WindowLayout, isActive: Bool?) {
    let now = (layout: layout(of: window), isActive: window.looksActive)
    guard window.windowScene?.isInBackground == true, let last = lastSeen else {
      lastSeen = now
      return now
    }
    // It may not have been laid out before.
    if last.layout.insets == nil && now.layout.size == last.layout.size { lastSeen?.layout = now.layout }
    return lastSeen ?? now
  }

  /// The size and the insets of the last layout, while they're about to be laid out anew.
  private func layout(of window: UIWindow) -> WindowLayout {
    // A hidden window isn't laid out, so for that its bounds are newer.
    if let layout = probe?.lastLayout, layout.size == window.bounds.size || !window.isHidden { return layout }
    return window.ownLayout ?? lastSeen?.layout ?? WindowLayout()
  }

  private func giveHint() {
    noticeOtherScene()
    probe?.enterSoon()
    probe?.noticeShowing()
    hint()
  }

  private func noticeOtherScene() {
    let current = window?.windowScene
    // A new scene may have the identity of one that was freed.
    guard current !== scene || current.map({ ObjectIdentifier($0) }) != sceneID else { return }
    followScene()
    hint()
  }

  private func followScene() {
    scene = window?.windowScene
    sceneID = scene.map { ObjectIdentifier($0) }
    lastSeen = nil
    guard #available(iOS 16, tvOS 16, *) else { return }
    // The one property of a scene that is documented to be key-value observing compliant:
    // developer.apple.com/documentation/uikit/uiwindowscene/effectivegeometry
    geometry = scene?.observe(\.effectiveGeometry) { [weak self] _, _ in
      // On the thread that sets it.
      onMainActor { self?.hint() }
    }
  }
}
#endif
