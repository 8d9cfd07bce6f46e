import Foundation
import KeyWindow
import KeyWindowTesting
import Testing

@MainActor @Suite("The key window, as all observers see it") struct KeyWindowSwapTests {
  let desktop = SimulatedDesktop()

  /// Notes how many windows are key whenever any of them tells a change.
  @MainActor final class Witness {
    let observers: [WindowObserver]
    private(set) var counts: [Int] = []
    private(set) var told: [String] = []
    private var tokens: [WindowObservation] = []

    init(_ windows: [SimulatedWindow]) {
      observers = windows.map { WindowObserver($0) }
      tokens = observers.map { observer in
        observer.onChange { [weak self, unowned observer] state in
          guard let self else { return }
          counts.append(observers.filter(\.isKeyWindow).count)
          told.append("\(observer.title ?? "") \(state?.isKey == true ? "key" : "not")")
        }
      }
    }

    var keys: [String?] { observers.filter(\.isKeyWindow).map(\.title) }
  }

  @Test("passes from one to the other in one publication, with the claims in either order")
  func swap() {
    let (a, b) = (desktop.open("A"), desktop.open("B"))
    let witness = Witness([a, b])
    desktop.settle()
    for swap in [KeySwap.together, .gainFirst(turns: 1), .gainFirst(turns: 5)] {
      desktop.keySwap = swap
      a.makeKey()
      desktop.settle()
      #expect(witness.keys == ["A"])
      b.makeKey()
      desktop.settle()
      #expect(witness.keys == ["B"])
    }
    #expect(witness.counts == Array(repeating: 1, count: 12))
  }

  @Test("is the new one from the very turn in which it claims, however late the old one gives up")
  func gainAtOnce() {
    let (a, b) = (desktop.open("A"), desktop.open("B"))
    let witness = Witness([a, b])
    desktop.settle()
    desktop.keySwap = .gainFirst(turns: 10)
    a.makeKey()
    desktop.turn()
    #expect(witness.keys == ["A"])
  }

  @Test("stays the old one while the claims of a swap come apart, as long as the hold")
  func held() {
    desktop.keyLossHold = 0.1
    let (a, b) = (desktop.open("A"), desktop.open("B"))
    let witness = Witness([a, b])
    desktop.settle()
    desktop.keySwap = .lossFirst(turns: 3)
    a.makeKey()
    desktop.turn()
    #expect(witness.keys == ["B"] && witness.told.isEmpty)
    desktop.settle()
    #expect(witness.keys == ["A"] && witness.counts == [1, 1])
    desktop.advance(by: 1)
    #expect(witness.counts == [1, 1])
  }

  @Test("is none at once where nothing is held, and after the hold where it is")
  func lost() {
    for hold in [0, 0.1] {
      let desktop = SimulatedDesktop()
      desktop.keyLossHold = hold
      let window = desktop.open("A")
      let witness = Witness([window])
      desktop.settle()
      window.loseKey()
      desktop.settle()
      #expect(witness.keys == (hold == 0 ? [] : ["A"]))
      desktop.advance(by: 0.2)
      #expect(witness.keys.isEmpty && witness.told == ["A not"])
    }
  }

  @Test("isn't touched by a popover of the window's own that bounces it, turns apart")
  func bounce() {
    desktop.keyLossHold = 0.1
    let window = desktop.open("A")
    let witness = Witness([window])
    desktop.settle()
    for turns in 0..<5 {
      window.bounceKey(turns: turns)
      desktop.settle()
      desktop.advance(by: 0.09)
    }
    #expect(witness.told.isEmpty && witness.keys == ["A"])
  }

  @Test("is held for a whole hold each time it loses its claim")
  func holdBeginsAnew() {
    desktop.keyLossHold = 0.1
    let window = desktop.open("A")
    let witness = Witness([window])
    desktop.settle()
    window.loseKey()
    desktop.advance(by: 0.08)
    window.makeKey()
    desktop.settle()
    window.loseKey()
    desktop.advance(by: 0.08)
    #expect(witness.keys == ["A"])
    desktop.advance(by: 0.03)
    #expect(witness.keys.isEmpty)
  }

  @Test("is held as long as it was to be when it lost its claim, whatever is decided in between")
  func holdIsntCutShort() {
    desktop.keyLossHold = 0.1
    let (b, a) = (desktop.open("B"), desktop.open("A"))
    let witness = Witness([a])
    desktop.settle()
    a.loseKey()
    desktop.settle()
    desktop.keyLossHold = 0
    // Another window that is observed from now on has the decision taken again.
    let other = WindowObserver(b)
    desktop.settle()
    #expect(witness.keys == ["A"] && !other.isKeyWindow)
    desktop.advance(by: 0.11)
    #expect(witness.keys.isEmpty && witness.told == ["A not"])
  }

  @Test("isn't held when the window is hidden, minimised or gone", arguments: 0..<4)
  func notHeld(_ way: Int) {
    desktop.keyLossHold = 10
    let window = desktop.open("A")
    let witness = Witness([window])
    desktop.settle()
    switch way {
    case 0: window.hide()
    case 1: window.miniaturize()
    case 2: window.close()
    default: window.destroy()
    }
    desktop.settle()
    #expect(witness.keys.isEmpty)
  }

