import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK

/// Plays the story on the user's display and says what comes of it.
@MainActor enum Demo {
  static func run(record: String?, screenshot: String?) -> ExitCode {
    let recording: StateRecording?
    let picture: Screenshot?
    do {
      picture = try screenshot.map { path throws(Screenshot.Failure) in try Screenshot(path: path) }
    } catch {
      Output.complain(error.description)
      return .cannotWrite
    }
    do {
      recording = try record.map { try StateRecording(path: $0) }
    } catch {
      Output.complain("\(record ?? ""): the recording can't be written: \(error.localizedDescription)")
      return .cannotWrite
    }
    var result: ExitCode?
    GTKMainLoop.attach()
    Task {
      result = await play(recording, picture)
      g_main_context_wakeup(nil)
    }
    while result == nil { g_main_context_iteration(nil, 1) }
    return result ?? .storyFailed
  }

  private static func play(_ recording: StateRecording?, _ screenshot: Screenshot?) async -> ExitCode {
    let timeLine = TimeLine()
    var writingFailed = false
    let cast = Cast(.shared) { role, state, before in
      timeLine.told(role.rawValue, before.changes(to: state))
      let recorded = RecordedState(seconds: timeLine.seconds, window: role.rawValue, state: state)
      do {
        try recording?.append(recorded)
      } catch  where !writingFailed {
        writingFailed = true
        Output.complain("the recording can't be written: \(error.localizedDescription)")
      } catch {}
    }
    let documents = WindowRegistry.shared.onChange(of: { $0[DocumentName.self] }) {
      timeLine.told("registry", ["the key window's document is \($0 ?? "none")"])
    }
    defer { documents.cancel() }
    let stage = GTKStage(screenshot: screenshot)
    let player = StoryPlayer(
      stage: stage, cast: cast, onBegin: { timeLine.begin($0.title) },
      onEnd: { timeLine.end($0.title, $1) })
    let cameTrue = await player.play(Story.steps(withScreenshot: screenshot != nil))
    timeLine.close()
    if !cameTrue { return .storyFailed }
    return writingFailed ? .cannotWrite : .success
  }
}
