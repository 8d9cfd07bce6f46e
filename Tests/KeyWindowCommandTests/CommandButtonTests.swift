import Foundation
import KeyWindow
import Testing

@testable import keywindow

@Suite("A button of the inspector") struct CommandButtonTests {
  private func face(_ id: String, _ state: WindowState) throws -> CommandButton.Face {
    try #require(CommandButton.all.first { $0.id == id }).face(for: state)
  }

  @Test(
    "says what it will do now, and does that",
    arguments: [
      ("hide", WindowState(isVisible: true), "_Hide", .orderOut),
      ("hide", WindowState(isVisible: false), "S_how", .makeKeyAndOrderFront),
      ("minimise", WindowState(isMiniaturized: false), "_Minimise", .miniaturize),
      ("minimise", WindowState(isMiniaturized: nil), "_Minimise", .miniaturize),
      ("minimise", WindowState(isMiniaturized: true), "Un_minimise", .deminiaturize),
      ("maximise", WindowState(isZoomed: false), "Ma_ximise", .zoom),
      ("maximise", WindowState(isZoomed: true), "_Restore", .zoom),
      ("full-screen", WindowState(isFullScreen: true), "Leave Full _Screen", .toggleFullScreen),
    ] as [(String, WindowState, String, WindowCommand)])
  func face(_ id: String, _ state: WindowState, _ label: String, _ command: WindowCommand) throws {
    #expect(try face(id, state).label == label)
    #expect(try face(id, state).command == command)
  }

  @Test("is pressed by a letter that no other one has, nor the entries") func mnemonics() {
    let letters = CommandButton.all.map { button in
      Set(button.faces.compactMap { face in face.label.split(separator: "_").last?.first?.lowercased() })
    }
    let all = letters.flatMap { $0 } + ["t", "z", "p", "n", "d"]
    #expect(Set(all).count == all.count, "\(all)")
  }
}

@Suite("What a command should make of a window") struct ExpectedEffectTests {
  private static let before = WindowState(
    isVisible: true, isMiniaturized: false, size: CGSize(width: 100, height: 100), title: "old")
  private let before = Self.before

  private static func changed<Value>(_ property: WritableKeyPath<WindowState, Value>, _ value: Value)
    -> WindowState
  {
    var state = before
    state[keyPath: property] = value
    return state
  }

  @Test(
    "is known when it has come, and missed when it hasn't",
    arguments: [
      (.makeKeyAndOrderFront, changed(\.isKey, true)), (.orderOut, changed(\.isVisible, false)),
      (.miniaturize, changed(\.isMiniaturized, true)), (.zoom, changed(\.isZoomed, true)),
      (.toggleFullScreen, changed(\.isFullScreen, true)),
      (.setSize(CGSize(width: 200, height: 100)), changed(\.size.width, 200)),
      (.activate, changed(\.isKey, true)),
      (.setPosition(CGPoint(x: 7, y: 8)), changed(\.position, CGPoint(x: 7, y: 8))),
      (.setTitle("new"), changed(\.title, "new")),
    ] as [(WindowCommand, WindowState)])
  func comes(_ command: WindowCommand, _ after: WindowState) {
    let effect = ExpectedEffect(command: command, before: before)
    #expect(!effect.hasCome(before))
    #expect(effect.hasCome(after))
    let words = effect.disappointment(before)
    #expect(words.hasPrefix("It"))
    #expect(words.hasSuffix("."))
  }

  @Test("is that it's gone for one that is closed, whatever else was asked") func gone() {
    #expect(!ExpectedEffect(command: .close, before: before).hasCome(before))
    #expect(ExpectedEffect(command: .close, before: before).hasCome(nil))
    #expect(ExpectedEffect(command: .zoom, before: before).hasCome(nil))
  }

  @Test("isn't missed where nobody can tell") func unknown() {
    var unknown = before
    unknown.isMiniaturized = nil
    #expect(ExpectedEffect(command: .miniaturize, before: unknown).hasCome(unknown))
  }
}
