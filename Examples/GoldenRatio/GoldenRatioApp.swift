import KeyWindow
import SwiftUI

@main
struct GoldenRatioApp: App {
  var body: some Scene {
    WindowGroup {
      MyView().observeWindow()
    }
  }
}
