// Key, main, ordering, closing, the Dock and sheets, in the orders of facts D17 to D29. Where Apple documents no
// order, GNUstep's is the model, and tests should assert end states.

extension NSWindow {
  private var app: NSApplication { NSApplication.standInShared }
  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// A window of an inactive app waits for its activation, unless it is a panel that doesn't activate (fact D27).
  func takeKey() {
    guard canBecomeKey, isOrdered, !isMiniaturized else { return }
    guard app.isActive || styleMask.contains(.nonactivatingPanel) else {
      app.keyOnActivation = self
      return
    }
    app.setKey(self)
  }

  func takeMain() {
    guard canBecomeMain, !isMiniaturized else { return }
    guard app.isActive else {
      app.mainOnActivation = self
      return
    }
    app.setMain(self)
  }

  func showAsKey() {
    if isMiniaturized { comeFromDock() }
    orderIn(atFront: true)
    takeKey()
    takeMain()
  }

  func orderIn(atFront: Bool) {
    guard !isMiniaturized else { return }
    app.order(self, atFront: atFront)
    guard !isOrdered else { return }
    isOrdered = true
    standInSetOccluded(false)
    scheduleLayout()
  }

  func leaveScreen() {
    guard isOrdered else { return }
    isOrdered = false
    app.takeOffScreen(self)
    standInSetOccluded(true)
    app.loseKeyAndMain(self)
  }

  /// willClose comes first, and the window may still be key in it (fact D20).
  func closeNow() {
    post(NSWindow.willCloseNotification)
    if isMiniaturized {
      isMiniaturized = false
    }
    leaveScreen()
    sheetParent?.end(self, .cancel)
    if isReleasedWhenClosed { app.release(self) }
  }

  func goToDock() {
    guard !isMiniaturized, isOrdered else { return }
    post(NSWindow.willMiniaturizeNotification)
    app.loseKeyAndMain(self)
    isMiniaturized = true
    isOrdered = false
    app.takeOffScreen(self)
    standInSetOccluded(true)
    post(NSWindow.didMiniaturizeNotification)
  }

  func comeFromDock() {
    guard isMiniaturized else { return }
    isMiniaturized = false
    orderIn(atFront: true)
    post(NSWindow.didDeminiaturizeNotification)
    takeKey()
    takeMain()
  }

  /// The parent keeps main and loses key (fact D26).
  func begin(_ sheet: NSWindow, _ completion: ((NSApplication.ModalResponse) -> Void)?) {
    post(NSWindow.willBeginSheetNotification)
    attachedSheet = sheet
    sheet.sheetParent = self
    sheet.sheetCompletion = completion
    sheet.orderIn(atFront: true)
    sheet.takeKey()
  }

  func end(_ sheet: NSWindow, _ response: NSApplication.ModalResponse) {
    guard attachedSheet === sheet else { return }
    attachedSheet = nil
    sheet.sheetParent = nil
    sheet.leaveScreen()
    post(NSWindow.didEndSheetNotification)
    takeKey()
    let completion = sheet.sheetCompletion
    sheet.sheetCompletion = nil
    completion?(response)
  }
}
