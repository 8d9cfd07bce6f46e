import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  @MainActor @Suite("Which of several views' values counts") struct KeyWindowValueRules {
    let desk = Desk()

    /// The name that is read when the view is the key window's content.
    private func name<Content: View>(of content: Content) async -> String? {
      let host = StandInHost(content, in: desk.open())
      await settle()
      defer { withExtendedLifetime(host) {} }
      return WindowRegistry.shared[DocumentName.self]
    }

    @Test("An outer view replaces what an inner one publishes") func override() async {
      let view = Text("x").keyWindow(DocumentName.self, "inner").keyWindow(DocumentName.self, "outer")
      #expect(await name(of: view.observeWindow()) == "outer")
    }

    @Test("An outer view clears with nil what an inner one publishes") func clear() async {
      let view = Text("x").keyWindow(DocumentName.self, "inner").keyWindow(DocumentName.self, nil)
      #expect(await name(of: view.observeWindow()) == nil)
    }

    @Test("An outer nil replaced further out counts no more") func clearAndSet() async {
      let view = Text("x").keyWindow(DocumentName.self, nil).keyWindow(DocumentName.self, "outer")
      #expect(await name(of: view.observeWindow()) == "outer")
    }

    @Test("Of views side by side the last one counts") func siblings() async {
      let view = VStack {
        Text("x").keyWindow(DocumentName.self, "first")
        Text("y").keyWindow(DocumentName.self, "last")
        Text("z")
      }
      #expect(await name(of: view.observeWindow()) == "last")
    }

    @Test("A view that clears does so for what is inside it, not for its neighbour") func siblingClears()
      async
    {
      let view = VStack {
        Text("x").keyWindow(DocumentName.self, "first")
        Text("y").keyWindow(DocumentName.self, "last").keyWindow(DocumentName.self, nil)
      }
      #expect(await name(of: view.observeWindow()) == "first")
    }

    @Test("An outer view replaces and clears what is published under an observed view inside it")
    func nested() async {
      let inner = Text("x").keyWindow(DocumentName.self, "inner").observeWindow()
      #expect(await name(of: inner.observeWindow()) == "inner")
      #expect(await name(of: inner.keyWindow(DocumentName.self, "outer").observeWindow()) == "outer")
      #expect(await name(of: inner.keyWindow(DocumentName.self, nil).observeWindow()) == nil)
    }

    @Test("Of two observed views in one window, neither inside the other, the last one counts, key by key")
    func separateTrees() async {
      let window = desk.open()
      let root = StandInHost(
        Text("x").keyWindow(DocumentName.self, "root").keyWindow(Theme(name: "dark")).observeWindow(),
        in: window)
      await settle()
      let sheet = StandInHost(Text("y").keyWindow(DocumentName.self, "sheet").observeWindow(), in: window)
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == "sheet")
      #expect(WindowRegistry.shared[Theme.self]?.name == "dark")
      sheet.removeAllViews()
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == "root")
      withExtendedLifetime((root, sheet)) {}
    }

    @Test("A view's value comes before the window's own, which is back when the view goes") func windowsOwn()
      async
    {
      let window = desk.open()
      window.publishWindowValue("window", for: DocumentName.self)
      let host = StandInHost(Text("x").keyWindow(DocumentName.self, "view").observeWindow(), in: window)
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == "view")
      host.removeAllViews()
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == "window")
      window.publishWindowValue(nil, for: DocumentName.self)
    }

    @Test("A view that goes away takes its value along, an outer one's being left") func viewGoes() async {
      struct Content: View {
        let showsInner: Bool
        var body: some View {
          VStack {
            Text("x").keyWindow(Theme(name: "dark"))
            if showsInner { Text("y").keyWindow(DocumentName.self, "inner") }
          }
        }
      }
      let host = StandInHost(Content(showsInner: true).observeWindow(), in: desk.open())
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == "inner")
      host.setRoot(Content(showsInner: false).observeWindow())
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == nil)
      #expect(WindowRegistry.shared[Theme.self]?.name == "dark")
    }

    @Test("Views that move to another window take their values along") func move() async {
      let (one, other) = (desk.open(), desk.open())
      let host = StandInHost(Text("x").keyWindow(DocumentName.self, "moving").observeWindow(), in: one)
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == nil)
      host.move(to: other)
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == "moving")
      desk.makeKey(one)
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == nil)
    }

    @Test("A window that is closed takes its values along, and the views are released with their host")
    func closes() async {
      weak var player: Player?
      let window = desk.open()
      do {
        let object = Player(volume: 5)
        player = object
        let host = StandInHost(
          Text("x").keyWindow(CurrentPlayer.self, object).observeWindow(), in: window)
        await settle()
        #expect(WindowRegistry.shared[CurrentPlayer.self] === object)
        desk.discard(window)
        await settle()
        #expect(WindowRegistry.shared[CurrentPlayer.self] == nil)
        host.removeAllViews()
        host.move(to: nil)
      }
      await settle()
      #expect(player == nil)
    }

    @Test("Each form of publishing does: value, optional, own type, binding, optional binding") func forms()
      async
    {
      struct Content: View {
        @State private var document = Document(text: "bound")
        let theme: Theme?
        var body: some View {
          Text("x")
            .keyWindow(DocumentName.self, "value")
            .keyWindow(theme)
            .keyWindow(Optional($document))
            .keyWindow(Selection.self, .constant(4))
        }
      }
      let host = StandInHost(Content(theme: Theme(name: "light")).observeWindow(), in: desk.open())
      await settle()
      let registry = WindowRegistry.shared
      #expect(registry[DocumentName.self] == "value")
      #expect(registry[Theme.self]?.name == "light")
      #expect(registry[Document.self]?.wrappedValue.text == "bound")
      #expect(registry[Selection.self]?.wrappedValue == 4)
      host.setRoot(Content(theme: nil).observeWindow())
      await settle()
      #expect(registry[Theme.self] == nil)
    }
  }
}
