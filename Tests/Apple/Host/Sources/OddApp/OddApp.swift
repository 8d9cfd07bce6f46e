import SwiftUI

// An app with a scene that the host doesn't know, before one that it knows.
@main struct OddApp: App {
  var body: some Scene {
    OddScene()
    WindowGroup("Known") { Text("the rest goes on") }
  }
}

struct OddScene: Scene {
  var body: Never { fatalError("it's asked for its body, and has none") }
}
