/// Windows that share a keyboard. On iPad every scene has its own; elsewhere the app is one scene.
///
/// ``SimulatedDesktop/addScene(_:)`` makes one. Windows that are opened without naming a scene share the
/// app's.
@MainActor public final class SimulatedScene {
  /// What the test calls the scene.
  public nonisolated let name: String

  /// The window that has the scene's keyboard; nil when none has.
  public private(set) weak var keyWindow: SimulatedWindow?
  /// The scene's main window: the last ordinary window that had the keyboard. A panel may have it meanwhile.
  public private(set) weak var mainWindow: SimulatedWindow?

  private weak var desktop: SimulatedDesktop?
  /// Gets the keyboard when the app becomes active again.
  private weak var lastKeyWindow: SimulatedWindow?

  init(_ name: String, on desktop: SimulatedDesktop) {
    self.name = name
    self.desktop = desktop
  }

  /// The scene's windows, the front one first.
  public var windows: [SimulatedWindow] {
    desktop?.windows.filter { $0.scene === self } ?? []
  }

  func giveKey(to window: SimulatedWindow?) {
    keyWindow = window
    if let window { lastKeyWindow = window }
    mainWindow = mainWindow(whenKeyIs: window)
    let others = windows.filter { $0 !== window && ($0.claimsFocus || $0 === mainWindow) }
    let swap = desktop?.keySwap ?? .together
    tell(others, in: swap.turnsUntilLoss)
    if let window { tell([window], in: swap.turnsUntilGain) }
  }

  private func mainWindow(whenKeyIs key: SimulatedWindow?) -> SimulatedWindow? {
    guard let key else { return nil }
    if key.kind == .standard { return key }
    if let mainWindow, mainWindow.scene === self, mainWindow.canBeKey { return mainWindow }
    return windows.first { $0.kind == .standard && $0.canBeKey }
  }

  private func tell(_ windows: [SimulatedWindow], in turns: Int) {
    for window in windows {
      if turns > 0 {
        desktop?.turns.inTurn(turns) { [weak window] in window?.refreshClaim() }
      } else {
        window.refreshClaim()
      }
    }
  }

  /// Takes the keyboard from a window that can't have it any more, and gives it to the front one that can.
  func passKeyOn(from window: SimulatedWindow) {
    if keyWindow === window {
      giveKey(to: desktop?.passesKeyOn == true ? windows.first { $0.canBeKey } : nil)
    } else if mainWindow === window {
      giveKey(to: keyWindow)
    }
  }

  func appDidActivate() {
    guard keyWindow == nil else { return }
    if let lastKeyWindow, lastKeyWindow.scene === self, lastKeyWindow.canBeKey {
      giveKey(to: lastKeyWindow)
    } else if let front = windows.first(where: \.canBeKey) {
      giveKey(to: front)
    }
  }

  func appDidDeactivate() {
    giveKey(to: nil)
  }
}
