import Foundation

/// Lines for people. Each is written at once, so that a reader at the other end of a pipe sees them come.
enum Output {
  /// Makes sure that there's somewhere to say something. To be called before anything is opened: it would get the
  /// number of a closed standard output, and be written into.
  static func prepare() {
    // What can't be written is told by the function that writes.
    signal(SIGPIPE, SIG_IGN)
    let closed = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].filter { fcntl($0, F_GETFD) < 0 }
    for _ in closed { _ = open("/dev/null", O_RDWR) }
    if closed.contains(STDOUT_FILENO) { end("standard output is closed") }
  }

  static func say(_ line: String) {
    do throws(OutputFile.Failure) {
      try OutputFile.standardOutput.write(Data((line + "\n").utf8))
    } catch {
      end(error.isNobodyReading ? nil : error.description)
    }
  }

  static func complain(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("keywindow: \(line)\n".utf8))
  }

  private static func end(_ reason: String?) -> Never {
    if let reason { complain(reason) }
    exit(ExitCode.cannotWrite.rawValue)
  }
}
