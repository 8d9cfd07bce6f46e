import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  @MainActor @Suite("HostingWindowFinder") struct Finder {
    @Test("Both spellings report the window") func spellings() async {
      let desk = Desk()
      let window = desk.open()
      var reports: [HostingWindow?] = []
      let host = StandInHost(
        ZStack {
          HostingWindowFinder { window in reports.append(window) }
          HostingWindowFinder(callback: { reports.append($0) })
        }, in: window)
      await settle()
      #expect(reports.count == 2 && reports.allSatisfy { $0 === window })
      _ = host
    }

    @Test("Every change of window is reported, from none to the last") func everyChange() async {
      let desk = Desk()
      let (one, other) = (desk.open(), desk.open())
      var reports: [HostingWindow?] = []
      let host = StandInHost(HostingWindowFinder { reports.append($0) })
      await settle()
      #expect(reports.isEmpty, "a view that was never in a window has nothing to report")
      for window in [one, other, nil, one, nil] {
        host.move(to: window)
        await settle()
      }
      #expect(
        reports.map { $0 === one ? "one" : $0 === other ? "other" : "none" } == [
          "one", "other", "none", "one", "none",
        ])
    }

    @Test("Moves within one turn are reported as one, and a view that is back hasn't moved") func coalesced()
      async
    {
      let desk = Desk()
      let (one, other) = (desk.open(), desk.open())
      var reports: [HostingWindow?] = []
      let host = StandInHost(HostingWindowFinder { reports.append($0) }, in: one)
      await settle()
      reports = []
      host.move(to: nil)
      host.move(to: other)
      host.move(to: one)
      await settle()
      #expect(reports.isEmpty)
      host.move(to: nil)
      host.move(to: other)
      await settle()
      #expect(reports.count == 1 && reports.first == .some(other))
    }

    @Test("The callback may change state: it isn't called within an update") func changesState() async {
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          Text("\(count)").background(HostingWindowFinder { _ in count += 1 })
        }
      }
      let desk = Desk()
      let host = StandInHost(Counter(), in: desk.open())
      await settle()
      // The stand-in reports a problem when state is modified within an update.
      #expect(host.texts == ["1"])
    }

    @Test("The newest callback is called") func newestCallback() async {
      let desk = Desk()
      let window = desk.open()
      var reports: [String] = []
      let host = StandInHost(HostingWindowFinder { _ in reports.append("old") })
      await settle()
      host.setRoot(HostingWindowFinder { _ in reports.append("new") })
      host.update()
      host.move(to: window)
      await settle()
      #expect(reports == ["new"])
    }

    @Test("An update of the view doesn't report again") func updateIsNoChange() async {
      let desk = Desk()
      var reports = 0
      let host = StandInHost(HostingWindowFinder { _ in reports += 1 }, in: desk.open())
      await settle()
      for _ in 0..<5 {
        host.setRoot(HostingWindowFinder { _ in reports += 1 })
        await settle()
      }
      #expect(reports == 1)
    }

    @Test("It keeps no window alive, and the loss of a freed one is reported") func freedWindow() async {
      let desk = Desk()
      var window: HostingWindow? = desk.open()
      var lastIsNil: Bool?
      let host = StandInHost(HostingWindowFinder { lastIsNil = $0 == nil }, in: window)
      await settle()
      #expect(lastIsNil == false)
      weak let weakWindow = window
      if let window { desk.discard(window) }
      window = nil
      #expect(weakWindow == nil)
      await settle()
      #expect(lastIsNil == true)
      _ = host
    }

    @Test("It lies behind the content and takes no clicks or touches") func outOfTheWay() async {
      let desk = Desk()
      let host = StandInHost(HostingWindowFinder { _ in }, in: desk.open())
      await settle()
      let finders = host.finderViews
      #expect(finders.count == 1)
      #expect(finders.allSatisfy { !$0.takesHits })
    }
  }
}
