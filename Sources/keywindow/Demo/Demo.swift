import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK

/// Plays the story on the user's display and says what comes of it.
@MainActor enum Demo {
  static func run(record: String?, screenshot: String?) -> ExitCode {
    // Opened now: whoever plays the story should hear before it begins that what it leaves can't be written.
    let recording: StateRecording?
    let picture: OutputFile?
    do throws(OutputFile.Failure) {
      let files = try open([record, screenshot])
      recording = files[0].map(StateRecording.init)
      picture = files[1]
    } catch {
      Output.complain(error.description)
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

  /// Opens the files that are named, and empties them when none is another one's, nor the story's own.
  private static func open(_ paths: [String?]) throws(OutputFile.Failure) -> [OutputFile?] {
    var files: [OutputFile?] = []
    for path in paths {
      guard let path else {
        files.append(nil)
        continue
      }
      let file = try OutputFile(path: path)
      for other in [.standardOutput] + files.compactMap({ $0 }) where file.isSame(as: other) {
        throw OutputFile.Failure(file, isTakenBy: other)
      }
      files.append(file)
    }
    for file in files { try file?.empty() }
    return files
  }

  private static func play(_ recording: StateRecording?, _ picture: OutputFile?) async -> ExitCode {
    let timeLine = TimeLine()
    var writingFailed = false
    func trying(_ write: () throws -> Void) {
      do { try write() } catch {
        if !writingFailed { Output.complain("\(error)") }
        writingFailed = true
      }
    }
    let cast = Cast(.shared) { role, state, before in
      timeLine.told(role.rawValue, before.changes(to: state))
      let recorded = RecordedState(seconds: timeLine.seconds, window: role.rawValue, state: state)
      trying { try recording?.append(recorded) }
    }
    let documents = WindowRegistry.shared.onChange(of: { $0[DocumentName.self] }) {
      timeLine.told("registry", ["the key window's document is \($0 ?? "none")"])
    }
    defer { documents.cancel() }
    let stage = GTKStage { png in trying { try picture?.write(png) } }
    let player = StoryPlayer(
      stage: stage, cast: cast, onBegin: { timeLine.begin($0.title) },
      onEnd: { timeLine.end($0.title, $1) })
    let cameTrue = await player.play(Story.steps(withScreenshot: picture != nil))
    timeLine.close()
    if !cameTrue { return .storyFailed }
    return writingFailed ? .cannotWrite : .success
  }
}
