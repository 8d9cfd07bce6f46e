extension TestWindow {
  /// Has the window manager or the compositor give the window the keyboard, as its user would; without one, the
  /// X server.
  func getFocus() async throws {
    // On a busy machine mutter takes one press of its keys for two now and then, and gives the keyboard on once more.
    for _ in 1...5 {
      if let compositor = Rig.compositor {
        try await compositor.focus(self)
      } else {
        try await run("xdotool", Rig.isOneOf([.none]) ? "windowfocus" : "windowactivate", id)
      }
      _ = try? await until("\(name) is key", within: .seconds(3)) { isKey }
      // Where GTK knows that it has the keyboard, asking once more would hide that it isn't told.
      if isKey || isActiveToGTK { break }
    }
    try await until("\(name) is key") { isKey }
  }
}
