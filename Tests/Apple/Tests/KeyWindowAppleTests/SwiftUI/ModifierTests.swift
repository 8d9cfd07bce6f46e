import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  @MainActor @Suite("observeWindow() and the environment") struct Modifier {
    @Test("Outside of it nothing is known, and everything is refused") func outside() async {
      let keys = Sightings<Bool>()
      let states = Sightings<WindowState?>()
      let windows = Sightings<WeakWindow>()
      let actions = Sightings<WindowActions>()
      let desk = Desk()
      let host = StandInHost(
        ZStack {
          Witness(of: \.isKeyWindow, keys)
          Witness(of: \.windowState, states)
          Witness(of: \.hostingWindow, windows)
          Witness(of: \.windowActions, actions)
        }, in: desk.open())
      await settle()
      #expect(keys.seen == [false])
      #expect(states.seen == [nil])
      #expect(windows.seen.map(\.window) == [nil])
      #expect(actions.seen.map { $0.refusal(of: .close) } == [.windowGone(.close)])
      _ = host
    }

    @Test("Below it a view sees the window, its state, whether it's key, and what can be done with it")
    func inside() async throws {
      let keys = Sightings<Bool>()
      let states = Sightings<WindowState?>()
      let windows = Sightings<WeakWindow>()
      let actions = Sightings<WindowActions>()
      let desk = Desk()
      let window = desk.open()
      let host = StandInHost(
        ZStack {
          Witness(of: \.isKeyWindow, keys)
          Witness(of: \.windowState, states)
          Witness(of: \.hostingWindow, windows)
          Witness(of: \.windowActions, actions)
        }.observeWindow(), in: window)
      await settle()
      #expect(keys.seen == [false, true])
      #expect(states.seen.last == .some(window.readWindowState()))
      #expect(windows.seen.map(\.window) == [nil, window])
      try #require(actions.seen.last).setTitle("By command")
      await settle()
      #expect(states.seen.last??.title == "By command")
      _ = host
    }

    @Test("The seed's spelling, modifier(WindowObservationModifier()), is the same") func seedSpelling() async
    {
      let keys = Sightings<Bool>()
      let desk = Desk()
      let host = StandInHost(
        Witness(of: \.isKeyWindow, keys).modifier(WindowObservationModifier()), in: desk.open())
      await settle()
      #expect(keys.seen == [false, true])
      _ = host
    }

    @Test("Moved to a window in the same state, a view sees the other window") func sameState() async {
      let windows = Sightings<WeakWindow>()
      let states = Sightings<WindowState?>()
      let desk = Desk()
      let (one, other) = (desk.openBehind(), desk.openBehind())
      let host = StandInHost(
        ZStack {
          Witness(of: \.hostingWindow, windows)
          Witness(of: \.windowState, states)
        }.observeWindow(), in: one)
      let observers = [one, other].map { WindowObserver($0) }
      await settle()
      #expect(observers.first?.state == observers.last?.state)
      states.forgetThePast()
      host.move(to: other)
      await settle()
      #expect(windows.seen.map(\.window) == [nil, one, other])
      #expect(states.seen.isEmpty, "the state is the same one")
    }

    @Test("The environment keeps no window alive, not even in the action of a button of its own")
    func weakWindow() async {
      struct Closer: View {
        @Environment(\.hostingWindow) private var hostingWindow
        let sightings: Sightings<Bool>
        var body: some View {
          sightings.note(hostingWindow.window != nil)
          return Button("Close", action: close)
        }
        private func close() { _ = hostingWindow.window }
      }
      let sightings = Sightings<Bool>()
      let desk = Desk()
      var window: HostingWindow? = desk.open()
      var host: StandInHost? = StandInHost(Closer(sightings: sightings).observeWindow(), in: window)
      await settle()
      #expect(sightings.seen == [false, true])
      // As a window that keeps its views, and nobody else does.
      host = nil
      weak let weakWindow = window
      if let window { desk.discard(window) }
      window = nil
      #expect(weakWindow == nil)
      _ = host
    }

    @Test("A view whose window is freed sees that it's gone") func goneWindow() async {
      struct Reader: View {
        @Environment(\.hostingWindow) private var hostingWindow
        let sightings: Sightings<Bool>
        var body: some View {
          sightings.note(hostingWindow.window != nil)
          return Color.clear
        }
      }
      let sightings = Sightings<Bool>()
      let desk = Desk()
      var window: HostingWindow? = desk.open()
      let host = StandInHost(Reader(sightings: sightings).observeWindow(), in: window)
      await settle()
      if let window { desk.discard(window) }
      window = nil
      await settle()
      // Out of its window no body runs; AppKit doesn't tell that a freed one is left.
      #expect(sightings.seen.dropFirst(2).allSatisfy { !$0 })
      host.move(to: desk.open())
      await settle()
      #expect(sightings.seen.last == true)
    }

    @Test("WindowReader's content is there from the start, with nil until the window is known") func reader()
      async
    {
      let desk = Desk()
      let window = desk.open()
      let seen = Sightings<HostingWindow?>()
      let host = StandInHost(
        WindowReader { window in
          let _ = seen.note(window)
          Text(window == nil ? "none" : "found")
        })
      await settle()
      #expect(host.texts == ["none"])
      host.move(to: window)
      await settle()
      #expect(host.texts == ["found"])
      seen.forgetThePast()
      desk.resize(window, to: CGSize(width: 300, height: 200))
      await settle()
      #expect(seen.seen.isEmpty, "the state of the window isn't its concern")
      host.move(to: nil)
      await settle()
      seen.forgetThePast()
      // Out of any window no body runs; back in one they run for what has happened meanwhile.
      let other = desk.open()
      host.move(to: other)
      await settle()
      #expect(seen.seen.last == .some(other))
      #expect(host.texts == ["found"])
    }

    @Test("onWindowChange calls with each new state, and initially if asked") func onWindowChange() async {
      let desk = Desk()
      let window = desk.open()
      var later: [Bool?] = []
      var fromTheStart: [Bool?] = []
      let host = StandInHost(
        ZStack {
          Bystander().onWindowChange { later.append($0?.isKey) }
          Bystander().onWindowChange(initial: true) { fromTheStart.append($0?.isKey) }
        })
      await settle()
      #expect(later.isEmpty)
      #expect(fromTheStart == [nil])
      host.move(to: window)
      await settle()
      later = later.suffix(1)
      fromTheStart = fromTheStart.suffix(1)
      #expect(later == [true] && fromTheStart == [true])
      let other = desk.open()
      await settle()
      #expect(later == [true, false])
      #expect(fromTheStart == [true, false])
      host.move(to: nil)
      await settle()
      #expect(later == [true, false, nil])
      _ = other
    }

    @Test("onWindowChange(of:) calls when that property changes, and initially if asked")
    func onWindowChangeOfProperty() async {
      let desk = Desk()
      let window = desk.open()
      var later: [Bool?] = []
      var fromTheStart: [CGFloat?] = []
      let host = StandInHost(
        ZStack {
          Bystander().onWindowChange(of: \.isKey) { later.append($0) }
          Bystander().onWindowChange(of: { $0.size.width }, initial: true) { fromTheStart.append($0) }
        })
      await settle()
      #expect(later.isEmpty)
      #expect(fromTheStart == [nil])
      host.move(to: window)
      await settle()
      #expect(later.last == true)
      (later, fromTheStart) = ([], [])
      desk.resize(window, to: CGSize(width: 222, height: 333))
      await settle()
      #expect(later == [])
      #expect(fromTheStart == [222])
      let other = desk.open()
      await settle()
      #expect(later == [false])
      #expect(fromTheStart == [222])
      host.move(to: nil)
      await settle()
      #expect(later == [false, nil])
      #expect(fromTheStart == [222, nil])
      _ = other
    }

    @Test("A WindowObserver is usable as a @StateObject, with the seed's names") func stateObject() async {
      struct ContentView: View {
        @StateObject
        var windowObserver: WindowObserver = WindowObserver()

        var body: some View {
          Text(windowObserver.isKeyWindow ? "key" : "not key").background(
            HostingWindowFinder { [weak windowObserver] window in
              windowObserver?.window = window
            })
        }
      }
      let desk = Desk()
      let host = StandInHost(ContentView(), in: desk.open())
      await settle()
      #expect(host.texts == ["key"])
      let other = desk.open()
      await settle()
      #expect(host.texts == ["not key"])
      _ = other
    }
  }
}
