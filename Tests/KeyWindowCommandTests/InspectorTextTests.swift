import Foundation
import KeyWindow
import Testing

@testable import keywindow

@Suite("The inspector's table and entries") @MainActor struct InspectorTextTests {
  @Test(
    "a size is two numbers with anything between",
    arguments: [
      ("640 × 480", CGSize(width: 640, height: 480)), ("640x480", CGSize(width: 640, height: 480)),
      ("-1, 1e9", CGSize(width: -1, height: 1e9)), ("0.5 0", CGSize(width: 0.5, height: 0)),
    ] as [(String, CGSize)])
  func size(_ text: String, _ size: CGSize) {
    #expect(CommandButtons.size(from: text) == size)
  }

  @Test("anything else isn't a size", arguments: ["", "640", "wide × high", "1 2 3", "-, e"])
  func notASize(_ text: String) {
    #expect(CommandButtons.size(from: text) == nil)
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
