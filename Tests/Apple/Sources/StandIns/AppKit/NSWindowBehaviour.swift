// Key, main, ordering, closing and the Dock, in the orders of facts D17 to D29. Where Apple documents no order,
// GNUstep's is the model, or `StandInManner` plays both.

extension NSWindow {
  private var app: NSApplication { NSApplication.standInShared }
  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// A window of an inactive app waits for its activation, unless it is a panel that doesn't activate (fact D27).
  func takeKey() {
    guard canBecomeKey, isOrdered, !isMiniaturized else { return }
    let isPatient = !app.isActive && !styleMask.contains(.nonactivatingPanel)
    if isPatient { app.keyOnActivation = self }
    if !isPatient || NSApplication.standInManner.takesKeyWhileInactive { app.setKey(self) }
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

  /// Nothing is posted. Key-value observers of `visible` are told; whether it can be seen is told in a later turn, and
  /// of a covered window never (WebKit has private notifications of it, for want of public ones).
  func orderIn(atFront: Bool) {
    guard !isMiniaturized else { return }
    guard app.isActive || !hidesOnDeactivate else {
      app.showWhenActive(self)
      return
    }
    if !isOrdered { changeFrame(to: keptOnScreen(storedFrame, isBeingPlaced: true)) }
    app.order(self, atFront: atFront)
    guard !isOrdered else { return }
    setOrdered(true)
    scheduleLayout()
    showChildren()
  }

  func leaveScreen(handingOver: Bool = true) {
    guard isOrdered else { return }
    setOrdered(false)
    app.takeOffScreen(self)
    app.loseKeyAndMain(self, handingOver: handingOver)
    hideChildren()
  }

  private func setOrdered(_ isOrdered: Bool) {
    self.isOrdered = isOrdered
    if !NSApplication.standInSilence.ofVisibility {
      standInDidChange(\.isVisible, from: !isOrdered, to: isOrdered)
    }
    noteOcclusionLater()
  }

  /// willClose comes first, and the window may still be key in it (fact D20). A window that is to be released is so
  /// after the current event, not in here:
  /// developer.apple.com/documentation/appkit/nswindow/isreleasedwhenclosed
  func closeNow() {
    post(NSWindow.willCloseNotification)
    if isMiniaturized && !NSApplication.standInManner.staysMiniaturizedWhenClosed {
      isMiniaturized = false
    }
    parent?.removeChildWindow(self)
    leaveScreen()
    sheetParent?.end(self, .cancel)
    guard isReleasedWhenClosed else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { NSApplication.standInShared.release(self) } }
  }

  func goToDock() {
    guard !isMiniaturized, isOrdered else { return }
    post(NSWindow.willMiniaturizeNotification)
    app.loseKeyAndMain(self)
    isMiniaturized = true
    app.takeOffScreen(self)
    setOrdered(false)
    hideChildren()
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
}
