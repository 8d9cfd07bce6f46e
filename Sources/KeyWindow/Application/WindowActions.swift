import Foundation

/// What can be done with a window, to hand to a button, a menu item or another window.
///
/// Every action is a request to the window system; what came of it shows in the window's next states. An
/// action that can't be done throws a ``WindowCommandError`` that says why, and changes nothing.
///
/// ```swift
/// let actions = observer.actions
/// if actions.canPerform(.makeKeyAndOrderFront) { try actions.makeKeyAndOrderFront() }
/// ```
///
/// The window isn't kept alive. Once it is gone every action throws ``WindowCommandError/windowGone(_:)``.
public struct WindowActions: Sendable {
  private weak var window: (any ObservableWindow)?

  /// Actions on the window; on none, all of them are refused.
  public init(_ window: (any ObservableWindow)? = nil) {
    self.window = window
  }

  /// Why the window can't take the command now; nil when it can.
  @MainActor public func refusal(of command: WindowCommand) -> WindowCommandError? {
    guard let window else { return .windowGone(command) }
    return command.invalidity ?? window.refusal(ofWindowCommand: command)
  }

  /// Whether ``perform(_:)`` would pass the command on to the window now.
  @MainActor public func canPerform(_ command: WindowCommand) -> Bool {
    refusal(of: command) == nil
  }

  /// Asks the window to do something.
  ///
  /// - Throws: ``WindowCommandError`` that says why not; nothing has changed then.
  @MainActor public func perform(_ command: WindowCommand) throws(WindowCommandError) {
    guard let window else { throw .windowGone(command) }
    try window.performWindowCommand(command)
  }

  /// Shows the window in front of the others and gives it the keyboard: ``WindowCommand/makeKeyAndOrderFront``.
  @MainActor public func makeKeyAndOrderFront() throws(WindowCommandError) {
    try perform(.makeKeyAndOrderFront)
  }

  /// Shows the window in front of everything, with the keyboard, and makes the app the active one if need be:
  /// ``WindowCommand/activate``.
  @MainActor public func activate() throws(WindowCommandError) {
    try perform(.activate)
  }

  /// Takes the window off the screen without closing it: ``WindowCommand/orderOut``.
  @MainActor public func orderOut() throws(WindowCommandError) {
    try perform(.orderOut)
  }

  /// Minimises the window: ``WindowCommand/miniaturize``.
  @MainActor public func miniaturize() throws(WindowCommandError) {
    try perform(.miniaturize)
  }

  /// Restores the window from being minimised: ``WindowCommand/deminiaturize``.
  @MainActor public func deminiaturize() throws(WindowCommandError) {
    try perform(.deminiaturize)
  }

  /// Maximises the window, or restores it when it's maximised: ``WindowCommand/zoom``.
  @MainActor public func zoom() throws(WindowCommandError) {
    try perform(.zoom)
  }

  /// Enters full screen, or leaves it: ``WindowCommand/toggleFullScreen``.
  @MainActor public func toggleFullScreen() throws(WindowCommandError) {
    try perform(.toggleFullScreen)
  }

  /// Gives the window's frame this size in points: ``WindowCommand/setSize(_:)``.
  @MainActor public func setSize(_ size: CGSize) throws(WindowCommandError) {
    try perform(.setSize(size))
  }

  /// Puts the top-left corner of the window's frame here, in points on screen: ``WindowCommand/setPosition(_:)``.
  @MainActor public func setPosition(_ position: CGPoint) throws(WindowCommandError) {
    try perform(.setPosition(position))
  }

  /// Gives the window this title: ``WindowCommand/setTitle(_:)``.
  @MainActor public func setTitle(_ title: String) throws(WindowCommandError) {
    try perform(.setTitle(title))
  }

  /// Asks the window to close, as its close button does; the app may ask the user, or refuse:
  /// ``WindowCommand/close``.
  @MainActor public func close() throws(WindowCommandError) {
    try perform(.close)
  }
}

extension WindowActions: Equatable {
  /// Whether both act on the same window.
  public static func == (left: WindowActions, right: WindowActions) -> Bool {
    left.window === right.window
  }
}

extension WindowObserver {
  /// What can be done with the observed window.
  public var actions: WindowActions { WindowActions(observedWindow) }
}
