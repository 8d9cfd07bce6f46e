import KeyWindow
import SwiftUI

// The common use of published values, as an app writes it.

/// Not Equatable, as documents seldom are.
struct Document {
  var text: String
  var pages: (Int, Int) = (1, 1)
}

extension Document: KeyWindowValueKey {
  typealias Value = Binding<Document>
}

struct DocumentName: KeyWindowValueKey {
  typealias Value = String
}

struct Selection: KeyWindowValueKey {
  typealias Value = Binding<Int?>
}

struct Theme: KeyWindowValueKey, Equatable {
  typealias Value = Theme
  var name: String
}

final class Player: ObservableObject {
  @Published var volume: Int
  init(volume: Int) { self.volume = volume }
}

struct CurrentPlayer: KeyWindowObservableObjectKey {
  typealias Value = Player
  static var defaultValue: Player { Player(volume: 0) }
}

/// A window's content with a document of its own.
struct Editor: View {
  @State private var document: Document
  @State private var selection: Int?

  init(_ text: String) {
    _document = State(initialValue: Document(text: text))
  }

  var body: some View {
    VStack {
      Text(document.text)
      Text("selection \(selection.map(String.init) ?? "none")")
      Button("Grow") { document.text += "!" }
    }
    .keyWindow($document)
    .keyWindow(DocumentName.self, "Name of \(document.text)")
    .keyWindow(Selection.self, $selection)
  }
}

/// Reads and changes the key window's document.
struct DocumentMenu: View {
  @KeyWindowValueBinding(Document.self) var document: Document?

  var body: some View {
    VStack {
      Text(document?.text ?? "no document")
      Button("Append") {
        document?.text += "x"
        document?.text += "y"
      }
      Button("Replace") { $document.wrappedValue = Document(text: "new") }
      Button("Remove") { document = nil }
    }
  }
}

struct NameMenu: View {
  @KeyWindowValue(DocumentName.self) var name: String?
  var body: some View { Text(name ?? "no name") }
}

struct SelectionMenu: View {
  @KeyWindowOptionalValueBinding(Selection.self) var selection: Int?

  var body: some View {
    VStack {
      Text(selection.map { "item \($0)" } ?? "no item")
      Button("Select") { selection = 7 }
      Button("Deselect") { selection = nil }
    }
  }
}

struct VolumeMenu: View {
  @KeyWindowObservableObject(CurrentPlayer.self) var player: Player
  var body: some View { Text("volume \(player.volume)") }
}

struct ThemeMenu: View {
  @KeyWindowValue(Theme.self) var theme: Theme?
  var body: some View { Text(theme?.name ?? "no theme") }
}

#if !os(tvOS)
/// Reads in the body of the commands themselves.
struct AppCommands: Commands {
  @KeyWindowValueBinding(Document.self) var document: Document?

  var body: some Commands {
    CommandMenu("Document") {
      Text(document?.text ?? "no document")
      Button("Stamp") { document?.text += "#" }
    }
  }
}
#endif
