import Foundation

/// What a user and a window manager do to windows on X11, by their numbers on the server.
@MainActor public enum X11Desktop {
  /// Pixels per point.
  public static var scale = ProcessInfo.processInfo.environment["GDK_SCALE"].flatMap { Double($0) } ?? 1

  /// Has the window manager give the window the keyboard; returns when the server has.
  ///
  /// It's asked again: xfwm4 hands the keyboard on with the time of the last event that it saw, and of two windows that
  /// get it with the same time the one that answers last keeps it.
  public static func activate(_ id: UInt64) async throws {
    var asked = ContinuousClock.now - .seconds(1)
    try await waitUntil("window \(id) gets the keyboard") {
      if ContinuousClock.now - asked > .milliseconds(500) {
        asked = .now
        try await run("xdotool", "windowactivate", "\(id)")
      }
      return try await focused() == id
    }
  }

  /// The window that the server gives the keyboard to; of one inside of it, the outermost of the app.
  public static func focused() async throws -> UInt64? {
    // It fails while there is none.
    (try? await text(run("xdotool", "getwindowfocus"))).flatMap { UInt64($0) }
  }

  /// Gives the window the keyboard, past a window manager that waits for the app's answer.
  public static func focus(_ id: UInt64) async throws {
    try await run("xdotool", "windowfocus", "\(id)")
    try await waitUntil("window \(id) gets the keyboard") { try await focused() == id }
  }

  public static func type(_ letter: String) async throws { try await run("xdotool", "key", letter) }
  public static func press(_ keys: String) async throws { try await run("xdotool", "key", keys) }

  /// Moves the mouse to a point of the screen.
  public static func point(_ point: (x: Double, y: Double)) async throws {
    try await run("xdotool", "mousemove", "\(Int(point.x * scale))", "\(Int(point.y * scale))")
  }
  public static func click(_ place: (x: Double, y: Double)) async throws {
    try await point(place)
    try await run("xdotool", "click", "1")
  }

  /// Has the window manager give the window another size, in points; returns when AppKit's stand-in says so. To what
  /// the server counts belongs what GTK draws around the window.
  @discardableResult
  public static func resize(
    _ app: RunningApp, _ number: Int, to size: (width: Int, height: Int)
  ) async throws -> AppReport {
    guard let window = app.last?[number] else { throw Failure("\(app.name) has no window \(number)") }
    let old = try await frame(of: window.id).size
    try await run(
      "xdotool", "windowsize", "\(window.id)", "\(size.width * Int(scale))", "\(size.height * Int(scale))")
    let expected = [
      window.frame[2] + Double(size.width) - old.width, window.frame[3] + Double(size.height) - old.height,
    ]
    return try await app.until("window \(number) is \(expected)") {
      $0[number].map { Array($0.frame[2...]) } == expected
    }
  }

  /// In points, with what GTK draws around it.
  public static func frame(of id: UInt64) async throws -> (
    x: Double, y: Double, size: (width: Double, height: Double)
  ) {
    let fields = try await text(run("xdotool", "getwindowgeometry", "--shell", "\(id)")).split(
      separator: "\n")
    func value(_ name: String) throws -> Double {
      guard let field = fields.first(where: { $0.hasPrefix("\(name)=") }),
        let value = Double(field.dropFirst(name.count + 1))
      else { throw Failure("xdotool tells no \(name)") }
      return value / scale
    }
    return (try value("X"), try value("Y"), (try value("WIDTH"), try value("HEIGHT")))
  }
  public static func title(of id: UInt64) async throws -> String {
    try await text(run("xdotool", "getwindowname", "\(id)"))
  }
  /// The windows that can be seen. xdotool ends with an error when one goes as it looks; then it looks again.
  public static func visible() async throws -> [UInt64] {
    var output: Data?
    try await waitUntil("xdotool finds the windows") {
      output = try? await run("xdotool", "search", "--onlyvisible", "--name", ".")
      return output != nil
    }
    return text(output ?? Data()).split(separator: "\n").compactMap { UInt64($0) }
  }

  public static func move(_ id: UInt64, to place: (x: Int, y: Int)) async throws {
    try await run("xdotool", "windowmove", "\(id)", "\(place.x * Int(scale))", "\(place.y * Int(scale))")
  }
  public static func minimise(_ id: UInt64) async throws {
    try await run("xdotool", "windowminimize", "\(id)")
  }
  public static func toggle(_ state: String, _ id: UInt64) async throws {
    try await run("wmctrl", "-i", "-r", "\(id)", "-b", "toggle,\(state)")
  }
  public static func close(_ id: UInt64) async throws { try await run("wmctrl", "-i", "-c", "\(id)") }

  private static func text(_ data: Data) -> String {
    String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
