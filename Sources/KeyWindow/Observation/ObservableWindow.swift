import Foundation

/// A window that KeyWindow can observe: what a platform's adapter provides.
///
/// `UIWindow`, `NSWindow` and `GTKWindow` are observable windows already, and `SimulatedWindow` for tests.
/// Conform a type of your own to bring another window system in; then everything else works on it too.
///
/// The names are long so that they don't meet yours on `UIWindow` and `NSWindow`.
@MainActor public protocol ObservableWindow: AnyObject, Sendable {
  /// Reads the whole state of the window now; nil when the window is gone.
  ///
  /// ``WindowState/isKey`` and ``WindowState/ownsKeyWindow`` say here what this window claims by itself. Which of
  /// several claims counts is decided for all windows together.
  func readWindowState() -> WindowState?

  /// Calls `hint` whenever the state may have changed, until the returned value is dropped. Let go of `hint` then.
  ///
  /// A hint carries nothing: the state is read anew afterwards, at most once per turn of the main loop. Too
  /// many hints are harmless; a missing one isn't. The end of the window needs a hint as well.
  func startWindowHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation

  /// Why the window can't take the command now; nil when it can. By default a window takes none.
  ///
  /// Commands may be added in later versions: refuse those that you don't know.
  func refusal(ofWindowCommand command: WindowCommand) -> WindowCommandError?

  /// Carries out a command that ``refusal(ofWindowCommand:)`` lets pass. Call ``performWindowCommand(_:)``
  /// instead.
  func carryOutWindowCommand(_ command: WindowCommand)

  /// The window that this one belongs to: the one under a sheet, the parent of a child window, the one that a
  /// dialog is transient for. Nil, none, by default.
  ///
  /// While this window is key, ``WindowState/ownsKeyWindow`` is true of that one.
  func readOwningWindow() -> (any ObservableWindow)?

  /// The scene whose windows share a keyboard with this one: at most one window of a scene is key.
  ///
  /// A `UIWindowScene` on UIKit; nil, the whole app, by default. It isn't kept alive.
  var keyScene: AnyObject? { get }

  /// Whether the window can be the app's key window; true by default.
  ///
  /// False where nobody can type, whatever the window says of itself: on UIKit in a scene on an external display
  /// that isn't interactive, such as a television. Such a window is key of its scene all the same, and tells so.
  var canBeAppKeyWindow: Bool { get }

  /// Whether the window is in a scene that the system keeps in the background, where nobody sees it; false by default.
  ///
  /// On UIKit. Such a window stays the key one of its scene, and tells so; it isn't the app's key window meanwhile, nor
  /// the one that the user is working in while another is in the foreground. A change of it needs a hint.
  var isSceneInBackground: Bool { get }

  /// For how many seconds a window that stopped claiming to be key still counts as key, while no other
  /// claims it. Zero by default.
  ///
  /// It bridges the moment between two windows where the platform reports them apart: on GTK a window's own
  /// popover takes the keyboard away and gives it back, and a swap passes a moment with no key window.
  var keyLossHold: TimeInterval { get }
}

extension ObservableWindow {
  /// Refuses every command.
  public func refusal(ofWindowCommand command: WindowCommand) -> WindowCommandError? {
    .unsupported(command, reason: "windows of this kind take no commands")
  }

  /// Does nothing.
  public func carryOutWindowCommand(_ command: WindowCommand) {}

  /// Nil: the window belongs to none.
  public func readOwningWindow() -> (any ObservableWindow)? { nil }

  /// Nil: the whole app shares one keyboard.
  public var keyScene: AnyObject? { nil }

  /// True: where the window is, people can type.
  public var canBeAppKeyWindow: Bool { true }

  /// False: there are no scenes that could be in the background.
  public var isSceneInBackground: Bool { false }

  /// Zero: the platform reports both sides of a swap at once.
  public var keyLossHold: TimeInterval { 0 }

  /// Asks the window to do something.
  ///
  /// - Throws: ``WindowCommandError`` that says why not; nothing has changed then.
  public func performWindowCommand(_ command: WindowCommand) throws(WindowCommandError) {
    if let error = command.invalidity ?? refusal(ofWindowCommand: command) { throw error }
    carryOutWindowCommand(command)
  }

  /// Whether ``performWindowCommand(_:)`` would pass the command on to the window now.
  public func canPerformWindowCommand(_ command: WindowCommand) -> Bool {
    command.invalidity == nil && refusal(ofWindowCommand: command) == nil
  }
}
