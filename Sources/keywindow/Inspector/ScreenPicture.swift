import Foundation
import KeyWindow

/// The screens and the windows on them, as shapes to be drawn to scale. The last shape is the one in front.
struct ScreenPicture {
  struct Shape: Equatable {
    enum Kind: Equatable {
      case screen
      case workArea
      case window(isKey: Bool, isPlaceKnown: Bool)
      /// What a title bar or another bar covers of a window.
      case covered
      case safeArea
      /// Where the chosen window lies, in front of all others.
      case chosen
      /// Where a window's name is written, at the top left: less what other windows hide of that.
      case name(hiddenBy: [CGRect])
    }

    var kind: Kind
    /// In points, in the coordinates of the screens.
    var rect: CGRect
    var label: String?
  }

  private(set) var shapes: [Shape] = []
  /// What all of it lies in; nil when there's no screen to draw.
  private(set) var extent: CGRect?
  /// The window system doesn't tell where the windows are: they're drawn in the middle of their screen.
  private(set) var hasUnknownPlaces = false

  /// - Parameters:
  ///   - windows: those of the app, the one in front first, as far as that's known.
  ///   - chosen: index of the one that is inspected.
  init(of windows: [(name: String, state: WindowState)], chosen: Int?) {
    var seen: [ScreenState] = []
    for screen in windows.compactMap(\.state.screen) where !seen.contains(screen) { seen.append(screen) }
    for screen in seen {
      shapes.append(Shape(kind: .screen, rect: screen.frame, label: screen.name))
      if let area = screen.visibleFrame { shapes.append(Shape(kind: .workArea, rect: area)) }
      extent = extent?.union(screen.frame) ?? screen.frame
    }
    let frames = windows.enumerated().map { frame(of: $1.state, depth: $0) }
    for (window, frame) in zip(windows, frames).reversed() {
      if let frame { add(window.state, in: frame) }
    }
    if let chosen, let frame = frames[chosen] { shapes.append(Shape(kind: .chosen, rect: frame)) }
    addNames(of: windows, in: frames, chosen: chosen)
  }

  /// After the outlines, which would run through them. The chosen window's is the last: it's always seen.
  private mutating func addNames(
    of windows: [(name: String, state: WindowState)], in frames: [CGRect?], chosen: Int?
  ) {
    for index in windows.indices.reversed().filter({ $0 != chosen }) + [chosen].compactMap({ $0 }) {
      guard let frame = frames[index] else { continue }
      let (name, state) = windows[index]
      let hiding = index == chosen ? [] : frames[..<index].compactMap { $0 }
      let rect = Self.safeArea(of: state, in: frame) ?? frame
      shapes.append(Shape(kind: .name(hiddenBy: hiding), rect: rect, label: name))
    }
  }

  /// Nil for a window that can't be seen.
  private func frame(of state: WindowState, depth: Int) -> CGRect? {
    guard state.isVisible, state.isMiniaturized != true, let screen = state.screen else { return nil }
    return state.frame ?? Self.middle(of: screen, size: state.bounds.size, depth: depth)
  }

  private static func safeArea(of state: WindowState, in frame: CGRect) -> CGRect? {
    state.safeAreaFrame?.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  private mutating func add(_ state: WindowState, in frame: CGRect) {
    if state.frame == nil { hasUnknownPlaces = true }
    shapes.append(Shape(kind: .window(isKey: state.isKey, isPlaceKnown: state.frame != nil), rect: frame))
    guard let safe = Self.safeArea(of: state, in: frame) else { return }
    for bar in frame.strips(around: safe) { shapes.append(Shape(kind: .covered, rect: bar)) }
    shapes.append(Shape(kind: .safeArea, rect: safe))
  }

  /// A place for a window whose place isn't told, such that several don't cover each other's names.
  private static func middle(of screen: ScreenState, size: CGSize, depth: Int) -> CGRect {
    let shift = CGFloat(depth) * -32
    let area = screen.visibleFrame ?? screen.frame
    return CGRect(
      x: area.midX - size.width / 2 + shift, y: area.midY - size.height / 2 + shift, width: size.width,
      height: size.height)
  }

  /// How many of its units there are in a point, when drawn into `size` with `margin` left on each side.
  func scale(in size: CGSize, margin: CGFloat) -> CGFloat? {
    guard let extent, extent.width > 0, extent.height > 0 else { return nil }
    let scale = min(
      (size.width - 2 * margin) / extent.width, (size.height - 2 * margin) / extent.height)
    return scale > 0 ? scale : nil
  }

  /// Where a rectangle of the screens lies when the picture is drawn in the middle of `size`.
  func place(_ rect: CGRect, in size: CGSize, margin: CGFloat) -> CGRect? {
    guard let extent, let scale = scale(in: size, margin: margin) else { return nil }
    return CGRect(
      x: size.width / 2 + (rect.minX - extent.midX) * scale,
      y: size.height / 2 + (rect.minY - extent.midY) * scale,
      width: rect.width * scale, height: rect.height * scale)
  }
}

extension CGRect {
  /// The rectangle less `inner`, in at most four pieces that don't overlap.
  fileprivate func strips(around inner: CGRect) -> [CGRect] {
    [
      CGRect(x: minX, y: minY, width: width, height: inner.minY - minY),
      CGRect(x: minX, y: inner.maxY, width: width, height: maxY - inner.maxY),
      CGRect(x: minX, y: inner.minY, width: inner.minX - minX, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: maxX - inner.maxX, height: inner.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
