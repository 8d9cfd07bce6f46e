#if KEYWINDOW_APPKIT
import AppKit
import Testing

@MainActor @Suite("AppKit's window buttons and Spaces", .serialized)
struct WindowControlTests {
  init() { NSApplication.standInReset(StandInManner()) }

  private func window(_ style: NSWindow.StyleMask) -> NSWindow {
    NSWindow(standInFrame: NSRect(x: 200, y: 200, width: 600, height: 428), style: style)
  }

  @Test("The buttons of a window's style are in its hierarchy, and in full screen none is")
  func buttons() throws {
    let window = window([.titled, .closable, .resizable])
    let close = try #require(window.standardWindowButton(.closeButton))
    let zoom = try #require(window.standardWindowButton(.zoomButton))
    #expect(window.standardWindowButton(.miniaturizeButton) == nil)
    #expect(close.window === window && close.isDescendant(of: window.frameViewOfContent))
    let (first, last) = (close.convert(close.bounds, to: nil), zoom.convert(zoom.bounds, to: nil))
    #expect(first.minX < last.minX && first.minY == last.minY && first.minY > 428 - 28 && first.maxY < 428)
    window.makeKeyAndOrderFront(nil)
    window.toggleFullScreen(nil)
    #expect(close.window == nil)
    window.toggleFullScreen(nil)
    #expect(close.window === window)
    #expect(self.window(.borderless).standardWindowButton(.closeButton) == nil)
  }

  @Test("A view is hidden by each of those around it") func hiddenAncestor() throws {
    let window = window([.titled, .closable])
    let close = try #require(window.standardWindowButton(.closeButton))
    #expect(!close.isHiddenOrHasHiddenAncestor)
    close.superview?.isHidden = true
    #expect(close.isHiddenOrHasHiddenAncestor && !close.isHidden)
  }

  @Test("Another Space is told in the workspace's own center alone") func spaces() {
    let (here, there) = (window(.titled), window(.titled))
    var told: [String] = []
    let name = NSWorkspace.activeSpaceDidChangeNotification
    let tokens = [("default", NotificationCenter.default), ("own", NSWorkspace.shared.notificationCenter)].map
    {
      label, center in
      (
        center,
        center.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { told.append(label) }
        }
      )
    }
    defer { for (center, token) in tokens { center.removeObserver(token) } }
    NSWorkspace.standInShowSpace(with: [there])
    #expect(told == ["own"] && !here.isOnActiveSpace && there.isOnActiveSpace)
  }

  @Test("A top-left corner is in screen coordinates, y up") func topLeft() {
    let window = window(.titled)
    window.setFrameTopLeftPoint(NSPoint(x: 10, y: 700))
    #expect(window.frame == NSRect(x: 10, y: 272, width: 600, height: 428))
  }
}

extension NSWindow {
  /// What AppKit draws the title bar in.
  fileprivate var frameViewOfContent: NSView { contentView?.superview ?? NSView(frame: .zero) }
}
#endif

#if KEYWINDOW_UIKIT
import Testing
import UIKit

@MainActor @Suite("UIKit's window controls", .serialized)
struct WindowControlTests {
  @Test("A region that keeps clear of the corners moves its sides, or top and bottom") func regions() {
    let scene = UIWindowScene.standInConnect()
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    window.standInDisplayCorner = 9
    window.standInWindowControls = CGSize(width: 70, height: 44)
    window.standInSetSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window.standInLayout()
    #expect(window.edgeInsets(for: .safeArea()) == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(
      window.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
        == UIEdgeInsets(top: 20, left: 70, bottom: 0, right: 9))
    #expect(
      window.edgeInsets(for: .safeArea(cornerAdaptation: .vertical))
        == UIEdgeInsets(top: 44, left: 0, bottom: 9, right: 0))
  }

  @Test("Every geometry of a drag says that the user resizes, and the last one that it's over") func drag() {
    let scene = UIWindowScene.standInConnect()
    var told: [Bool] = []
    let observation = scene.observe(\.effectiveGeometry) { scene, _ in
      MainActor.assumeIsolated { told.append(scene.effectiveGeometry.isInteractivelyResizing) }
    }
    scene.standInResize(through: [CGSize(width: 500, height: 400), CGSize(width: 510, height: 410)])
    #expect(told == [true, true, false])
    _ = observation
  }

  @Test("A visual effect view takes subviews in its content view alone") func effectView() {
    let view = UIVisualEffectView(frame: .zero)
    var raised = 0
    let handler = StandInException.handler
    StandInException.handler = { _ in raised += 1 }
    defer { StandInException.handler = handler }
    view.insertSubview(UIView(), at: 0)
    view.contentView.addSubview(UIView())
    #expect(raised == 1 && view.subviews.count == 1 && view.contentView.subviews.count == 1)
  }
}
#endif
