import KeyWindow
import Measuring

extension Scenario {
  /// Two windows, observed as all the others are, take the keyboard from each other.
  static func keySwap(among count: Int) -> Scenario {
    let windows = (0..<count).map { _ in BenchmarkWindow() }
    let observers = windows.map { WindowObserver($0) }
    let observations = observers.map { $0.storeKey() }
    var (key, other) = (windows[0], windows[count - 1])
    key.truth.isKey = true
    key.handlerRuns()
    takeTurn()
    return Scenario("key swap among \(count) windows", keeping: (windows, observers, observations)) {
      key.truth.isKey = false
      key.handlerRuns()
      other.truth.isKey = true
      other.handlerRuns()
      takeTurn()
      swap(&key, &other)
    }
  }
}
