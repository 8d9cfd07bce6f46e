import Foundation
import KeyWindow
import Testing

@testable import keywindow

@Suite("The inspector's picture of the screen") struct ScreenPictureTests {
  private let screen = ScreenState(
    name: "screen", frame: CGRect(x: 0, y: 0, width: 1000, height: 500),
    visibleFrame: CGRect(x: 0, y: 20, width: 1000, height: 480))

  private func window(at position: CGPoint?, isKey: Bool = false) -> WindowState {
    WindowState(
      isKey: isKey, isVisible: true, size: CGSize(width: 200, height: 100), position: position,
      safeAreaInsets: WindowInsets(top: 40), screen: screen)
  }

  @Test("has the window in front last, with its bars and its safe area inside it") func shapes() {
    let picture = ScreenPicture(
      of: [
        ("front", window(at: CGPoint(x: 10, y: 30), isKey: true)),
        ("back", window(at: CGPoint(x: 50, y: 60))),
      ], chosen: 1)
    let front = CGRect(x: 10, y: 30, width: 200, height: 100)
    #expect(picture.shapes.prefix(2).map(\.kind) == [.screen, .workArea])
    #expect(picture.shapes[2].kind == .window(isKey: false, isPlaceKnown: true))
    #expect(
      picture.shapes.suffix(6) == [
        .init(kind: .window(isKey: true, isPlaceKnown: true), rect: front),
        .init(kind: .covered, rect: CGRect(x: 10, y: 30, width: 200, height: 40)),
        .init(kind: .safeArea, rect: CGRect(x: 10, y: 70, width: 200, height: 60)),
        .init(kind: .chosen, rect: CGRect(x: 50, y: 60, width: 200, height: 100)),
        .init(
          kind: .name(hiddenBy: []), rect: CGRect(x: 10, y: 70, width: 200, height: 60), label: "front"),
        .init(
          kind: .name(hiddenBy: []), rect: CGRect(x: 50, y: 100, width: 200, height: 60), label: "back"),
      ])
    #expect(!picture.hasUnknownPlaces)
  }

  @Test("hides a name behind the windows in front, but the chosen one's never") func names() {
    let picture = ScreenPicture(
      of: [
        ("front", window(at: CGPoint(x: 10, y: 30))), ("between", window(at: CGPoint(x: 20, y: 40))),
        ("back", window(at: CGPoint(x: 50, y: 60))),
      ], chosen: 1)
    let front = CGRect(x: 10, y: 30, width: 200, height: 100)
    let names = picture.shapes.suffix(3)
    #expect(names.map(\.label) == ["back", "front", "between"])
    #expect(
      names.map(\.kind) == [
        .name(hiddenBy: [front, front.offsetBy(dx: 10, dy: 10)]), .name(hiddenBy: []), .name(hiddenBy: []),
      ])
  }

  @Test("draws windows whose place isn't told in the middle, and says so") func unknownPlaces() {
    let picture = ScreenPicture(of: [("one", window(at: nil)), ("two", window(at: nil))], chosen: nil)
    #expect(picture.hasUnknownPlaces)
    let windows = picture.shapes.filter {
      if case .window(_, let isPlaceKnown) = $0.kind { !isPlaceKnown } else { false }
    }
    #expect(windows.count == 2)
    #expect(windows.allSatisfy { screen.frame.contains($0.rect) })
    #expect(windows.last?.rect == CGRect(x: 400, y: 210, width: 200, height: 100))
  }

  @Test(
    "leaves out what can't be seen",
    arguments: [
      WindowState(), WindowState(isVisible: true, isMiniaturized: true),
    ])
  func unseen(_ state: WindowState) {
    var state = state
    state.screen = screen
    #expect(ScreenPicture(of: [("window", state)], chosen: 0).shapes.count == 2)
  }

  @Test("keeps its proportions and its margin, whatever it's drawn into") func scale() throws {
    let picture = ScreenPicture(of: [("window", window(at: .zero))], chosen: 0)
    let rect = try #require(picture.place(screen.frame, in: CGSize(width: 220, height: 400), margin: 10))
    #expect(rect == CGRect(x: 10, y: 150, width: 200, height: 100))
    #expect(picture.place(screen.frame, in: CGSize(width: 10, height: 10), margin: 10) == nil)
  }
}
