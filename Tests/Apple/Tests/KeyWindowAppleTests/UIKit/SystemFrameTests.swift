import Testing
import UIKit

@testable import KeyWindow

extension AppleTests {
  /// What Mac Catalyst's windows are asked for, as values: its code is only type-checked here.
  @MainActor @Suite("A system frame of Mac Catalyst") struct SystemFrames {
    @Test(
      "is in the Mac's points: 77 of them are 100 of UIKit's in the iPad idiom, and as many in the Mac idiom")
    func units() {
      let pad = SystemPoints(.pad)
      #expect(pad.toSystem(CGSize(width: 800, height: 600)) == CGSize(width: 616, height: 462))
      #expect(pad.toSystem(CGPoint(x: -100, y: 200)) == CGPoint(x: -77, y: 154))
      #expect(pad.fromSystem(CGPoint(x: 77, y: 0)) == CGPoint(x: 100, y: 0))
      let mac = SystemPoints(.mac)
      #expect(mac.toSystem(CGSize(width: 800, height: 600)) == CGSize(width: 800, height: 600))
      #expect(mac.fromSystem(CGPoint(x: 77, y: -3)) == CGPoint(x: 77, y: -3))
    }

    @Test(
      "comes back to the same when it's stored and asked for, launch after launch",
      arguments: [UIUserInterfaceIdiom.pad, .mac])
    func noGrowth(_ idiom: UIUserInterfaceIdiom) {
      let points = SystemPoints(idiom)
      for whole in 1...4_000 {
        let halves = CGFloat(whole) / 2
        let place = points.fromSystem(CGPoint(x: halves, y: -halves))
        #expect(points.toSystem(place) == CGPoint(x: halves, y: -halves))
        let size = CGSize(width: halves / points.scale, height: halves / points.scale)
        #expect(points.toSystem(size) == CGSize(width: halves, height: halves))
      }
    }

    let now = CGRect(x: 10, y: 20, width: 300, height: 200)
    let size = CGSize(width: 500, height: 400)

    @Test("that was asked for and hasn't come is part of the next one") func together() {
      let first = SystemFrameRequest({ $0.size = size }, of: now, after: nil, at: 7)
      let second = SystemFrameRequest({ $0.origin = .zero }, of: now, after: first, at: 7.5)
      #expect(first.frame == CGRect(origin: now.origin, size: size))
      #expect(second.frame == CGRect(origin: .zero, size: size))
    }

    @Test("that has come, or another one, isn't asked for again") func hasCome() {
      let first = SystemFrameRequest({ $0.size = size }, of: now, after: nil, at: 7)
      let other = CGRect(x: 10, y: 20, width: 333, height: 222)
      let second = SystemFrameRequest({ $0.origin = .zero }, of: other, after: first, at: 7.5)
      #expect(second.frame == CGRect(origin: .zero, size: other.size))
    }

    @Test("that was dropped without a word isn't asked for again later") func dropped() {
      let first = SystemFrameRequest({ $0.size = size }, of: now, after: nil, at: 7)
      let second = SystemFrameRequest({ $0.origin = .zero }, of: now, after: first, at: 60)
      #expect(second.frame == CGRect(origin: .zero, size: now.size))
    }
  }
}
