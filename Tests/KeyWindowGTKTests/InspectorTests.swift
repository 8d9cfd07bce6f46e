import Testing

extension WindowTests {
  @Suite("keywindow inspect") struct InspectorTests {
    @Test("It opens windows, commands them and quits, all from the keyboard", .on(Rig.managed))
    func keyboard() async throws {
      let inspector = CommandProcess("inspect")
      defer { inspector.terminate() }
      try await Keyboard.waitForWindow("Window Inspector")
      try await Keyboard.waitForWindow("Document 1")
      try await Keyboard.press("ctrl+shift+n", in: "Window Inspector")
      try await Keyboard.waitForWindow("Document 2")
      // The new window is the chosen one: its title is set through the inspector's entry.
      try await Keyboard.press("alt+t", in: "Window Inspector")
      try await run("xdotool", "key", "ctrl+a", "type", "Renamed")
      try await run("xdotool", "key", "Return")
      try await Keyboard.waitForWindow("Renamed")
      try await Keyboard.press("ctrl+w", in: "Renamed")
      try await Keyboard.waitUntilGone("Renamed")
      try await Keyboard.press("ctrl+q", in: "Window Inspector")
      #expect(try await inspector.end().status == 0)
    }

    @Test("It comes back after having been taken off the screen by its own button", .on(.openbox))
    func comesBack() async throws {
      let inspector = CommandProcess("inspect")
      defer { inspector.terminate() }
      try await Keyboard.waitForWindow("Document 1")
      try await Keyboard.press("ctrl+w", in: "Document 1")
      try await Keyboard.waitUntilGone("Document 1")
      try await Keyboard.press("alt+o", in: "Window Inspector")
      try await Keyboard.waitUntilGone("Window Inspector")
      try await Keyboard.waitForWindow("Window Inspector")
      try await Keyboard.press("ctrl+w", in: "Window Inspector")
      #expect(try await inspector.end().status == 0)
    }
  }
}
