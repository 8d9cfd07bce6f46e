import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("A simulated window") struct SimulatedWindowTests {
  let desktop = SimulatedDesktop()

  @Test("zoomed and full screen it covers what the screen has, and goes back to where it was")
  func fills() {
    let frame = CGRect(x: 10, y: 40, width: 300, height: 200)
    let window = desktop.open("A", frame: frame)
    window.zoom()
    #expect(window.readWindowState()?.frame == desktop.screen.visibleFrame)
    window.enterFullScreen()
    #expect(window.readWindowState()?.frame == desktop.screen.frame)
    window.exitFullScreen()
    window.unzoom()
    #expect(window.readWindowState()?.frame == frame)
    #expect(window.readWindowState()?.isZoomed == false)
  }

  @Test(
    "tiled, zoomed and full screen it tells the size that it goes back to, and nothing larger is to be saved")
  func restoredSize() {
    let window = desktop.open("A", frame: CGRect(x: 10, y: 40, width: 300, height: 200))
    let size = CGSize(width: 300, height: 200)
    #expect(window.readWindowState()?.restoredSize == nil)
    let ways: [@MainActor (SimulatedWindow) -> Void] = [
      { $0.tile() }, { $0.zoom() }, { $0.enterFullScreen() }, { $0.exitFullScreen() }, { $0.tile() },
    ]
    for way in ways {
      way(window)
      #expect(window.readWindowState()?.restoredSize == size && window.readWindowState()?.sizeToSave == size)
    }
    #expect(window.readWindowState()?.isTiled == true && window.readWindowState()?.isZoomed == false)
    #expect(window.readWindowState()?.frame == CGRect(x: 0, y: 24, width: 720, height: 876))
    window.untile()
    #expect(window.readWindowState()?.isTiled == false && window.readWindowState()?.restoredSize == nil)
    #expect(window.readWindowState()?.frame == CGRect(x: 10, y: 40, width: 300, height: 200))
    let part = CGRect(x: 5, y: 6, width: 7, height: 8)
    window.tile(to: part)
    #expect(window.readWindowState()?.frame == part)
  }

  @Test("is resized by the user, is on another Space, and has buttons")
  func states() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    #expect(
      observer.isResizing == false && observer.isOnActiveSpace == true && observer.controlInsets == .zero)
    window.beginResizing()
    window.leaveActiveSpace()
    window.insetControls(by: WindowInsets(top: 28, left: 70))
    desktop.settle()
    #expect(observer.isResizing == true && observer.isOnActiveSpace == false)
    #expect(observer.controlInsets == WindowInsets(top: 28, left: 70))
    window.endResizing()
    window.enterActiveSpace()
    window.insetControls(by: nil)
    desktop.settle()
    #expect(observer.isResizing == false && observer.isOnActiveSpace == true && observer.controlInsets == nil)
  }

  @Test("is put at a place, and activated with its app")
  func places() throws {
    let (a, b) = (desktop.open("A"), desktop.open("B"))
    try a.performWindowCommand(.setPosition(CGPoint(x: 7, y: 9)))
    #expect(a.readWindowState()?.position == CGPoint(x: 7, y: 9))
    desktop.deactivateApp()
    a.miniaturize()
    try a.performWindowCommand(.activate)
    #expect(desktop.isAppActive && a.isKey && !b.isKey && desktop.windows.first === a)
    #expect(a.readWindowState()?.isMiniaturized == false)
  }

  @Test("what the desktop conceals is unknown, and nothing else")
  func concealed() {
    let window = desktop.open("A")
    desktop.concealed = Set(WindowDetail.allCases)
    let state = window.readWindowState()
    #expect(state?.position == nil && state?.screen == nil && state?.isActive == nil)
    #expect(state?.isOccluded == nil && state?.isMiniaturized == nil)
    #expect(state?.isTiled == nil && state?.isResizing == nil && state?.isOnActiveSpace == nil)
    #expect(state?.controlInsets == nil)
    window.zoom()
    #expect(window.readWindowState()?.restoredSize == nil && window.readWindowState()?.sizeToSave == nil)
    #expect(state?.size == CGSize(width: 800, height: 600) && state?.title == "A")
  }

  @Test(
    "takes every command",
    arguments: [
      WindowCommand.makeKeyAndOrderFront, .orderOut, .miniaturize, .deminiaturize, .zoom, .toggleFullScreen,
      .setSize(CGSize(width: 10, height: 10)), .setTitle("B"), .close, .activate, .setPosition(.zero),
    ])
  func commands(_ command: WindowCommand) throws {
    let window = desktop.open("A")
    desktop.open("Front")
    if command == .deminiaturize { window.miniaturize() }
    let before = window.readWindowState()
    try window.performWindowCommand(command)
    #expect(window.readWindowState() != before)

    desktop.abilities = []
    #expect(throws: WindowCommandError.unsupported(command, reason: "this desktop can't do it")) {
      try window.performWindowCommand(command)
    }
    window.destroy()
    #expect(throws: WindowCommandError.windowGone(command)) { try window.performWindowCommand(command) }
  }

  @Test("may refuse to close, and the desktop may refuse the keyboard")
  func refusals() throws {
    let a = desktop.open("A")
    a.shouldClose = { false }
    try a.performWindowCommand(.close)
    #expect(a.readWindowState()?.isVisible == true)

    let b = desktop.open("B")
    desktop.grantsKeyOnRequest = false
    try a.performWindowCommand(.makeKeyAndOrderFront)
    #expect(b.isKey && desktop.windows.first === a)
  }

  @Test("closed it can be reopened; destroyed it has no state; freed it isn't kept by anyone")
  func ends() {
    let window = desktop.open("A")
    window.close()
    #expect(window.readWindowState()?.isVisible == false)
    window.reopen()
    #expect(window.readWindowState()?.isVisible == true && window.isKey)
    window.destroy()
    #expect(window.readWindowState() == nil && desktop.windows.isEmpty)

    weak var freed: SimulatedWindow?
    let observer = WindowObserver()
    do {
      let window = desktop.open("B")
      freed = window
      observer.observe(window)
      #expect(window.isObserved)
      window.free()
    }
    #expect(freed == nil && observer.state == nil)
  }

  @Test("closed by the user or the app it has no state, where closing destroys windows")
  func closingDestroys() throws {
    desktop.closingDestroysWindows = true
    let (a, b) = (desktop.open("A"), desktop.open("B"))
    let observers = [a, b].map { WindowObserver($0) }
    a.close()
    try b.performWindowCommand(.close)
    desktop.settle()
    #expect(observers.map(\.state) == [nil, nil] && desktop.windows.isEmpty)
  }

  @Test("a window whose desktop is gone has no state and takes no commands")
  func desktopGone() {
    var desktop: SimulatedDesktop? = SimulatedDesktop()
    let window = desktop?.open("A")
    desktop = nil
    window?.makeKey()
    window?.hint()
    #expect(window?.readWindowState() == nil)
    #expect(window?.canPerformWindowCommand(.zoom) == false)
  }
}

