import Foundation
import Testing

@testable import keywindow

@Suite("The names in the inspector's picture") struct PictureLabelsTests {
  private let room = CGRect(x: 10, y: 20, width: 200, height: 60)

  /// Every letter is ten wide, every line ten high; four are left free at each side.
  private func labels() -> PictureLabels {
    PictureLabels { CGSize(width: 10 * $0.count, height: 10) }
  }

  @Test("are at the top left of what they name") func place() {
    var labels = labels()
    labels.add("window", in: room, hiddenBy: [])
    #expect(labels.labels == [.init(text: "window", rect: CGRect(x: 10, y: 20, width: 68, height: 10))])
  }

  @Test("go beside what is in the way, or else below it, and are shortened when nothing else helps")
  func obstacles() {
    let left = CGRect(x: 0, y: 0, width: 80, height: 100)
    var labels = labels()
    labels.add("beside", in: room, hiddenBy: [left])
    #expect(labels.labels.last?.rect.origin == CGPoint(x: 80, y: 20))
    labels = self.labels()
    labels.add("below", in: room, hiddenBy: [CGRect(x: 0, y: 0, width: 300, height: 35)])
    #expect(labels.labels.last?.rect.origin == CGPoint(x: 10, y: 35))
    labels = self.labels()
    labels.add("in the rest", in: room, hiddenBy: [left, CGRect(x: 130, y: 0, width: 300, height: 100)])
    #expect(labels.labels.last?.rect == CGRect(x: 80, y: 20, width: 50, height: 10))
  }

  @Test("are written over what hides them, if they're always to be seen and would be shortened")
  func alwaysSeen() {
    let left = CGRect(x: 0, y: 0, width: 100, height: 100)
    for (text, x) in [("beside", CGFloat(100)), ("not beside it", 10)] {
      var labels = labels()
      labels.add(text, in: room, hiddenBy: [left], isAlwaysSeen: true)
      #expect(labels.labels.last?.rect.minX == x)
    }
  }

  @Test("are left out where hardly a letter would be seen") func noRoom() {
    var labels = labels()
    labels.add("hidden", in: room, hiddenBy: [CGRect(x: 0, y: 0, width: 190, height: 100)])
    labels.add("flat", in: CGRect(x: 0, y: 0, width: 200, height: 9), hiddenBy: [])
    #expect(labels.labels.isEmpty)
  }

  @Test("never lie over each other, over what hides them, or outside of what they name", arguments: 0..<50)
  func random(_ seed: Int) {
    var random = Generator(state: UInt64(seed) + 1)
    var labels = labels()
    var fronts: [CGRect] = []
    for index in 0..<20 {
      let rect = CGRect(
        x: .random(in: 0...300, using: &random), y: .random(in: 0...200, using: &random),
        width: .random(in: 1...200, using: &random), height: .random(in: 1...120, using: &random))
      let before = labels.labels
      labels.add("window \(index)", in: rect, hiddenBy: fronts)
      if labels.labels.count > before.count, let label = labels.labels.last {
        #expect(label.rect.subtracting([rect.insetBy(dx: -0.001, dy: -0.001)]).isEmpty, "seed \(seed)")
        #expect(
          (fronts + before.map(\.rect)).allSatisfy {
            $0.intersection(label.rect.insetBy(dx: 0.001, dy: 0.001)).isNull
          }, "seed \(seed)")
      }
      fronts.append(rect)
    }
    #expect(!labels.labels.isEmpty, "seed \(seed)")
  }

  /// Numbers that are the same for the same seed.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }
}
