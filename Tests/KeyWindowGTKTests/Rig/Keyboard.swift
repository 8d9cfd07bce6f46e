/// Windows of another program, by their titles, and the keyboard.
enum Keyboard {
  /// Waits until such a window can be seen.
  static func waitForWindow(_ title: String) async throws {
    try await run("timeout", "10", "xdotool", "search", "--sync", "--onlyvisible", "--name", "^\(title)$")
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
    try await run(
      "timeout", "10", "xdotool", "search", "--onlyvisible", "--name", "^\(title)$", "windowactivate",
      "--sync")
    // The window manager says which window is active before the server gives it the keyboard.
    try await repeated("\(title) never gets the keyboard") {
      (try? await run("xdotool", "getwindowfocus", "getwindowname")) == title + "\n"
    }
    try await run("xdotool", "key", key)
  }

  private static func repeated(_ failure: String, until condition: () async -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(10)
    while await !condition() {
      guard ContinuousClock.now < deadline else { throw Failure(description: failure) }
    }
  }
}
