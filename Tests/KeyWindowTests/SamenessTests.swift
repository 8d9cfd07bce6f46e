import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("A value that reads the same, whatever its type,", .needsObservation) struct SamenessTests {
  /// Publishes what `make` makes under a key of its own, twice.
  ///
  /// - Returns: how often a reader of the first one is told of the second.
  private func tellings<Value>(_ make: @escaping () -> Value, then makeOther: (() -> Value)? = nil) -> Int {
    let desktop = SimulatedDesktop()
    let window = desktop.open("A")
    window.publishWindowValue(Published(value: make()), for: PublishedKey<Value>.self)
    desktop.settle()
    let counts = Counts()
    tracking {
      _ = desktop.registry[PublishedKey<Value>.self]
    } onChange: {
      counts["told"] += 1
    }
    window.publishWindowValue(Published(value: (makeOther ?? make)()), for: PublishedKey<Value>.self)
    desktop.settle()
    return counts["told"]
  }

  /// Neither Equatable nor a copy: the string is long enough to be stored anew each time.
  private struct Note {
    var text: String
    init(_ text: String) { self.text = String(repeating: text, count: 20) }
  }
  private enum Content {
    case empty, blank
    case note(Note)
    case other(Note)
    case notes([Note], page: Int)
    indirect case nested(Content)
  }
  private struct Failure: Error { let reason: Note }
  private struct Holder {
    var content: Content
    var isOpen = true
  }

  @Test("tells nobody, be it an enum, what holds one, a dictionary, a result or a long array") func same() {
    #expect(tellings { Content.note(Note("a")) } == 0)
    #expect(tellings { Content.empty } == 0)
    #expect(tellings { Content.notes([Note("a"), Note("b")], page: 3) } == 0)
    #expect(tellings { Content.nested(.nested(.note(Note("a")))) } == 0)
    #expect(tellings { Holder(content: .note(Note("a"))) } == 0)
    #expect(tellings { ["one": Content.note(Note("a")), "two": .empty] } == 0)
    #expect(tellings { Result<Note, any Error>.success(Note("a")) } == 0)
    #expect(tellings { Result<Note, any Error>.failure(Failure(reason: Note("a"))) } == 0)
    #expect(tellings { (0..<500).map { Holder(content: .note(Note("\($0)"))) } } == 0)
    #expect(tellings { (0..<5_000).map { Note("\($0)") } } == 0)
    #expect(tellings { Optional(Content.note(Note("a"))) } == 0)
    #expect(tellings { Content?.none } == 0)
    #expect(tellings { (Note("a"), [Content.empty, .blank]) } == 0)
  }

  @Test("tells nobody of a number that isn't one, which doesn't equal itself") func notANumber() {
    #expect(tellings { Double.nan } == 0)
    #expect(tellings { [Double.nan, 1] } == 0)
    #expect(tellings { ["x": CGSize(width: Double.nan, height: 2)] } == 0)
  }

  @Test("is told when one member of it is another one") func other() {
    #expect(tellings({ Content.note(Note("a")) }, then: { .note(Note("b")) }) == 1)
    #expect(tellings({ Content.note(Note("a")) }, then: { .other(Note("a")) }) == 1)
    #expect(tellings({ Content.empty }, then: { .blank }) == 1)
    #expect(tellings({ Content.nested(.nested(.note(Note("a")))) }, then: { .nested(.note(Note("a"))) }) == 1)
    #expect(tellings({ Holder(content: .empty) }, then: { Holder(content: .empty, isOpen: false) }) == 1)
    #expect(tellings({ ["one": Content.note(Note("a"))] }, then: { ["two": .note(Note("a"))] }) == 1)
    #expect(tellings({ ["one": Content.note(Note("a"))] }, then: { ["one": .note(Note("b"))] }) == 1)
    #expect(
      tellings({ Result<Note, any Error>.success(Note("a")) }, then: { .failure(Failure(reason: Note("a"))) })
        == 1)
    #expect(tellings({ [Double.nan, 1] }, then: { [.nan, 2] }) == 1)
    #expect(tellings({ Content?.none }, then: { .some(.empty) }) == 1)
    #expect(
      tellings({ (0..<5_000).map { Note("\($0)") } }, then: { (0..<5_000).map { Note("\($0 % 4_999)") } })
        == 1)
  }

  @Test("may have its entries in another order, if it's a dictionary") func order() {
    let keys = (0..<200).map { "\($0)" }
    func dictionary(_ keys: some Sequence<String>) -> [String: Content] {
      var all: [String: Content] = [:]
      for key in keys { all[key] = .note(Note(key)) }
      return all
    }
    #expect(tellings({ dictionary(keys) }, then: { dictionary(keys.reversed()) }) == 0)
  }

  @Test("may be nested deeper than the stack is") func deep() {
    func chain(_ last: String) -> Content {
      (0..<20_000).reduce(Content.note(Note(last))) { content, _ in .nested(content) }
    }
    // Freeing such a value takes a stack as deep, whoever frees it: it stays.
    let (one, same, other) = (chain("a"), chain("a"), chain("b"))
    #expect(tellings({ one }, then: { same }) == 0)
    #expect(tellings({ one }, then: { other }) == 1)
    Self.kept += [one, same, other]
  }

  private static var kept: [Content] = []

  @Test("is never the same if it describes itself, since it may leave something out") func selfDescribing() {
    struct Secretive: CustomReflectable {
      var note: Note
      var customMirror: Mirror { Mirror(self, children: []) }
    }
    #expect(tellings { Secretive(note: Note("a")) } == 1)
  }

  private struct Published<Content> { let value: Content }
  private enum PublishedKey<Content>: KeyWindowValueKey { typealias Value = Published<Content> }
}
