import Foundation
import Watching

/// The two apps on the screen: what the user and the window manager do, and what every window shows after it.
///
/// A step that doesn't come true says so, and the rest goes on.
@MainActor final class Act {
  private(set) var failures = 0
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
    introduce()
    let reader = try start("WindowReaderApp")
    await step("WindowReaderApp starts, and its window gets the keyboard.") {
      let report = try await reader.until("its window is key") { $0.showing("This window is key") == [1] }
      X11Desktop.scale = report.scale
      try await place(reader, 1, at: (40, 40))
    }
    await step("Ctrl+N, which stands in for ⌘N: a second window of the same scene.") {
      try await X11Desktop.press("ctrl+n")
      try await reader.until("the new window is key") { $0.showing("This window is key") == [2] }
      try await place(reader, 2, at: (170, 290))
    }
    for pressed in [2, 1, 2] {
      await step("The mouse presses the button in window \(pressed): the other one comes to the front.") {
        guard let window = reader.last?[pressed] else { throw Failure("there is no window \(pressed)") }
        try await X11Desktop.click(window.middle)
        try await reader.until("window \(3 - pressed) is key") {
          $0.showing("This window is key") == [3 - pressed]
            && $0.showing("This window isn't key") == [pressed]
        }
      }
    }

    let golden = try start("GoldenRatio")
    await step("GoldenRatio starts, and its window gets the keyboard.") {
      try await golden.until("its window is key") { $0[1]?.isKey == true }
      try await reader.until("no window is key") { $0.showing("This window is key") == [] }
      try await place(golden, 1, at: (640, 40))
    }
    for size in [(420, 288), (600, 240), (320, 560), (560, 548)] {
      await stepWithResult("The window manager resizes GoldenRatio's window to \(size.0) × \(size.1).") {
        try await resize(golden, to: size)
      }
    }

    await step("The window manager gives the keyboard to window 2 of WindowReaderApp.") {
      guard let second = reader.last?[2] else { throw Failure("there is no window 2") }
      try await X11Desktop.activate(second.id)
      try await reader.until("window 2 is key") { $0.showing("This window is key") == [2] }
      try await golden.until("it isn't active") { !$0.isActive }
    }
  }

  func playByHand() async throws {
    introduce()
    for name in ["WindowReaderApp", "GoldenRatio"] {
      let app = try start(name)
      await step("\(name) starts.") {
        try await app.until("its window is there") { $0[1]?.isVisible == true }
      }
    }
    say(
      "On Wayland the rest is yours: Ctrl+N opens a second window, its button brings the other one to the front."
    )
  }

  /// The windows stay until they're closed.
  func stay() { for app in apps { _ = app.waitForExit() } }
  func end() { for app in apps { app.end() } }

  private func introduce() {
    say(
      """
      The two SwiftUI apps of Examples in GTK's windows.
      Real: the windows, what happens to them, the library, the apps. Stand-ins: SwiftUI and AppKit.
      """)
  }

  private func start(_ name: String) throws -> RunningApp {
    let app = try RunningApp(name)
    apps.append(app)
    return app
  }

  private func place(_ app: RunningApp, _ number: Int, at place: (x: Int, y: Int)) async throws {
    guard let window = app.last?[number] else { throw Failure("\(app.name) has no window \(number)") }
    try await X11Desktop.move(window.id, to: place)
    // Some window managers count from the corner of their frame, or keep windows off the edges.
    func isNear(_ frame: [Double]) -> Bool {
      abs(frame[0] - Double(place.x)) < 60 && abs(frame[1] - Double(place.y)) < 60
    }
    try await app.until("window \(number) is moved") { $0[number].map { isNear($0.frame) } ?? false }
  }

  private func resize(_ app: RunningApp, to size: (width: Int, height: Int)) async throws -> String {
    let report = try await X11Desktop.resize(app, 1, to: size)
    guard let safe = report[1]?.safeArea else { throw Failure("\(app.name) has no window") }
    let (width, height) = (safe.width * phi, safe.height * phi)
    var seen = ""
    try await waitUntil("the box has the golden ratio", or: { seen }) {
      guard let box = try await ScreenPicture.take().area(ScreenPicture.orange) else { return false }
      let sides = (Double(box.width) / X11Desktop.scale, Double(box.height) / X11Desktop.scale)
      seen = String(format: "the box in the picture is %.1f × %.1f", sides.0, sides.1)
      return abs(sides.0 - width) <= 1 && abs(sides.1 - height) <= 1
    }
    return String(
      format: "The safe area is %.0f × %.0f, by φ %.1f × %.1f; \(seen).", safe.width, safe.height, width,
      height)
  }

  private func step(_ what: String, _ work: () async throws -> Void) async {
    await stepWithResult(what) {
      try await work()
      return nil
    }
  }

  /// - Parameter work: returns what there is to add.
  private func stepWithResult(_ what: String, _ work: () async throws -> String?) async {
    step += 1
    do {
      let addition = try await work().map { " \($0)" } ?? ""
      say("\(step). \(what)\(addition)")
    } catch {
      failures += 1
      say("\(step). \(what) This fails: \(error)")
    }
    for app in apps {
      for window in app.last?.windows ?? [] {
        let name = "\(app.name), window \(window.number)\(window.isKey ? ", key" : "")"
        let shows = window.shows.filter { !$0.isEmpty }.map { "“\($0)”" }.joined(separator: "  ")
        say("     " + name.padding(toLength: 32, withPad: " ", startingAt: 0) + shows)
      }
    }
  }

  private func say(_ text: String) {
    let data = Data("\(text)\n".utf8)
    FileHandle.standardOutput.write(data)
    record?.write(data)
  }
}
