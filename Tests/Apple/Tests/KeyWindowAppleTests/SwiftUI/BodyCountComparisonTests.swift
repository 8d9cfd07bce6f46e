import Foundation
import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  /// `scripts/benchmark --bodies` prints what this measures, and the article "Moving to KeyWindow" shows it.
  @MainActor @Suite("Bodies that run, beside the first seed's way") struct BodyCountComparison {
    enum Event: String, CaseIterable {
      case swap = "the other window becomes key"
      case bounce = "the other window becomes key and the first again, in one turn"
      case resize = "the key window gets another size"
      case heighten = "the key window gets another height"
      case title = "the key window gets another title"
    }

    /// A window's views, each of which reads one value.
    @MainActor private struct Views {
      let window: HostingWindow
      let isKey = Sightings<Bool>()
      let size = Sightings<CGSize?>()
      let width = Sightings<CGFloat?>()
      let state = Sightings<WindowState?>()
      let keyWindowFrame = Sightings<CGRect>()

      var ours: some View {
        VStack {
          Witness(of: \.isKeyWindow, isKey)
          Witness(of: \.windowState?.size, size)
          Witness(of: \.windowState?.size.width, width)
          Witness(of: \.windowState, state)
          KeyWindowWitness(property: { $0.keyWindowFrame }, sightings: keyWindowFrame)
        }.observeWindow()
      }
      var theirs: some View {
        VStack {
          Witness(of: \.seedIsKeyWindow, isKey)
          Witness(of: \.seedSize, size)
          Witness(of: \.seedSize?.width, width)
        }.modifier(SeedModifier())
      }

      var counts: [Int] {
        [isKey.seen.count, size.seen.count, width.seen.count, state.seen.count, keyWindowFrame.seen.count]
      }
      /// What was seen last is what is shown.
      func areRight(keyWindow: HostingWindow) -> Bool {
        isKey.seen.last == window.isKeyWindow && size.seen.last == window.frame.size
          && width.seen.last == window.frame.width
          && (state.seen.last.map { $0 == window.readWindowState() } ?? true)
          && (keyWindowFrame.seen.last.map { $0.size == keyWindow.frame.size } ?? true)
      }
    }

    /// How often the bodies of two windows ran.
    private struct Runs: Equatable {
      /// Of the views, in the order of `Views`, and of the modifier.
      var counts: [Int]
      /// Whether every view shows its window as it is.
      var areRight = true
    }

    private func measure<Content: View, Modifier: ViewModifier>(
      _ event: Event, of modifier: Modifier.Type, _ content: (Views) -> Content
    ) async throws -> Runs {
      let desk = Desk()
      // The windows of a scene have one title.
      let (other, key) = (event == .title ? desk.openElsewhere() : desk.open(), desk.open())
      let views = [other, key].map { Views(window: $0) }
      let hosts = views.map { StandInHost(content($0), in: $0.window) }
      await settle()
      #expect(views.allSatisfy { $0.areRight(keyWindow: key) })
      let before = views.map(\.counts)
      for host in hosts { host.resetBodyCounts() }
      switch event {
      case .swap: desk.makeKey(other)
      case .bounce:
        desk.makeKey(other)
        desk.makeKey(key)
      case .resize: desk.resize(key, to: CGSize(width: 500, height: 400))
      case .heighten: desk.resize(key, to: CGSize(width: key.frame.width, height: 400))
      case .title: try desk.setTitle("Letters", of: key)
      }
      await settle()
      let counts = before[0].indices.map { index in
        zip(views, before).map { $0.counts[index] - $1[index] }.reduce(0, +)
      }
      let modifiers = hosts.map { $0.bodyCount(ofModifier: modifier) }.reduce(0, +)
      let keyWindow = event == .swap ? other : key
      return Runs(
        counts: counts + [modifiers], areRight: views.allSatisfy { $0.areRight(keyWindow: keyWindow) })
    }

    @Test("A body runs for the value that it reads, once, and for no other", arguments: Event.allCases)
    func ours(_ event: Event) async throws {
      let runs = try await measure(event, of: WindowObservationModifier.self) { $0.ours }
      // isKeyWindow, size, width, the whole state, the key window's frame in both windows; the modifier.
      let expected =
        switch event {
        case .swap: [2, 0, 0, 2, 0, 2]
        case .bounce: [0, 0, 0, 0, 0, 0]
        case .resize: [0, 1, 1, 1, 2, 1]
        case .heighten: [0, 1, 0, 1, 2, 1]
        case .title: [0, 0, 0, 1, 0, 1]
        }
      #expect(runs == Runs(counts: expected))
    }

    @Test("The seed's modifier runs for a swap that is undone, too; UIKit tells it no size") func theirs()
      async throws
    {
      func runs(_ event: Event) async throws -> Runs {
        try await measure(event, of: SeedModifier.self) { $0.theirs }
      }
      #expect(try await runs(.bounce) == Runs(counts: [0, 0, 0, 0, 0, 2]))
      #if KEYWINDOW_APPKIT
      #expect(try await runs(.resize) == Runs(counts: [0, 1, 1, 0, 0, 1]))
      #else
      #expect(try await runs(.resize) == Runs(counts: [0, 0, 0, 0, 0, 0], areRight: false))
      #endif
    }

    @Test("The article's table says what is measured") func table() async throws {
      var table = [
        "| When | How | `isKeyWindow` | size | width | whole state | `keyWindowFrame` | the modifier | shown right |",
        "|---|---|---|---|---|---|---|---|---|",
      ]
      for event in Event.allCases {
        let ours = try await measure(event, of: WindowObservationModifier.self) { $0.ours }
        let theirs = try await measure(event, of: SeedModifier.self) { $0.theirs }
        table.append(row(event, "KeyWindow", ours.counts.map(String.init), ours.areRight))
        // It has neither a whole state nor the app's key window.
        let counts = theirs.counts.enumerated().map { [3, 4].contains($0) ? "–" : "\($1)" }
        table.append(row(event, "notifications, \(platform)", counts, theirs.areRight))
      }
      print(table.joined(separator: "\n"))
      let article = try String(
        contentsOf: URL(filePath: articlePath, relativeTo: URL(filePath: #filePath)), encoding: .utf8)
      for row in table { #expect(article.contains(row)) }
    }

    private func row(_ event: Event, _ way: String, _ counts: [String], _ areRight: Bool) -> String {
      let cells = [event.rawValue, way] + counts + [areRight ? "yes" : "no"]
      return "| \(cells.joined(separator: " | ")) |"
    }

    #if KEYWINDOW_APPKIT
    private let platform = "AppKit"
    #else
    private let platform = "UIKit"
    #endif
    private let articlePath = "../../../Sources/KeyWindow/KeyWindow.docc/MovingToKeyWindow.md"
  }
}
