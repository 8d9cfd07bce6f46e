import Foundation
import KeyWindow
import Testing

@testable import keywindow

@Suite("The inspector's picture of the screen") struct ScreenPictureTests {
  private let screen = ScreenState(
    name: "screen", frame: CGRect(x: 0, y: 0, width: 1000, height: 500),
    visibleFrame: CGRect(x: 0, y: 20, width: 1000, height: 480))

  private func window(
    _ name: String, at position: CGPoint?, isKey: Bool = false, number: Int = 0
  ) -> ScreenPicture.Window {
    ScreenPicture.Window(
      name: name,
      state: WindowState(
        isKey: isKey, isVisible: true, size: CGSize(width: 200, height: 100), position: position,
        safeAreaInsets: WindowInsets(top: 40), screen: screen), number: number)
  }

  @Test("has the window in front last, with its bars and its safe area inside it") func shapes() {
    let picture = ScreenPicture(
      of: [
        window("front", at: CGPoint(x: 10, y: 30), isKey: true), window("back", at: CGPoint(x: 50, y: 60)),
      ], chosen: 1)
    let front = CGRect(x: 10, y: 30, width: 200, height: 100)
    #expect(picture.shapes.prefix(2).map(\.kind) == [.screen, .workArea])
    #expect(picture.shapes[2].kind == .window)
    #expect(
      picture.shapes.suffix(5) == [
        .init(kind: .window, rect: front),
        .init(kind: .bar, rect: CGRect(x: 10, y: 30, width: 200, height: 40)),
        .init(kind: .safeArea, rect: CGRect(x: 10, y: 70, width: 200, height: 60)),
        .init(kind: .outline(isKey: true, isPlaceKnown: true), rect: front),
        .init(kind: .chosen, rect: CGRect(x: 50, y: 60, width: 200, height: 100)),
      ])
    #expect(picture.figures.map(\.hiding) == [[], [front]])
    #expect(picture.figures.map(\.interior.minY) == [70, 100])
    #expect(!picture.hasUnknownPlaces)
  }

  @Test("tells a window that others cover altogether from one that isn't there") func covered() {
    var hidden = window("hidden", at: .zero)
    hidden.state.isVisible = false
    let behind = window("behind", at: CGPoint(x: 50, y: 50))
    let picture = ScreenPicture(
      of: [
        window("left", at: CGPoint(x: 0, y: 50)), window("right", at: CGPoint(x: 150, y: 50)),
        window("half", at: CGPoint(x: 50, y: 100)), behind, hidden,
      ], chosen: 0)
    let covered = picture.shapes.filter { $0.kind == .covered }
    #expect(covered.map(\.rect) == [behind.state.frame])
    #expect(picture.figures.map(\.name) == ["left", "right", "half", "behind"])
  }

  @Test("draws windows whose place isn't told side by side, as large as that allows", arguments: 1...20)
  func unknownPlaces(_ count: Int) throws {
    let windows = (0..<count).map { window("\($0)", at: nil, number: $0) }
    let picture = ScreenPicture(of: windows, chosen: nil)
    #expect(picture.hasUnknownPlaces)
    let frames = picture.figures.map(\.frame)
    #expect(frames.count == count)
    #expect(frames.allSatisfy { screen.frame.contains($0) })
    for (index, frame) in frames.enumerated() {
      #expect(frames[(index + 1)...].allSatisfy { !$0.intersects(frame) })
    }
    #expect(try #require(frames.first).width > (count == 1 ? 199 : 90))
    // Another one becomes key, and none of them moves.
    let reordered = ScreenPicture(of: windows.reversed(), chosen: nil)
    #expect(reordered.figures.reversed().map(\.frame) == frames)
  }

  @Test(
    "leaves out what can't be seen",
    arguments: [
      WindowState(), WindowState(isVisible: true, isMiniaturized: true),
    ])
  func unseen(_ state: WindowState) {
    var state = state
    state.screen = screen
    let picture = ScreenPicture(of: [.init(name: "window", state: state, number: 0)], chosen: 0)
    #expect(picture.shapes.count == 2)
    #expect(picture.figures.isEmpty)
  }

  @Test("keeps its proportions and its foot, whatever it's drawn into") func scale() throws {
    let size = CGSize(width: 200, height: 400)
    let scale = try #require(PictureScale(of: screen.frame, in: size, foot: 20))
    #expect(scale.place(screen.frame) == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(scale.frame == scale.place(screen.frame))
    let flat = try #require(PictureScale(of: screen.frame, in: CGSize(width: 400, height: 70), foot: 20))
    #expect(flat.frame.size == CGSize(width: 100, height: 50))
    #expect(PictureScale(of: screen.frame, in: CGSize(width: 10, height: 10), foot: 10) == nil)
    #expect(PictureScale(of: nil, in: size, foot: 0) == nil)
  }

  @Test("is laid out over all screens, and knows their names") func screens() {
    var other = window("other", at: CGPoint(x: 1100, y: 0))
    other.state.screen = ScreenState(name: "second", frame: CGRect(x: 1000, y: 0, width: 800, height: 600))
    let picture = ScreenPicture(of: [window("one", at: .zero), other], chosen: nil)
    #expect(picture.screens.map(\.name) == ["screen", "second"])
    #expect(picture.extent == CGRect(x: 0, y: 0, width: 1800, height: 600))
  }
}
