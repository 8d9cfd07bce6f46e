#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSWindow {
  /// The window that a sheet is attached to, or the parent of a child window. A popover's window is such a child.
  public func readOwningWindow() -> (any ObservableWindow)? { owningWindow }

  private var owningWindow: NSWindow? { sheetParent ?? parent }

  /// The windows that this one belongs to, the nearest first.
  var owners: [NSWindow] {
    var owners: [NSWindow] = []
    var next = owningWindow
    while let owner = next, owner !== self, !owners.contains(where: { $0 === owner }) {
      owners.append(owner)
      next = owner.owningWindow
    }
    return owners
  }

  /// The key window is this one or belongs to it, whether anybody observes it or not.
  var isKeyOrOwnsKey: Bool {
    isKeyWindow || KeyWindowOwners.shared.keyWindow?.owners.contains { $0 === self } ?? false
  }
}

/// Hints the windows that the key window belongs to, and no others: one listener for the app, whose cost grows with
/// what changes and not with how many windows there are.
///
/// A sheet or a child that nobody observes is heard of in no other way, nor is one that is added or removed while it
/// is key: AppKit posts nothing of that, so it's looked at after the next event.
@MainActor final class KeyWindowOwners {
  static let shared = KeyWindowOwners()

  private struct Weakly {
    weak var window: NSWindow?
  }

  private var hints: [ObjectIdentifier: Listeners<@MainActor () -> Void>] = [:]
  private var tokens: [any NSObjectProtocol] = []
  private var lastToBecomeKey = Weakly()
  /// Those of the key window when it was looked at last.
  private var owners: [Weakly] = []

  /// The key window. That of the application is nil while it isn't active, which doesn't keep a panel from being key.
  var keyWindow: NSWindow? {
    if let window = NSApplication.shared.keyWindow { return window }
    return lastToBecomeKey.window.flatMap { $0.isKeyWindow ? $0 : nil }
  }

  /// Calls `hint` when a window that belongs to this one becomes key, or ceases to be, until the returned value is
  /// dropped.
  func addHint(of window: NSWindow, _ hint: @escaping @MainActor () -> Void) -> WindowObservation {
    if hints.isEmpty { start() }
    let id = ObjectIdentifier(window)
    let listeners = hints[id] ?? Listeners()
    hints[id] = listeners
    let listener = listeners.insert(hint)
    return WindowObservation {
      listeners.remove(listener)
      if listeners.isEmpty && self.hints[id] === listeners { self.hints[id] = nil }
      if self.hints.isEmpty { self.stop() }
    }
  }

  private func start() {
    let center = NotificationCenter.default
    tokens = [
      center.addObserver(forName: NSWindow.didBecomeKeyNotification, object: nil, queue: nil) {
        let window = $0.object as? NSWindow
        onMainActor { [weak self] in
          self?.lastToBecomeKey.window = window
          self?.look(becauseOf: window)
        }
      },
      center.addObserver(forName: NSWindow.didResignKeyNotification, object: nil, queue: nil) {
        let window = $0.object as? NSWindow
        onMainActor { [weak self] in self?.look(becauseOf: window) }
      },
      center.addObserver(forName: NSApplication.didUpdateNotification, object: nil, queue: nil) { _ in
        onMainActor { [weak self] in self?.lookAfterEvent() }
      },
    ]
    owners = keyWindow?.owners.map { Weakly(window: $0) } ?? []
  }

  private func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
    owners = []
  }

  private func look(becauseOf window: NSWindow?) {
    tell((window?.owners ?? []) + exchangeOwners())
  }

  private func lookAfterEvent() {
    let now = keyWindow?.owners ?? []
    // After almost every event.
    if now.isEmpty && owners.isEmpty || now.elementsEqual(owners, by: { $0 === $1.window }) { return }
    tell(exchangeOwners())
  }

  /// The owners of now and of before.
  private func exchangeOwners() -> [NSWindow] {
    let (before, now) = (owners.compactMap(\.window), keyWindow?.owners ?? [])
    owners = now.map { Weakly(window: $0) }
    return before + now
  }

  private func tell(_ windows: [NSWindow]) {
    for window in windows { hints[ObjectIdentifier(window)]?.tell() }
  }
}
#endif
