import KeyWindow

/// The windows of the story, each with the observer that tells about it.
@MainActor final class Cast {
  /// What every observer tells, as it tells it.
  private let onTold: (Role, WindowState?, _ before: WindowState?) -> Void
  private let registry: WindowRegistry
  private var players: [Role: Player] = [:]
  private var whenTold: () -> Void = {}

  /// At one moment two windows were key, which must never be.
  private(set) var hadTwoKeyWindows = false

  private final class Player {
    let observer: WindowObserver
    var told: WindowState?
    var observation: WindowObservation?

    init(_ observer: WindowObserver) {
      self.observer = observer
    }
  }

  /// - Parameter registry: that of the windows.
  init(
    _ registry: WindowRegistry, onTold: @escaping (Role, WindowState?, _ before: WindowState?) -> Void
  ) {
    self.registry = registry
    self.onTold = onTold
  }

  /// The state that the window's observer told last; nil when there's no such window, or no longer.
  subscript(role: Role) -> WindowState? { players[role]?.told }

  func window(_ role: Role) -> (any ObservableWindow)? { players[role]?.observer.observedWindow }

  /// It is the key window, no other one is, and the registry has its document.
  func isKey(_ role: Role) -> Bool {
    Role.allCases.allSatisfy { (self[$0]?.isKey == true) == ($0 == role) }
      && registry[DocumentName.self] == role.document
  }

  func isLaidOut(_ role: Role) -> Bool {
    guard let state = self[role] else { return false }
    return state.isVisible && state.safeAreaInsets != nil
  }

  func add(_ window: any ObservableWindow, as role: Role) {
    window.publishWindowValue(role.document, for: DocumentName.self)
    let player = Player(WindowObserver(window))
    players[role] = player
    player.observation = player.observer.onChange(initial: true) { [unowned self, unowned player] state in
      let before = player.told
      player.told = state
      if players.values.count(where: \.observer.isKeyWindow) > 1 { hadTwoKeyWindows = true }
      onTold(role, state, before)
      whenTold()
    }
  }

  /// Waits until the condition holds.
  ///
  /// - Returns: false when it doesn't in time.
  func comesTrue(within time: Duration, _ condition: @escaping (Cast) -> Bool) async -> Bool {
    if condition(self) { return true }
    let (told, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    whenTold = { continuation.yield() }
    let timeOut = Task {
      try await Task.sleep(for: time)
      continuation.finish()
    }
    defer {
      timeOut.cancel()
      whenTold = {}
    }
    for await _ in told where condition(self) { return true }
    return false
  }
}
