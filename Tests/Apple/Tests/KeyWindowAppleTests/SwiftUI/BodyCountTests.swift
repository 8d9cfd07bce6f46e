import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  @MainActor @Suite("Bodies run when what they read has changed, once") struct BodyCounts {
    struct KeyReader: View {
      @Environment(\.isKeyWindow) private var isKeyWindow
      var body: some View { Text(isKeyWindow ? "key" : "not key") }
    }

    struct StateReader: View {
      @Environment(\.windowState) private var state
      var body: some View { Text(state?.title ?? "untitled") }
    }

    struct FrameReader: View {
      var body: some View { Text("\(Int(keyWindowFrame.width))") }
    }

    struct Content: View {
      var body: some View {
        VStack {
          KeyReader()
          StateReader()
          FrameReader()
          Bystander()
        }
      }
    }

    private func counts(_ host: StandInHost) -> [Int] {
      [
        host.bodyCount(of: KeyReader.self), host.bodyCount(of: StateReader.self),
        host.bodyCount(of: FrameReader.self), host.bodyCount(of: Bystander.self),
        host.bodyCount(of: Content.self),
      ]
    }

    @Test("A key swap runs in both windows the readers of isKeyWindow and windowState, once each") func swap()
      async
    {
      let desk = Desk()
      let (one, other) = (desk.open(), desk.open())
      let hosts = [one, other].map { StandInHost(Content().observeWindow(), in: $0) }
      await settle()
      #expect(hosts.map(\.texts.first) == ["not key", "key"])
      for host in hosts { host.resetBodyCounts() }
      desk.makeKey(one)
      await settle()
      #expect(hosts.map(\.texts.first) == ["key", "not key"])
      // The windows are of one size, so that the key window's frame is the same one.
      #expect(hosts.map(counts) == [[1, 1, 0, 0, 0], [1, 1, 0, 0, 0]])
    }

    @Test("A resize runs no reader of isKeyWindow, and the key window's frame is seen everywhere")
    func resize() async {
      let desk = Desk()
      let (one, other) = (desk.open(), desk.open())
      let hosts = [one, other].map { StandInHost(Content().observeWindow(), in: $0) }
      await settle()
      for host in hosts { host.resetBodyCounts() }
      desk.resize(other, to: CGSize(width: 500, height: 400))
      await settle()
      #expect(hosts.map { $0.texts.filter { $0 == "500" }.count } == [1, 1])
      #expect(hosts.map(counts) == [[0, 0, 1, 0, 0], [0, 1, 1, 0, 0]])
    }

    @Test("A new title runs no reader of geometry or of isKeyWindow") func title() async throws {
      let desk = Desk()
      let (one, other) = (desk.open(), desk.openElsewhere())
      let hosts = [one, other].map { StandInHost(Content().observeWindow(), in: $0) }
      await settle()
      for host in hosts { host.resetBodyCounts() }
      try desk.setTitle("Letters", of: other)
      await settle()
      #expect(hosts.map { $0.texts.contains("Letters") } == [false, true])
      #expect(hosts.map(counts) == [[0, 0, 0, 0, 0], [0, 1, 0, 0, 0]])
    }

    @Test("Two swaps within a turn run nothing") func roundTrip() async {
      let desk = Desk()
      let (one, other) = (desk.open(), desk.open())
      let hosts = [one, other].map { StandInHost(Content().observeWindow(), in: $0) }
      await settle()
      for host in hosts { host.resetBodyCounts() }
      desk.makeKey(one)
      desk.makeKey(other)
      await settle()
      #expect(hosts.map(counts) == [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]])
    }

    @Test("Hints without a change run nothing, our own modifier neither") func falseAlarms() async {
      let desk = Desk()
      let window = desk.open()
      let host = StandInHost(Content().observeWindow(), in: window)
      await settle()
      host.resetBodyCounts()
      for _ in 0..<10 {
        for name in [HostingWindow.didBecomeKeyNotification, HostingWindow.didResignKeyNotification] {
          NotificationCenter.default.post(name: name, object: window)
        }
        await settle()
      }
      #expect(counts(host) == [0, 0, 0, 0, 0])
      #expect(host.bodyCount(ofModifier: WindowObservationModifier.self) == 0)
    }
  }
}
