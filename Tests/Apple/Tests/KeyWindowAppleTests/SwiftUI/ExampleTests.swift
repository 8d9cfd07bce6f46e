import KeyWindow
import SwiftUI
import Testing

@testable import GoldenRatio
@testable import WindowReaderApp

extension AppleTests {
  @MainActor @Suite("The examples") struct Examples {
    /// A window of the app, with what its scene puts into it.
    private func launch(_ app: some App, in window: HostingWindow) throws -> StandInHost {
      func host(_ content: some View) -> StandInHost { StandInHost(content, in: window) }
      let content = try #require(app.body.standInWindowContent)
      return host(content)
    }

    @Test(
      "The first seed's app shows in each of two windows whether it is key, and brings the other to the front"
    )
    func windowReaderApp() async throws {
      let desk = Desk()
      let (one, other) = (desk.open(), desk.open())
      let hosts = try [one, other].map { try launch(ExampleWindowReaderApp(), in: $0) }
      await settle()
      #expect(hosts.map(\.texts.first) == ["This window isn't key", "This window is key"])

      let button = "Bring the other window to the front"
      #expect(hosts[1].press(button))
      await settle()
      #expect(hosts.map(\.texts.first) == ["This window is key", "This window isn't key"])
      #expect(hosts[0].press(button))
      await settle()
      #expect(hosts.map(\.texts.first) == ["This window isn't key", "This window is key"])
    }

    @Test("Alone, it says that there is no other window") func alone() async throws {
      let desk = Desk()
      let host = try launch(ExampleWindowReaderApp(), in: desk.open())
      await settle()
      host.press("Bring the other window to the front")
      await settle()
      #expect(host.texts.last == "There is no other window.")
    }

    @Test("The second seed's box is in the golden ratio to the safe area, at every size of the window")
    func goldenRatio() async throws {
      let desk = Desk()
      let window = desk.open()
      let host = try launch(GoldenRatioApp(), in: window)
      let phi = 0.61803398875
      for size in [CGSize(width: 390, height: 844), CGSize(width: 1000, height: 500)] {
        desk.resize(window, to: size)
        await settle()
        let safe = try #require(window.readWindowState()?.safeAreaFrame)
        #expect(host.frames == [CGSize(width: safe.width * phi, height: safe.height * phi)])
        #expect(safe.width == size.width)
      }
    }
  }
}
