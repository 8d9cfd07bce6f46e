import Foundation

/// Windows of another program, by their titles, and the keyboard.
enum Keyboard {
  /// Waits until such a window can be seen.
  static func waitForWindow(_ title: String) async throws {
    // Not by its option --sync: with it, xdotool gives up when any window goes while it looks.
    try await repeated("\(title) never appears") {
      (try? await run("xdotool", "search", "--onlyvisible", "--name", "^\(title)$")) != nil
    }
  }

  /// Waits until no such window can be seen.
  static func waitUntilGone(_ title: String) async throws {
    // xdotool fails when it finds none.
    try await repeated("\(title) stays visible") {
      (try? await run("xdotool", "search", "--onlyvisible", "--name", "^\(title)$")) == nil
    }
  }

  /// Presses a key as a user does, once the window has the keyboard.
  static func press(_ key: String, in title: String) async throws {
    try await giveKeyboard(to: title)
    try await run("xdotool", "key", key)
  }

  /// Has the window manager close the window, once it has the keyboard. Not by alt+F4: with mutter it came to nothing
  /// now and then, and not every KWin heeds it.
  static func close(_ title: String) async throws {
    try await giveKeyboard(to: title)
    try await run("wmctrl", "-F", "-c", title)
  }

  /// Has the window manager give the window the keyboard, and waits until it has it.
  static func giveKeyboard(to title: String) async throws {
    // Once more when the window isn't there yet, or another one goes while xdotool looks for it.
    try await repeated("\(title) can't be activated") {
      (try? await run(
        "timeout", "10", "xdotool", "search", "--onlyvisible", "--name", "^\(title)$", "windowactivate",
        "--sync"))
        != nil
    }
    // The window manager says which window is active before the server gives it the keyboard.
    try await repeated("\(title) never gets the keyboard") {
      (try? await run("xdotool", "getwindowfocus", "getwindowname")) == title + "\n"
    }
  }

  private static func repeated(_ failure: String, until condition: () async -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(10)
    while await !condition() {
      guard ContinuousClock.now < deadline else { throw Failure(description: failure) }
    }
  }
}

extension Keyboard {
  /// Presses a key with a letter, wherever the keyboard is.
  static func type(_ key: Seat.Key = .a) async throws {
    if ProcessInfo.processInfo.environment["KEYWINDOW_SEAT"] != nil {
      try Seat.press(key)
    } else {
      try await run("xdotool", "key", "\(key)")
    }
  }
}
