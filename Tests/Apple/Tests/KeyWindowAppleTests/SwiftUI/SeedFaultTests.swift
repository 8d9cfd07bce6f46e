import KeyWindow
import SwiftUI
import Testing

/// What the seeds do wrong, each as one question put to our way and to theirs.
extension AppleTests {
  @MainActor @Suite("The seeds' faults") struct SeedFaults {
    // MARK: The finder looks once, one turn late

    private func reports<Finder: View>(
      whenAttachedLateBy makeFinder: (@escaping @MainActor (HostingWindow?) -> Void) -> Finder
    ) async -> [String] {
      let desk = Desk()
      let (one, other) = (desk.open(), desk.open())
      var reports: [String] = []
      let host = StandInHost(
        makeFinder { reports.append($0 === one ? "one" : $0 === other ? "other" : "none") })
      await settle()
      for window in [one, other, nil] {
        host.move(to: window)
        await settle()
      }
      return reports
    }

    @Test("A view that gets into its window late, and into another one later, finds each") func lateWindow()
      async
    {
      let expected = ["one", "other", "none"]
      #expect(await reports { HostingWindowFinder(callback: $0) } == expected)
      #expect(await reports { SeedFinder(callback: $0) } == ["none"])
    }

    // MARK: Tokens that are set to nil, and blocks that keep their object

    @Test("An observer that was given no window hears nothing of the old one") func unregistered() async {
      let desk = Desk()
      let window = desk.open()
      let ours = Log(window)
      let theirs = SeedObserver()
      theirs.window = window
      await settle()
      ours.observer.window = nil
      theirs.window = nil
      await settle()
      ours.forgetThePast()
      let other = desk.open()
      desk.makeKey(window)
      await settle()
      #expect(ours.states.isEmpty && !ours.observer.isKeyWindow)
      #expect(theirs.notificationCount > 0 && theirs.isKeyWindow, "without a window, and key")
      _ = other
    }

    @Test("A new window at a freed one's address isn't heard by the freed one's observers")
    func addressReuse() async throws {
      try await untilReused {
        let desk = Desk()
        var window: HostingWindow? = desk.open()
        let id = try #require(window.map { ObjectIdentifier($0) })
        let ours = Log(window)
        let theirs = SeedObserver()
        theirs.window = window
        await settle()
        ours.forgetThePast()
        if let window { desk.discard(window) }
        window = nil
        let notified = theirs.notificationCount

        guard desk.open(until: id) != nil else { return false }
        await settle()
        #expect(ours.states == [nil] && !ours.observer.isKeyWindow)
        #expect(theirs.notificationCount > notified && theirs.isKeyWindow)
        return true
      }
    }

    @Test("An observer is freed when it is let go, with its window still there") func freed() async {
      let desk = Desk()
      let window = desk.open()
      weak var ours: WindowObserver?
      weak var theirs: SeedObserver?
      do {
        let observer = WindowObserver(window)
        let seed = SeedObserver()
        seed.window = window
        (ours, theirs) = (observer, seed)
        await settle()
      }
      #expect(ours == nil)
      #expect(theirs != nil, "its own blocks keep it")
    }

    // MARK: Nothing runs again when a value changes

    @Test("A body that reads the key window's frame runs again when it changes") func reRun() async {
      let desk = Desk()
      let window = desk.open()
      let ours = Sightings<CGFloat>()
      let theirs = Sightings<CGFloat>()
      let host = StandInHost(
        ZStack {
          KeyWindowWitness(property: { $0.keyWindowFrame.width }, sightings: ours)
          KeyWindowWitness(property: { _ in window.frame.width }, sightings: theirs)
        }.observeWindow(), in: window)
      await settle()
      desk.resize(window, to: CGSize(width: 200, height: 300))
      await settle()
      #expect(ours.seen.last == 200)
      #expect(theirs.seen.last == 390)
      _ = host
    }
  }
}