@MainActor @Suite("Turns and hints of a simulated desktop") struct SimulatedTimeTests {
  let desktop = SimulatedDesktop()

  @Test("nothing is published before a turn passes")
  func turns() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    var told = 0
    let token = observer.onChange { _ in told += 1 }
    window.rename(to: "B")
    window.rename(to: "C")
    #expect(observer.title == "A" && told == 0)
    desktop.turn()
    #expect(observer.title == "C" && told == 1)
    token.cancel()
  }

  @Test("the end of the hold comes when the test lets its time pass, and not before")
  func hold() {
    desktop.keyLossHold = 0.1
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    window.loseKey()
    desktop.settle()
    desktop.advance(by: 0.09)
    #expect(observer.isKeyWindow)
    desktop.advance(by: 0.02)
    #expect(!observer.isKeyWindow)
  }

  @Test("hints come late, over and over, in another order, or not at all")
  func deliveries() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    desktop.settle()
    desktop.delivering(.late(turns: 3)) { window.rename(to: "B") }
    desktop.turn()
    desktop.turn()
    #expect(observer.title == "A")
    desktop.turn()
    #expect(observer.title == "B")

    desktop.delivering(.missing) { window.rename(to: "C") }
    desktop.settle()
    #expect(observer.title == "B")
    window.hint()
    desktop.settle()
    #expect(observer.title == "C")

    var hints: [String] = []
    let other = desktop.open("D")
    let tokens = [
      window.startWindowHints { hints.append("window") }, other.startWindowHints { hints.append("other") },
    ]
    desktop.delivering(.reversed) {
      window.rename(to: "1")
      other.rename(to: "2")
    }
    desktop.delivering(.repeated(2)) { window.rename(to: "3") }
    #expect(hints == ["other", "window", "window", "window"])
    for token in tokens { token.cancel() }
  }

  @Test("an app that answers every state with a change never comes to rest, and the test hears of it")
  func restless() {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    let token = observer.onChange { state in
      window.resize(to: CGSize(width: (state?.size.width ?? 0) + 1, height: 9))
    }
    window.rename(to: "B")
    #expect(!desktop.settle(within: 50))
    token.cancel()
    #expect(desktop.settle())
  }
}
