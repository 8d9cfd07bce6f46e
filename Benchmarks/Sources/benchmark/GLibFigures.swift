import CBenchmarkGTK
import KeyWindow
import KeyWindowGTK
import Measuring

extension Report {
  /// Measures turns of GLib's main loop, which needs no display. From here on the library waits for these.
  @MainActor mutating func measureGLibTurns() {
    let floor = Scenario.closureInGLibTurn().measure(steps: 2000)
    figures += [
      floor,
      Scenario.unchangedHintInGLibTurn().measure(steps: 2000).over(floor)
        .aiming("at most 1.3 × the closure in a turn, no allocation") {
          ($0.floor?.ratio ?? .infinity) <= 1.3 && $0.allocations == 0
        },
    ]
  }
}

extension Scenario {
  /// A closure that GLib's loop is given, in a box, as GLib takes functions; and its turn.
  static func closureInGLibTurn() -> Scenario {
    GTKMainLoop.attach()
    let stored = Stored()
    return Scenario("a closure in a turn of GLib's main loop") {
      let closure = Closure { stored.isKey = true }
      g_idle_add_full(
        G_PRIORITY_DEFAULT_IDLE,
        { data in
          guard let data else { return 0 }
          MainActor.assumeIsolated(Unmanaged<Closure>.fromOpaque(data).takeUnretainedValue().body)
          return 0
        }, Unmanaged.passRetained(closure).toOpaque(),
        { data in
          if let data { Unmanaged<Closure>.fromOpaque(data).release() }
        })
      g_main_context_iteration(nil, 1)
    }
  }

  static func unchangedHintInGLibTurn() -> Scenario {
    GTKMainLoop.attach()
    let window = BenchmarkWindow()
    let observer = WindowObserver(window)
    g_main_context_iteration(nil, 1)
    return Scenario("unchanged hint, with a turn of GLib's main loop", keeping: observer) {
      window.handlerRuns()
      g_main_context_iteration(nil, 1)
    }
  }
}

private final class Closure: Sendable {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }
}
