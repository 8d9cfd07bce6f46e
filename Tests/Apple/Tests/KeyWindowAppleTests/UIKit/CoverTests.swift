import KeyWindow
import SwiftUI
import Testing
import UIKit

extension AppleTests {
  /// By developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
  @MainActor @Suite("A view that a presentation in full screen covers", .everyWay) struct Covers {
    let desk = Desk()
    // By identity: what is noted would keep the window.
    let found = Sightings<ObjectIdentifier?>()
    let told = Sightings<WindowState?>()

    private func host(in window: UIWindow) async -> StandInHost {
      let (found, told) = (found, told)
      let host = StandInHost(
        Text("").background(HostingWindowFinder { found.note($0.map { ObjectIdentifier($0) }) })
          .onWindowChange { told.note($0) }
          .keyWindow(DocumentName.self, "Letter").observeWindow())
      window.rootViewController = host.viewController
      await settle()
      return host
    }

    /// Into a page within the window's root view.
    private func put(_ host: StandInHost, deeperInto window: UIWindow) async -> (UIViewController, UIView) {
      let (parent, page) = (UIViewController(), UIView())
      window.rootViewController = parent
      parent.addChild(host.viewController)
      parent.view.addSubview(page)
      page.addSubview(host.view)
      await settle()
      return (parent, page)
    }

    private func cover(
      _ presenter: UIViewController, style: UIModalPresentationStyle = .fullScreen
    ) async -> StandInHost {
      let cover = StandInHost(Text("Cover"))
      cover.viewController.modalPresentationStyle = style
      presenter.present(cover.viewController, animated: false)
      await settle()
      return cover
    }

    @Test("keeps its window, also under a cover of the cover, and what it publishes stays published")
    func keepsWindow() async {
      let window = desk.open()
      let host = await host(in: window)
      let observer = WindowObserver(hosting: host.view)
      await settle()
      let state = told.seen.count
      let covers = [await cover(host.viewController)]
      let second = await cover(covers[0].viewController)
      #expect(host.view.window == nil && covers[0].view.window == nil && second.view.window === window)
      #expect(found.seen == [ObjectIdentifier(window)])
      #expect(told.seen.dropFirst(state).allSatisfy { $0 != nil })
      #expect(observer.window === window)
      #expect(WindowRegistry.shared[DocumentName.self] == "Letter")

      second.viewController.dismiss(animated: false)
      await settle()
      covers[0].viewController.dismiss(animated: false)
      await settle()
      #expect(host.view.window === window)
      #expect(found.seen == [ObjectIdentifier(window)])
      #expect(observer.window === window)
    }

    @Test("has none once the window has gone, or it has gone itself, or been taken elsewhere")
    func goes() async {
      let window = desk.open()
      let host = await host(in: window)
      let cover = await cover(host.viewController)
      let other = desk.open()
      other.addSubview(host.view)
      await settle()
      #expect(found.seen == [ObjectIdentifier(window), ObjectIdentifier(other)])
      host.removeAllViews()
      await settle()
      #expect(found.seen == [ObjectIdentifier(window), ObjectIdentifier(other), nil])
      #expect(told.seen.last == .some(nil))
      withExtendedLifetime(cover) {}
    }

    @Test("has none once the window is freed") func windowIsFreed() async {
      var host: StandInHost?
      var coverHost: StandInHost?
      weak var freed: UIWindow?
      do {
        let window = desk.open()
        host = await self.host(in: window)
        if let host { coverHost = await cover(host.viewController) }
        freed = window
        desk.discard(window)
      }
      await settle()
      #expect(freed == nil)
      #expect(found.seen.count == 2 && found.seen.last == .some(nil))
      withExtendedLifetime((host, coverHost)) {}
    }

    @Test(
      "loses it when it's taken out for another reason, also below a presentation that leaves it in its window"
    )
    func pushed() async {
      for isPresenting in [true, false] {
        let before = found.seen.count
        let window = desk.open()
        let host = await host(in: window)
        let (parent, page) = await put(host, deeperInto: window)
        let observer = WindowObserver(hosting: host.view)
        if isPresenting {
          let cover = await cover(parent, style: .overFullScreen)
          #expect(host.view.window === window && cover.view.window === window)
        }
        page.removeFromSuperview()
        await settle()
        #expect(found.seen.dropFirst(before) == [ObjectIdentifier(window), nil])
        #expect(observer.window == nil)
      }
    }

    @Test("has none once the cover has gone, if it was taken away meanwhile, by itself or with others")
    func takenAwayMeanwhile() async {
      for isAlone in [true, false] {
        for coverCount in 1...2 {
          let window = desk.open()
          let host = await host(in: window)
          let (parent, page) = await put(host, deeperInto: window)
          let observer = WindowObserver(hosting: host.view)
          var covers: [StandInHost] = []
          for _ in 0..<coverCount { covers.append(await cover(covers.last?.viewController ?? parent)) }
          #expect(host.view.window == nil && observer.window === window)
          #expect(WindowRegistry.shared[DocumentName.self] == "Letter")

          (isAlone ? host.view : page).removeFromSuperview()
          for cover in covers.reversed() {
            cover.viewController.dismiss(animated: false)
            await settle()
          }
          #expect(parent.view.window === window && host.view.window == nil)
          #expect(observer.window == nil)
          #expect(found.seen.last == .some(nil))
          #expect(told.seen.last == .some(nil))
          #expect(WindowRegistry.shared[DocumentName.self] == nil)
        }
      }
    }

    @Test("leaves nothing in its cover once it's back") func leavesNothing() async {
      let window = desk.open()
      let host = await host(in: window)
      let observer = WindowObserver(hosting: host.view)
      let cover = await cover(host.viewController)
      let count = cover.view.subviews.count
      cover.viewController.dismiss(animated: false)
      await settle()
      #expect(observer.window === window && cover.view.subviews.count < count)
    }
  }
}
