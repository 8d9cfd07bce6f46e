import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("The keyboard of a simulated desktop") struct SimulatedKeyboardTests {
  let desktop = SimulatedDesktop()

  @Test("the window that was opened last has the keyboard, and passes it on when it goes")
  func passesOn() {
    let a = desktop.open("A")
    let b = desktop.open("B")
    #expect(b.isKey && !a.isKey)
    b.hide()
    #expect(a.isKey)
    a.miniaturize()
    #expect(!a.isKey && desktop.appScene.keyWindow == nil)
    a.deminiaturize()
    #expect(a.isKey)
  }

  @Test("a panel takes the keyboard, and the window behind it stays main")
  func panel() {
    let document = desktop.open("Document")
    let panel = desktop.open("Colours", as: .panel)
    let tip = desktop.open("Tip", as: .passive)
    #expect(document.readWindowState()?.isMain == true && document.readWindowState()?.isKey == false)
    #expect(panel.readWindowState()?.isMain == false && panel.readWindowState()?.isKey == true)
    #expect(!tip.isKey)
    tip.makeKey()
    #expect(panel.isKey)
    panel.close()
    #expect(document.isKey)
  }

  @Test("an inactive app has no key window, and its last one is key again afterwards")
  func deactivation() {
    let a = desktop.open("A")
    let b = desktop.open("B")
    a.makeKey()
    desktop.deactivateApp()
    #expect(desktop.appScene.keyWindow == nil)
    #expect(a.readWindowState()?.isActive == false)
    desktop.activateApp()
    #expect(a.isKey && !b.isKey)
  }

  @Test("a panel that doesn't activate the app is key while the app is inactive")
  func nonActivatingPanel() {
    desktop.open("Document")
    let panel = desktop.open("Search", as: .panel)
    desktop.deactivateApp()
    panel.makeKey(activatingApp: false)
    #expect(panel.isKey && !desktop.isAppActive)
    #expect(panel.readWindowState()?.isActive == false)
  }

  @Test("every scene has a key window of its own, and one scene looks active")
  func scenes() {
    let left = desktop.addScene("left")
    let right = desktop.addScene("right")
    let a = desktop.open("A", in: left)
    let b = desktop.open("B", in: right)
    #expect(a.isKey && b.isKey)
    #expect(a.keyScene !== b.keyScene && a.keyScene === a.scene)
    #expect(a.readWindowState()?.isActive == false && b.readWindowState()?.isActive == true)
    a.makeKey()
    #expect(desktop.activeScene === left)

    b.move(to: left)
    #expect(b.isKey && !a.isKey && right.keyWindow == nil)
  }

  @Test("a swap can pass a moment with no claim, or with two")
  func swaps() {
    let a = desktop.open("A")
    let b = desktop.open("B")
    func claims() -> [Bool?] { [a, b].map { $0.readWindowState()?.isKey } }

    desktop.keySwap = .lossFirst(turns: 2)
    a.makeKey()
    #expect(a.isKey && claims() == [false, false])
    desktop.turn()
    #expect(claims() == [false, false])
    desktop.turn()
    #expect(claims() == [true, false])

    desktop.keySwap = .gainFirst(turns: 1)
    b.makeKey()
    #expect(claims() == [true, true])
    desktop.settle()
    #expect(claims() == [false, true])
  }

  @Test("a bounce takes the claim away and gives it back, unless another window got the keyboard meanwhile")
  func bounce() {
    let a = desktop.open("A")
    a.bounceKey(turns: 1)
    #expect(a.readWindowState()?.isKey == false)
    desktop.settle()
    #expect(a.readWindowState()?.isKey == true)

    a.bounceKey(turns: 3)
    desktop.open("B")
    desktop.settle()
    #expect(a.readWindowState()?.isKey == false)
  }

  @Test("a hidden window can go on claiming, until another window gets the keyboard or it is shown")
  func hiddenClaim() {
    desktop.hiddenWindowsClaimKey = true
    let a = desktop.open("A")
    let observer = WindowObserver(a)
    a.hide()
    desktop.settle()
    #expect(a.readWindowState()?.isKey == true && !a.isKey)
    #expect(!observer.isKeyWindow)
    a.show()
    #expect(a.readWindowState()?.isKey == false)

    a.makeKey()
    a.hide()
    desktop.open("B")
    #expect(a.readWindowState()?.isKey == false)
  }
}
