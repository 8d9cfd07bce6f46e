import KeyWindow
import Measuring

/// From the window system's handler to the observers, in the turn that follows.
extension Scenario {
  static func unchangedHint() -> Scenario {
    let window = BenchmarkWindow()
    let observer = WindowObserver(window)
    takeTurn()
    return Scenario("unchanged hint, with a turn of its own", keeping: observer) {
      window.handlerRuns()
      takeTurn()
    }
  }

  static func unchangedHintAmongMany() -> Scenario {
    let windows = (0..<100).map { _ in BenchmarkWindow() }
    let observers = windows.map { WindowObserver($0) }
    takeTurn()
    return Scenario("unchanged hint, 100 windows in a turn", pieces: windows.count, keeping: observers) {
      for window in windows { window.handlerRuns() }
      takeTurn()
    }
  }

  static func repeatedHint() -> Scenario {
    let window = BenchmarkWindow()
    let observer = WindowObserver(window)
    takeTurn()
    return Scenario("unchanged hint, 100 of a window in a turn", pieces: 100, keeping: observer) {
      for _ in 0..<100 { window.handlerRuns() }
      takeTurn()
    }
  }

  /// One observer with so many closures.
  static func changedHint(closures: Int) -> Scenario {
    let window = BenchmarkWindow()
    let observer = WindowObserver(window)
    let observations = (0..<closures).map { _ in observer.storeKey() }
    takeTurn()
    return Scenario("changed hint, \(closures) closures of an observer", keeping: (observer, observations)) {
      window.truth.size.width += 1
      window.handlerRuns()
      takeTurn()
    }
  }

  /// So many observers of one window, as of views that know nothing of each other.
  static func changedHint(observers count: Int) -> Scenario {
    let window = BenchmarkWindow()
    let observers = (0..<count).map { _ in WindowObserver(window) }
    let observations = observers.map { $0.storeKey() }
    takeTurn()
    return Scenario("changed hint, \(count) observers", keeping: (observers, observations)) {
      window.truth.size.width += 1
      window.handlerRuns()
      takeTurn()
    }
  }
}

extension WindowObserver {
  /// What the floor's block does.
  func storeKey() -> WindowObservation {
    let stored = Stored()
    return onChange { stored.isKey = $0?.isKey ?? false }
  }
}
