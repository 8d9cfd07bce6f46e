import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  /// What views see while windows come, go and swap. The numbers of these scripts are in the order of a list that
  /// goes on in the folders of the platforms.
  @MainActor @Suite("Event scripts of both platforms") struct EventScripts {
    private let keys = Sightings<Bool>()
    private let titles = Sightings<String?>()

    /// Sees whether its window is key, and how the window is called.
    private func witnesses() -> some View {
      ZStack {
        Witness(of: \.isKeyWindow, keys)
        TitleWitness(sightings: titles)
      }.observeWindow()
    }

    private struct TitleWitness: View {
      @Environment(\.windowState) private var state
      let sightings: Sightings<String?>
      var body: some View {
        if sightings.seen.last != .some(state?.title) { sightings.note(state?.title) }
        return Color.clear
      }
    }

    @Test("1: attached. At the first update there's no window; then it's there, and key once it is")
    func attach() async {
      let desk = Desk()
      let window = desk.openBehind()
      let host = StandInHost(witnesses())
      host.update()
      #expect(keys.seen == [false])
      host.move(to: window)
      await settle()
      #expect(keys.seen == [false], "the window isn't key yet")
      desk.makeKey(window)
      await settle()
      #expect(keys.seen == [false, true])
    }

    @Test("2: attached to a window that is key already") func attachToKey() async {
      let desk = Desk()
      let host = StandInHost(witnesses(), in: desk.open())
      await settle()
      #expect(keys.seen == [false, true])
      _ = host
    }

    @Test("3: moved from A to B, directly and by way of none", arguments: [false, true])
    func move(viaNone: Bool) async throws {
      let desk = Desk()
      let (one, other) = (desk.openElsewhere(), desk.openElsewhere())
      try desk.setTitle("A", of: one)
      try desk.setTitle("B", of: other)
      let host = StandInHost(witnesses(), in: one)
      await settle()
      if viaNone { host.move(to: nil) }
      host.move(to: other)
      await settle()
      #expect(titles.seen == [nil, "A", "B"], "within a turn, being in none isn't seen")
      host.move(to: nil)
      await settle()
      host.move(to: one)
      await settle()
      #expect(titles.seen.compactMap { $0 } == ["A", "B", "A"])
    }

    @Test("4: moved within its window, nothing is seen") func sameWindow() async {
      let desk = Desk()
      let window = desk.open()
      let host = StandInHost(witnesses(), in: window)
      await settle()
      keys.forgetThePast()
      titles.forgetThePast()
      for _ in 0..<3 {
        host.move(to: window)
        await settle()
      }
      #expect(keys.seen.isEmpty && titles.seen.isEmpty)
    }

    @Test("5: a key swap. Each view sees its own side, once") func keySwap() async {
      let desk = Desk()
      let (one, other) = (desk.open(), desk.open())
      let otherKeys = Sightings<Bool>()
      let hosts = [
        StandInHost(witnesses(), in: one),
        StandInHost(Witness(of: \.isKeyWindow, otherKeys).observeWindow(), in: other),
      ]
      await settle()
      #expect(keys.seen.last == false && otherKeys.seen.last == true)
      keys.forgetThePast()
      otherKeys.forgetThePast()
      desk.makeKey(one)
      await settle()
      #expect(keys.seen == [true] && otherKeys.seen == [false])
      _ = hosts
    }

    @Test("13: a window is freed. The view sees that it's gone, and nothing of a new one in its place")
    func freed() async throws {
      try await untilReused {
        let desk = Desk()
        var window: HostingWindow? = desk.open()
        let id = try #require(window.map { ObjectIdentifier($0) })
        let host = StandInHost(witnesses(), in: window)
        await settle()
        keys.forgetThePast()
        if let window { desk.discard(window) }
        window = nil
        guard let others = desk.open(until: id) else { return false }
        await settle()
        for window in others.suffix(3) { desk.makeKey(window) }
        await settle()
        // Out of its window no body runs; AppKit doesn't tell that a freed one is left.
        #expect(keys.seen.allSatisfy { !$0 })
        host.move(to: desk.openBehind())
        await settle()
        #expect(keys.seen == [false])
        return true
      }
    }

    @Test("16: dismantled, before or after its view has left the window", arguments: [false, true])
    func dismantled(detachesFirst: Bool) async {
      let desk = Desk()
      let window = desk.open()
      var reports: [Bool] = []
      let host = StandInHost(AnyView(HostingWindowFinder { reports.append($0 != nil) }), in: window)
      host.detachesBeforeDismantling = detachesFirst
      await settle()
      host.setRoot(AnyView(EmptyView()))
      await settle()
      #expect(reports == [true, false], "the loss is reported once")
    }

    @Test("17: windows change in the middle of an update. The view sees the last state, later, once")
    func duringUpdate() async {
      struct Troublemaker: View {
        let count: Int
        let trouble: () -> Void
        var body: some View {
          trouble()
          return Text("\(count)")
        }
      }
      let desk = Desk()
      let (one, other) = (desk.open(), desk.open())
      let host = StandInHost(witnesses(), in: one)
      let second = StandInHost(Bystander().observeWindow(), in: other)
      await settle()
      keys.forgetThePast()
      // Weakly: the view is in one of these windows.
      let makeTrouble = { [weak desk, weak host, weak one, weak other] in
        guard let desk, let host, let one, let other else { return }
        desk.makeKey(one)
        desk.makeKey(other)
        desk.makeKey(one)
        host.move(to: nil)
        host.move(to: one)
      }
      let trouble = StandInHost(Troublemaker(count: 0, trouble: makeTrouble), in: other)
      trouble.update()
      #expect(keys.seen.isEmpty, "nothing within the update")
      await settle()
      #expect(keys.seen == [true])
      _ = second
    }

    @Test("18: no window ever, as in a preview. Nothing is known, nothing breaks") func noWindow() async {
      let host = StandInHost(witnesses())
      await settle()
      #expect(keys.seen == [false] && titles.seen == [nil])
      host.removeAllViews()
      await settle()
      #expect(keys.seen == [false] && titles.seen == [nil])
    }
  }
}
