import Foundation

/// A run of a program without a display, to its end.
struct ProgramRun {
  static let bash = URL(fileURLWithPath: "/bin/bash")
  /// The tests' own program lies beside it.
  static let keywindow = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("keywindow")
  static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../scripts").standardizedFileURL

  var status: Int32
  var output: String
  var complaint: String

  init(_ program: URL, _ arguments: [String], in folder: URL? = nil) throws {
    let process = Process()
    let (output, complaint) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = complaint
    process.environment = ProcessInfo.processInfo.environment.filter {
      !["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "GDK_BACKEND"].contains($0.key)
    }
    try process.run()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.complaint = String(decoding: complaint.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}

/// An empty folder, for as long as the test needs it.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("keywindow-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