  @Test("is never a hidden or minimised window, though it says it is")
  func hiddenClaims() {
    desktop.hiddenWindowsClaimKey = true
    desktop.passesKeyOn = false
    let (a, b) = (desktop.open("A"), desktop.open("B"))
    let witness = Witness([a, b])
    desktop.settle()
    b.hide()
    desktop.settle()
    #expect(witness.keys.isEmpty && b.readWindowState()?.isKey == true)
    a.makeKey()
    desktop.settle()
    #expect(witness.keys == ["A"])
    a.miniaturize()
    desktop.settle()
    #expect(witness.keys.isEmpty && a.readWindowState()?.isKey == true)
    a.deminiaturize()
    desktop.settle()
    #expect(witness.keys == ["A"] && witness.counts.allSatisfy { $0 <= 1 })
  }

  @Test("is one for each scene, and a window takes its own from scene to scene")
  func scenes() {
    let (left, right) = (desktop.addScene("left"), desktop.addScene("right"))
    let (a, b) = (desktop.open("A", in: left), desktop.open("B", in: right))
    let witness = Witness([a, b])
    desktop.settle()
    #expect(witness.keys == ["A", "B"])
    b.move(to: left)
    desktop.settle()
    #expect(witness.keys == ["B"])
    a.move(to: right)
    a.makeKey()
    desktop.settle()
    #expect(witness.keys == ["A", "B"])
  }

  @Test("is never two in a scene, though a key window moves into one whose own claims later")
  func movesIntoScene() {
    let (left, right) = (desktop.addScene("left"), desktop.addScene("right"))
    let a = desktop.open("A", in: left)
    let b = desktop.open("B", in: right)
    let witness = Witness([a, b])
    desktop.settle()
    desktop.keySwap = .gainFirst(turns: 3)
    a.move(to: right)
    b.makeKey()
    desktop.turn()
    #expect(witness.keys.count == 1)
    desktop.settle()
    #expect(witness.keys == ["B"] && witness.counts.allSatisfy { $0 <= 1 })
  }

  @Test("is known at once to an observer that comes when the key window had none")
  func lateObserver() {
    let (a, b) = (desktop.open("A"), desktop.open("B"))
    let first = WindowObserver(a)
    desktop.settle()
    #expect(!first.isKeyWindow)
    let second = WindowObserver(b)
    #expect(second.isKeyWindow)
    second.observe(nil)
    second.observe(b)
    #expect(second.isKeyWindow)
  }

  @Test(
    "is one though an observer comes for a window that claims it still, after the key one went unobserved")
  func claimedStill() {
    let (a, b) = (desktop.open("A"), desktop.open("B"))
    let first = WindowObserver(b)
    desktop.settle()
    first.observe(nil)
    desktop.keySwap = .gainFirst(turns: 2)
    a.makeKey()
    let second = WindowObserver(b)
    first.observe(a)
    desktop.turn()
    #expect([first, second].map(\.isKeyWindow) == [true, false])
  }

  @Test("is the one that claimed last, also of two that claimed in one turn and meet in a scene only later")
  func meetInScene() {
    let (left, right) = (desktop.addScene("left"), desktop.addScene("right"))
    let (a, b) = (desktop.open("A", in: left), desktop.open("B", in: right))
    desktop.deactivateApp()
    let witness = Witness([b, a])
    desktop.settle()
    a.makeKey(activatingApp: false)
    b.makeKey(activatingApp: false)
    desktop.settle()
    // Both go on claiming, and B has claimed last.
    desktop.keySwap = .gainFirst(turns: 3)
    a.move(to: right)
    desktop.turn()
    #expect(witness.keys == ["B"])
    desktop.settle()
    #expect(witness.keys == ["A"])
  }

  @Test("is told by the window that was shown, after it was restored, in one change")
  func restored() {
    let (a, b) = (desktop.open("A"), desktop.open("B"))
    let witness = Witness([a, b])
    desktop.settle()
    b.miniaturize()
    desktop.settle()
    b.deminiaturize()
    desktop.settle()
    #expect(witness.told.filter { $0.hasPrefix("B") } == ["B not", "B key"])
    #expect(witness.keys == ["B"])
  }

  @Test("isn't invented by a command: only the window system decides")
  func commandsInventNothing() throws {
    let (a, b) = (desktop.open("A"), desktop.open("B"))
    let witness = Witness([a, b])
    desktop.settle()
    desktop.grantsKeyOnRequest = false
    try a.performWindowCommand(.makeKeyAndOrderFront)
    desktop.settle()
    #expect(witness.keys == ["B"] && witness.told.isEmpty)
  }

  @Test("is main too, but for a panel, which leaves the window behind it main")
  func main() {
    let (document, panel) = (desktop.open("Document"), desktop.open("Panel", as: .panel))
    let observers = [WindowObserver(document), WindowObserver(panel)]
    desktop.settle()
    #expect(observers.map(\.isKeyWindow) == [false, true])
    #expect(observers.map(\.isMain) == [true, false])
    panel.close()
    desktop.settle()
    #expect(observers.map(\.isKeyWindow) == [true, false])
    #expect(observers.map(\.isMain) == [true, false])
  }
}
