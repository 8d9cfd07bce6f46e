import Foundation
import KeyWindow

// MARK: - The keyboard

extension SimulatedWindow {
  /// The user clicks the window: it comes to front, restored if it was minimised and shown if it was hidden,
  /// and gets the keyboard if its kind can have it.
  ///
  /// - Parameter activatingApp: the app becomes active too. A panel that doesn't activate the app can be key
  ///   while it isn't.
  public func makeKey(activatingApp: Bool = true) {
    guard !isGone else { return }
    orderFront()
    guard kind != .passive else { return }
    desktop?.giveKey(to: self)
    if activatingApp { desktop?.activateApp() }
  }

  /// The window loses the keyboard to nobody, such as to a desktop panel.
  public func loseKey() {
    guard isKey else { return }
    scene.giveKey(to: nil)
  }

  /// The window says that it lost the keyboard and got it back, as when a menu of its own opens or closes.
  ///
  /// - Parameter turns: how many turns of the loop lie between the two; none by default.
  public func bounceKey(turns: Int = 0) {
    guard facts.isKey else { return }
    change { $0.isKey = false }
    if turns > 0 {
      desktop?.turns.inTurn(turns) { [weak self] in self?.refreshClaim() }
    } else {
      refreshClaim()
    }
  }

  /// The window goes to another scene, in front of its windows, and gets its keyboard if it had one.
  public func move(to other: SimulatedScene) {
    guard scene !== other, !isGone else { return }
    let old = scene
    let wasKey = isKey
    scene = other
    old.passKeyOn(from: self)
    desktop?.bringToFront(self)
    if wasKey { desktop?.giveKey(to: self) } else { refreshClaim() }
    hint()
  }
}

// MARK: - On and off the screen

extension SimulatedWindow {
  /// The window is shown in front of the others, restored if it was minimised. It doesn't get the keyboard.
  public func orderFront() {
    guard !isGone else { return }
    desktop?.bringToFront(self)
    if !facts.isVisible || facts.isMiniaturized == true {
      change { ($0.isVisible, $0.isMiniaturized) = (true, false) }
      refreshClaim()
    }
  }

  /// The window is taken off the screen; it isn't closed.
  public func hide() {
    leaveScreen { $0.isVisible = false }
  }

  /// The window is shown again, in front, without the keyboard.
  public func show() {
    orderFront()
  }

  /// The window is minimised.
  public func miniaturize() {
    guard facts.isVisible else { return }
    leaveScreen { $0.isMiniaturized = true }
  }

  /// The window is restored from being minimised, and gets the keyboard.
  public func deminiaturize() {
    guard facts.isMiniaturized == true else { return }
    makeKey()
  }

  /// Other windows cover the window wholly.
  public func occlude() {
    change { $0.isOccluded = true }
  }

  /// A part of the window can be seen again.
  public func uncover() {
    change { $0.isOccluded = false }
  }

  /// The screen shows another Space, or the window goes to one that isn't shown.
  public func leaveActiveSpace() {
    change { $0.isOnActiveSpace = false }
  }

  /// The screen shows the window's Space again, or the window comes to the one that is shown.
  public func enterActiveSpace() {
    change { $0.isOnActiveSpace = true }
  }

  private func leaveScreen(_ body: (inout WindowState) -> Void) {
    guard !isGone else { return }
    change(body)
    scene.passKeyOn(from: self)
  }
}

// MARK: - Place and size

extension SimulatedWindow {
  /// The window is dragged to another place: its top-left corner on screen in points.
  public func move(to position: CGPoint) {
    change { $0.position = position }
  }

  /// The window gets another size in points.
  ///
  /// - Parameters:
  ///   - size: the new size.
  ///   - insets: the safe-area insets that go with it; nil to leave them as they are.
  ///   - turns: how many turns of the loop later than the size they come; none by default.
  public func resize(to size: CGSize, insets: WindowInsets? = nil, late turns: Int = 0) {
    change { $0.size = size }
    guard let insets else { return }
    if turns > 0 {
      desktop?.turns.inTurn(turns) { [weak self] in self?.inset(by: insets) }
    } else {
      inset(by: insets)
    }
  }

