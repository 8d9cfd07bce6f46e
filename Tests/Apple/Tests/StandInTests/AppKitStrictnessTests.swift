#if KEYWINDOW_APPKIT
import AppKit
import Testing

/// Where the stand-in was kinder than AppKit. The pages and reports are named in the stand-in.
@MainActor @Suite("AppKit's windows, to the letter", .serialized)
final class AppKitStrictnessTests {
  private let log = Log()
  private var tokens: [any NSObjectProtocol] = []
  private var properties: [NSKeyValueObservation] = []
  private var app: NSApplication { NSApplication.shared }

  init() { NSApplication.standInReset(StandInManner()) }
  isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

  private func shown(_ title: String, style: NSWindow.StyleMask = [.titled, .resizable]) -> NSWindow {
    let window = NSWindow(
      standInFrame: NSRect(x: 200, y: 200, width: 600, height: 428), title: title, style: style)
    window.makeKeyAndOrderFront(nil)
    return window
  }

  /// Logs every notification, whoever posts it.
  private func listenToAll() {
    let log = log
    tokens.append(
      NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { notification in
        let name = notification.name.rawValue
        MainActor.assumeIsolated { if name.hasPrefix("NS") { log.lines.append(name) } }
      })
  }

  private func observe<Value>(_ property: KeyPath<NSWindow, Value>, of window: NSWindow, as name: String) {
    let log = log
    properties.append(
      window.observe(property) { _, _ in MainActor.assumeIsolated { log.lines.append(name) } })
  }

  @Test("Ordering in and out posts nothing at once; key-value observing tells it, unless it's silenced")
  func ordering() async {
    let key = shown("key")
    let window = NSWindow(standInFrame: NSRect(x: 0, y: 0, width: 100, height: 100))
    await turn()
    listenToAll()
    observe(\.isVisible, of: window, as: "visible")
    window.orderFront(nil)
    #expect(log.lines == ["visible"])
    await turn()
    #expect(log.lines == ["visible", "NSWindowDidChangeOcclusionStateNotification"], "in a later turn")
    log.lines = []
    window.orderOut(nil)
    #expect(log.lines == ["visible"])
    await turn()
    log.lines = []
    window.standInSetOccluded(true)
    NSApplication.standInSilence.ofVisibility = true
    window.orderFront(nil)
    await turn()
    window.orderOut(nil)
    await turn()
    #expect(log.lines == [], "of a covered window nothing at all")
    #expect(key.isKeyWindow)
  }

  @Test("The layout rectangle is told for a frame, a style mask and a toolbar; the title for every set")
  func observable() {
    let window = shown("w")
    observe(\.contentLayoutRect, of: window, as: "layout")
    observe(\.title, of: window, as: "title")
    window.setFrame(NSRect(x: 200, y: 200, width: 601, height: 428), display: true)
    #expect(log.lines == ["layout"])
    window.toolbar = NSToolbar(identifier: "bar")
    #expect(log.lines == ["layout", "layout"])
    window.toolbar?.isVisible = false
    window.styleMask.remove(.titled)
    #expect(log.lines == ["layout", "layout", "layout", "layout"])
    #expect(window.contentLayoutRect.height == window.frame.height)
    log.lines = []
    window.title = "w"
    window.title = "v"
    #expect(log.lines == ["title", "title"])
    NSApplication.standInSilence.ofTitle = true
    window.title = "u"
    #expect(log.lines == ["title", "title"])
  }

