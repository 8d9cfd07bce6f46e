import Foundation
import KeyWindow

/// A state that an observer published, as a line of the recording.
struct RecordedState: Equatable, Codable {
  /// When it was told, in seconds since the recording began, by a clock that never goes back.
  var seconds: Double
  /// The name of the window in the story, whatever its title says at the moment.
  var window: String
  /// The whole state; nil when the window is gone.
  var state: WindowState?
}

/// One JSON object a line, complete up to the last published state at any moment.
struct StateRecording {
  let file: OutputFile

  func append(_ recorded: RecordedState) throws {
    try file.write(recorded.line())
  }
}

extension RecordedState {
  private enum CodingKeys: CodingKey {
    case seconds, window, state
  }

  /// The state is written even when it's nil: that the window is gone is what the line says then.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(seconds, forKey: .seconds)
    try container.encode(window, forKey: .window)
    try container.encode(state, forKey: .state)
  }

  func line() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
