#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What is known of the scenes' lives.
///
/// `activationState` alone doesn't tell it. A scene that is connecting is unattached, as one that's gone is, until
/// after it will enter the foreground (or in the background, where the app was in memory); and no event tells that it
/// has become inactive then. A scene that went before anyone asked here isn't known to be gone.
@MainActor final class SceneLife {
  static let shared = SceneLife()

  private struct Life {
    weak var scene: UIScene?
    /// It has had another state than unattached, which only one that is gone gets again.
    var wasAttached = false
    var isDisconnected = false
    var isComingToForeground = false
  }

  private var lives: [ObjectIdentifier: Life] = [:]
  private var observations: [WindowObservation] = []

  private init() {
    func note(_ name: Notification.Name, _ change: @escaping @MainActor (inout Life) -> Void) {
      observations.append(
        .notifications(name, from: UIScene.self) { [weak self] in self?.update($0, change) })
    }
    note(UIScene.willConnectNotification) { _ in }
    note(UIScene.willEnterForegroundNotification) { $0.isComingToForeground = true }
    note(UIScene.didActivateNotification) { $0.wasAttached = true }
    note(UIScene.willDeactivateNotification) { $0.wasAttached = true }
    note(UIScene.didEnterBackgroundNotification) { ($0.wasAttached, $0.isComingToForeground) = (true, false) }
    note(UIScene.didDisconnectNotification) { $0.isDisconnected = true }
  }

  /// The system took the scene away. What is put into it then raises an exception.
  func isGone(_ scene: UIScene) -> Bool {
    let life = life(of: scene)
    if life.isDisconnected { return true }
    if scene.activationState == .unattached { return life.wasAttached }
    if !life.wasAttached { update(scene) { $0.wasAttached = true } }
    return false
  }

  /// Nobody sees the scene, and what is laid out there isn't for the user.
  func isInBackground(_ scene: UIScene) -> Bool {
    scene.activationState == .background && !life(of: scene).isComingToForeground
  }

  private func life(of scene: UIScene) -> Life {
    // A new scene may have the identity of one that was freed.
    guard let life = lives[ObjectIdentifier(scene)], life.scene === scene else { return Life(scene: scene) }
    return life
  }

  private func update(_ scene: UIScene, _ change: (inout Life) -> Void) {
    var life = life(of: scene)
    change(&life)
    lives[ObjectIdentifier(scene)] = life
    if lives.count > 1 { lives = lives.filter { $0.value.scene != nil } }
  }
}

extension UIScene {
  var isGone: Bool { SceneLife.shared.isGone(self) }
  var isInBackground: Bool { SceneLife.shared.isInBackground(self) }
}

extension WindowObservation {
  /// Calls `action` with the sender of each notification of this name, until the returned value is dropped.
  @MainActor static func notifications<Sender: AnyObject & Sendable>(
    _ name: Notification.Name, from senders: Sender.Type,
    perform action: @escaping @MainActor (Sender) -> Void
  ) -> WindowObservation {
    let center = NotificationCenter.default
    let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      guard let sender = notification.object as? Sender else { return }
      onMainActor { action(sender) }
    }
    return WindowObservation { center.removeObserver(token) }
  }
}
#endif