  /// The safe-area insets change, in points; nil makes them unknown, as before the first layout.
  public func inset(by insets: WindowInsets?) {
    change { $0.safeAreaInsets = insets }
  }

  /// The window's own buttons reach so far into it, in points; nil makes that unknown.
  public func insetControls(by insets: WindowInsets?) {
    change { $0.controlInsets = insets }
  }

  /// The user begins to resize the window, as by grasping its corner. The sizes come by ``resize(to:insets:late:)``.
  public func beginResizing() {
    change { $0.isResizing = true }
  }

  /// The user has let go of the window.
  public func endResizing() {
    change { $0.isResizing = false }
  }

  /// The window is maximised. ``/KeyWindow/WindowState/restoredSize`` is the size that it had.
  public func zoom() {
    fill(desktop?.screen.visibleFrame ?? desktop?.screen.frame) { ($0.isZoomed, $0.isTiled) = (true, false) }
  }

  /// The window goes back from being maximised.
  public func unzoom() {
    guard facts.isZoomed else { return }
    restoreFrame { $0.isZoomed = false }
  }

  /// The window covers the whole screen.
  public func enterFullScreen() {
    fill(desktop?.screen.frame) { ($0.isFullScreen, $0.isTiled) = (true, false) }
  }

  /// The window goes back from full screen.
  public func exitFullScreen() {
    guard facts.isFullScreen else { return }
    restoreFrame { $0.isFullScreen = false }
  }

  /// The window fills a part of the screen by the window system's doing.
  ///
  /// - Parameter frame: that part, on screen in points; the left half unless given.
  public func tile(to frame: CGRect? = nil) {
    guard let screen = desktop?.screen else { return }
    let area = screen.visibleFrame ?? screen.frame
    fill(frame ?? CGRect(x: area.minX, y: area.minY, width: area.width / 2, height: area.height)) {
      ($0.isTiled, $0.isZoomed, $0.isFullScreen) = (true, false, false)
    }
  }

  /// The window goes back from being tiled.
  public func untile() {
    guard facts.isTiled == true else { return }
    restoreFrame { $0.isTiled = false }
  }

  /// The title changes; nil takes it away.
  public func rename(to title: String?) {
    change { $0.title = title }
  }

  private func fill(_ frame: CGRect?, _ body: (inout WindowState) -> Void) {
    guard let frame else { return }
    if restoredFrame == nil { restoredFrame = facts.frame }
    change {
      ($0.position, $0.size) = (frame.origin, frame.size)
      body(&$0)
    }
  }

  private func restoreFrame(_ body: (inout WindowState) -> Void) {
    change {
      body(&$0)
      guard !$0.isZoomed, !$0.isFullScreen, $0.isTiled != true, let frame = restoredFrame else { return }
      ($0.position, $0.size) = (frame.origin, frame.size)
      restoredFrame = nil
    }
  }
}

// MARK: - The end

extension SimulatedWindow {
  /// The user closes the window. It can be reopened, unless the desktop's
  /// ``SimulatedDesktop/closingDestroysWindows`` says otherwise.
  public func close() {
    if desktop?.closingDestroysWindows == true { destroy() } else { hide() }
  }

  /// The closed window comes back, in front and with the keyboard.
  public func reopen() {
    makeKey()
  }

  /// The window is gone for good, though somebody may still hold it: it has no state any more.
  public func destroy() {
    guard !isGone else { return }
    isDestroyed = true
    leaveDesktop()
    hint()
  }

  /// The desktop lets go of the window. It is freed, and its observers are told, once the test holds
  /// it no more.
  public func free() {
    leaveDesktop()
    desktop = nil
  }

  private func leaveDesktop() {
    desktop?.windows.removeAll { $0 === self }
    scene.passKeyOn(from: self)
  }
}
