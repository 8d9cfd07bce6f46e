#if KEYWINDOW_APPKIT
import AppKit
import Testing

@MainActor @Suite("AppKit's windows", .serialized)
final class AppKitWindowTests {
  private let log = Log()
  private var tokens: [any NSObjectProtocol] = []
  private var app: NSApplication { NSApplication.shared }

  // In the usual orders, whichever the library's tests are run in.
  init() { NSApplication.standInReset(StandInManner()) }
  isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

  private func window(_ title: String = "") -> NSWindow { NSWindow(standInTitle: title) }

  private func shownWindow(_ title: String = "") -> NSWindow {
    let window = window(title)
    window.makeKeyAndOrderFront(nil)
    return window
  }

  /// Logs what is posted, with the title of the window that it is of.
  private func listen(_ names: NSNotification.Name...) {
    let log = log
    for name in names {
      let short = name.rawValue.replacingOccurrences(of: "Notification", with: "")
        .replacingOccurrences(of: "NSWindow", with: "").replacingOccurrences(
          of: "NSApplication", with: "app ")
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        notification in
        let title = (notification.object as? NSWindow).map { ObjectIdentifier($0) }
        MainActor.assumeIsolated {
          let window = NSApplication.shared.windows.first { ObjectIdentifier($0) == title }
          log.lines.append([short, window?.title].compactMap(\.self).joined(separator: " "))
        }
      }
      tokens.append(token)
    }
  }

  private final class Spy: NSView {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    }
    required init?(coder: NSCoder) { return nil }
    override func viewWillMove(toWindow new: NSWindow?) {
      log.lines.append("will window \(window != nil) to \(new != nil)")
    }
    override func viewDidMoveToWindow() { log.lines.append("did window \(window != nil)") }
  }

  @Test("A view is told of its window, and again when only its place in that window changes")
  func moveInTheSameWindow() {
    let window = window()
    let spy = Spy(log)
    window.contentView?.addSubview(spy)
    #expect(log.lines == ["will window false to true", "did window true"])
    log.lines = []
    let box = NSView()
    window.contentView?.addSubview(box)
    box.addSubview(spy)
    #expect(log.lines == ["will window true to true", "did window true"])
  }

  @Test("Closing a window takes no view out of it; freeing it does")
  func closeAndFree() {
    let spy = Spy(log)
    do {
      let window = shownWindow()
      window.contentView?.addSubview(spy)
      log.lines = []
      window.close()
      #expect(log.lines == [])
      #expect(spy.window === window)
    }
    #expect(spy.window == nil)
    #expect(log.lines == ["will window false to false"], "and nothing more")
  }

  @Test("A swap tells the old key window before the new one")
  func keySwap() {
    let first = shownWindow("first")
    let second = window("second")
    listen(NSWindow.didBecomeKeyNotification, NSWindow.didResignKeyNotification)
    second.makeKeyAndOrderFront(nil)
    #expect(log.lines == ["DidResignKey first", "DidBecomeKey second"])
    #expect(second.isKeyWindow && second.isMainWindow && !first.isKeyWindow)
  }

  @Test("Closing posts willClose while the window is key, then hands over")
  func close() {
    let first = shownWindow("first")
    let second = shownWindow("second")
    listen(
      NSWindow.willCloseNotification, NSWindow.didBecomeKeyNotification, NSWindow.didResignKeyNotification)
    second.close()
    #expect(log.lines == ["WillClose second", "DidResignKey second", "DidBecomeKey first"])
    #expect(!second.isVisible)
    #expect(first.isKeyWindow && first.isMainWindow)
    second.makeKeyAndOrderFront(nil)
    #expect(second.isKeyWindow)
  }

  @Test("performClose asks the delegate, close doesn't")
  func delegate() {
    final class Refusing: NSObject, NSWindowDelegate {
      func windowShouldClose(_ sender: NSWindow) -> Bool { false }
    }
    let refusing = Refusing()
    let window = shownWindow()
    window.delegate = refusing
    window.performClose(nil)
    #expect(window.isVisible)
    window.close()
    #expect(!window.isVisible)
  }

  @Test("A window released by closing is so after the event, and freed when nobody else holds it")
  func released() async {
    weak var freed: NSWindow?
    do {
      let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 9, height: 9), styleMask: [.titled], backing: .buffered,
        defer: false)
      freed = window
      window.makeKeyAndOrderFront(nil)
    }
    #expect(freed?.isReleasedWhenClosed == true)
    #expect(app.windows.count == 1)
    freed?.close()
    #expect(freed != nil)
    await turn()
    #expect(freed == nil)
    #expect(app.windows.isEmpty)
  }

  @Test("Deactivating takes key and main away between its two notifications; activating gives them back")
  func activation() {
    let window = shownWindow("w")
    listen(
      NSApplication.willResignActiveNotification, NSApplication.didResignActiveNotification,
      NSApplication.willBecomeActiveNotification, NSApplication.didBecomeActiveNotification,
      NSWindow.didBecomeKeyNotification, NSWindow.didResignKeyNotification,
      NSWindow.didBecomeMainNotification,
      NSWindow.didResignMainNotification)
    app.deactivate()
    #expect(
      log.lines == ["app WillResignActive", "DidResignKey w", "DidResignMain w", "app DidResignActive"])
    #expect(app.keyWindow == nil && app.mainWindow == nil)
    log.lines = []
    app.activate()
    #expect(
      log.lines == ["app WillBecomeActive", "DidBecomeKey w", "DidBecomeMain w", "app DidBecomeActive"])
    #expect(window.isKeyWindow)
  }

  @Test(
    "In an inactive app a window waits for its activation to be key; a panel that doesn't activate doesn't")
  func inactive() {
    app.deactivate()
    let window = shownWindow()
    #expect(!window.isKeyWindow)
    let panel = NSPanel(
      contentRect: NSRect(x: 0, y: 0, width: 9, height: 9), styleMask: [.titled, .nonactivatingPanel],
      backing: .buffered, defer: false)
    panel.makeKeyAndOrderFront(nil)
    #expect(!panel.isVisible, "a panel hides while the app is inactive, unless it's told not to")
    panel.hidesOnDeactivate = false
    panel.makeKeyAndOrderFront(nil)
    #expect(panel.isKeyWindow && !panel.isMainWindow && !app.isActive)
    panel.close()
    app.activate()
    #expect(window.isKeyWindow)
  }

  @Test("Miniaturising takes key and visibility away, and coming back returns them")
  func miniaturise() {
    let window = shownWindow("w")
    listen(
      NSWindow.willMiniaturizeNotification, NSWindow.didMiniaturizeNotification,
      NSWindow.didResignKeyNotification, NSWindow.didDeminiaturizeNotification,
      NSWindow.didBecomeKeyNotification)
    window.miniaturize(nil)
    #expect(window.isMiniaturized && !window.isVisible && !window.isKeyWindow)
    window.deminiaturize(nil)
    #expect(window.isVisible && window.isKeyWindow)
    #expect(
      log.lines == [
        "WillMiniaturize w", "DidResignKey w", "DidMiniaturize w", "DidDeminiaturize w", "DidBecomeKey w",
      ])
  }

  @Test("A sheet takes key and leaves main to its parent")
  func sheet() {
    let parent = shownWindow("parent")
    let sheet = NSPanel(
      contentRect: NSRect(x: 0, y: 0, width: 9, height: 9), styleMask: [.titled, .docModalWindow],
      backing: .buffered, defer: false)
    listen(NSWindow.willBeginSheetNotification, NSWindow.didEndSheetNotification)
    parent.beginSheet(sheet)
    #expect(sheet.isKeyWindow && sheet.sheetParent === parent)
    #expect(!parent.isKeyWindow && parent.isMainWindow && parent.attachedSheet === sheet)
    parent.endSheet(sheet)
    #expect(parent.isKeyWindow && parent.attachedSheet == nil && !sheet.isVisible)
    #expect(log.lines == ["WillBeginSheet parent", "DidEndSheet parent"])
  }

  @Test("A borderless window can't be key unless its class says so")
  func borderless() {
    let window = NSWindow(standInStyle: .borderless)
    window.makeKeyAndOrderFront(nil)
    #expect(window.isVisible && !window.isKeyWindow)
  }

  @Test("A move that is part of a live resize isn't told as a move")
  func moveInResize() {
    let window = shownWindow("w")
    listen(
      NSWindow.didMoveNotification, NSWindow.didResizeNotification,
      NSWindow.willStartLiveResizeNotification,
      NSWindow.didEndLiveResizeNotification)
    window.standInLiveResize(through: [
      NSRect(x: 190, y: 200, width: 610, height: 428), NSRect(x: 180, y: 200, width: 620, height: 428),
    ])
    window.setFrameOrigin(NSPoint(x: 0, y: 100))
    #expect(
      log.lines == [
        "WillStartLiveResize w", "DidResize w", "DidResize w", "DidEndLiveResize w", "DidMove w",
      ])
    log.lines = []
    window.setFrame(NSRect(x: 10, y: 110, width: 500, height: 400), display: true)
    #expect(log.lines == ["DidMove w", "DidResize w"], "but code that does both is told of both")
  }

  @Test("The title bar is outside of the content, or over it and then unsafe")
  func titleBar() {
    let usual = shownWindow()
    usual.standInLayout()
    #expect(usual.contentView?.frame.height == usual.frame.height - 28)
    #expect(usual.contentView?.safeAreaInsets.top == 0)
    #expect(usual.contentLayoutRect.height == usual.frame.height - 28)
    let full = NSWindow(standInStyle: [.titled, .resizable, .fullSizeContentView])
    full.orderFront(nil)
    full.standInLayout()
    #expect(full.contentView?.frame.height == full.frame.height)
    #expect(full.contentView?.safeAreaInsets.top == 28)
    #expect(full.contentLayoutRect.height == full.frame.height - 28)
  }

  @Test("A window is on the screen with most of it, and on none when it's off them all")
  func screens() {
    let left = NSScreen(standInName: "left", frame: NSRect(x: 0, y: 0, width: 1000, height: 800))
    let right = NSScreen(
      standInName: "right", frame: NSRect(x: 1000, y: 0, width: 1000, height: 800), backingScaleFactor: 1)
    NSScreen.standInSet([left, right])
    let window = shownWindow("w")
    listen(NSWindow.didChangeScreenNotification, NSWindow.didChangeBackingPropertiesNotification)
    window.setFrame(NSRect(x: 900, y: 100, width: 300, height: 200), display: true)
    #expect(window.screen === right)
    #expect(window.backingScaleFactor == 1)
    #expect(log.lines == ["DidChangeScreen w", "DidChangeBackingProperties w"])
    window.setFrameOrigin(NSPoint(x: 5000, y: 0))
    #expect(window.screen == nil)
  }

  @Test("Full screen is told before and after, and ends where it began")
  func fullScreen() {
    let window = shownWindow("w")
    let before = window.frame
    listen(
      NSWindow.willEnterFullScreenNotification, NSWindow.didEnterFullScreenNotification,
      NSWindow.willExitFullScreenNotification, NSWindow.didExitFullScreenNotification)
    window.toggleFullScreen(nil)
    #expect(window.styleMask.contains(.fullScreen) && window.frame == window.screen?.frame)
    window.toggleFullScreen(nil)
    #expect(!window.styleMask.contains(.fullScreen) && window.frame == before)
    #expect(
      log.lines == [
        "WillEnterFullScreen w", "DidEnterFullScreen w", "WillExitFullScreen w", "DidExitFullScreen w",
      ])
  }
}

extension NSWindow {
  fileprivate convenience init(standInTitle title: String) {
    self.init(standInFrame: NSRect(x: 200, y: 200, width: 600, height: 428), title: title)
  }
  fileprivate convenience init(standInStyle style: StyleMask) {
    self.init(standInFrame: NSRect(x: 200, y: 200, width: 600, height: 428), style: style)
  }
}
#endif
