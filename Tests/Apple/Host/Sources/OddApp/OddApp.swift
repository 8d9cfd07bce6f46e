import SwiftUI

// An app with scenes that the host doesn't know, before one that it knows and after it, and with commands.
@main struct OddApp: App {
  var body: some Scene {
    OddScene()
    Rest()
  }
}

struct OddScene: Scene {
  var body: Never { fatalError("it's asked for its body, and has none") }
}

struct Rest: Scene {
  var body: some Scene {
    WindowGroup("Known") { Text("the rest goes on") }
      .commands { CommandMenu("Odd") { Text("a command") } }
    OtherOddScene()
  }
}

struct OtherOddScene: Scene {
  var body: Never { fatalError("it's asked for its body, and has none") }
}
