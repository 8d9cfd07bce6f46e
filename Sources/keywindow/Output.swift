import Foundation

/// Lines for people. Each is written at once, so that a reader at the other end of a pipe sees them come.
enum Output {
  static func say(_ line: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      // Nobody reads any more, as with "keywindow demo | head".
      exit(ExitCode.cannotWrite.rawValue)
    }
  }

  static func complain(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("keywindow: \(line)\n".utf8))
  }
}
