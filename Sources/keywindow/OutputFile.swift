import Foundation

/// What the command writes into: a file that the user named, or standard output.
///
/// Whatever is there stays what it is. A pipe, a device or the target of a link is written to, never replaced.
struct OutputFile {
  struct Failure: Error, Equatable, CustomStringConvertible {
    var description: String
    /// Nobody reads any more, as with `keywindow demo | head`.
    var isNobodyReading = false

    fileprivate init(_ name: String, _ code: CInt) {
      description = "\(name) can't be written: \(String(cString: strerror(code)))"
      isNobodyReading = code == EPIPE
    }

    init(_ file: OutputFile, isTakenBy other: OutputFile) {
      description = "\(file.name) is the same file as \(other.name)"
    }
  }

  static let standardOutput = OutputFile(name: "standard output", descriptor: STDOUT_FILENO)

  let name: String
  private let descriptor: CInt

  private init(name: String, descriptor: CInt) {
    self.name = name
    self.descriptor = descriptor
  }

  /// Opens the file, which is made if it isn't there. It stays open as long as the command runs.
  init(path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o666)
    guard descriptor >= 0 else { throw Failure(path, errno) }
    self.init(name: path, descriptor: descriptor)
  }

  /// Whether what is written into one is written over what is in the other.
  func isSame(as other: OutputFile) -> Bool {
    guard let its = information, let others = other.information else { return false }
    return its.st_mode & S_IFMT == S_IFREG && its.st_dev == others.st_dev && its.st_ino == others.st_ino
  }

  /// Throws away what is in it, if it's of a kind that keeps what is written.
  func empty() throws(Failure) {
    guard let information, information.st_mode & S_IFMT == S_IFREG else { return }
    if ftruncate(descriptor, 0) != 0 { throw Failure(name, errno) }
  }

  func write(_ data: Data) throws(Failure) {
    var rest = data[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        throw Failure(name, errno)
      }
    }
  }

  private var information: stat? {
    var information = stat()
    return fstat(descriptor, &information) == 0 ? information : nil
  }
}
