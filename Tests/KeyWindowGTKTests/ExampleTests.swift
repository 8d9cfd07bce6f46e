import Testing

extension WindowTests {
  @Suite("The example TypeAway") struct ExampleTests {
    @Test(
      "Each window tells whether it has the keyboard, and the program ends with the last one",
      .on(Rig.managed))
    func typeAway() async throws {
      let example = CommandProcess(of: "TypeAway")
      defer { example.terminate() }
      try await Keyboard.waitForWindow("Another window has the keyboard")
      // The other one has the keyboard then.
      try await Keyboard.close("Type away")
      try await Keyboard.waitUntilGone("Another window has the keyboard")
      try await Keyboard.close("Type away")
      #expect(try await example.end().status == 0)
    }
  }
}
