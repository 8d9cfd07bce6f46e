import Foundation

/// Something that a window can be asked to do.
///
/// A command is a request. Whether and when the window system fulfils it shows in the window's next states,
/// never in a state that the command made up.
///
/// Later versions may have more of them: where you switch over a command, have an `@unknown default`. Swift 6.2.3 and
/// later insist on it.
#if compiler(>=6.2.3)
@nonexhaustive
#endif
public enum WindowCommand: Equatable, Sendable {
  /// Show the window in front of the others and give it the keyboard. A minimised window is restored.
  ///
  /// On Wayland the compositor decides about the keyboard: it may leave it where it is.
  case makeKeyAndOrderFront
  /// Show the window in front of everything, of other apps' windows too, and give it the keyboard. The app is made the
  /// active one if need be, and a minimised window is restored.
  ///
  /// - macOS: the app is activated. From macOS 14 on, the system may leave another app in front when the user isn't
  ///   working in this one.
  /// - UIKit: the window is made key, and on iPad, Mac Catalyst and visionOS its scene comes to the front.
  /// - GTK: on X11 and Wayland the window manager may refuse, and most do when the app hasn't just had the user's
  ///   attention: they mark the window instead.
  case activate
  /// Take the window off the screen without closing it.
  ///
  /// UIKit refuses it for the only visible window of a scene, which would be left empty.
  case orderOut
  /// Minimise the window.
  case miniaturize
  /// Restore the window from being minimised.
  case deminiaturize
  /// Maximise the window, or restore it when it's maximised.
  case zoom
  /// Enter full screen, or leave it.
  case toggleFullScreen
  /// Give the window's frame this size in points.
  case setSize(CGSize)
  /// Put the top-left corner of the window's frame here: the coordinates of ``WindowState/position``, in points.
  ///
  /// macOS, Mac Catalyst and X11 can; elsewhere the window system alone decides about places. On X11 a window that isn't
  /// on screen is shown there, and a window manager may hold one back from leaving the screen.
  case setPosition(CGPoint)
  /// Give the window this title.
  ///
  /// GTK refuses one with a NUL character, and cuts one that is longer than 4,080 bytes, at a whole character.
  case setTitle(String)
  /// Ask the window to close, as its close button does: the app may ask the user, or refuse.
  ///
  /// UIKit refuses it: there use SwiftUI's `dismissWindow`, or `UIApplication`'s
  /// `requestSceneSessionDestruction(_:options:errorHandler:)`.
  case close
}

extension WindowCommand: CustomStringConvertible {
  /// The command as it's written in Swift.
  public var description: String {
    switch self {
    case .makeKeyAndOrderFront: "makeKeyAndOrderFront"
    case .activate: "activate"
    case .orderOut: "orderOut"
    case .miniaturize: "miniaturize"
    case .deminiaturize: "deminiaturize"
    case .zoom: "zoom"
    case .toggleFullScreen: "toggleFullScreen"
    case .setSize(let size): "setSize(\(size.text))"
    case .setPosition(let position): "setPosition(\(position.text))"
    case .setTitle(let title): "setTitle(\(title.debugDescription))"
    case .close: "close"
    }
  }
}

/// Why a window didn't take a command. Nothing has changed then.
///
/// Later versions may have more reasons: where you switch over them, have an `@unknown default`.
#if compiler(>=6.2.3)
@nonexhaustive
#endif
public enum WindowCommandError: Error, Equatable, Sendable {
  /// The window, or the window system it's in, can't do that.
  case unsupported(WindowCommand, reason: String)
  /// There is no window: it is gone, or there never was one.
  case windowGone(WindowCommand)
  /// A size that no window can have: give a finite width and height of at least 1 point, within
  /// ``WindowCommand/largestLength``.
  case invalidSize(CGSize)
  /// A place where no window can be: give finite coordinates that are within ``WindowCommand/largestLength`` of the
  /// origin.
  case invalidPosition(CGPoint)
}

extension WindowCommandError: CustomStringConvertible, LocalizedError {
  /// One line for a log or for the user: what didn't work, and why.
  public var description: String {
    switch self {
    case .unsupported(let command, let reason):
      "\(command) is unsupported: \(reason)"
    case .windowGone(let command):
      "\(command): there is no window; it is gone, or none was given. Ask for the current one each time"
    case .invalidSize(let size):
      """
      A window can't be \(size.text) points: give finite lengths from 1 to \(WindowCommand.largestLength.text)
      """
    case .invalidPosition(let position):
      """
      A window can't be at \(position.text): give finite coordinates from \((-WindowCommand.largestLength).text) to \
      \(WindowCommand.largestLength.text)
      """
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}

extension CGSize {
  fileprivate var text: String { "\(width.text) × \(height.text)" }
}

extension CGPoint {
  fileprivate var text: String { "\(x.text), \(y.text)" }
}

extension CGFloat {
  /// Without the fraction that a whole number hasn't.
  fileprivate var text: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}

extension WindowCommand {
  /// The largest width or height that ``setSize(_:)`` takes, and the largest distance from the origin that
  /// ``setPosition(_:)`` takes, in points: the X11 protocol counts in 16 bits.
  public static let largestLength: CGFloat = 32_767

  /// The error if the command can't be meant, whatever the window.
  var invalidity: WindowCommandError? {
    switch self {
    case .setSize(let size):
      let possible = 1...Self.largestLength
      return possible.contains(size.width) && possible.contains(size.height) ? nil : .invalidSize(size)
    case .setPosition(let position):
      let possible = -Self.largestLength...Self.largestLength
      return possible.contains(position.x) && possible.contains(position.y) ? nil : .invalidPosition(position)
    default: return nil
    }
  }
}
