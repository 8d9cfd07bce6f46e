import KeyWindow
import SwiftUI

@main
struct ExampleWindowReaderApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView().modifier(WindowObservationModifier())
    }
  }
}
