import Foundation
import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  /// After a thousand times; after ten thousand under `scripts/test --long`, which sets KEYWINDOW_LONG.
  @MainActor @Suite("Nothing is left behind") struct NothingLeft {
    private static let count = ProcessInfo.processInfo.environment["KEYWINDOW_LONG"] == nil ? 1_000 : 10_000

    /// Counts how many of itself live.
    @MainActor private final class Mark {
      static var living = 0
      init() { Mark.living += 1 }
      isolated deinit { Mark.living -= 1 }
    }

    private struct Content: View {
      @State private var mark = Mark()
      @Environment(\.isKeyWindow) private var isKeyWindow
      @Environment(\.windowActions) private var actions
      var body: some View {
        WindowReader { _ in Text(isKeyWindow ? "key" : "not key") }
          .onWindowChange { _ in _ = mark }
          .observeWindow()
      }
    }

    @Test("Views attached and detached in one window leave no observer and no view") func views() async {
      let desk = Desk()
      let window = desk.open()
      let views = window.everyViewCount
      weak var someObserver: WindowObserver?
      for cycle in 0..<Self.count {
        let observer = WindowObserver(window)
        someObserver = observer
        let host = StandInHost(Content(), in: window)
        host.update()
        // Some go before they have found their window, some after.
        for _ in 0..<(cycle % 4) { await turn() }
        host.removeAllViews()
        host.move(to: nil)
      }
      await settle()
      #expect(Mark.living == 0)
      #expect(someObserver == nil)
      #expect(window.everyViewCount == views)
      #expect(Array(WindowHub.shared.windows).isEmpty)
      #expect(window.standInKeyValueObserverCount == 0)
    }

    @Test("Windows come and go, and none of them stays") func windows() async throws {
      let desk = Desk()
      let observer = WindowObserver()
      var memory: Int?
      for cycle in 0..<Self.count {
        var window: HostingWindow? = desk.open()
        weak let weakWindow = window
        observer.window = window
        let host = StandInHost(Witness(of: \.isKeyWindow, Sightings()).observeWindow(), in: window)
        host.update()
        for _ in 0..<(cycle % 3) { await turn() }
        host.removeAllViews()
        host.move(to: nil)
        if let window { desk.discard(window) }
        window = nil
        try #require(weakWindow == nil)
        // Once all that is allocated only once has been.
        if cycle == Self.count / 5 {
          await settle()
          memory = residentPages()
        }
      }
      await settle()
      #expect(observer.state == nil)
      observer.window = nil
      await settle()
      #expect(Array(WindowHub.shared.windows).isEmpty)
      // A subscription of the notification center that stayed would cost some 100 bytes, and there are 20 a window.
      if let memory, let now = residentPages() { #expect(now - memory < Self.count / 5, "in pages") }
    }

    private func residentPages() -> Int? {
      (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
        .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
  }
}
