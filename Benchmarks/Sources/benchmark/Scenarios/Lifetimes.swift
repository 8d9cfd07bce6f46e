import KeyWindow
import Measuring

/// Windows that are observed and no more; subscriptions that are cancelled.
extension Scenario {
  /// The turn in which this is settled is counted too.
  static func attachAndDetach() -> Scenario {
    let windows = (0..<100).map { _ in BenchmarkWindow() }
    return Scenario("attach and detach", pieces: windows.count) {
      for window in windows { WindowObserver(window).observe(nil) }
      takeTurn()
    }
  }

  /// An observer more on a window that has one already.
  static func attachAndDetachAnother() -> Scenario {
    let windows = (0..<100).map { _ in BenchmarkWindow() }
    let observers = windows.map { WindowObserver($0) }
    takeTurn()
    return Scenario("attach and detach another", pieces: windows.count, keeping: observers) {
      for window in windows { WindowObserver(window).observe(nil) }
      takeTurn()
    }
  }

  static func subscribeAndCancel() -> Scenario {
    let observer = WindowObserver(BenchmarkWindow())
    return Scenario("subscribe and cancel", keeping: observer) {
      observer.storeKey().cancel()
    }
  }
}

extension Figure {
  /// Whether cancelled subscriptions are a burden to those that last.
  @MainActor static func changeAfterManySubscriptions() -> Figure {
    let window = BenchmarkWindow()
    let observer = WindowObserver(window)
    let observation = observer.storeKey()
    takeTurn()
    let change = Scenario("changed hint after 100 000 of these", keeping: observation) {
      window.truth.size.width += 1
      window.handlerRuns()
      takeTurn()
    }
    return change.measure(steps: 1) {
      for _ in 0..<100_000 { observer.storeKey().cancel() }
    }
  }

  /// What a window costs that is observed by one observer with one closure.
  @MainActor static func memoryOfAnObservedWindow() -> Figure {
    let count = 1000
    let rounds = (0..<5).map { _ in
      let windows = (0..<count).map { _ in BenchmarkWindow() }
      let before = bytesInUse
      let observers = windows.map { WindowObserver($0) }
      let observations = observers.map { $0.storeKey() }
      takeTurn()
      let bytes = bytesInUse - before
      withExtendedLifetime((windows, observers, observations)) {}
      return Double(bytes) / Double(count)
    }
    return Figure("memory for each observed window", .bytes, rounds: rounds)
  }
}
