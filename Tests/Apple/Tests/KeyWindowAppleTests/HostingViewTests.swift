import KeyWindow
import SwiftUI
import Testing

extension AppleTests {
  @MainActor @Suite("An observer of the window that a view is in") struct HostingViews {
    private func markers(in view: HostingView) -> [HostingView] {
      view.everyView.filter { String(describing: type(of: $0)) == "WindowFollowingView" }
    }

    private func removeAllSubviews(of view: HostingView) {
      for subview in view.subviews { subview.removeFromSuperview() }
    }

    @Test("It is that window's at once, and goes from one to the next, and to none") func follows() async {
      let desk = Desk()
      let (one, other) = (desk.open(), desk.open())
      let view = HostingView(frame: .zero)
      let observer = WindowObserver(hosting: view)
      #expect(observer.window == nil && observer.state == nil)
      await settle()
      for window in [one, other, nil, one, nil] {
        view.move(to: window)
        await settle()
        #expect(observer.window === window && (observer.state == nil) == (window == nil))
      }
      view.move(to: other)
      #expect(WindowObserver(hosting: view).window === other)
    }

    @Test("A view inside of others moves with them") func moves() async {
      let desk = Desk()
      let (one, other) = (desk.open(), desk.open())
      let (outer, view) = (HostingView(frame: .zero), HostingView(frame: .zero))
      outer.addSubview(view)
      outer.move(to: one)
      await settle()
      var keys: [Bool?] = []
      let observation = WindowObserver(hosting: view).onChange {
        // Where a window is laid out it tells its insets later.
        if keys.last != .some($0?.isKey) { keys.append($0?.isKey) }
      }
      await settle()
      #expect(keys.isEmpty, "the first state was there at once")
      desk.makeKey(one)
      await settle()
      outer.move(to: other)
      await settle()
      outer.move(to: nil)
      await settle()
      #expect(keys == [true, false, nil])
      _ = observation
    }

    @Test("Moves within a turn count as one, and being back as none") func coalesced() async {
      let desk = Desk()
      let (one, other) = (desk.open(), desk.open())
      let view = HostingView(frame: .zero)
      view.move(to: one)
      let observer = WindowObserver(hosting: view)
      var told = 0
      let observation = observer.onChange { _ in told += 1 }
      await settle()
      told = 0
      for window in [other, nil, one] { view.move(to: window) }
      #expect(observer.window === one)
      await settle()
      #expect(told == 0 && observer.window === one)
      _ = observation
    }

    @Test("An app that takes out all subviews loses nothing, in a window and out of one") func emptied() async
    {
      let desk = Desk()
      let (one, other) = (desk.open(), desk.open())
      let view = HostingView(frame: .zero)
      view.move(to: one)
      let observer = WindowObserver(hosting: view)
      var told = 0
      let observation = observer.onChange { _ in told += 1 }
      await settle()
      told = 0
      removeAllSubviews(of: view)
      await settle()
      #expect(told == 0 && markers(in: view).count == 1)
      view.move(to: nil)
      await settle()
      #expect(observer.window == nil)
      removeAllSubviews(of: view)
      await settle()
      view.move(to: other)
      await settle()
      #expect(observer.window === other)
      // And together with a move.
      removeAllSubviews(of: view)
      view.move(to: one)
      await settle()
      #expect(observer.window === one && markers(in: view).count == 1)
      _ = observation
    }

    @Test("A view that takes out at once what it doesn't know is left alone") func intolerant() async {
      final class Intolerant: HostingView {
        var added = 0
        override func didAddSubview(_ subview: HostingView) {
          super.didAddSubview(subview)
          added += 1
          subview.removeFromSuperview()
        }
      }
      let desk = Desk()
      let view = Intolerant(frame: .zero)
      let window = desk.open()
      view.move(to: window)
      let observer = WindowObserver(hosting: view)
      await settle()
      #expect(observer.window === window && view.added == 1)
    }

    @Test("What it puts into the view is invisible, not the first of several, and goes with the observer")
    func modest() async throws {
      let desk = Desk()
      let (view, content) = (HostingView(frame: .zero), HostingView(frame: .zero))
      view.addSubview(content)
      view.move(to: desk.open())
      var observers = [WindowObserver(hosting: view), WindowObserver(hosting: view)]
      #expect(markers(in: view).isEmpty, "nothing before the next turn")
      await settle()
      #expect(
        markers(in: view).count == 2 && markers(in: view).allSatisfy { $0.isHidden && $0.frame == .zero })
      #expect(view.subviews.first === content)
      observers.removeLast()
      #expect(markers(in: view).count == 1)
      let other = desk.open()
      view.move(to: other)
      await settle()
      #expect(observers.first?.window === other)
      observers = []
      #expect(markers(in: view).isEmpty && view.subviews.count == 1)
    }

    @Test("An observer that ends before the next turn leaves nothing") func endsAtOnce() async {
      let desk = Desk()
      let view = HostingView(frame: .zero)
      view.move(to: desk.open())
      var observer: WindowObserver? = WindowObserver(hosting: view)
      weak let weakObserver = observer
      observer = nil
      #expect(weakObserver == nil)
      await settle()
      #expect(view.subviews.isEmpty)
    }

    @Test("It keeps neither the view nor the window alive, and tells the end of both") func lifetimes() async
    {
      let desk = Desk()
      var view: HostingView? = HostingView(frame: .zero)
      weak let weakView = view
      var window: HostingWindow? = desk.open()
      weak let weakWindow = window
      view?.move(to: window)
      guard let observer = view.map({ WindowObserver(hosting: $0) }) else { return }
      var states: [WindowState?] = []
      let observation = observer.onChange { states.append($0) }
      await settle()
      view?.removeFromSuperview()
      view = nil
      #expect(weakView == nil)
      await settle()
      #expect(observer.window == nil && states.last == .some(nil))

      let kept = HostingView(frame: .zero)
      kept.move(to: window)
      let second = WindowObserver(hosting: kept)
      await settle()
      if let window { desk.discard(window) }
      window = nil
      #expect(weakWindow == nil)
      await settle()
      #expect(second.window == nil && second.state == nil)
      let next = desk.open()
      kept.move(to: next)
      await settle()
      #expect(second.window === next && second.state != nil)
      _ = observation
    }

    @Test("What onChange returns is enough to keep, and ends it") func keptByObservation() async {
      let desk = Desk()
      let view = HostingView(frame: .zero)
      var windows = 0
      var observation: WindowObservation? = WindowObserver(hosting: view).onChange { _ in windows += 1 }
      await settle()
      view.move(to: desk.open())
      await settle()
      #expect(windows > 0)
      _ = observation
      observation = nil
      #expect(view.subviews.isEmpty)
    }
  }
}
