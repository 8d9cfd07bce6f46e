import Foundation
import Testing

@testable import KeyWindow

@Suite("Any window state") struct WindowStatePropertyTests {
  static let count = 5_000
  let seed = Seed.fromEnvironment

  /// Checks a property of many random values, and stops at the first that doesn't have it.
  private func always(
    _ property: (inout SeededNumbers) -> (holds: Bool, value: Any),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var numbers = SeededNumbers(seed)
    for _ in 0..<Self.count {
      let (holds, value) = property(&numbers)
      if !holds {
        Issue.record("\(seed): \(value)", sourceLocation: sourceLocation)
        return
      }
    }
  }

  @Test("the safe area lies inside the bounds, whatever the size and the insets")
  func inside() {
    always { numbers in
      var state = numbers.state()
      state.size = CGSize(width: numbers.strangeLength(), height: numbers.strangeLength())
      state.safeAreaInsets = numbers.strangeInsets()
      guard let safe = state.safeAreaFrame else { return (false, state) }
      let bounds = state.bounds
      return (safe.minX >= 0 && safe.minY >= 0 && safe.maxX <= bounds.maxX && safe.maxY <= bounds.maxY, state)
    }
  }

  @Test("no frame has a negative size, or one that isn't a number")
  func noNegativeSizes() {
    always { numbers in
      var state = numbers.state()
      state.size = CGSize(width: numbers.strangeLength(), height: numbers.strangeLength())
      state.safeAreaInsets = numbers.strangeInsets()
      let frames = [state.bounds, state.frame, state.safeAreaFrame].compactMap { $0 }
      return (
        frames.allSatisfy { $0.size.width >= 0 && $0.size.height >= 0 && $0.size.width.isFinite }, state
      )
    }
  }

  @Test("insets that fit are taken exactly once, from each side its own")
  func takenOnce() {
    always { numbers in
      // Quarters of points, so that sums are exact.
      func quarters(_ limit: Int) -> CGFloat { CGFloat(Int.random(in: 0...limit, using: &numbers)) / 4 }
      let insets = WindowInsets(
        top: quarters(400), left: quarters(400), bottom: quarters(400), right: quarters(400))
      let inner = CGSize(width: quarters(8000), height: quarters(8000))
      let size = CGSize(
        width: insets.left + inner.width + insets.right, height: insets.top + inner.height + insets.bottom)
      let state = WindowState(size: size, safeAreaInsets: insets)
      let expected = CGRect(origin: CGPoint(x: insets.left, y: insets.top), size: inner)
      return (state.safeAreaFrame == expected, state)
    }
  }

  @Test("insets that are negative or no number at all count as zero")
  func badInsets() {
    for bad in [-1, -1e9, .nan, -.infinity] as [CGFloat] {
      let insets = WindowInsets(top: bad, left: bad, bottom: bad, right: bad)
      let state = WindowState(size: CGSize(width: 30, height: 20), safeAreaInsets: insets)
      #expect(state.safeAreaFrame == state.bounds)
    }
  }

  @Test("a rectangle that is inset keeps to itself, wherever it lies")
  func rectangles() {
    always { numbers in
      let rect = CGRect(
        x: CGFloat(Int.random(in: -4000...4000, using: &numbers)),
        y: CGFloat(Int.random(in: -4000...4000, using: &numbers)),
        width: CGFloat(Int.random(in: -100...4000, using: &numbers)),
        height: CGFloat(Int.random(in: -100...4000, using: &numbers)))
      let insets = numbers.strangeInsets()
      let inner = insets.remainder(of: rect)
      let holds =
        inner.size.width >= 0 && inner.size.height >= 0 && inner.minX >= rect.minX && inner.minY >= rect.minY
        && inner.maxX <= rect.maxX + 1e-6 && inner.maxY <= rect.maxY + 1e-6
      return (holds, (rect, insets))
    }
  }

  @Test("comes back the same from JSON, the unknown as unknown")
  func json() throws {
    try roundTrip { $0.state() }
    try roundTrip { $0.screen() }
    try roundTrip { $0.insets() }
  }

