import Testing

@testable import KeyWindow

@Suite("Which window is the key window of the app")
struct KeyWindowChoiceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var windows: [(name: String, state: WindowState, becameKeyAt: UInt64)]
    var choice: String?

    init(
      _ sentence: String, _ windows: [(name: String, state: WindowState, becameKeyAt: UInt64)],
      is choice: String?
    ) {
      testDescription = sentence
      self.windows = windows
      self.choice = choice
    }
  }

  static func key(active: Bool? = nil, main: Bool = true) -> WindowState {
    WindowState(isKey: true, isMain: main, isActive: active, isVisible: true)
  }
  static let other = WindowState(isVisible: true)

  static let cases = [
    Case("no window: none", [], is: nil),
    Case("one window, not key: none", [("a", other, 1)], is: nil),
    Case("one window, key: that one", [("a", key(), 1)], is: "a"),
    Case(
      "another one was key later, but is no more: the one that is", [("a", key(), 1), ("b", other, 2)],
      is: "a"),
    Case(
      "two scenes have a key window: the one that looks active, though the other became key later",
      [("a", key(active: true), 1), ("b", key(active: false), 2)], is: "a"),
    Case(
      "two scenes have a key window and it isn't known which looks active: the last one",
      [("a", key(), 1), ("b", key(), 2)], is: "b"),
    Case(
      "two scenes have a key window and both look active: the last one",
      [("a", key(active: true), 2), ("b", key(active: true), 1)], is: "a"),
    Case(
      "two scenes have a key window and neither looks active, the app being inactive: the last one",
      [("a", key(active: false), 2), ("b", key(active: false), 1)], is: "a"),
    Case(
      "one looks active, of the other it isn't known: the active one",
      [("a", key(active: true), 1), ("b", key(), 2)], is: "a"),
    Case(
      "an active window that isn't key counts for nothing",
      [("a", WindowState(isActive: true, isVisible: true), 2), ("b", key(active: false), 1)], is: "b"),
    Case("the key window was closed or hidden: none", [("a", WindowState(isKey: true), 1)], is: nil),
    Case(
      "the key window was hidden, another scene's is there: that one",
      [("a", WindowState(isKey: true, isActive: true), 2), ("b", key(), 1)], is: "b"),
    Case(
      "the key window is minimised: none",
      [("a", WindowState(isKey: true, isVisible: true, isMiniaturized: true), 1)], is: nil),
    Case(
      "the app is inactive: none, when its windows say so",
      [("a", WindowState(isActive: false, isVisible: true), 1)],
      is: nil),
    Case(
      "the app is inactive and a panel is key all the same: the panel",
      [
        ("document", WindowState(isMain: true, isActive: false, isVisible: true), 2),
        ("panel", key(active: false, main: false), 1),
      ], is: "panel"),
    Case(
      "a sheet or dialog has the keyboard, the window behind it stays main: the sheet",
      [
        ("document", WindowState(isMain: true, isActive: true, isVisible: true), 1),
        ("sheet", key(active: true, main: false), 2),
      ], is: "sheet"),
    Case(
      "the front window can't become key: the one behind that has the keyboard",
      [("tooltip", WindowState(isActive: true, isVisible: true), 0), ("document", key(active: true), 1)],
      is: "document"),
  ]

  @Test("a window on a display that takes no input isn't the one, though it became key last and looks active")
  func withoutInput() {
    let television = KeyWindowCandidate(
      window: "television", state: Self.key(active: true), becameKeyAt: 2, canBeAppKeyWindow: false)
    let phone = KeyWindowCandidate(window: "phone", state: Self.key(active: false), becameKeyAt: 1)
    #expect(KeyWindowChoice(among: [phone, television]).window == "phone")
    #expect(KeyWindowChoice(among: [television]).window == nil)
  }

  @Test("a window of a scene that was left isn't the one, though it became key last and looks active")
  func inBackground() {
    let away = KeyWindowCandidate(
      window: "away", state: Self.key(active: true), becameKeyAt: 2, isSceneLeft: true)
    let here = KeyWindowCandidate(window: "here", state: Self.key(active: false), becameKeyAt: 1)
    #expect(KeyWindowChoice(among: [here, away]).window == "here")
    #expect(KeyWindowChoice(among: [away]).window == nil)
  }

  @Test("decided by this table", arguments: cases)
  func table(_ row: Case) {
    // Every order of the candidates gives the same.
    for candidates in [row.windows, row.windows.reversed()] {
      let choice = KeyWindowChoice(
        among: candidates.map {
          KeyWindowCandidate(window: $0.name, state: $0.state, becameKeyAt: $0.becameKeyAt)
        })
      #expect(choice.window == row.choice)
    }
  }
}
