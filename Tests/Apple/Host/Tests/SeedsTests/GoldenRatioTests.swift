import Testing
import Watching

extension SeedsTests {
  @MainActor @Suite("GoldenRatio in a real window", .on(Rig.managed)) struct GoldenRatio {
    @Test("The box in the picture has the golden ratio to the safe area, within a pixel, at ten sizes")
    func tenSizes() async throws {
      let phi = 0.61803398875
      let app = try await open("GoldenRatio")
      let sizes = [
        (360, 300), (500, 300), (500, 420), (333, 555), (720, 260), (641, 479), (400, 400), (777, 511),
        (555, 555),
        (610, 377),
      ]
      for size in sizes {
        let safe = try #require(try await X11Desktop.resize(app, 1, to: size)[1]).safeArea
        var box: (x: Int, y: Int, width: Int, height: Int)?
        try await waitUntil("at \(size) the box fits \(safe)", or: { "\(box as Any)" }) {
          box = try await ScreenPicture.take().area(ScreenPicture.orange)
          guard let box else { return false }
          let scale = X11Desktop.scale
          return abs(Double(box.width) - safe.width * phi * scale) <= scale
            && abs(Double(box.height) - safe.height * phi * scale) <= scale
        }
      }
      #expect(app.complaints.isEmpty)
    }
  }
}
