import KeyWindow
import SwiftUI
import Testing

private struct Readers: View {
  @KeyWindowValue<DocumentName>() var name
  @KeyWindowValue<Theme>() var theme: Theme?
  @KeyWindowObservableObject<CurrentPlayer>() var player

  var body: some View {
    VStack {
      Text(name ?? "none")
      Text(theme?.name ?? "none")
      Text("\(player.volume)")
    }
  }
}

extension AppleTests {
  @MainActor @Suite("A key in angle brackets") struct KeysInBrackets {
    let desk = Desk()

    @Test("reads the same as one in parentheses") func read() async {
      let window = desk.open()
      let readers = StandInHost(Readers())
      await settle()
      #expect(readers.texts == ["none", "none", "0"])
      let host = StandInHost(
        Text("").keyWindow(DocumentName.self, "Letter").keyWindow(Theme(name: "dark"))
          .keyWindow(CurrentPlayer.self, Player(volume: 3)).observeWindow(), in: window)
      await settle()
      #expect(readers.texts == ["Letter", "dark", "3"])
      withExtendedLifetime(host) {}
    }
  }
}
