import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("A window owns the key window") struct OwnedWindowTests {
  let desktop = SimulatedDesktop()

  @Test("while its sheet is key, observed or not, and no longer than that", arguments: [true, false])
  func sheet(isObserved: Bool) {
    let (panel, other) = (desktop.open("Panel"), desktop.open("Other"))
    let sheet = desktop.open("Sheet", as: .panel, belongingTo: panel)
    let observers = [panel, other].map { WindowObserver($0) }
    let sheetObserver = isObserved ? WindowObserver(sheet) : nil
    sheet.makeKey()
    desktop.settle()
    #expect(observers[0].ownsKeyWindow == true && observers[0].isKey == false)
    #expect(observers[1].ownsKeyWindow == false)

    var told: [Bool?] = []
    let observation = observers[0].onChange { told.append($0?.ownsKeyWindow) }
    other.makeKey()
    desktop.settle()
    #expect(observers.map(\.ownsKeyWindow) == [false, true])
    panel.makeKey()
    desktop.settle()
    #expect(observers.map(\.ownsKeyWindow) == [true, false])
    #expect(told == [false, true])
    withExtendedLifetime((observation, sheetObserver)) {}
  }

  @Test("through its sheet's sheet, and not after that belongs to another one") func nested() {
    let (one, other) = (desktop.open("One"), desktop.open("Other"))
    let sheet = desktop.open("Sheet", as: .panel, belongingTo: one)
    let innermost = desktop.open("Innermost", as: .panel, belongingTo: sheet)
    let observers = [one, sheet, innermost, other].map { WindowObserver($0) }
    desktop.settle()
    #expect(observers.map(\.ownsKeyWindow) == [true, true, true, false])
    innermost.belong(to: other)
    desktop.settle()
    #expect(observers.map(\.ownsKeyWindow) == [false, false, true, true])
    innermost.belong(to: nil)
    desktop.settle()
    #expect(observers.map(\.ownsKeyWindow) == [false, false, true, false])
  }

  @Test("without a loss in a bounce of its dialog's key state that the hold bridges") func bounce() {
    desktop.keyLossHold = 0.05
    let window = desktop.open("Window")
    let dialog = desktop.open("Dialog", as: .panel, belongingTo: window)
    let observers = [window, dialog].map { WindowObserver($0) }
    desktop.settle()
    var told = 0
    let observation = observers[0].onChange { _ in told += 1 }
    dialog.bounceKey(turns: 2)
    desktop.settle()
    #expect(told == 0 && observers[0].ownsKeyWindow == true)
    withExtendedLifetime(observation) {}
  }

  @Test("at once when its observation begins while its sheet is key") func late() {
    let window = desktop.open("Window")
    let sheet = desktop.open("Sheet", as: .panel, belongingTo: window)
    #expect(WindowObserver(window).ownsKeyWindow == true)
    let sheetObserver = WindowObserver(sheet)
    #expect(WindowObserver(window).ownsKeyWindow == true)
    withExtendedLifetime(sheetObserver) {}
  }

  @Test("even where windows belong to each other in a ring") func ring() {
    let (one, other) = (desktop.open("One"), desktop.open("Other"))
    one.belong(to: other)
    other.belong(to: one)
    let observers = [one, other].map { WindowObserver($0) }
    desktop.settle()
    #expect(observers.map(\.ownsKeyWindow) == [true, true])
  }
}
