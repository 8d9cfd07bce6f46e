import KeyWindow

/// A button that has the chosen window do something, or undo it where it's done already. It says what it will do
/// now.
struct CommandButton: Sendable {
  struct Face: Sendable {
    /// With an underscore before the letter that presses it together with Alt.
    var label: String
    var explanation: String
    var command: WindowCommand
  }

  /// The name of its action.
  var id: String
  var face: Face
  var undoing: Face?
  var isDone: @Sendable (WindowState) -> Bool = { _ in false }

  func face(for state: WindowState?) -> Face {
    guard let undoing, let state, isDone(state) else { return face }
    return undoing
  }

  var faces: [Face] { [face, undoing].compactMap { $0 } }

  static let all = [
    CommandButton(
      id: "bring-to-front",
      face: Face(
        label: "Bring to _Front", explanation: "Show it in front and give it the keyboard",
        command: .makeKeyAndOrderFront)),
    CommandButton(
      id: "activate",
      face: Face(
        label: "_Activate",
        explanation: "Show it in front of other programs' windows too, restored, and give it the keyboard",
        command: .activate)),
    CommandButton(
      id: "hide",
      face: Face(
        label: "_Hide", explanation: "Take it off the screen without closing it", command: .orderOut),
      undoing: Face(label: "S_how", explanation: "Show it again", command: .makeKeyAndOrderFront),
      isDone: { !$0.isVisible }),
    CommandButton(
      id: "minimise",
      face: Face(label: "_Minimise", explanation: "Put it away, to be got back", command: .miniaturize),
      undoing: Face(label: "Un_minimise", explanation: "Get it back", command: .deminiaturize),
      isDone: { $0.isMiniaturized == true }),
    CommandButton(
      id: "maximise",
      face: Face(
        label: "Ma_ximise", explanation: "Let it fill the screen but for the panels", command: .zoom),
      undoing: Face(
        label: "_Restore", explanation: "Give it the size that it had before", command: .zoom),
      isDone: \.isZoomed),
    CommandButton(
      id: "full-screen",
      face: Face(
        label: "Full _Screen", explanation: "Let it fill the whole screen", command: .toggleFullScreen),
      undoing: Face(
        label: "Leave Full _Screen", explanation: "Give it the size that it had before",
        command: .toggleFullScreen),
      isDone: \.isFullScreen),
    CommandButton(
      id: "close",
      face: Face(
        label: "_Close", explanation: "Ask it to close, as its close button does", command: .close)),
  ]
}
