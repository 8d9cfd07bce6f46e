import Foundation
import KeyWindow

/// The screens and the windows on them, as shapes to be drawn to scale. The last shape is the one in front.
struct ScreenPicture {
  struct Shape: Equatable {
    enum Kind: Equatable {
      case screen
      case workArea
      case window
      /// What a title bar or another bar covers of a window.
      case bar
      case safeArea
      case outline(isKey: Bool, isPlaceKnown: Bool)
      /// The outline of a window that others cover altogether, seen through them.
      case covered
      /// Where the chosen window lies, in front of all others.
      case chosen
    }

    var kind: Kind
    /// In points, in the coordinates of the screens.
    var rect: CGRect
  }

  /// A window of the app.
  struct Window {
    var name: String
    var state: WindowState
    /// The count of windows that came before it.
    var number: Int
  }

  /// A window that is drawn.
  struct Figure {
    var name: String
    /// In points, in the coordinates of the screens.
    var frame: CGRect
    /// The part to write its name in.
    var interior: CGRect
    /// Parts of it that other windows cover.
    var hiding: [CGRect]
    var isChosen: Bool
  }

  private(set) var shapes: [Shape] = []
  /// The windows, the one in front first.
  private(set) var figures: [Figure] = []
  private(set) var screens: [ScreenState] = []
  /// What all of it lies in; nil when there's no screen to draw. What reaches beyond it isn't drawn.
  private(set) var extent: CGRect?
  /// The window system doesn't tell where the windows are: they're drawn side by side on their screen.
  private(set) var hasUnknownPlaces = false

  /// - Parameters:
  ///   - windows: those of the app, the one in front first, as far as that's known.
  ///   - chosen: index of the one that is inspected.
  init(of windows: [Window], chosen: Int?) {
    for screen in windows.compactMap(\.state.screen) where !screens.contains(screen) {
      screens.append(screen)
      shapes.append(Shape(kind: .screen, rect: screen.frame))
      if let area = screen.visibleFrame { shapes.append(Shape(kind: .workArea, rect: area)) }
      extent = extent?.union(screen.frame) ?? screen.frame
    }
    let frames = Self.frames(of: windows)
    for (window, frame) in zip(windows, frames).reversed() {
      if let frame { add(window.state, in: frame) }
    }
    for index in windows.indices {
      guard let frame = frames[index] else { continue }
      let interior = Self.safeArea(of: windows[index].state, in: frame) ?? frame
      let front = frames[..<index].compactMap { $0 }
      figures.append(
        Figure(
          name: windows[index].name, frame: frame, interior: interior, hiding: front,
          isChosen: index == chosen))
      if index != chosen, frame.subtracting(front).isEmpty {
        shapes.append(Shape(kind: .covered, rect: frame))
      }
    }
    if let chosen, let frame = frames[chosen] { shapes.append(Shape(kind: .chosen, rect: frame)) }
  }

  /// Where to draw the windows; nil for one that can't be seen.
  private static func frames(of windows: [Window]) -> [CGRect?] {
    let seen = windows.indices.filter {
      let state = windows[$0].state
      return state.isVisible && state.isMiniaturized != true && state.screen != nil
    }
    var frames = [CGRect?](repeating: nil, count: windows.count)
    for index in seen { frames[index] = windows[index].state.frame }
    // A window stays where it is drawn when another one becomes key.
    let unknown = seen.filter { frames[$0] == nil }.sorted { windows[$0].number < windows[$1].number }
    for (index, frame) in zip(unknown, sideBySide(unknown.map { windows[$0].state })) {
      frames[index] = frame
    }
    return frames
  }

  /// Room for windows whose places aren't told, such that none covers another one: in rows, as large as that allows.
  private static func sideBySide(_ states: [WindowState]) -> [CGRect] {
    guard let screen = states.first?.screen else { return [] }
    let area = screen.visibleFrame ?? screen.frame
    let gap = min(area.width, area.height) / 40
    var scale = CGFloat(1)
    while true {
      let sizes = states.map { CGSize(width: $0.size.width * scale, height: $0.size.height * scale) }
      let frames = rows(of: sizes, in: area.insetBy(dx: gap, dy: gap), gap: gap)
      if scale < 0.01 || frames.allSatisfy({ area.contains($0) }) { return frames }
      scale *= 0.95
    }
  }

  private static func rows(of sizes: [CGSize], in area: CGRect, gap: CGFloat) -> [CGRect] {
    var place = area.origin
    var height = CGFloat(0)
    return sizes.map { size in
      if place.x > area.minX, place.x + size.width > area.maxX {
        place = CGPoint(x: area.minX, y: place.y + height + gap)
        height = 0
      }
      defer {
        place.x += size.width + gap
        height = max(height, size.height)
      }
      return CGRect(origin: place, size: size)
    }
  }

  /// Scaled as the window is.
  private static func safeArea(of state: WindowState, in frame: CGRect) -> CGRect? {
    guard let area = state.safeAreaFrame, state.size.width > 0 else { return nil }
    let scale = frame.width / state.size.width
    return CGRect(
      x: frame.minX + area.minX * scale, y: frame.minY + area.minY * scale, width: area.width * scale,
      height: area.height * scale)
  }

  private mutating func add(_ state: WindowState, in frame: CGRect) {
    if state.frame == nil { hasUnknownPlaces = true }
    shapes.append(Shape(kind: .window, rect: frame))
    if let safe = Self.safeArea(of: state, in: frame) {
      for bar in frame.subtracting([safe]) { shapes.append(Shape(kind: .bar, rect: bar)) }
      shapes.append(Shape(kind: .safeArea, rect: safe))
    }
    shapes.append(Shape(kind: .outline(isKey: state.isKey, isPlaceKnown: state.frame != nil), rect: frame))
  }
}
