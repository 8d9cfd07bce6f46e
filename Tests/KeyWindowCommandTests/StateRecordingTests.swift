import Foundation
import KeyWindow
import Testing

@testable import keywindow

@Suite("A recording") struct StateRecordingTests {
  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("keywindow-\(UUID().uuidString).jsonl").path

  private let state = WindowState(
    isKey: true, isVisible: true, size: CGSize(width: 430, height: 290), position: CGPoint(x: 5, y: 7.5),
    safeAreaInsets: WindowInsets(top: 47), scale: 2,
    screen: ScreenState(name: "screen", frame: CGRect(x: 0, y: 0, width: 1280, height: 800)),
    title: "A \"letter\"\nof two lines / and a slash")

  private func lines() throws -> [Data] {
    try Data(contentsOf: URL(fileURLWithPath: path)).split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }

  @Test("has a line for each state, from which the whole state can be read") func roundTrip() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let recorded = [
      RecordedState(seconds: 0.25, window: "Letter", state: state),
      RecordedState(seconds: 1.5, window: "Notes", state: WindowState()),
      RecordedState(seconds: 2, window: "Letter", state: nil),
    ]
    let recording = StateRecording(file: try OutputFile(path: path))
    for state in recorded { try recording.append(state) }
    #expect(try lines().map { try JSONDecoder().decode(RecordedState.self, from: $0) } == recorded)
  }

  @Test("is complete after every state, whatever happens next") func isWrittenAtOnce() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let recording = StateRecording(file: try OutputFile(path: path))
    #expect(try lines().isEmpty)
    for count in 1...3 {
      try recording.append(RecordedState(seconds: Double(count), window: "Letter", state: state))
      #expect(try lines().count == count)
    }
  }

  @Test("says that a window is gone") func gone() throws {
    let line = try RecordedState(seconds: 1, window: "Letter", state: nil).line()
    #expect(String(decoding: line, as: UTF8.self) == #"{"seconds":1,"state":null,"window":"Letter"}"# + "\n")
  }
}
