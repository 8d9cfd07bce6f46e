import KeyWindow

extension SimulatedWindow {
  /// Refuses what a window of its desktop can't do, and everything once it has been destroyed.
  public func refusal(ofWindowCommand command: WindowCommand) -> WindowCommandError? {
    guard !isDestroyed, let desktop else { return .windowGone(command) }
    if !desktop.abilities.contains(command.ability) {
      return .unsupported(command, reason: "this desktop can't do it")
    }
    return nil
  }

  /// Does at once what a window system does in its time. What comes of it is published in the next turn.
  public func carryOutWindowCommand(_ command: WindowCommand) {
    guard let desktop else { return }
    switch command {
    case .makeKeyAndOrderFront: if desktop.grantsKeyOnRequest { makeKey() } else { orderFront() }
    case .activate: if desktop.grantsKeyOnRequest { makeKey() } else { orderFront() }
    case .orderOut: hide()
    case .miniaturize: miniaturize()
    case .deminiaturize: deminiaturize()
    case .zoom: if facts.isZoomed { unzoom() } else { zoom() }
    case .toggleFullScreen: if facts.isFullScreen { exitFullScreen() } else { enterFullScreen() }
    case .setSize(let size): resize(to: size)
    case .setPosition(let position): move(to: position)
    case .setTitle(let title): rename(to: title)
    case .close: if shouldClose?() ?? true { close() }
    }
  }
}

extension WindowCommand {
  /// What a window system must be able to do for the command.
  fileprivate var ability: WindowAbility {
    switch self {
    case .makeKeyAndOrderFront: .bringToFront
    case .activate: .activate
    case .orderOut: .orderOut
    case .miniaturize, .deminiaturize: .miniaturize
    case .zoom: .zoom
    case .toggleFullScreen: .fullScreen
    case .setSize: .setSize
    case .setPosition: .setPosition
    case .setTitle: .setTitle
    case .close: .close
    }
  }
}
