import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  /// A view's body runs when what it has read changes, and makes anew what it publishes.
  @MainActor @Suite("A view that reads what it publishes") struct Settling {
    private let desk = Desk()

    private enum Made<Value>: KeyWindowValueKey {}

    private struct Both<Value>: View {
      let make: () -> Value
      @KeyWindowValue(Made<Value>.self) private var made: Value?

      init(_ make: @escaping () -> Value) { self.make = make }

      var body: some View {
        Text(made == nil ? "nothing" : "read").keyWindow(Made<Value>.self, make())
      }
    }

    /// Neither `Equatable` nor a copy of another one: the text is long enough to be stored anew each time.
    private struct Note {
      var text = String(repeating: "note", count: 20)
    }
    private enum Content {
      case nothing
      case note(Note)
      case notes([Note], page: Int)
      indirect case nested(Content)
    }
    private struct Lost: Error { var note = Note() }

    private func settles<Value>(
      _ make: @escaping () -> Value, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      let host = StandInHost(VStack { Both(make).observeWindow() }, in: desk.open())
      await settle()
      #expect(host.texts == ["read"], sourceLocation: sourceLocation)
      #expect(host.bodyCount(of: Both<Value>.self) <= 3, sourceLocation: sourceLocation)
      host.resetBodyCounts()
      await settle()
      #expect(host.bodyCount(of: Both<Value>.self) == 0, sourceLocation: sourceLocation)
    }

    @Test("comes to rest, whatever it publishes") func everyType() async {
      await settles { Content.nothing }
      await settles { Content.note(Note()) }
      await settles { Content.nested(.notes([Note(), Note()], page: 2)) }
      await settles { ["one": Content.note(Note()), "two": .nothing] }
      await settles { Result<Note, any Error>.success(Note()) }
      await settles { Result<Note, any Error>.failure(Lost()) }
      await settles { (0..<3_000).map { _ in Note() } }
      await settles { (Note(), Optional(Note()), [1, 2, 3]) }
      await settles { CGSize(width: CGFloat.nan, height: 2) }
      await settles { [CGFloat.nan, 1] }
    }

    @Test("as a binding comes to rest too") func binding() async {
      await settles { Binding.constant(Content.note(Note())) }
    }
  }

  /// SwiftUI takes the graph of a hosting view that is in no window out of use.
  @MainActor @Suite("While its host is in no window") struct OutOfAnyWindow {
    private let desk = Desk()

    @Test("a view publishes nothing, and back in a window it sees that one") func publishes() async {
      let (one, other) = (desk.openElsewhere(), desk.openElsewhere())
      let windows = Sightings<WeakWindow>()
      let host = StandInHost(
        VStack {
          Group {
            Text("x").keyWindow(DocumentName.self, "name")
            Witness(of: \.hostingWindow, windows)
          }.observeWindow()
        }, in: one)
      desk.makeKey(one)
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == "name")
      host.move(to: nil)
      await settle()
      #expect(WindowRegistry.shared[DocumentName.self] == nil)
      #expect(windows.seen.map(\.window) == [nil, one], "no body runs")
      host.move(to: other)
      desk.makeKey(other)
      await settle()
      #expect(windows.seen.last?.window === other)
      #expect(WindowRegistry.shared[DocumentName.self] == "name")
    }

    @Test("onWindowChange isn't called for its old window any more") func onWindowChange() async throws {
      let (one, other) = (desk.openElsewhere(), desk.openElsewhere())
      var titles: [String?] = []
      let host = StandInHost(
        VStack { ForEach(0..<2) { Text("\($0)") }.onWindowChange { titles.append($0?.title) } }, in: one)
      await settle()
      host.move(to: nil)
      await settle()
      titles = []
      try desk.setTitle("left", of: one)
      await settle()
      #expect(!titles.contains("left"))
      try desk.setTitle("entered", of: other)
      host.move(to: other)
      await settle()
      #expect(titles.last == "entered")
    }
  }
}
