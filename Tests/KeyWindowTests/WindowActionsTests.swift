import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("The actions on a window") struct WindowActionsTests {
  let desktop = SimulatedDesktop()

  @Test("do to the window what they say")
  func actions() throws {
    let window = desktop.open("A")
    let observer = WindowObserver(window)
    let actions = observer.actions
    func after(_ action: () throws -> Void) throws -> WindowState {
      try action()
      desktop.settle()
      return try #require(observer.state)
    }

    #expect(try !after { try actions.orderOut() }.isVisible)
    #expect(try after { try actions.makeKeyAndOrderFront() }.isKey)
    #expect(try after { try actions.miniaturize() }.isMiniaturized == true)
    #expect(try after { try actions.deminiaturize() }.isMiniaturized == false)
    #expect(try after { try actions.zoom() }.isZoomed)
    #expect(try !after { try actions.zoom() }.isZoomed)
    #expect(try after { try actions.toggleFullScreen() }.isFullScreen)
    #expect(try !after { try actions.toggleFullScreen() }.isFullScreen)
    #expect(try after { try actions.setTitle("B") }.title == "B")
    #expect(
      try after { try actions.setSize(CGSize(width: 300, height: 200)) }.size
        == CGSize(width: 300, height: 200))
    #expect(try !after { try actions.close() }.isVisible)
  }

  @Test("ask before they close, so that nothing unsaved is lost")
  func closeAsks() throws {
    let window = desktop.open("A")
    var asked = 0
    window.shouldClose = {
      asked += 1
      return false
    }
    let observer = WindowObserver(window)
    try observer.actions.close()
    desktop.settle()
    #expect(asked == 1)
    #expect(observer.isVisible == true)
  }

  @Test("are refused with the reason where the window system can't do them, and change nothing")
  func unsupported() throws {
    let window = desktop.open("A")
    desktop.abilities = []
    let observer = WindowObserver(window)
    let before = observer.state
    let commands: [WindowCommand] = [
      .makeKeyAndOrderFront, .orderOut, .miniaturize, .deminiaturize, .zoom, .toggleFullScreen,
      .setSize(CGSize(width: 10, height: 10)), .setTitle("B"), .close, .activate, .setPosition(.zero),
    ]
    for command in commands {
      #expect(!observer.actions.canPerform(command))
      let refusal = try #require(observer.actions.refusal(of: command))
      #expect(throws: refusal) { try observer.actions.perform(command) }
      guard case .unsupported(command, let reason) = refusal else {
        Issue.record("\(command) should be unsupported, not \(refusal)")
        continue
      }
      #expect(!reason.isEmpty)
    }
    desktop.settle()
    #expect(observer.state == before)
  }

  @Test("refuse a size that no window can have")
  func invalidSize() {
    let actions = WindowActions(desktop.open("A"))
    for size in [CGSize.zero, CGSize(width: -1, height: 9), CGSize(width: CGFloat.nan, height: 9)] {
      #expect(!actions.canPerform(.setSize(size)))
      #expect { try actions.setSize(size) } throws: {
        guard case WindowCommandError.invalidSize = $0 else { return false }
        return true
      }
    }
  }

  @Test("are refused when the window is gone, and when there never was one")
  func gone() {
    let observer = WindowObserver()
    #expect(throws: WindowCommandError.windowGone(.zoom)) { try observer.actions.zoom() }

    var actions = WindowActions()
    weak var weakWindow: SimulatedWindow?
    do {
      let window = desktop.open("A")
      weakWindow = window
      actions = WindowActions(window)
      window.free()
    }
    #expect(weakWindow == nil)
    #expect(!actions.canPerform(.close))
    #expect(throws: WindowCommandError.windowGone(.close)) { try actions.close() }

    let destroyed = desktop.open("B")
    destroyed.destroy()
    #expect(throws: WindowCommandError.windowGone(.orderOut)) { try WindowActions(destroyed).orderOut() }
  }

  @Test("are equal when they act on the same window")
  func equality() {
    let (a, b) = (desktop.open("A"), desktop.open("B"))
    #expect(WindowActions(a) == WindowActions(a))
    #expect(WindowActions(a) != WindowActions(b))
    #expect(WindowActions() == WindowActions())
    #expect(WindowActions(a) != WindowActions())
  }
}
