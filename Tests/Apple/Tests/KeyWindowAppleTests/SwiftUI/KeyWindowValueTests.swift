import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  @MainActor @Suite("Values from the key window") struct KeyWindowValues {
    let desk = Desk()

    /// Two windows, each with an editor; the second is key.
    private func openEditors() async -> (windows: [StandInWindow], hosts: [StandInHost]) {
      let windows = [desk.open(), desk.open()]
      let hosts = zip(windows, ["one", "two"]).map { StandInHost(Editor($1).observeWindow(), in: $0) }
      await settle()
      return (windows, hosts)
    }

    @Test("A menu shows the key window's values, and those of the next one when that becomes key") func swap()
      async
    {
      let (windows, hosts) = await openEditors()
      let menu = StandInHost(
        VStack {
          DocumentMenu()
          NameMenu()
        })
      await settle()
      #expect(menu.texts.contains("two") && menu.texts.contains("Name of two"))
      menu.resetBodyCounts()
      desk.makeKey(windows[0])
      await settle()
      #expect(menu.texts.contains("one") && menu.texts.contains("Name of one"))
      #expect(menu.bodyCount(of: DocumentMenu.self) == 1)
      #expect(menu.bodyCount(of: NameMenu.self) == 1)
      withExtendedLifetime(hosts) {}
    }

    @Test("Windows of one group have the same content, and publish each what is its own") func group() async {
      let content = Editor("new").observeWindow()
      let windows = [desk.open(), desk.open()]
      let hosts = windows.map { StandInHost(content, in: $0) }
      let menu = StandInHost(NameMenu())
      await settle()
      hosts[0].press("Grow")
      await settle()
      #expect(menu.texts == ["Name of new"])
      desk.makeKey(windows[0])
      await settle()
      #expect(menu.texts == ["Name of new!"])
    }

    @Test("A menu shows nothing when no window is key, and when the key one publishes nothing") func none()
      async
    {
      let menu = StandInHost(NameMenu())
      await settle()
      #expect(menu.texts == ["no name"])
      let (windows, hosts) = await openEditors()
      #expect(menu.texts == ["Name of two"])
      let bare = desk.open()
      let bareHost = StandInHost(Text("bare").observeWindow(), in: bare)
      await settle()
      #expect(menu.texts == ["no name"])
      withExtendedLifetime((windows, hosts, bareHost)) {}
    }

    @Test("What is changed through a menu changes the document of the key window, and of no other")
    func write() async {
      let (windows, hosts) = await openEditors()
      let menu = StandInHost(DocumentMenu())
      await settle()
      menu.press("Append")
      await settle()
      #expect(hosts.map(\.texts[0]) == ["one", "twoxy"])
      #expect(menu.texts[0] == "twoxy")
      desk.makeKey(windows[0])
      await settle()
      menu.press("Replace")
      await settle()
      #expect(hosts.map(\.texts[0]) == ["new", "twoxy"])
      menu.press("Remove")
      await settle()
      #expect(menu.texts[0] == "new")
    }

    @Test("A change made in the window reaches the menu") func changedInWindow() async {
      let (_, hosts) = await openEditors()
      let menu = StandInHost(
        VStack {
          DocumentMenu()
          NameMenu()
        })
      hosts[1].press("Grow")
      await settle()
      #expect(menu.texts.contains("two!") && menu.texts.contains("Name of two!"))
    }

    @Test("An optional value can be set and cleared from a menu") func optional() async {
      let (_, hosts) = await openEditors()
      let menu = StandInHost(SelectionMenu())
      await settle()
      #expect(menu.texts[0] == "no item")
      menu.press("Select")
      await settle()
      #expect(menu.texts[0] == "item 7")
      #expect(hosts.map(\.texts[1]) == ["selection none", "selection 7"])
      menu.press("Deselect")
      await settle()
      #expect(hosts[1].texts[1] == "selection none")
    }

    @Test("Writing while no window publishes anything does nothing") func writeToNothing() async {
      let menu = StandInHost(
        VStack {
          DocumentMenu()
          SelectionMenu()
        })
      await settle()
      for title in ["Append", "Replace", "Remove", "Select", "Deselect"] { menu.press(title) }
      await settle()
      #expect(menu.texts.contains("no document") && menu.texts.contains("no item"))
    }

    #if !os(tvOS)
    @Test("Commands read and change a value in their own body") func commands() async {
      let (windows, hosts) = await openEditors()
      let menu = StandInHost(StandInMenuView(AppCommands()))
      await settle()
      #expect(menu.texts[0] == "two")
      desk.makeKey(windows[0])
      await settle()
      #expect(menu.texts[0] == "one")
      menu.press("Stamp")
      await settle()
      #expect(hosts.map(\.texts[0]) == ["one#", "two"])
    }
    #endif

    @Test("An object's own changes are followed, and the default's while there's none") func object() async {
      struct Content: View {
        let player: Player?
        var body: some View { Text("player").keyWindow(CurrentPlayer.self, player) }
      }
      let menu = StandInHost(VolumeMenu())
      await settle()
      #expect(menu.texts == ["volume 0"])
      let (loud, soft) = (Player(volume: 9), Player(volume: 2))
      let windows = [desk.open(), desk.open()]
      let hosts = [loud, soft].enumerated().map {
        StandInHost(Content(player: $1).observeWindow(), in: windows[$0])
      }
      await settle()
      #expect(menu.texts == ["volume 2"])
      soft.volume = 3
      await settle()
      #expect(menu.texts == ["volume 3"])
      desk.makeKey(windows[0])
      await settle()
      #expect(menu.texts == ["volume 9"])
      menu.resetBodyCounts()
      soft.volume = 4
      await settle()
      #expect(menu.bodyCount(of: VolumeMenu.self) == 0)
      hosts[0].setRoot(Content(player: nil).observeWindow())
      await settle()
      #expect(menu.texts == ["volume 0"])
    }

    // MARK: - Who is told

    @Test("A reader runs for its own key alone, and not for a value that is equal") func readersRunSeldom()
      async
    {
      struct Content: View {
        let name: String
        let theme: String
        var body: some View {
          Text("content").keyWindow(DocumentName.self, name).keyWindow(Theme(name: theme))
        }
      }
      let host = StandInHost(Content(name: "A", theme: "dark").observeWindow(), in: desk.open())
      let menu = StandInHost(
        VStack {
          NameMenu()
          ThemeMenu()
        })
      await settle()
      #expect(menu.texts == ["A", "dark"])
      menu.resetBodyCounts()
      host.setRoot(Content(name: "B", theme: "dark").observeWindow())
      await settle()
      #expect(menu.texts == ["B", "dark"])
      #expect(menu.bodyCount(of: NameMenu.self) == 1)
      #expect(menu.bodyCount(of: ThemeMenu.self) == 0)
    }

    @Test("A view that reads what it publishes comes to rest, though its document isn't Equatable")
    func readerAndPublisher() async {
      struct Both: View {
        @State private var own = Document(text: "own")
        @KeyWindowValueBinding(Document.self) var document: Document?
        @KeyWindowValue(DocumentName.self) var name: String?
        var body: some View {
          VStack {
            Text(document?.text ?? "none")
            Text(name ?? "none")
            Button("Append") { document?.text += "x" }
          }
          .keyWindow($own)
          .keyWindow(DocumentName.self, String((document?.text ?? "").prefix(6)))
        }
      }
      let host = StandInHost(Both().observeWindow(), in: desk.open())
      await settle()
      await settle()
      #expect(host.texts[0] == "own")
      #expect(host.texts[1] == "own")
      #expect(host.bodyCount(of: Both.self) <= 4)
      host.resetBodyCounts()
      host.press("Append")
      await settle()
      await settle()
      #expect(host.texts[0] == "ownx")
      #expect(host.texts[1] == "ownx")
      #expect((1...4).contains(host.bodyCount(of: Both.self)))
      host.resetBodyCounts()
      await settle()
      #expect(host.bodyCount(of: Both.self) == 0)
    }

    @Test("Writing goes to the binding that is published now, though the one before read the same")
    func rebound() async {
      struct Rebinding: View {
        let usesSecond: Bool
        @State private var first = Document(text: "same")
        @State private var second = Document(text: "same")
        var body: some View {
          VStack {
            Text(first.text)
            Text(second.text)
          }
          .keyWindow(usesSecond ? $second : $first)
        }
      }
      let host = StandInHost(Rebinding(usesSecond: false).observeWindow(), in: desk.open())
      let menu = StandInHost(DocumentMenu())
      await settle()
      host.setRoot(Rebinding(usesSecond: true).observeWindow())
      await settle()
      menu.press("Append")
      await settle()
      #expect(host.texts == ["same", "samexy"])
      #expect(menu.texts[0] == "samexy")
    }
  }
}
