// Sheets and child windows.

/// A sheet that waits for the one before it.
struct QueuedSheet {
  let sheet: NSWindow
  let completion: ((NSApplication.ModalResponse) -> Void)?
}

extension NSWindow {
  /// The parent keeps main and loses key (fact D26). A second sheet waits for the first to end:
  /// developer.apple.com/documentation/appkit/nswindow/beginsheet(_:completionhandler:)
  func begin(_ sheet: NSWindow, _ completion: ((NSApplication.ModalResponse) -> Void)?) {
    guard attachedSheet == nil else {
      queuedSheets.append(QueuedSheet(sheet: sheet, completion: completion))
      return
    }
    post(NSWindow.willBeginSheetNotification)
    attachedSheet = sheet
    sheet.sheetParent = self
    sheet.sheetCompletion = completion
    sheet.orderIn(atFront: true)
    sheet.takeKey()
  }

  func end(_ sheet: NSWindow, _ response: NSApplication.ModalResponse) {
    guard attachedSheet === sheet else {
      queuedSheets.removeAll { $0.sheet === sheet }
      return
    }
    attachedSheet = nil
    sheet.sheetParent = nil
    if NSApplication.standInManner.takesKeyAfterSheetEnds {
      sheet.leaveScreen(handingOver: false)
      post(NSWindow.didEndSheetNotification)
      takeKey()
    } else {
      sheet.leaveScreen()
      takeKey()
      post(NSWindow.didEndSheetNotification)
    }
    let completion = sheet.sheetCompletion
    sheet.sheetCompletion = nil
    completion?(response)
    if attachedSheet == nil, !queuedSheets.isEmpty {
      let next = queuedSheets.removeFirst()
      begin(next.sheet, next.completion)
    }
  }

  /// developer.apple.com/documentation/appkit/nswindow/addchildwindow(_:ordered:): it moves and is ordered with its
  /// parent. Nothing tells that it was added or removed.
  func attach(_ child: NSWindow, ordered place: OrderingMode) {
    guard child !== self, child.parent !== self else { return }
    child.parent?.removeChildWindow(child)
    childWindows = (childWindows ?? []) + [child]
    child.parent = self
    if isVisible { child.orderIn(atFront: place == .above) }
  }

  func detach(_ child: NSWindow) {
    childWindows?.removeAll { $0 === child }
    if childWindows?.isEmpty == true { childWindows = nil }
    childrenHiddenWithIt.removeAll { $0 === child }
    if child.parent === self { child.parent = nil }
  }

  func moveChildren(by offset: NSSize) {
    for child in childWindows ?? [] {
      child.changeFrame(to: child.frame.offsetBy(dx: offset.width, dy: offset.height))
    }
  }

  func hideChildren() {
    let visible = (childWindows ?? []).filter(\.isVisible)
    childrenHiddenWithIt += visible
    for child in visible { child.leaveScreen() }
  }

  func showChildren() {
    let children = childrenHiddenWithIt
    childrenHiddenWithIt = []
    for child in children where child.parent === self { child.orderIn(atFront: true) }
  }
}
