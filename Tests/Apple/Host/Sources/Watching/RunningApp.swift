import Foundation

/// Something that didn't come true, or a program that failed.
public struct Failure: Error, CustomStringConvertible {
  public var description: String
  public init(_ description: String) { self.description = description }
}

/// One of the apps in the host, watched and never looked into.
@MainActor public final class RunningApp {
  public let name: String
  private let process = Process()
  private let report: URL
  private let errors: URL
  private let output: URL
  private let input = Pipe()
  private var reader: FileHandle?
  private var rest = Data()
  /// Every report, in order.
  public private(set) var lines: [ReportLine] = []

  public init(_ name: String, environment: [String: String] = [:]) throws {
    self.name = name
    // The programs lie beside this one.
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(name)
    let folder = FileManager.default.temporaryDirectory
    func file(_ kind: String) -> URL { folder.appendingPathComponent("\(name)-\(UUID().uuidString).\(kind)") }
    (report, errors, output) = (file("report"), file("errors"), file("output"))
    for url in [errors, output] { _ = FileManager.default.createFile(atPath: url.path, contents: nil) }
    // What GTK complains about is a failure.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["KEYWINDOW_HOST_REPORT": report.path, "G_DEBUG": "fatal-criticals"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = input
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
  }

  isolated deinit {
    end()
    for url in [report, errors, output] { try? FileManager.default.removeItem(at: url) }
  }

  public var processID: Int32 { process.processIdentifier }
  public var isRunning: Bool { process.isRunning }
  public func waitForExit() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
  public func end() {
    // Not by SIGTERM, which the thread that started it may have blocked, and it inherits that.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// What it has written to its standard error.
  public var complaints: [String] { lines(of: errors) }
  /// What it has written to its standard output.
  public var said: [String] { lines(of: output) }
  private func lines(of file: URL) -> [String] {
    ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
  }

  public func tell(_ command: String) { input.fileHandleForWriting.write(Data("\(command)\n".utf8)) }

  public var last: AppReport? {
    read()
    return lines.last?.app
  }

  private func read() {
    // The app makes the file when it starts.
    if reader == nil { reader = try? FileHandle(forReadingFrom: report) }
    guard let reader else { return }
    rest += (try? reader.readToEnd()) ?? Data()
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if let line = try? JSONDecoder().decode(ReportLine.self, from: rest[rest.startIndex..<end]) {
        lines.append(line)
      }
      rest = Data(rest[rest.index(after: end)...])
    }
  }

  /// Waits until a report says so.
  @discardableResult
  public func until(_ what: String, _ condition: (AppReport) -> Bool) async throws -> AppReport {
    try await waitUntil("\(name): \(what)", or: { "\(self.last as Any) \(self.complaints)" }) {
      if !process.isRunning { throw Failure("\(name) has ended: \(complaints)") }
      return last.map(condition) ?? false
    }
    guard let last else { throw Failure("\(name) reports nothing") }
    return last
  }
}

/// Waits until the condition holds; throws what doesn't come true when that takes too long.
@MainActor public func waitUntil(
  _ what: String, or state: () -> String = { "" }, within limit: Duration = .seconds(20),
  _ condition: () async throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + limit
  while try await !condition() {
    guard ContinuousClock.now < deadline else { throw Failure("\(what) doesn't come true. \(state())") }
    try await Task.sleep(for: .milliseconds(2))
  }
}

/// Runs a program and returns what it has written.
@discardableResult @MainActor public func run(_ command: String...) async throws -> Data {
  try await run(command)
}

@discardableResult @MainActor public func run(_ command: [String]) async throws -> Data {
  let (process, output, errors) = (Process(), Pipe(), Pipe())
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  process.standardOutput = output
  process.standardError = errors
  let status = Task {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int32, any Error>) in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }
  let text = Task.detached { output.fileHandleForReading.readDataToEndOfFile() }
  let complaint = String(
    decoding: await Task.detached { errors.fileHandleForReading.readDataToEndOfFile() }.value, as: UTF8.self)
  guard try await status.value == 0 else {
    throw Failure("\(command.joined(separator: " ")) fails. \(complaint.split(separator: "\n").first ?? "")")
  }
  return await text.value
}
