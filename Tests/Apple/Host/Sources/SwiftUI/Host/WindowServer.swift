internal import CHost
internal import CKeyWindowGTK
internal import CKeyWindowGTK.X11

/// What the Mac's window server and the user's desktop are to an app: opens windows for its scenes, and reports to
/// the stand-ins of `NSWindow` and `NSApplication` what the window manager has done.
///
/// Events only say that something may be different. A look at all windows follows in the next turn, and what is
/// different is reported in AppKit's order: what became of each window, then who has the keyboard.
@MainActor final class WindowServer {
  static let shared = WindowServer()

  private(set) var windows: [HostedWindow] = []
  private var opened = 0
  private var isLookScheduled = false
  private var openWindow: (@MainActor () -> Void)?
  private var ofDisplay: [Signal] = []
  private var hasLost = false

  /// Between two windows of the app the keyboard is nobody's for a moment; that long the app stays active.
  private let lossHold = DispatchTimeInterval.milliseconds(50)

  func start(_ app: some App) {
    NSApplication.standInReset()
    Screens.update()
    // It becomes active with the first window that gets the keyboard.
    NSApplication.shared.deactivate()
    followDisplay()
    open(scene: app.body)
  }

  /// As on a Mac, the first scene that has windows opens one. The others are looked at, for what the host doesn't know.
  private func open(scene: some Scene) {
    if let list = scene as? any WithScenes {
      for scene in list.scenes { open(scene: scene) }
    } else if let scene = scene as? any WithMenu {
      complain("commands aren't shown: the host has no menu bar")
      open(scene: scene.withoutMenu)
    } else if let scene = scene as? any StandInWindowScene {
      guard openWindow == nil else { return }
      let title = scene.standInTitle ?? ProcessInfo.processInfo.processName
      openWindow = { [weak self] in self?.open(scene.standInContent, title: title) }
      openWindow?()
    } else if let inner = scene.inner {
      open(scene: inner)
    } else {
      complain("the scene \(type(of: scene)) isn't opened: the host knows no such scene")
    }
  }

  private func open(_ content: any View, title: String) {
    opened += 1
    let window = HostedWindow(content, title: title, number: opened)
    windows.append(window)
    window.makeKeyAndOrderFront(nil)
  }

  /// What ⌘N does.
  func openAnotherWindow() { openWindow?() }

  func didClose(_ window: HostedWindow) {
    windows.removeAll { $0 === window }
    scheduleLook()
  }

  private func followDisplay() {
    guard let display = gdk_display_get_default() else { return }
    if let monitors = gdk_display_get_monitors(display) {
      ofDisplay.append(
        Signal("items-changed", of: UnsafeMutableRawPointer(monitors)) { [weak self] in self?.scheduleLook() }
      )
    }
    guard keywindow_x11_is_display(display) != 0 else { return }
    keywindow_x11_watch_root(display)
    ofDisplay.append(
      Signal("xevent", of: UnsafeMutableRawPointer(display)) { [weak self] arguments in
        var (argument, window) = (arguments[1], UInt64(0))
        if let event = g_value_get_pointer(&argument),
          keywindow_x11_event_kind(display, event, &window) != KEYWINDOW_X11_EVENT_OTHER
        {
          self?.scheduleLook()
        }
        return false
      })
  }

  func scheduleLook() {
    guard !isLookScheduled else { return }
    isLookScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.look() }
    }
  }

  private func look() {
    isLookScheduled = false
    Screens.update()
    let windows = windows
    for window in windows { window.reportWhatWasDone() }
    reportKeyboard(at: windows.first { $0.hasKeyboard })
    for window in self.windows { window.updateTitleBar() }
    Report.write(self.windows)
  }

  private func reportKeyboard(at window: HostedWindow?) {
    let app = NSApplication.shared
    if let window {
      hasLost = false
      if !app.isActive || app.keyWindow !== window { window.standInClick() }
    } else if app.isActive, !hasLost {
      hasLost = true
      DispatchQueue.main.asyncAfter(deadline: .now() + lossHold) {
        MainActor.assumeIsolated { self.loseKeyboard() }
      }
    }
  }

  private func loseKeyboard() {
    guard hasLost, !windows.contains(where: \.hasKeyboard) else { return }
    hasLost = false
    NSApplication.shared.deactivate()
    scheduleLook()
  }
}

extension Scene {
  fileprivate var inner: (any Scene)? { Body.self == Never.self ? nil : body }
}

@MainActor private protocol WithMenu { var withoutMenu: any Scene { get } }
extension SceneWithCommands: WithMenu { fileprivate var withoutMenu: any Scene { content.value } }
