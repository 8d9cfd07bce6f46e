import AppKit
import KeyWindow
import Testing

extension AppleTests {
  @MainActor @Suite("Windows and threads that aren't ours, frames that are none (macOS)")
  struct NSWindowBadInput {
    init() { NSApplication.standInReset() }

    /// What a property of `NSWindow` is known by on any thread.
    private struct Property<Value>: @unchecked Sendable {
      let path: KeyPath<NSWindow, Value>
    }

    @Test("Notifications and key-value changes from another thread are taken in a turn of the main queue")
    func otherThreads() async {
      let window = NSWindow(title: "before")
      window.orderFront(nil)
      let observer = WindowObserver(window)
      await settle()
      NSApplication.standInSilence.ofTitle = true
      let (title, layout) = (Property(path: \.title), Property(path: \.contentLayoutRect))
      for round in 0..<50 {
        window.title = "\(round)"
        await Task.detached {
          switch round % 3 {
          case 0: window.standInDidChange(title.path, from: "", to: "")
          case 1: window.standInDidChange(layout.path, from: .zero, to: .zero)
          default: NotificationCenter.default.post(name: NSWindow.didMoveNotification, object: window)
          }
        }.value
        await settle()
        #expect(observer.title == "\(round)")
      }
    }

    @Test("Key notifications of anybody, from anywhere, change nothing that isn't so") func strangers() async
    {
      let window = NSWindow(title: "window")
      window.makeKeyAndOrderFront(nil)
      let all = WindowRegistry.shared.observeAllWindows()
      let log = Log(window)
      await settle()
      log.forgetThePast()
      let names = [
        NSWindow.didBecomeKeyNotification, NSWindow.didResignKeyNotification,
        NSWindow.didBecomeMainNotification,
        NSWindow.willCloseNotification, NSWindow.didMiniaturizeNotification,
        NSApplication.didUpdateNotification,
      ]
      for name in names {
        NotificationCenter.default.post(name: name, object: nil)
        NotificationCenter.default.post(name: name, object: NSObject())
        NotificationCenter.default.post(name: name, object: window)
        await Task.detached {
          NotificationCenter.default.post(name: name, object: window)
          NotificationCenter.default.post(name: name, object: NSObject())
        }.value
      }
      await settle()
      #expect(log.states.isEmpty && log.observer.isKeyWindow && log.observer.isVisible == true)
      withExtendedLifetime(all) {}
    }

    @Test("A window that is freed while its key-value change or a notification of it is on its way")
    func freed() async {
      for round in 0..<20 {
        var window: NSWindow? = NSWindow(title: "window")
        let log = Log(window)
        window?.makeKeyAndOrderFront(nil)
        if round % 2 == 0 { window?.standInLetGo() } else { window?.orderOut(nil) }
        weak let gone = window
        await Task.detached {
          NotificationCenter.default.post(name: NSWindow.didMoveNotification, object: nil)
        }.value
        window = nil
        await settle()
        #expect(gone == nil && log.observer.state == nil && log.states.last == .some(nil))
      }
      #expect(WindowRegistry.shared.keyWindow == nil)
    }

    @Test(
      "A frame that is no frame gives no place, no insets and no size, until it's one again",
      arguments: [
        NSRect(x: CGFloat.nan, y: 0, width: 100, height: 100),
        NSRect(x: 0, y: 0, width: CGFloat.nan, height: 100),
        NSRect(x: 0, y: CGFloat.infinity, width: 100, height: 100),
        NSRect(x: 0, y: 0, width: 100, height: -CGFloat.infinity), .null, .infinite,
      ])
    func frames(frame: NSRect) async {
      let window = NSWindow(standInFrame: NSRect(x: 0, y: 0, width: 300, height: 200), style: .borderless)
      window.orderFront(nil)
      let log = Log(window)
      await settle()
      log.forgetThePast()
      window.setFrame(frame, display: true)
      await settle()
      for _ in 0..<3 {
        NotificationCenter.default.post(name: NSWindow.didMoveNotification, object: window)
        await settle()
      }
      #expect(log.states.count <= 1, "a state that differs from itself would be told again and again")
      #expect(log.observer.state?.position == nil || frame == .infinite)
      window.setFrame(NSRect(x: 10, y: 10, width: 300, height: 200), display: true)
      await settle()
      #expect(log.observer.size == CGSize(width: 300, height: 200))
      #expect(log.observer.safeAreaInsets == WindowInsets.zero)
    }
  }
}
