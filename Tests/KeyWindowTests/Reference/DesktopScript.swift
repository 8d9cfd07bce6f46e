import Foundation

@testable import KeyWindowTesting

/// One thing that happens on a simulated desktop with observers.
///
/// The numbers name a window or an observer among those that there are at that moment, counted round, so that
/// a script still makes sense when some of its steps are left out.
indirect enum DesktopStep: Equatable {
  enum Act: CaseIterable {
    case makeKey, loseKey, bounce, bounceApart, hide, show, miniaturize, deminiaturize, occlude, uncover
    case move, resize, resizeWithLateInsets, inset, zoom, unzoom, enterFullScreen, exitFullScreen, rename
    case tile, untile, beginResizing, endResizing, insetControls, leaveActiveSpace, enterActiveSpace
    case performActivate, performSetPosition
    case changeScene, belongToAnother, belongToNone, close, reopen, hint, destroy, free
  }

  /// What the next callback of a subscription does from within.
  enum Deed: CaseIterable {
    case endItself, endAll, freeObserver, observeAnother, observeNone, destroyWindow, freeWindow, hideWindow
    case makeAnotherKey, subscribe, runModalLoop
  }

  case open(kind: Int, scene: Int)
  case act(Act, window: Int, amount: Int)
  case delivered(HintDelivery, DesktopStep)
  case activateApp(Bool)
  case swap(KeySwap)
  case hold(TimeInterval)
  case hiddenWindowsClaimKey(Bool)
  case passesKeyOn(Bool)
  case conceal([WindowDetail])
  case newObserver(window: Int)
  case observe(observer: Int, window: Int)
  case observeNone(observer: Int)
  case freeObserver(Int)
  case subscribe(observer: Int, initial: Bool)
  case endSubscription(Int)
  case arm(subscription: Int, Deed)
  case turn
  case advance(TimeInterval)
  /// Everything that is still to come comes, and all windows are read anew.
  case rest
}

extension DesktopStep {
  /// Steps for a desktop of about so many windows.
  static func random(_ count: Int, windows: Int, using numbers: inout SeededNumbers) -> [DesktopStep] {
    var steps = (0..<windows).flatMap { number in
      [
        DesktopStep.open(kind: 0, scene: number % 3), .newObserver(window: 0),
        .subscribe(observer: number, initial: true),
      ]
    }
    while steps.count < count { steps.append(random(using: &numbers)) }
    return Array(steps.prefix(count))
  }

  private static func random(using numbers: inout SeededNumbers) -> DesktopStep {
    let (one, other) = (
      Int.random(in: 0..<1_000, using: &numbers), Int.random(in: 0..<1_000, using: &numbers)
    )
    switch Int.random(in: 0..<100, using: &numbers) {
    case 0..<40: return act(using: &numbers)
    case 40..<48: return .delivered(delivery(using: &numbers), act(using: &numbers))
    case 48..<70: return .turn
    case 70..<72: return .open(kind: one, scene: other)
    case 72..<74: return .rest
    case 74..<77: return .advance(.random(in: 0...0.15, using: &numbers))
    case 77..<79: return .activateApp(numbers.flag())
    case 79..<81: return .swap(swap(using: &numbers))
    case 81: return .hold([0, 0.05, 0.1].randomElement(using: &numbers) ?? 0)
    case 82: return numbers.flag() ? .hiddenWindowsClaimKey(numbers.flag()) : .passesKeyOn(numbers.flag())
    case 83: return .conceal(WindowDetail.allCases.filter { _ in numbers.once(in: 4) })
    case 84..<86: return .newObserver(window: one)
    case 86..<89: return .observe(observer: one, window: other)
    case 89: return .observeNone(observer: one)
    case 90: return .freeObserver(one)
    case 91..<95: return .subscribe(observer: one, initial: numbers.flag())
    case 95: return .endSubscription(one)
    default: return .arm(subscription: one, Deed.allCases.randomElement(using: &numbers) ?? .endItself)
    }
  }

  private static func act(using numbers: inout SeededNumbers) -> DesktopStep {
    let window = Int.random(in: 0..<1_000, using: &numbers)
    let amount = Int.random(in: 0..<1_000, using: &numbers)
    // Windows come to an end less often than everything else.
    let last = numbers.once(in: 4) ? Act.allCases.count : Act.allCases.count - 2
    let act = numbers.once(in: 4) ? Act.makeKey : Act.allCases[Int.random(in: 0..<last, using: &numbers)]
    return .act(act, window: window, amount: amount)
  }

  private static func delivery(using numbers: inout SeededNumbers) -> HintDelivery {
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: .repeated(3)
    case 1: .reversed
    case 2: .late(turns: Int.random(in: 1...4, using: &numbers))
    default: .missing
    }
  }

  private static func swap(using numbers: inout SeededNumbers) -> KeySwap {
    let turns = Int.random(in: 1...3, using: &numbers)
    return [.together, .lossFirst(turns: turns), .gainFirst(turns: turns)].randomElement(using: &numbers)
      ?? .together
  }
}
