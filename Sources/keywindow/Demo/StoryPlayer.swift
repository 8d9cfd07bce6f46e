import Foundation
import KeyWindow

/// Where a story is played: makes its windows, and does what isn't a window's own command.
@MainActor protocol Stage: AnyObject {
  /// The window system leaves it to a compositor whether a request is granted, without an answer (Wayland).
  var requestsMayBeDeclined: Bool { get }
  /// Makes the window, without showing it.
  func make(_ role: Role) throws -> any ObservableWindow
  func move(_ role: Role, to place: CGPoint) throws
  func takeScreenshot() async throws
}

/// What a stage throws when the window system can't do a thing.
struct UnsupportedOnStage: Error {
  var reason: String
}

/// Plays steps one after the other, and stops at the first that doesn't come true.
@MainActor struct StoryPlayer {
  let stage: any Stage
  let cast: Cast
  /// How long a step may take to come true.
  var patience = Duration.seconds(3)
  /// How long it stays as it is before the next step, so that people can follow.
  var pause = Duration.milliseconds(250)
  let onBegin: (Step) -> Void
  let onEnd: (Step, Outcome) -> Void

  /// - Returns: whether every step came true or is unsupported.
  func play(_ steps: [Step]) async -> Bool {
    var stepBefore = Outcome.cameTrue
    for step in steps {
      onBegin(step)
      var outcome = await play(step, after: stepBefore)
      if cast.hadTwoKeyWindows { outcome = .failed(reason: "two windows were key at the same time") }
      onEnd(step, outcome)
      stepBefore = outcome
      switch outcome {
      case .failed: return false
      case .unsupported: continue
      case .cameTrue: try? await Task.sleep(for: pause)
      }
    }
    return true
  }

  private func play(_ step: Step, after stepBefore: Outcome) async -> Outcome {
    do {
      if let reason = refusal(of: step, after: stepBefore) { return .unsupported(reason: reason) }
      try await perform(step.action)
    } catch WindowCommandError.unsupported(_, let reason) {
      return .unsupported(reason: reason)
    } catch let error as UnsupportedOnStage {
      return .unsupported(reason: error.reason)
    } catch {
      return .failed(reason: "\(error)")
    }
    let canBeDeclined = step.mayBeDeclined && stage.requestsMayBeDeclined
    if await cast.comesTrue(within: canBeDeclined ? patience / 4 : patience, step.comesTrue) {
      return .cameTrue
    }
    return canBeDeclined
      ? .unsupported(reason: "the compositor left the request unanswered, as Wayland allows")
      : .failed(reason: "it didn't come true within \(patience)")
  }

  private func refusal(of step: Step, after stepBefore: Outcome) -> String? {
    if case .ask(let role, let command) = step.action {
      for command in [command, step.takenBackBy].compactMap({ $0 }) {
        if case .unsupported(_, let reason) = cast.window(role)?.refusal(ofWindowCommand: command) {
          return reason
        }
      }
    }
    return !step.undoesStepBefore || stepBefore == .cameTrue
      ? nil : "the step before didn't come true, so there's nothing to take back"
  }

  private func perform(_ action: Step.Action) async throws {
    switch action {
    case .open(let role):
      let window = try stage.make(role)
      cast.add(window, as: role)
      try window.performWindowCommand(.makeKeyAndOrderFront)
    case .ask(let role, let command):
      guard let window = cast.window(role) else { throw WindowCommandError.windowGone(command) }
      try window.performWindowCommand(command)
    case .move(let role, let place): try stage.move(role, to: place)
    case .takeScreenshot: try await stage.takeScreenshot()
    }
  }
}
