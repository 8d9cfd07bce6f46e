import Foundation
import KeyWindow

/// A window of a ``SimulatedDesktop``, which a test moves, hides, closes and so on in plain words.
///
/// The methods play what the user or the window system does to the window. For what the app does, use
/// ``/KeyWindow/ObservableWindow/performWindowCommand(_:)`` as with any other window. The effect is published in the
/// desktop's next turn, as on a real one.
@MainActor public final class SimulatedWindow {
  /// What a window is to the keyboard.
  public enum Kind: Sendable {
    /// An ordinary window.
    case standard
    /// A panel, a sheet or a dialog: while it is key, the window behind it stays main.
    case panel
    /// A window that is never key, such as a tool tip.
    case passive
  }

  /// What the window is to the keyboard.
  public nonisolated let kind: Kind
  /// The scene that the window belongs to.
  public internal(set) var scene: SimulatedScene

  /// The window that this one belongs to, as a sheet does; nil for none. See ``belong(to:)``.
  public private(set) weak var owner: SimulatedWindow?

  /// Answers the app's own wish to close the window, as a document that asks whether to save does: false
  /// keeps it open. Without it the window closes.
  public var shouldClose: (@MainActor () -> Bool)?

  package let hub: WindowHub
  package let registry: WindowRegistry
  weak var desktop: SimulatedDesktop?

  /// What the window says of itself now, ahead of what ``SimulatedDesktop/concealed`` takes away.
  var facts: WindowState
  /// Where the window goes back to after having been zoomed, full screen or tiled.
  var restoredFrame: CGRect?
  var isDestroyed = false

  private let hints: Listeners<@MainActor () -> Void>
  // Its observers hear of it when it is freed.
  private let end: WindowObservation

  init(
    _ title: String, kind: Kind, frame: CGRect, insets: WindowInsets?, owner: SimulatedWindow?,
    scene: SimulatedScene, desktop: SimulatedDesktop
  ) {
    self.kind = kind
    self.owner = owner
    self.scene = scene
    self.desktop = desktop
    hub = desktop.hub
    registry = desktop.registry
    facts = WindowState(
      isVisible: true, isOccluded: false, isMiniaturized: false, isTiled: false, isResizing: false,
      isOnActiveSpace: true, size: frame.size, position: frame.origin, safeAreaInsets: insets,
      controlInsets: insets.map { _ in .zero }, title: title)
    let hints = Listeners<@MainActor () -> Void>()
    self.hints = hints
    end = WindowObservation { [weak desktop] in
      if let desktop { desktop.deliver { hints.tell() } } else { hints.tell() }
    }
  }

  /// Somebody observes the window.
  public var isObserved: Bool { !hints.isEmpty }
  /// The window has the keyboard, whatever it claims and whatever has been published of it.
  public var isKey: Bool { scene.keyWindow === self }

  /// The window is on screen, not minimised, and of a kind that can have the keyboard.
  var canBeKey: Bool {
    kind != .passive && !isGone && facts.isVisible && facts.isMiniaturized != true
  }

  /// The window says that it is key or main.
  var claimsFocus: Bool { facts.isKey || facts.isMain }
  /// Nothing can be done to the window any more.
  var isGone: Bool { isDestroyed || desktop == nil }

  /// Says that the window may have changed, as a platform's notifications do, though it may not have.
  public func hint() {
    if let desktop { desktop.deliver { [hints] in hints.tell() } } else { hints.tell() }
  }

  /// Claims to be key, and main, as far as it is.
  func refreshClaim() {
    let isMain = scene.mainWindow === self
    var isKey = scene.keyWindow === self
    if facts.isKey && !canBeKey && desktop?.hiddenWindowsClaimKey == true && scene.keyWindow == nil {
      isKey = true
    }
    guard facts.isKey != isKey || facts.isMain != isMain else { return }
    change { ($0.isKey, $0.isMain) = (isKey, isMain) }
  }

  func change(_ body: (inout WindowState) -> Void) {
    guard !isGone else { return }
    let wasKey = facts.isKey
    body(&facts)
    hint()
    if facts.isKey != wasKey { hintOwners() }
  }

  /// The window belongs to another one from now on, as a sheet, a child window or a dialog does; to none if nil.
  ///
  /// While it's key, ``/KeyWindow/WindowState/ownsKeyWindow`` is true of that window.
  public func belong(to other: SimulatedWindow?) {
    guard other !== owner else { return }
    hintOwners()
    owner = other
    hint()
    hintOwners()
  }

  /// The windows that this one belongs to, the nearest first.
  private var owners: [SimulatedWindow] {
    var owners: [SimulatedWindow] = []
    var next = owner
    while let owner = next, owner !== self, !owners.contains(where: { $0 === owner }) {
      owners.append(owner)
      next = owner.owner
    }
    return owners
  }

  private func hintOwners() {
    for owner in owners { owner.hint() }
  }

  private var ownsWindowThatClaimsKey: Bool {
    desktop?.windows.contains { window in
      window.facts.isKey && window.owners.contains { $0 === self }
    } ?? false
  }
}

extension SimulatedWindow: SeparatelyRegisteredWindow {
  /// What the window says of itself now, published or not; nil once it has been destroyed.
  public func readWindowState() -> WindowState? {
    guard !isDestroyed, let desktop else { return nil }
    var state = facts
    state.ownsKeyWindow = facts.isKey || ownsWindowThatClaimsKey
    state.isActive = desktop.isAppActive && desktop.activeScene === scene
    state.restoredSize = restoredFrame?.size
    state.screen = desktop.screen
    state.scale = desktop.screen.scale
    for detail in desktop.concealed {
      switch detail {
      case .position:
        state.position = nil
        state.screen?.visibleFrame = nil
      case .screen: state.screen = nil
      case .activity: state.isActive = nil
      case .occlusion: state.isOccluded = nil
      case .miniaturization: state.isMiniaturized = nil
      case .tiling: state.isTiled = nil
      case .restoredSize: state.restoredSize = nil
      case .resizing: state.isResizing = nil
      case .space: state.isOnActiveSpace = nil
      case .controls: state.controlInsets = nil
      }
    }
    return state
  }

  /// Calls `hint` whenever the script changes the window, in the way that the desktop delivers hints.
  public func startWindowHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation {
    hints.add(hint)
  }

  /// The window's ``owner``.
  public func readOwningWindow() -> (any ObservableWindow)? { owner }

  /// The window's ``scene``; nil for the app's.
  public var keyScene: AnyObject? {
    scene === desktop?.appScene ? nil : scene
  }

  /// The desktop's ``SimulatedDesktop/keyLossHold``.
  public var keyLossHold: TimeInterval { desktop?.keyLossHold ?? 0 }
}
