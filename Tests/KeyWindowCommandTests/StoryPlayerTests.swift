import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

@testable import keywindow

@Suite("The demo's story") @MainActor struct StoryPlayerTests {
  private let stage = SimulatedStage()

  @Test("comes true, step by step, on a desktop that can do everything") func everything() async {
    let account = await stage.play(Story.steps(withScreenshot: true))
    #expect(account.cameTrue)
    #expect(account.outcomes.map(\.title) == Story.steps(withScreenshot: true).map(\.title))
    #expect(account.outcomes.allSatisfy { $0.outcome == .cameTrue })
    #expect(stage.screenshots == 1)
  }

  @Test("goes on past what the window system can't do, and says why") func unsupported() async {
    stage.desktop.abilities.subtract([.zoom, .miniaturize])
    let account = await stage.play(Story.steps(withScreenshot: false))
    #expect(account.cameTrue)
    #expect(
      account.titles(.unsupported(reason: "this desktop can't do it")) == [
        "Letter is maximised", "Letter is as large as before", "Letter is minimised", "Letter is restored",
      ])
    #expect(account.outcomes.last?.outcome == .cameTrue)
  }

  @Test("isn't failed by a compositor that keeps the keyboard where it is, but by nothing else that does")
  func declined() async {
    stage.desktop.grantsKeyOnRequest = false
    var account = await stage.play(Story.steps(withScreenshot: false))
    #expect(!account.cameTrue)
    #expect(account.outcomes.last?.title == "Letter gets the keyboard")

    let wayland = SimulatedStage()
    wayland.desktop.grantsKeyOnRequest = false
    wayland.requestsMayBeDeclined = true
    account = await wayland.play(Story.steps(withScreenshot: false))
    #expect(account.cameTrue)
    #expect(
      account.titles(.unsupported(reason: "the compositor left the request unanswered, as Wayland allows"))
        == ["Letter gets the keyboard", "Notes gets the keyboard", "Notes takes it over"])
  }

  @Test("ends with the first step that doesn't come true") func failed() async {
    let steps = [
      Step(title: "one", action: .open(.letter)) { $0[.letter] != nil },
      Step(title: "two", action: .ask(.letter, .zoom)) { $0[.letter]?.isFullScreen == true },
      Step(title: "three", action: .ask(.letter, .close)) { _ in true },
    ]
    let account = await stage.play(steps)
    #expect(!account.cameTrue)
    #expect(account.outcomes.map(\.title) == ["one", "two"])
    guard case .failed = account.outcomes.last?.outcome else {
      Issue.record("\(account.outcomes)")
      return
    }
  }

  @Test("fails when a window is closed in the middle of it") func closed() async {
    let steps = [
      Step(title: "one", action: .open(.letter)) { $0[.letter] != nil },
      Step(title: "gone", action: .ask(.letter, .close)) { $0[.letter] == nil },
      Step(title: "two", action: .ask(.letter, .zoom)) { _ in true },
    ]
    let account = await stage.play(steps)
    #expect(!account.cameTrue)
    #expect(account.outcomes.last?.title == "two")
  }

  @Test("isn't started where it couldn't be ended: a window that can't be restored isn't minimised")
  func lost() async {
    var step = Step(title: "minimised", action: .ask(.letter, .miniaturize)) { _ in true }
    step.takenBackBy = .toggleFullScreen
    stage.desktop.abilities.remove(.fullScreen)
    let account = await stage.play([Step(title: "one", action: .open(.letter)) { $0[.letter] != nil }, step])
    #expect(account.titles(.unsupported(reason: "this desktop can't do it")) == ["minimised"])
    #expect(stage.desktop.windows.first?.readWindowState()?.isMiniaturized == false)
  }
}

/// A simulated desktop as the place where the story is played.
@MainActor private final class SimulatedStage: Stage {
  struct Account {
    var cameTrue = false
    var outcomes: [(title: String, outcome: Outcome)] = []

    func titles(_ outcome: Outcome) -> [String] {
      outcomes.filter { $0.outcome == outcome }.map(\.title)
    }
  }

  let desktop = SimulatedDesktop()
  var requestsMayBeDeclined = false
  private(set) var screenshots = 0
  private var windows: [Role: SimulatedWindow] = [:]

  func make(_ role: Role) -> any ObservableWindow {
    let window = desktop.open(role.rawValue)
    window.hide()
    // GTK's windows are gone once they're closed.
    window.shouldClose = { [weak window] in
      window?.destroy()
      return false
    }
    windows[role] = window
    return window
  }

  func move(_ role: Role, to place: CGPoint) {
    windows[role]?.move(to: place)
  }

  func takeScreenshot() {
    screenshots += 1
  }

  func play(_ steps: [Step]) async -> Account {
    var account = Account()
    let cast = Cast(desktop.registry) { _, _, _ in }
    let player = StoryPlayer(
      stage: self, cast: cast, patience: .milliseconds(200), pause: .zero, onBegin: { _ in },
      onEnd: { account.outcomes.append(($0.title, $1)) })
    let loop = Task {
      while !Task.isCancelled {
        desktop.settle()
        await Task.yield()
      }
    }
    account.cameTrue = await player.play(steps)
    loop.cancel()
    return account
  }
}
