// Which window is key and which is main, and what activation does to them (facts D17 to D25).

extension NSApplication {
  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  func add(_ window: NSWindow) {
    known.removeAll { $0.window == nil }
    known.append(Known(window: window))
  }
  func release(_ window: NSWindow) { known.removeAll { $0.window == nil || $0.window === window } }
  func order(_ window: NSWindow, atFront: Bool) {
    takeOffScreen(window)
    ordered.insert(Ordered(owned: window, window: window), at: atFront ? 0 : ordered.count)
    if !known.contains(where: { $0.window === window }) { add(window) }
  }
  func takeOffScreen(_ window: NSWindow) {
    ordered.removeAll { $0.owned === window || $0.window === window || $0.owned == nil && $0.window == nil }
  }

  /// The old one is told before the new one (fact D25).
  func setKey(_ window: NSWindow?) {
    let old = keyWindow
    guard old !== window else { return }
    keyWindow = nil
    if let old {
      old.wasToldKey = false
      old.resignKey()
      old.post(NSWindow.didResignKeyNotification)
    }
    keyWindow = window
    NSScreen.standInFocused = window?.screen
    if let window {
      window.wasToldKey = true
      window.becomeKey()
      window.post(NSWindow.didBecomeKeyNotification)
    }
  }

  func setMain(_ window: NSWindow?) {
    let old = mainWindow
    guard old !== window else { return }
    mainWindow = nil
    if let old {
      old.wasToldMain = false
      old.resignMain()
      old.post(NSWindow.didResignMainNotification)
    }
    mainWindow = window
    if let window {
      window.wasToldMain = true
      window.becomeMain()
      window.post(NSWindow.didBecomeMainNotification)
    }
  }

  /// To the main window if it can be key, else to the front-most that can; possibly to none (fact D22).
  func loseKeyAndMain(_ window: NSWindow, handingOver: Bool = true) {
    let others = onScreen.filter { $0 !== window && $0.isVisible }
    let wasKey = keyWindow === window
    let wasMain = mainWindow === window
    if keyOnActivation === window { keyOnActivation = nil }
    if mainOnActivation === window { mainOnActivation = nil }
    if wasKey {
      setKey(handingOver ? successor(among: others, notTo: window) : nil)
    }
    if wasMain {
      setMain(isActive ? others.first { $0.canBecomeMain } : nil)
    }
  }

  private func successor(among others: [NSWindow], notTo window: NSWindow?) -> NSWindow? {
    guard isActive else { return nil }
    let main = mainWindow.flatMap { main in main !== window && main.canBecomeKey ? main : nil }
    return main ?? others.first { $0.canBecomeKey }
  }

  /// A window went without having been closed. Nobody tells what AppKit does when it was the key one.
  func noteFreed(wasKey: Bool, wasMain: Bool) {
    known.removeAll { $0.window == nil }
    ordered.removeAll { $0.owned == nil && $0.window == nil }
    guard NSApplication.standInManner.handsOverFromFreedWindow, isActive else { return }
    if wasKey { setKey(successor(among: onScreen, notTo: nil)) }
    if wasMain { setMain(onScreen.first { $0.canBecomeMain }) }
  }

  func becomeInactive() {
    guard isActive else { return }
    post(NSApplication.willResignActiveNotification)
    keyOnActivation = keyWindow
    mainOnActivation = mainWindow
    isActive = false
    setKey(nil)
    setMain(nil)
    for window in onScreen where window.hidesOnDeactivate {
      window.leaveScreen()
      hiddenWithApp.append(window)
    }
    post(NSApplication.didResignActiveNotification)
  }

  /// A panel that hides while the app is inactive waits.
  func showWhenActive(_ window: NSWindow) {
    if !hiddenWithApp.contains(where: { $0 === window }) { hiddenWithApp.append(window) }
  }

  /// - Parameter clicked: the window whose click activates the app, if one does.
  func becomeActive(byClickInto clicked: NSWindow? = nil) {
    guard !isActive else {
      clicked?.showAsKey()
      return
    }
    post(NSApplication.willBecomeActiveNotification)
    isActive = true
    if isHidden { unhideWindows() }
    let returning = hiddenWithApp
    hiddenWithApp = []
    for window in returning.reversed() { window.orderIn(atFront: true) }
    let key = keyOnActivation
    let main = mainOnActivation
    keyOnActivation = nil
    mainOnActivation = nil
    let isLate = NSApplication.standInManner.takesKeyAfterActivation
    if isLate { post(NSApplication.didBecomeActiveNotification) }
    if let clicked {
      clicked.showAsKey()
    } else {
      if let key, key.isVisible { setKey(key) }
      if let main, main.isVisible { setMain(main) }
    }
    if !isLate { post(NSApplication.didBecomeActiveNotification) }
  }

  func hideWindows() {
    guard !isHidden else { return }
    becomeInactive()
    isHidden = true
    let key = keyOnActivation
    let main = mainOnActivation
    let visible = onScreen
    for window in visible { window.leaveScreen() }
    hiddenWithApp += visible
    keyOnActivation = key
    mainOnActivation = main
    post(NSApplication.didHideNotification)
  }

  func unhideWindows() {
    guard isHidden else { return }
    isHidden = false
    let returning = hiddenWithApp
    hiddenWithApp = []
    for window in returning.reversed() { window.orderIn(atFront: true) }
    post(NSApplication.didUnhideNotification)
  }
}
