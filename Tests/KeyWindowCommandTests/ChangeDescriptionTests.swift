import Foundation
import KeyWindow
import Testing

@testable import keywindow

@Suite("The time line says") struct ChangeDescriptionTests {
  private let shown = WindowState(
    isKey: true, isVisible: true, isMiniaturized: false, size: CGSize(width: 430, height: 290),
    position: CGPoint(x: 5, y: 7), safeAreaInsets: WindowInsets(top: 47), title: "Letter")

  private func changes(_ change: (inout WindowState) -> Void) -> [String] {
    var new = shown
    change(&new)
    return WindowState?.some(shown).changes(to: new)
  }

  @Test("what a window is when it appears") func appears() {
    #expect(
      WindowState?.none.changes(to: shown) == [
        "visible", "KEY", "not minimised", "430 × 290", "at 5, 7", "insets top 47", "titled \"Letter\"",
      ])
  }

  @Test("when it's gone") func gone() {
    #expect(WindowState?.some(shown).changes(to: nil) == ["gone"])
  }

  @Test("what has changed, and nothing else") func changed() {
    #expect(changes { _ in } == [])
    #expect(changes { $0.isKey = false } == ["not key"])
    #expect(
      changes {
        $0.isZoomed = true; $0.size.width = 1280.5
      } == ["maximised", "1280.50 × 290"])
    #expect(
      changes {
        $0.isVisible = false; $0.isMiniaturized = true
      } == ["hidden", "minimised"])
  }

  @Test("where something isn't known any more") func unknown() {
    #expect(changes { $0.position = nil } == ["at an unknown place"])
    #expect(changes { $0.safeAreaInsets = nil } == ["insets unknown"])
    #expect(changes { $0.title = nil } == ["without title"])
  }
}
