import Combine
import KeyWindow
import KeyWindowTesting
import SwiftUI
import Testing

extension AppleTests {
  @MainActor @Suite("simulatedWindow(_:), for previews and snapshot tests") struct WindowSimulations {
    /// What a view below sees.
    @MainActor final class Seen {
      let keys = Sightings<Bool>()
      let states = Sightings<WindowState?>()
      let windows = Sightings<WeakWindow>()
      let actions = Sightings<WindowActions>()

      var view: some View {
        ZStack {
          Witness(of: \.isKeyWindow, keys)
          Witness(of: \.windowState, states)
          Witness(of: \.hostingWindow, windows)
          Witness(of: \.windowActions, actions)
        }
      }
    }

    @Test(
      "A view in no window reads the state that it's given, from its first body on",
      arguments: [
        WindowState.key, .notKey, .narrow, .underNotch, .miniaturized,
      ])
    func noWindow(state: WindowState) async {
      let seen = Seen()
      let host = StandInHost(seen.view.simulatedWindow(state))
      await settle()
      #expect(seen.keys.seen == [state.isKey])
      #expect(seen.states.seen == [state])
      #expect(seen.windows.seen.map(\.window) == [nil])
      _ = host
    }

    @Test("Whatever the real window does, and whatever finds it below, it stays so") func realWindow() async {
      let seen = Seen()
      let readers = Sightings<HostingWindow?>()
      let desk = Desk()
      let window = desk.open()
      let host = StandInHost(
        ZStack {
          seen.view.observeWindow()
          WindowReader { window in
            let _ = readers.note(window)
            Text("content")
          }
        }
        .simulatedWindow(.notKey), in: window)
      await settle()
      desk.resize(window, to: CGSize(width: 222, height: 333))
      await settle()
      #expect(Set(seen.keys.seen) == [false])
      #expect(seen.states.seen.allSatisfy { $0 == .notKey })
      #expect(seen.windows.seen.allSatisfy { $0.window == nil })
      #expect(readers.seen.allSatisfy { $0 == nil })
      #expect(seen.keys.seen.isEmpty == false && readers.seen.isEmpty == false)
      _ = host
    }

    @Test("Its commands are accepted, and have no effect") func commands() async throws {
      let seen = Seen()
      let host = StandInHost(seen.view.simulatedWindow().observeWindow())
      await settle()
      let actions = try #require(seen.actions.seen.last)
      #expect(actions.canPerform(.zoom))
      try actions.setTitle("By command")
      try actions.close()
      await settle()
      #expect(seen.states.seen == [.key])
      #expect(actions.refusal(of: .setSize(.zero)) == .invalidSize(.zero))
      _ = host
    }

    @Test("Another state is read by those that read it, and told") func changes() async {
      struct Switching<Content: View>: View {
        @ObservedObject var shown: Shown
        let content: Content
        var body: some View { content.simulatedWindow(shown.state) }
      }
      let seen = Seen()
      let tops = Sightings<CGFloat>()
      var told: [CGFloat?] = []
      var keys: [Bool?] = []
      let shown = Shown()
      let host = StandInHost(
        Switching(
          shown: shown,
          content: ZStack {
            seen.view.observeWindow()
            KeyWindowWitness(property: { $0.keyWindowTopSafeArea }, sightings: tops)
            Bystander()
              .onWindowChange { told.append($0?.safeAreaInsets?.top) }
              .onWindowChange(of: \.isKey) { keys.append($0) }
          }))
      await settle()
      #expect(told == [0] && keys == [true] && tops.seen == [0])
      shown.state = .underNotch
      await settle()
      #expect(seen.states.seen.last == .some(.underNotch))
      #expect(told.last == 47 && keys == [true])
      #expect(tops.seen.last == 47)
      _ = host
    }

    @Test("Side by side each reads its own environment, and the accessors speak of the one that came last")
    func sideBySide() async {
      let widths = Sightings<CGFloat?>()
      let frames = Sightings<CGRect>()
      struct Width: View {
        @Environment(\.windowState?.size.width) private var width
        let widths: Sightings<CGFloat?>
        var body: some View {
          widths.note(width)
          return Color.clear
        }
      }
      var last = WindowState.underNotch
      last.size = CGSize(width: 321, height: 654)
      var host: StandInHost? = StandInHost(
        HStack {
          Width(widths: widths).simulatedWindow()
          Width(widths: widths).simulatedWindow(.narrow)
          KeyWindowWitness(property: { $0.keyWindowFrame }, sightings: frames).simulatedWindow(last)
        })
      await settle()
      #expect(widths.seen == [800, 320])
      #expect(frames.seen == [last.bounds])
      #expect(EmptyView().keyWindowFrame == last.bounds)
      #expect(EmptyView().keyWindowSafeAreaFrame == last.safeAreaFrame)
      #expect(EmptyView().keyWindowBottomSafeArea == 34 && EmptyView().keyWindowLeadingSafeArea == 0)
      withExtendedLifetime(host) {}
      host = nil
      await settle()
      #expect(EmptyView().keyWindowFrame != last.bounds, "with the views their windows are gone")
    }
  }
}

@MainActor private final class Shown: @preconcurrency ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var state = WindowState.key {
    willSet { objectWillChange.send() }
  }
}
