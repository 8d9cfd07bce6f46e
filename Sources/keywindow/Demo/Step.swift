import Foundation
import KeyWindow

/// The windows of the story.
enum Role: String, CaseIterable, Sendable {
  /// Draws its own title bar, as GNOME's apps do.
  case letter = "Letter"
  /// Leaves its title bar to the window manager, if there is one.
  case notes = "Notes"

  /// The document that it publishes.
  var document: String { self == .letter ? "letter.odt" : "notes.txt" }
}

/// Something that happens in the story, and what must come of it.
struct Step {
  enum Action: Equatable {
    case open(Role)
    case ask(Role, WindowCommand)
    case move(Role, to: CGPoint)
    case takeScreenshot
  }

  var title: String
  var action: Action
  /// What must be true of the windows' published states afterwards, and soon.
  var comesTrue: @MainActor (Cast) -> Bool
  /// Wayland's compositors may leave such a request unanswered.
  var mayBeDeclined = false
  /// The command that takes the step back. Where there's none the step isn't played: the window would be lost.
  var takenBackBy: WindowCommand?
  /// It takes back the step before, and makes no sense when that didn't come true.
  var undoesStepBefore = false
}

/// What became of a step.
enum Outcome: Equatable {
  case cameTrue
  /// The window system can't do it, or doesn't have to; that's no failure of the step.
  case unsupported(reason: String)
  case failed(reason: String)
}
