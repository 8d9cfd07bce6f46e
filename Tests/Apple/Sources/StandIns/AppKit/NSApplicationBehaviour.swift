// Which window is key and which is main, and what activation does to them (facts D17 to D25).

extension NSApplication {
  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  func add(_ window: NSWindow) {
    known.removeAll { $0.window == nil }
    known.append(Known(window: window))
  }
  func release(_ window: NSWindow) { known.removeAll { $0.window == nil || $0.window === window } }
  func order(_ window: NSWindow, atFront: Bool) {
    onScreen.removeAll { $0 === window }
    onScreen.insert(window, at: atFront ? 0 : onScreen.count)
    if !known.contains(where: { $0.window === window }) { add(window) }
  }
  func takeOffScreen(_ window: NSWindow) { onScreen.removeAll { $0 === window } }

  /// The old one is told before the new one (fact D25).
  func setKey(_ window: NSWindow?) {
    let old = keyWindow
    guard old !== window else { return }
    keyWindow = nil
    if let old {
      old.resignKey()
      old.post(NSWindow.didResignKeyNotification)
    }
    keyWindow = window
    NSScreen.standInFocused = window?.screen
    if let window {
      window.becomeKey()
      window.post(NSWindow.didBecomeKeyNotification)
    }
  }

  func setMain(_ window: NSWindow?) {
    let old = mainWindow
    guard old !== window else { return }
    mainWindow = nil
    if let old {
      old.resignMain()
      old.post(NSWindow.didResignMainNotification)
    }
    mainWindow = window
    if let window {
      window.becomeMain()
      window.post(NSWindow.didBecomeMainNotification)
    }
  }

  /// To the main window if it can be key, else to the front-most that can; possibly to none (fact D22).
  func loseKeyAndMain(_ window: NSWindow) {
    let others = onScreen.filter { $0 !== window && $0.isVisible }
    let wasKey = keyWindow === window
    let wasMain = mainWindow === window
    if keyOnActivation === window { keyOnActivation = nil }
    if mainOnActivation === window { mainOnActivation = nil }
    if wasKey {
      let main = mainWindow.flatMap { main in main !== window && main.canBecomeKey ? main : nil }
      setKey(isActive ? main ?? others.first { $0.canBecomeKey } : nil)
    }
    if wasMain {
      setMain(isActive ? others.first { $0.canBecomeMain } : nil)
    }
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
      hiddenWithApp.append(window)
      window.leaveScreen()
    }
    post(NSApplication.didResignActiveNotification)
  }

  func becomeActive() {
    guard !isActive else { return }
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
    if let key, key.isVisible { setKey(key) }
    if let main, main.isVisible { setMain(main) }
    post(NSApplication.didBecomeActiveNotification)
  }

  func hideWindows() {
    guard !isHidden else { return }
    becomeInactive()
    isHidden = true
    let key = keyOnActivation
    let main = mainOnActivation
    let visible = onScreen
    for window in visible { window.leaveScreen() }
    hiddenWithApp = visible
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