  private func roundTrip<Value: Codable & Equatable>(_ make: (inout SeededNumbers) -> Value) throws {
    var numbers = SeededNumbers(seed)
    for _ in 0..<500 {
      let value = make(&numbers)
      let decoded = try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
      try #require(decoded == value, "\(seed)")
    }
  }

  @Test("what isn't known isn't made up")
  func unknown() throws {
    let state = WindowState(size: CGSize(width: 10, height: 10))
    #expect(state.isActive == nil && state.isOccluded == nil && state.isMiniaturized == nil)
    #expect(state.frame == nil && state.safeAreaFrame == nil && state.screen == nil && state.title == nil)
    #expect(state.isTiled == nil && state.isResizing == nil && state.isOnActiveSpace == nil)
    #expect(state.restoredSize == nil && state.controlInsets == nil)
    #expect(state.topSafeArea == nil && state.bottomSafeArea == nil)
    #expect(state.leftSafeArea == nil && state.rightSafeArea == nil)
    let json = try #require(String(data: JSONEncoder().encode(state), encoding: .utf8))
    for name in ["position", "safeAreaInsets", "screen", "title", "isActive", "isOccluded"] {
      #expect(!json.contains("\"\(name)\""))
    }

    always { numbers in
      let state = numbers.state()
      let known = (state.frame != nil, state.safeAreaFrame != nil, state.topSafeArea != nil)
      let told = (state.position != nil, state.safeAreaInsets != nil, state.safeAreaInsets != nil)
      return (known == told, state)
    }
  }

  @Test("the size to save is the size, and the restored one while it's zoomed, full screen or tiled")
  func sizeToSave() {
    always { numbers in
      let state = numbers.state()
      let isLarge = state.isZoomed || state.isFullScreen || state.isTiled == true
      let expected = isLarge ? state.restoredSize : state.size
      let isSize = expected.map { $0.width > 0 && $0.height > 0 } ?? false
      return (state.sizeToSave == (isSize ? expected : nil), state)
    }
  }

  @Test("is main where it is key, unless told otherwise")
  func main() {
    #expect(WindowState(isKey: true).isMain && !WindowState().isMain)
    #expect(!WindowState(isKey: true, isMain: false).isMain)
  }
}

@Suite("Any command") struct WindowCommandPropertyTests {
  @Test("refuses every size that no window can have, and says how to mend it")
  func sizes() {
    let lengths = [0, -1, .nan, .infinity, -.infinity, 1e9, 0.5, 32_768] as [CGFloat]
    for length in lengths {
      for size in [CGSize(width: length, height: 10), CGSize(width: 10, height: length)] {
        let error = WindowCommandError.invalidSize(size)
        #expect("\(error)".contains("give finite lengths from 1 to"))
        #expect(refusal(of: .setSize(size)) == "\(error)")
      }
    }
    #expect(refusal(of: .setSize(CGSize(width: 1, height: WindowCommand.largestLength))) == nil)
  }

  @Test("refuses every place where no window can be, and says how to mend it")
  func positions() {
    for number in [.nan, .infinity, -.infinity, 1e9, -32_768] as [CGFloat] {
      for position in [CGPoint(x: number, y: 10), CGPoint(x: 10, y: number)] {
        let error = WindowCommandError.invalidPosition(position)
        #expect("\(error)".contains("give finite coordinates from -32767 to 32767"))
        #expect(refusal(of: .setPosition(position)) == "\(error)")
      }
    }
    #expect(refusal(of: .setPosition(CGPoint(x: -WindowCommand.largestLength, y: 0))) == nil)
  }

  private func refusal(of command: WindowCommand) -> String? {
    command.invalidity.map { "\($0)" }
  }

  @Test("errors name the command and the reason")
  func errors() {
    let error = WindowCommandError.unsupported(.setTitle("A"), reason: "no title bar")
    #expect("\(error)" == "setTitle(\"A\") is unsupported: no title bar")
    #expect(error.localizedDescription == "\(error)")
    #expect("\(WindowCommandError.windowGone(.close))".hasPrefix("close: there is no window"))
  }
}
