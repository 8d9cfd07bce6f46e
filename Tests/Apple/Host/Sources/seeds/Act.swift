import Foundation
import Watching

/// The two apps on the screen: what the user and the window manager do, and what every window shows after it.
@MainActor final class Act {
  private let record: FileHandle?
  private var apps: [RunningApp] = []
  private var step = 0
  private let phi = 0.61803398875

  init(record path: String?) throws {
    guard let path else {
      record = nil
      return
    }
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { throw Failure("\(path): the record can't be written") }
    record = file
  }

  func play() async throws {
    let reader = try start("WindowReaderApp")
    var report = try await reader.until("its window is key") { $0.showing("This window is key") == [1] }
    try await place(reader, 1, at: (40, 50))
    tell("WindowReaderApp starts, and its window gets the keyboard.")

    try await X11Desktop.press("ctrl+n")
    report = try await reader.until("the new window is key") { $0.showing("This window is key") == [2] }
    try await place(reader, 2, at: (170, 300))
    tell("Ctrl+N, which stands in for ⌘N: a second window of the same scene.")

    for expected in [1, 2, 1] {
      guard let key = reader.last?.windows.first(where: \.isKey) else { throw Failure("no window is key") }
      try await X11Desktop.click(key.middle)
      report = try await reader.until("window \(expected) is key") {
        $0.showing("This window is key") == [expected]
          && $0.showing("This window isn't key") == [3 - expected]
      }
      tell("The mouse presses the button in window \(key.number): the other one comes to the front.")
    }

    let golden = try start("GoldenRatio")
    try await golden.until("its window is key") { $0.windows.first?.isKey == true }
    try await place(golden, 1, at: (640, 50))
    for size in [(420, 288), (600, 240), (320, 560), (580, 520)] {
      try await resize(golden, to: size)
    }

    report = try await reader.until("it still runs") { !$0.windows.isEmpty }
    guard let second = report[2] else { throw Failure("the second window is gone") }
    try await X11Desktop.activate(second.id)
    try await reader.until("window 2 is key") { $0.showing("This window is key") == [2] }
    try await golden.until("it isn't active") { !$0.isActive }
    tell("The window manager gives the keyboard to window 2 of WindowReaderApp.")
  }

  func playByHand() async throws {
    let reader = try start("WindowReaderApp")
    try await reader.until("its window is there") { $0[1]?.isVisible == true }
    let golden = try start("GoldenRatio")
    try await golden.until("its window is there") { $0[1]?.isVisible == true }
    tell(
      "On Wayland the rest is yours: Ctrl+N opens a second window, its button brings the other one to the front."
    )
  }

  /// The windows stay until they're closed.
  func stay() { for app in apps { _ = app.waitForExit() } }
  func end() { for app in apps { app.end() } }

  private func start(_ name: String) throws -> RunningApp {
    let app = try RunningApp(name)
    apps.append(app)
    return app
  }

  private func place(_ app: RunningApp, _ number: Int, at place: (x: Int, y: Int)) async throws {
    guard let window = app.last?[number] else { throw Failure("\(app.name) has no window \(number)") }
    try await X11Desktop.move(window.id, to: place)
    // Some window managers count from the corner of their frame, or keep windows off the edges.
    try await app.until("window \(number) is moved") { $0[number]?.frame != window.frame }
  }

  private func resize(_ app: RunningApp, to size: (width: Int, height: Int)) async throws {
    let report = try await X11Desktop.resize(app, 1, to: size)
    guard let safe = report[1]?.safeArea else { throw Failure("\(app.name) has no window") }
    let (width, height) = (safe.width * phi, safe.height * phi)
    var seen = ""
    try await waitUntil("the box has the golden ratio", or: { seen }) {
      guard let box = try await ScreenPicture.take().area(ScreenPicture.orange) else { return false }
      let sides = (Double(box.width) / X11Desktop.scale, Double(box.height) / X11Desktop.scale)
      seen = String(format: "the box in the picture is %.0f × %.0f", sides.0, sides.1)
      return abs(sides.0 - width) <= 1 && abs(sides.1 - height) <= 1
    }
    tell(
      String(
        format: "The window manager resizes GoldenRatio's window to %d × %d. The safe area is %.0f × %.0f, "
          + "by φ %.1f × %.1f; \(seen).", size.width, size.height, safe.width, safe.height, width, height))
  }

  private func tell(_ what: String) {
    step += 1
    var lines = ["\(step). \(what)"]
    for app in apps {
      for window in app.last?.windows ?? [] {
        let name = "\(app.name), window \(window.number)\(window.isKey ? ", key" : "")"
        let shows = window.shows.filter { !$0.isEmpty }.map { "“\($0)”" }.joined(separator: "  ")
        lines.append("     " + name.padding(toLength: 32, withPad: " ", startingAt: 0) + shows)
      }
    }
    let text = lines.joined(separator: "\n") + "\n"
    FileHandle.standardOutput.write(Data(text.utf8))
    record?.write(Data(text.utf8))
  }
}
