import Foundation
import KeyWindow
import Testing

@testable import keywindow

@Suite("The inspector's table and entries") @MainActor struct InspectorTextTests {
  @Test(
    "a size, or a place, is two numbers with anything between",
    arguments: [
      ("640 × 480", (640, 480)), ("640x480", (640, 480)), ("-1, 1e9", (-1, 1e9)), ("0.5 0", (0.5, 0)),
    ] as [(String, (Double, Double))])
  func numbers(_ text: String, _ numbers: (Double, Double)) throws {
    #expect(try #require(CommandButtons.numbers(in: text)) == numbers)
  }

  @Test("anything else isn't one", arguments: ["", "640", "wide × high", "1 2 3", "-, e"])
  func notNumbers(_ text: String) {
    #expect(CommandButtons.numbers(in: text) == nil)
  }

  @Test("every property of a state has a row") func rows() {
    let state = WindowState(screen: ScreenState(frame: .zero))
    let names = Set(StateFields.rows(of: state).map(\.name))
    for property in Mirror(reflecting: state).children.compactMap(\.label) where property != "screen" {
      #expect(names.contains(property))
    }
    for property in Mirror(reflecting: ScreenState(frame: .zero)).children.compactMap(\.label) {
      #expect(names.contains("screen.\(property)"))
    }
  }
}
