/// An observed window and its state, as the registry told them at one moment.
public struct RegisteredWindow: Identifiable, Sendable {
  /// What the window was like.
  public var state: WindowState { sharedState.value }

  let sharedState: SharedState
  let tracked: TrackedWindow

  /// The window, whatever its kind, held weakly; nil once it has been freed.
  @MainActor public var observedWindow: (any ObservableWindow)? { tracked.window }

  /// What can be done with the window.
  @MainActor public var actions: WindowActions { WindowActions(observedWindow) }

  /// The same for as long as the window is observed, whatever its state, and never another window's.
  public var id: ID { ID(number: tracked.number) }

  /// What a registered window is told from all others by, from earlier ones too.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }
}

extension RegisteredWindow: Equatable {
  /// Whether both are the same window in the same state.
  public static func == (left: RegisteredWindow, right: RegisteredWindow) -> Bool {
    left.tracked === right.tracked && left.sharedState == right.sharedState
  }
}
