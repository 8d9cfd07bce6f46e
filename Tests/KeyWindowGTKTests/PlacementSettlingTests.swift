import Foundation
import KeyWindow
import Testing

@testable import KeyWindowGTK

/// The readings are those of real window managers, in the order in which they came.
@Suite("A window that is zoomed on X11 settles") struct PlacementSettlingTests {
  private static let room = PlacementSettling.Room(
    screen: CGRect(x: 0, y: 0, width: 1280, height: 800),
    workArea: CGRect(x: 0, y: 0, width: 1280, height: 800))
  private static let normal = reading("", (320, 200), at: (480, 300), (466, 288, 348, 229))

  private static func reading(
    _ flags: String, _ size: (Int, Int), at position: (Int, Int), _ frame: (Int, Int, Int, Int),
    isLaidOut: Bool = true
  ) -> PlacementSettling.Reading {
    PlacementSettling.Reading(
      placement: Placement(
        fill: Fill(
          isZoomed: flags.contains("Z"), isFullScreen: flags.contains("F"),
          isTiled: flags.contains("T") && !flags.contains("Z")),
        size: CGSize(width: size.0, height: size.1),
        restoredSize: flags.isEmpty ? nil : CGSize(width: 320, height: 200),
        position: CGPoint(x: position.0, y: position.1),
        safeAreaInsets: .zero),
      frame: CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3), isLaidOut: isLaidOut)
  }

  /// What is told of readings that come so many seconds apart, and are asked for as often as they have to be, without
  /// repetitions.
  private func told(_ readings: [PlacementSettling.Reading], every pause: Double = 0.02) -> [Placement] {
    var settling = PlacementSettling()
    settling.begin()
    var told: [Placement] = []
    for (index, reading) in readings.enumerated() {
      var now = Double(index) * pause
      let next = now + pause
      while now < next {
        let (placement, wait) = settling.settle(reading, at: now) { Self.room }
        if let placement, placement != told.last { told.append(placement) }
        now += wait ?? pause
      }
    }
    return told
  }

  @Test(
    "mutter: the flag, the frame with the shadow, which GTK then drops, and the frame without it, on a busy machine too",
    arguments: [0.02, 3])
  func mutter(pause: Double) {
    let zoomed = Self.reading("ZT", (1280, 800), at: (0, 0), (0, 0, 1280, 800))
    let back = Self.reading("", (320, 200), at: (158, 65), (144, 53, 348, 229))
    #expect(
      told(
        [
          Self.normal,
          Self.reading("Z", (320, 200), at: (480, 300), (-14, -12, 1308, 829), isLaidOut: false),
          Self.reading("ZT", (320, 200), at: (480, 300), (-14, -12, 1308, 829), isLaidOut: false),
          Self.reading("ZT", (1308, 829), at: (-14, -12), (-14, -12, 1308, 829)),
          zoomed,
          Self.reading("Z", (1280, 800), at: (0, 0), (158, 65, 320, 200), isLaidOut: false),
          Self.reading("", (1280, 800), at: (0, 0), (158, 65, 320, 200), isLaidOut: false),
          Self.reading("", (292, 171), at: (172, 77), (158, 65, 320, 200)),
          back,
        ], every: pause) == [Self.normal, zoomed, back].map(\.placement))
  }

  @Test("mutter: tiled from the top to the bottom, the window keeps its shadow, beyond the screen")
  func mutterTiles() {
    let tiled = Self.reading("T", (320, 800), at: (217, 0), (197, -20, 360, 840))
    #expect(
      told([
        Self.normal,
        Self.reading("T", (320, 200), at: (480, 300), (203, -12, 348, 829), isLaidOut: false),
        Self.reading("T", (308, 789), at: (223, 8), (203, -12, 348, 829)),
        Self.reading("T", (308, 789), at: (223, 8), (197, -20, 360, 840), isLaidOut: false),
        tiled,
      ]) == [Self.normal, tiled].map(\.placement))
  }

  @Test("openbox: back, the flag goes before the size, with the old size at the new place in between")
  func openbox() {
    let zoomed = Self.reading("Z", (1270, 790), at: (5, 5), (0, 0, 1280, 800))
    #expect(
      told([
        Self.normal, zoomed,
        Self.reading("", (1270, 790), at: (5, 5), (480, 300, 1280, 800)),
        Self.normal,
      ]) == [Self.normal, zoomed, Self.normal].map(\.placement))
  }

  @Test("openbox: from full screen back to zoomed, the wrong flag goes first; it's told when it stays away")
  func openboxLeavesFullScreen() {
    let zoomed = Self.reading("Z", (1270, 790), at: (5, 5), (0, 0, 1280, 800))
    let both = Self.reading("ZF", (1270, 790), at: (5, 5), (0, 0, 1280, 800))
    let fullScreen = Self.reading("F", (1270, 790), at: (5, 5), (0, 0, 1280, 800))
    #expect(
      told([Self.normal, zoomed, both, fullScreen, zoomed, Self.normal])
        == [Self.normal, zoomed, both, zoomed, Self.normal].map(\.placement))
    #expect(
      told([Self.normal, zoomed, both, fullScreen], every: 2)
        == [Self.normal, zoomed, both, fullScreen].map(\.placement))
  }

  @Test("KWin: the frame goes before the flag")
  func kwin() {
    let zoomed = Self.reading("Z", (1280, 800), at: (0, 0), (0, 0, 1280, 800))
    #expect(
      told([
        Self.normal,
        Self.reading("", (1280, 800), at: (0, 0), (0, 0, 1280, 800)),
        zoomed,
        Self.reading("Z", (320, 200), at: (480, 300), (466, 288, 348, 229)),
        Self.normal,
      ]) == [Self.normal, zoomed, Self.normal].map(\.placement))
  }

  @Test(
    "The size to go back to is the last one that counted, or the one that the app gives meanwhile, whatever GTK took it for"
  )
  func restoredSize() {
    var settling = PlacementSettling()
    func restoredSize(
      _ reading: PlacementSettling.Reading, _ size: CGSize?, at time: Double
    ) -> CGSize? {
      var reading = reading
      reading.placement.restoredSize = size
      return settling.settle(reading, at: time) { Self.room }.placement?.restoredSize
    }
    let zoomed = Self.reading("Z", (1280, 800), at: (0, 0), (0, 0, 1280, 800))
    let size = CGSize(width: 320, height: 200)
    let large = CGSize(width: 1280, height: 800)
    settling.begin()
    // Shown zoomed, there's no other source.
    #expect(restoredSize(zoomed, size, at: 0) == size)
    _ = restoredSize(Self.normal, nil, at: 1)
    #expect(restoredSize(Self.normal, nil, at: 1.5) == nil)
    #expect(restoredSize(zoomed, size, at: 2) == size)
    // The flag is gone before the frame, and back.
    _ = restoredSize(Self.reading("", (1280, 800), at: (0, 0), (0, 0, 1280, 800)), nil, at: 3)
    #expect(restoredSize(zoomed, large, at: 3.1) == size)
    #expect(restoredSize(zoomed, large, at: 9) == size)
    let given = CGSize(width: 400, height: 300)
    #expect(restoredSize(zoomed, given, at: 10) == given)
  }

  @Test(
    "On Wayland a window in full screen is told with its flag, whatever scale GTK takes the screen to have",
    arguments: [(1, 1), (2, 1), (1, 2), (1, 1.5), (1.5, 1)])
  func screenAtAnotherScale(windowScale: Double, screenScale: Double) {
    func reading(_ flags: String, _ size: (Int, Int)) -> PlacementSettling.Reading {
      var reading = Self.reading(flags, size, at: (0, 0), (0, 0, 0, 0))
      (reading.frame, reading.placement.position) = (nil, nil)
      return reading
    }
    func size(_ scale: Double) -> (Int, Int) {
      (Int((1600 / scale).rounded(.up)), Int((1000 / scale).rounded(.up)))
    }
    let (width, height) = size(screenScale)
    let room = PlacementSettling.Room(
      screen: CGRect(x: 0, y: 0, width: width, height: height), workArea: nil)
    // They have the shape of the screen, too.
    let normal = reading("", (320, 200))
    let torn = reading("F", (320, 200))
    let full = reading("F", size(windowScale))
    var settling = PlacementSettling()
    #expect(settling.settle(normal, at: 0) { room }.placement == normal.placement)
    #expect(settling.settle(torn, at: 1) { room }.placement == normal.placement)
    #expect(settling.settle(full, at: 1.1) { room }.placement == full.placement)
    #expect(settling.settle(normal, at: 2) { room }.placement == normal.placement)
  }

  @Test("Zoomed and back before anything has settled, nothing is told")
  func roundTrip() {
    #expect(
      told([
        Self.normal,
        Self.reading("Z", (320, 200), at: (480, 300), (0, 0, 1280, 800), isLaidOut: false),
        Self.reading("", (1280, 800), at: (0, 0), (0, 0, 1280, 800)),
        Self.normal,
      ]) == [Self.normal.placement])
  }

  @Test(
    "A manager that zooms in its own way is believed when nothing has changed for a while, and at once then")
  func ownWay() {
    var settling = PlacementSettling()
    func settle(_ reading: PlacementSettling.Reading, at time: Double) -> Placement? {
      settling.settle(reading, at: time) { Self.room }.placement
    }
    let small = Self.reading("Z", (600, 400), at: (20, 20), (20, 20, 600, 400))
    #expect(settle(Self.normal, at: 0) == Self.normal.placement)
    #expect(settle(small, at: 1) == Self.normal.placement)
    #expect(settle(small, at: 1.4) == Self.normal.placement)
    #expect(settle(small, at: 1.5) == small.placement)
    let moved = Self.reading("Z", (600, 400), at: (40, 20), (40, 20, 600, 400))
    #expect(settle(moved, at: 2) == moved.placement)
  }

  @Test(
    "mutter and xfwm4, seen half-way: the window is moved before it's resized, and GTK hasn't heard of the flag"
  )
  func unheardFlag() {
    var moved = Self.reading("", (320, 200), at: (0, 37), (0, 37, 320, 200))
    moved.isHeard = false
    let zoomed = Self.reading("Z", (1280, 763), at: (0, 37), (0, 37, 1280, 763))
    let heard = Self.reading("Z", (320, 200), at: (0, 37), (0, 37, 1280, 763), isLaidOut: false)
    for pause in [0.02, 3] {
      #expect(
        told([Self.normal, moved, heard, zoomed], every: pause) == [Self.normal, zoomed].map(\.placement))
    }
    // One that GTK never hears of is told in the end.
    #expect(told([Self.normal, moved], every: 9) == [Self.normal.placement])
    #expect(told([Self.normal, moved], every: 11) == [Self.normal.placement, moved.placement])
  }

  @Test("What GTK never lays out is told in the end")
  func neverLaidOut() {
    var settling = PlacementSettling()
    _ = settling.settle(Self.normal, at: 0) { Self.room }
    let late = Self.reading("Z", (320, 200), at: (480, 300), (0, 0, 1280, 800), isLaidOut: false)
    #expect(settling.settle(late, at: 1) { Self.room }.placement == Self.normal.placement)
    #expect(settling.settle(late, at: 10.9) { Self.room }.placement == Self.normal.placement)
    #expect(settling.settle(late, at: 11) { Self.room }.placement == late.placement)
  }

  @Test("What goes on changing is told after two seconds")
  func restless() {
    var settling = PlacementSettling()
    _ = settling.settle(Self.normal, at: 0) { Self.room }
    for step in 0..<10 {
      let reading = Self.reading("Z", (600 + step, 400), at: (20, 20), (20, 20, 600 + step, 400))
      let (placement, wait) = settling.settle(reading, at: 1 + Double(step) * 0.2) { Self.room }
      #expect(placement == Self.normal.placement)
      #expect(wait.map { $0 > 0 && $0 <= PlacementSettling.quiet } == true)
    }
    let last = Self.reading("Z", (700, 400), at: (20, 20), (20, 20, 700, 400))
    #expect(settling.settle(last, at: 3) { Self.room }.placement == last.placement)
  }

  @Test("A window that is zoomed when it's observed is told as it is")
  func observedZoomed() {
    var settling = PlacementSettling()
    let small = Self.reading("Z", (600, 400), at: (20, 20), (20, 20, 600, 400))
    #expect(settling.settle(small, at: 0) { Self.room }.placement == small.placement)
  }

  @Test(
    "A window that was asked to be at a place is told when it's there, or when it seems to stay elsewhere")
  func shownAtPlace() {
    let elsewhere = Self.reading("", (320, 200), at: (10, 20), (-4, 8, 348, 229))
    for isObeyed in [true, false] {
      var settling = PlacementSettling()
      settling.expect(CGPoint(x: 10, y: 10), isOnScreen: false)
      settling.begin()
      // It's another one meanwhile.
      settling.expect(CGPoint(x: 480, y: 300), isOnScreen: true)
      #expect(settling.settle(elsewhere, at: 0) { Self.room }.placement == nil)
      #expect(settling.settle(elsewhere, at: 0.4) { Self.room }.placement == nil)
      let last = isObeyed ? Self.normal : elsewhere
      #expect(settling.settle(last, at: 0.5) { Self.room }.placement == last.placement)
      // From then on it's told wherever it is.
      let moved = Self.reading("", (320, 200), at: (50, 60), (36, 48, 348, 229))
      #expect(settling.settle(moved, at: 0.6) { Self.room }.placement == moved.placement)
    }
  }

  @Test("That it stays elsewhere is told only after the window manager has answered, or never does")
  func unansweredPlace() {
    let elsewhere = Self.reading("", (320, 200), at: (10, 20), (-4, 8, 348, 229))
    var unanswered = elsewhere
    unanswered.isAnswered = false
    func settle(_ readings: (PlacementSettling.Reading, at: Double)...) -> [Placement?] {
      var settling = PlacementSettling()
      settling.expect(CGPoint(x: 480, y: 300), isOnScreen: false)
      settling.begin()
      return readings.map { settling.settle($0.0, at: $0.at) { Self.room }.placement }
    }
    #expect(settle((unanswered, 0), (unanswered, 9.9), (unanswered, 10)) == [nil, nil, elsewhere.placement])
    #expect(
      settle((unanswered, 0), (unanswered, 9.9), (Self.normal, 9.9)) == [nil, nil, Self.normal.placement])
    // What the manager sends first needn't be the answer.
    #expect(
      settle((unanswered, 0), (elsewhere, 9), (elsewhere, 9.4), (elsewhere, 9.5)) == [
        nil, nil, nil, elsewhere.placement,
      ])
  }

  @Test("A window whose place wasn't granted is zoomed as any other")
  func zoomedElsewhere() {
    let elsewhere = Self.reading("", (320, 200), at: (10, 20), (-4, 8, 348, 229))
    let zoomed = Self.reading("Z", (1280, 800), at: (0, 0), (0, 0, 1280, 800))
    var settling = PlacementSettling()
    settling.expect(CGPoint(x: 480, y: 300), isOnScreen: false)
    settling.begin()
    _ = settling.settle(elsewhere, at: 0) { Self.room }
    #expect(settling.settle(elsewhere, at: 0.5) { Self.room }.placement == elsewhere.placement)
    // KWin and openbox: the frame goes before the flag.
    let torn = Self.reading("", (1280, 800), at: (0, 0), (0, 0, 1280, 800))
    #expect(settling.settle(torn, at: 1) { Self.room }.placement == elsewhere.placement)
    #expect(settling.settle(zoomed, at: 1.1) { Self.room }.placement == zoomed.placement)
  }

  @Test("A place that was asked for on screen is none that a window is expected to be shown at")
  func askedOnScreen() {
    var settling = PlacementSettling()
    settling.begin()
    _ = settling.settle(Self.normal, at: 0) { Self.room }
    settling.expect(CGPoint(x: 480, y: 300), isOnScreen: true)
    #expect(settling.settle(Self.normal, at: 1) { Self.room }.placement == Self.normal.placement)
    settling.begin()
    let elsewhere = Self.reading("", (320, 200), at: (10, 20), (-4, 8, 348, 229))
    #expect(settling.settle(elsewhere, at: 2) { Self.room }.placement == elsewhere.placement)
  }

  @Test("A window that is shown zoomed is told when it is where it belongs")
  func shownZoomed() {
    let zoomed = Self.reading("Z", (1280, 800), at: (0, 0), (0, 0, 1280, 800))
    #expect(
      told([Self.reading("Z", (320, 200), at: (480, 300), (480, 300, 320, 200)), zoomed]) == [
        zoomed.placement
      ])
  }
}
