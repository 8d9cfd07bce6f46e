import KeyWindow
import SwiftUI

// An app for the tests of the host: it has one view for each column of the table in "Moving to KeyWindow", says which
// notifications AppKit's stand-in posts, and does to its windows what its standard input says.
@main struct ProbeApp: App {
  init() { Probe.shared.start() }

  var body: some Scene {
    WindowGroup("Probe") {
      if Probe.shared.showsSwitch {
        VStack {
          Text("above")
          Toggle("a switch", isOn: .constant(true))
          Text("below")
        }
        .observeWindow()
      } else {
        ProbeViews().observeWindow()
      }
    }
  }
}

struct ProbeViews: View {
  var body: some View {
    VStack {
      KeyReader()
      SizeReader()
      WidthReader()
      StateReader()
      KeyWindowReader()
    }
  }
}

struct KeyReader: View {
  @Environment(\.isKeyWindow) private var isKeyWindow
  var body: some View { Text(isKeyWindow ? "key" : "not key") }
}
struct SizeReader: View {
  @Environment(\.windowState?.size) private var size
  var body: some View { Text("size \(size.map { "\($0.width)x\($0.height)" } ?? "unknown")") }
}
struct WidthReader: View {
  @Environment(\.windowState?.size.width) private var width
  var body: some View { Text("width \(width.map { "\($0)" } ?? "unknown")") }
}
struct StateReader: View {
  @Environment(\.windowState) private var state
  var body: some View { Text("title \(state?.title ?? "unknown")") }
}
struct KeyWindowReader: View {
  var body: some View { Text("key window \(keyWindowFrame.width)x\(keyWindowFrame.height)") }
}
