import Foundation
import KeyWindowTesting
import Testing

@testable import KeyWindow

@Suite("Which window was worked in last") struct WorkingWindowChoiceTests {
  typealias Candidate = WorkingWindowCandidate<String>

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var windows: [(name: String, state: WindowState, main: UInt64, key: UInt64)]
    var choice: String?

    init(
      _ sentence: String, _ windows: [(name: String, state: WindowState, main: UInt64, key: UInt64)],
      is choice: String?
    ) {
      (testDescription, self.windows, self.choice) = (sentence, windows, choice)
    }
  }

  static let shown = WindowState(isVisible: true)
  static let hidden = WindowState()
  static let minimised = WindowState(isVisible: true, isMiniaturized: true)

  static let cases = [
    Case("no window: none", [], is: nil),
    Case("none was ever key: the first", [("a", shown, 0, 0), ("b", shown, 0, 0)], is: "a"),
    Case("the one that was main last", [("a", shown, 3, 3), ("b", shown, 5, 5)], is: "b"),
    Case("a panel was key later: the main one", [("a", shown, 3, 3), ("panel", shown, 0, 9)], is: "a"),
    Case("there are panels only: the last one", [("a", shown, 0, 3), ("b", shown, 0, 9)], is: "b"),
    Case("it's hidden or closed: the one before", [("a", shown, 3, 3), ("b", hidden, 5, 5)], is: "a"),
    Case("it's minimised: the one before", [("a", shown, 3, 3), ("b", minimised, 5, 5)], is: "a"),
    Case(
      "a minimised one, and a panel: not the panel", [("a", minimised, 3, 3), ("panel", shown, 0, 9)], is: "a"
    ),
    Case("a hidden one, and a panel: the panel", [("a", hidden, 3, 3), ("panel", shown, 0, 9)], is: "panel"),
    Case("all are hidden: the last one", [("a", hidden, 3, 3), ("b", hidden, 5, 5)], is: "b"),
  ]

  @Test("it is", arguments: cases) func choice(_ example: Case) {
    let candidates = example.windows.enumerated().map { number, window in
      Candidate(
        window: window.name, state: window.state, becameMainAt: window.main, becameKeyAt: window.key,
        observedSince: UInt64(number))
    }
    #expect(WorkingWindowChoice(among: candidates).window == example.choice)
    #expect(WorkingWindowChoice(among: candidates.reversed()).window == example.choice)
  }

  @Test("not one of a scene in the background, unless all are") func inBackground() {
    let here = Candidate(
      window: "here", state: Self.shown, becameMainAt: 0, becameKeyAt: 0, observedSince: 2)
    var away = here
    (away.window, away.becameMainAt, away.isSceneInBackground) = ("away", 9, true)
    #expect(WorkingWindowChoice(among: [here, away]).window == "here")
    var other = away
    (other.window, other.becameMainAt) = ("other", 5)
    #expect(WorkingWindowChoice(among: [other, away]).window == "away")
  }
}

@MainActor @Suite("The window that the user is working in") struct WorkingWindowTests {
  let desktop = SimulatedDesktop()
  var registry: WindowRegistry { desktop.registry }

  func name(_ window: RegisteredWindow?) -> String? { window?.state.title }

  @Test("stays while its sheet, a dialog of that sheet, a panel, or another app has the keyboard")
  func family() {
    let editor = desktop.open("Editor")
    let sheet = desktop.open("Sheet", as: .panel, belongingTo: editor)
    let dialog = desktop.open("Dialog", as: .panel, belongingTo: sheet)
    let alert = desktop.open("Alert", as: .panel)
    let observers = [editor, sheet, dialog, alert].map { WindowObserver($0) }
    for window in [editor, sheet, dialog, alert] {
      window.makeKey()
      desktop.settle()
      #expect(name(registry.keyWindow) == window.readWindowState()?.title)
      #expect(name(registry.workingWindow) == "Editor")
    }
    desktop.deactivateApp()
    desktop.settle()
    #expect(registry.keyWindow == nil)
    #expect(name(registry.workingWindow) == "Editor")
    #expect(registry[workingWindow: \.size] == CGSize(width: 800, height: 600))
    withExtendedLifetime(observers) {}
  }

  @Test("is the owner of a sheet that nobody observes") func unobservedSheet() {
    let (one, other) = (desktop.open("One"), desktop.open("Other"))
    let observers = [one, other].map { WindowObserver($0) }
    one.makeKey()
    desktop.settle()
    let sheet = desktop.open("Sheet", as: .panel, belongingTo: other)
    sheet.makeKey()
    desktop.settle()
    #expect(registry.keyWindow == nil)
    #expect(name(registry.workingWindow) == "Other")
    withExtendedLifetime(observers) {}
  }

  @Test("is followed property by property, through turns in which nothing of it changes", .needsObservation)
  func followed() {
    let editor = desktop.open("Editor")
    let panel = desktop.open("Panel", as: .panel)
    let observers = [editor, panel].map { WindowObserver($0) }
    desktop.settle()
    let changes = Counts()
    tracking {
      _ = registry[workingWindow: \.safeAreaFrame]
    } onChange: {
      changes["safe area"] += 1
    }
    panel.makeKey()
    desktop.settle()
    desktop.deactivateApp()
    desktop.settle()
    #expect(changes["safe area"] == 0)
    editor.resize(to: CGSize(width: 300, height: 200))
    desktop.settle()
    #expect(changes["safe area"] == 1)
    withExtendedLifetime(observers) {}
  }

  @Test("gives way to another one when it is closed or freed") func gone() {
    let (one, other) = (desktop.open("One"), desktop.open("Other"))
    let observers = [one, other].map { WindowObserver($0) }
    desktop.settle()
    #expect(name(registry.workingWindow) == "Other")
    desktop.passesKeyOn = false
    other.close()
    desktop.settle()
    #expect(name(registry.workingWindow) == "One")
    one.destroy()
    desktop.settle()
    #expect(name(registry.workingWindow) == "Other")
    other.destroy()
    desktop.settle()
    #expect(registry.workingWindow == nil)
    withExtendedLifetime(observers) {}
  }
}
