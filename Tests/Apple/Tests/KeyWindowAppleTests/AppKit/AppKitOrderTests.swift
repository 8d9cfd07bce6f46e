import AppKit
import KeyWindow
import Testing

extension AppleTests {
  /// What the windows of an app go through in any order, each of the orders that nobody can tell played either way.
  @MainActor @Suite("AppKit's orders that can't be told") struct AppKitOrders {
    @Test("After each step every state is the window's own", arguments: StandInManner.all)
    func everyStep(manner: StandInManner) async throws {
      var random = Seeded(seed: UInt64.random(in: 0...UInt64.max))
      let seed = random.seed
      NSApplication.standInReset(manner)
      let all = WindowRegistry.shared.observeAllWindows()
      var windows = (0..<4).map { NSWindow(title: "\($0)") }
      var observers = windows.map { WindowObserver($0) }
      for step in 0..<60 {
        let index = Int.random(in: 0..<4, using: &random)
        let act = Act.allCases.randomElement(using: &random) ?? .click
        let other = windows[(index + 1) % 4]
        if act == .free {
          observers[index].observe(nil)
          windows[index] = NSWindow(title: "\(index)")
          observers[index] = WindowObserver(windows[index])
        } else {
          NSApplication.standInEvent { act.play(on: windows[index], with: other) }
        }
        await settle()
        for (window, observer) in zip(windows, observers) {
          let place = "\(act) \(index), step \(step), seed \(seed)"
          #expect(observer.state == window.readWindowState(), "\(place)")
          #expect(observer.isKeyWindow == window.isKeyWindow, "\(place)")
          #expect(observer.isVisible == (window.isVisible || observer.isMiniaturized == true), "\(place)")
        }
        #expect(WindowRegistry.shared.keyWindow?.window === NSApplication.shared.keyWindow)
        #expect(observers.count { $0.isKeyWindow } <= 1)
      }
      withExtendedLifetime(all) {}
    }

    private enum Act: CaseIterable {
      case click, show, orderFront, orderOut, close, miniaturize, deminiaturize, zoom, fullScreen, move,
        sheet, endSheet
      case child, noChild, activate, deactivate, hide, unhide, free
      case startResize, drag, endResize, space, toolbar, comeForward, moveTo

      @MainActor func play(on window: NSWindow, with other: NSWindow) {
        switch self {
        case .click: if window.isVisible { window.standInClick() }
        case .show: window.makeKeyAndOrderFront(nil)
        case .orderFront: window.orderFront(nil)
        case .orderOut: window.orderOut(nil)
        case .close: window.close()
        case .miniaturize: window.miniaturize(nil)
        case .deminiaturize: window.deminiaturize(nil)
        case .zoom: if window.isVisible { window.zoom(nil) }
        case .fullScreen: if window.isVisible { window.toggleFullScreen(nil) }
        case .move: window.setFrameOrigin(NSPoint(x: window.frame.minX + 7, y: window.frame.minY))
        case .sheet:
          if window.isVisible && !other.isVisible && other.attachedSheet == nil && window.sheetParent == nil {
            window.beginSheet(other)
          }
        case .endSheet: if let sheet = window.attachedSheet { window.endSheet(sheet) }
        case .child:
          if other.parent == nil && window.parent == nil { window.addChildWindow(other, ordered: .above) }
        case .noChild: if let child = window.childWindows?.first { window.removeChildWindow(child) }
        case .activate: NSApplication.shared.activate(ignoringOtherApps: true)
        case .deactivate: NSApplication.shared.deactivate()
        case .hide: NSApplication.shared.hide(nil)
        case .unhide: NSApplication.shared.unhide(nil)
        case .startResize: if window.isVisible && !window.inLiveResize { window.standInBeginLiveResize() }
        case .drag:
          if window.inLiveResize { window.standInLiveResize(to: window.frame.insetBy(dx: -3, dy: -2)) }
        case .endResize: if window.inLiveResize { window.standInEndLiveResize() }
        case .space: NSWorkspace.standInShowSpace(with: window.isOnActiveSpace ? [other] : [window, other])
        case .toolbar: window.toolbar = window.toolbar == nil ? NSToolbar() : nil
        case .comeForward: try? window.performWindowCommand(.activate)
        case .moveTo: try? window.performWindowCommand(.setPosition(CGPoint(x: 50, y: 60)))
        case .free: break
        }
      }
    }
  }
}
