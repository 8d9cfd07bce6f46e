import Foundation

/// The keyboard and the pointer of a Wayland rig, worked through the pipe that scripts/lib/seat.sh describes.
enum Seat {
  /// Keys by their codes in Linux's input-event-codes.h.
  enum Key: Int {
    case escape = 1
    case tab = 15
    case a = 30
    case leftShift = 42
    case b = 48
    case leftAlt = 56
    case f4 = 62
    case pageUp = 104
    case left = 105
    case pageDown = 109
    case leftSuper = 125
  }

  /// Presses the keys one after the other, and releases them in the opposite order.
  static func press(_ keys: Key...) throws {
    try tell(
      keys.map { "key \($0.rawValue) 1" } + keys.reversed().map { "key \($0.rawValue) 0" })
  }

  /// Sets the scale of the screen, where the pipe can.
  static func setScale(_ scale: Double) throws {
    try tell(["scale \(scale)"])
  }

  /// Unplugs the keyboard meanwhile, where the pipe can.
  @MainActor static func withoutKeyboard(_ body: () async throws -> Void) async throws {
    try tell(["keyboard 0"])
    defer { try? tell(["keyboard 1"]) }
    try await body()
  }

  /// Waits until the compositor has got all that was told before.
  @MainActor static func finish() async throws {
    let number = "\(UInt64.random(in: 0...(.max)))"
    try tell(["note \(number)"])
    try await until("the compositor has got all") {
      (try? String(contentsOfFile: "\(path).noted", encoding: .utf8)) == number
    }
  }

  private static let path = ProcessInfo.processInfo.environment["KEYWINDOW_SEAT"] ?? ""

  static func tell(_ lines: [String]) throws {
    // Without a reader this fails, rather than waiting for one.
    let pipe = open(path, O_WRONLY | O_NONBLOCK)
    guard pipe >= 0 else { throw Failure(description: "nobody works the seat's keyboard (\(path))") }
    defer { close(pipe) }
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    guard write(pipe, bytes, bytes.count) == bytes.count else {
      throw Failure(description: "\(path) is full")
    }
  }
}