  @Test("isZoomed compares frames, asks the delegate each time, and says true of what can't be resized")
  func zoomed() {
    final class Standard: NSObject, NSWindowDelegate {
      var frame: NSRect?
      var asked = 0
      func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame: NSRect) -> NSRect {
        asked += 1
        return frame ?? defaultFrame
      }
    }
    let window = shown("w")
    let delegate = Standard()
    window.delegate = delegate
    #expect(!window.isZoomed && delegate.asked == 1)
    window.zoom(nil)
    #expect(window.isZoomed && window.frame == window.screen?.visibleFrame)
    window.setFrameOrigin(NSPoint(x: 10, y: 70))
    #expect(!window.isZoomed)
    delegate.frame = window.frame
    #expect(window.isZoomed)
    window.toggleFullScreen(nil)
    #expect(window.isZoomed, "in full screen")
    window.toggleFullScreen(nil)
    #expect(shown("fixed", style: [.titled]).isZoomed)
  }

  @Test("The least and largest sizes hold for the content and the user, not for setFrame(_:display:)")
  func limits() {
    let window = shown("w")
    window.minSize = NSSize(width: 400, height: 300)
    window.contentMaxSize = NSSize(width: 700, height: 500)
    window.setFrame(NSRect(x: 200, y: 200, width: 120, height: 80), display: true)
    #expect(window.frame.size == NSSize(width: 120, height: 80))
    window.setContentSize(NSSize(width: 10, height: 10))
    #expect(window.frame.size == NSSize(width: 400, height: 300))
    window.standInLiveResize(through: [NSRect(x: 0, y: 0, width: 5000, height: 5000)])
    #expect(window.frame.size == NSSize(width: 700, height: 528))
  }

  @Test("A titled window on a screen keeps its top below the menu bar, and goes anywhere across")
  func constrained() {
    let window = shown("w")
    window.setFrame(NSRect(x: -300, y: 700, width: 600, height: 400), display: true)
    #expect(window.frame == NSRect(x: -300, y: 475, width: 600, height: 400))
    let bare = shown("bare", style: [.borderless, .resizable])
    bare.setFrame(NSRect(x: -300, y: 700, width: 600, height: 400), display: true)
    #expect(bare.frame.minY == 700)
  }

  @Test("A child window moves and hides with its parent; ordered out by itself it's a child no more")
  func children() {
    let parent = shown("parent")
    let child = NSWindow(standInFrame: NSRect(x: 250, y: 250, width: 100, height: 100), title: "child")
    parent.addChildWindow(child, ordered: .above)
    #expect(child.isVisible && child.parent === parent)
    parent.setFrameOrigin(NSPoint(x: 210, y: 220))
    #expect(child.frame.origin == NSPoint(x: 260, y: 270))
    parent.orderOut(nil)
    #expect(!child.isVisible && child.parent === parent)
    parent.orderFront(nil)
    #expect(child.isVisible)
    parent.miniaturize(nil)
    #expect(!child.isVisible)
    parent.deminiaturize(nil)
    #expect(child.isVisible)
    child.orderOut(nil)
    #expect(child.parent == nil && parent.childWindows == nil)
  }

  @Test("A panel hides while the app is inactive, and floats if it's told to")
  func panels() {
    let panel = NSPanel(standInFrame: NSRect(x: 0, y: 0, width: 100, height: 100))
    panel.orderFront(nil)
    app.deactivate()
    #expect(!panel.isVisible)
    app.activate()
    #expect(panel.isVisible)
    panel.isFloatingPanel = true
    #expect(panel.level == .floating)
    panel.becomesKeyOnlyIfNeeded = true
    panel.standInClick()
    #expect(!panel.isKeyWindow)
    panel.standInClick(needingKeyboard: true)
    #expect(panel.isKeyWindow)
  }

  @Test("What is titled or resizable can be key and main, while it's visible; showing the app activates it")
  func ability() {
    let window = shown("w", style: [.borderless, .resizable])
    #expect(window.isKeyWindow && window.isMainWindow)
    app.hide(nil)
    #expect(!window.canBecomeMain && window.canBecomeKey)
    app.unhideWithoutActivation()
    #expect(window.isVisible && !app.isActive)
    app.hide(nil)
    app.unhide(nil)
    #expect(app.isActive && window.isKeyWindow)
  }

  @Test("A second sheet waits for the first")
  func secondSheet() {
    let parent = shown("parent")
    let (first, second) = (NSWindow(standInFrame: .zero), NSWindow(standInFrame: .zero))
    parent.beginSheet(first)
    parent.beginSheet(second)
    #expect(parent.attachedSheet === first && !second.isVisible && second.sheetParent == nil)
    parent.endSheet(first)
    #expect(parent.attachedSheet === second && second.isKeyWindow)
    parent.endSheet(second)
    #expect(parent.isKeyWindow)
  }

  @Test("What nobody can tell is played either way")
  func manners() {
    for manner in [StandInManner(), .other] {
      NSApplication.standInReset(manner)
      let window = shown("w")
      let sheet = NSWindow(standInFrame: NSRect(x: 0, y: 0, width: 50, height: 50), title: "sheet")
      var keyAtEnd: Bool?
      var keyAtActivation: Bool?
      let center = NotificationCenter.default
      tokens.append(
        center.addObserver(forName: NSWindow.didEndSheetNotification, object: window, queue: nil) { _ in
          MainActor.assumeIsolated { keyAtEnd = window.isKeyWindow }
        })
      tokens.append(
        center.addObserver(forName: NSApplication.didBecomeActiveNotification, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { keyAtActivation = window.isKeyWindow }
        })
      window.beginSheet(sheet)
      window.endSheet(sheet)
      #expect(keyAtEnd == !manner.takesKeyAfterSheetEnds && window.isKeyWindow)
      app.deactivate()
      window.standInClick()
      #expect(keyAtActivation == !manner.takesKeyAfterActivation && window.isKeyWindow)
      app.deactivate()
      sheet.makeKeyAndOrderFront(nil)
      #expect(sheet.isKeyWindow == manner.takesKeyWhileInactive)
      app.activate()
      #expect(sheet.isKeyWindow)
      sheet.miniaturize(nil)
      sheet.close()
      #expect(sheet.isMiniaturized == manner.staysMiniaturizedWhenClosed)
      var freed: NSWindow? = shown("freed")
      weak let gone = freed
      freed?.standInLetGo()
      freed = nil
      #expect(gone == nil && window.isKeyWindow == manner.handsOverFromFreedWindow)
    }
  }
}

/// One turn of the main queue.
@MainActor func turn() async {
  await withCheckedContinuation { continuation in
    DispatchQueue.main.async { continuation.resume() }
  }
}
#endif
