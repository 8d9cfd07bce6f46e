import CBenchmarkGTK
import KeyWindow
import KeyWindowGTK
import Measuring

extension Report {
  /// Measures KeyWindow on real windows: needs a display with a window manager.
  @MainActor mutating func measureWindows() throws {
    guard gtk_init_check() != 0 else { throw WindowProblem("GTK finds no display") }
    try measureSignals()
    try measurePresent()
  }

  @MainActor private mutating func measureSignals() throws {
    let raw = try RawWindow(title: "Raw")
    raw.present()
    try runLoop(until: { raw.isActive }, whatFor: "keyboard for a window that was presented")
    let floor = Scenario("floor: a GTK signal to a handler that stores a Bool") { raw.notify() }
      .measure(steps: 2000)

    let observer = WindowObserver(try gtkWindow(raw))
    try settle()
    let unchanged = Scenario("unchanged hint of a GTK window, with a turn", keeping: observer) {
      raw.notify()
      g_main_context_iteration(nil, 1)
    }
    figures += [floor, unchanged.measure(steps: 200).over(floor)]
    observer.observe(nil)
    gtk_window_destroy(raw.pointer)
  }

  /// From asking for a window to everybody's knowing that it's key.
  @MainActor private mutating func measurePresent() throws {
    let closures = 1000
    let windows = [try RawWindow(title: "A", takesTime: true), try RawWindow(title: "B", takesTime: true)]
    var toHandler: [Double] = []
    var toLast: [Double] = []
    var fromHandler: [Double] = []
    var toldAt = [Int64](repeating: 0, count: windows.count)
    var observers: [WindowObserver] = []
    var observations: [WindowObservation] = []
    for (index, window) in windows.enumerated() {
      let observer = WindowObserver(try gtkWindow(window))
      observers.append(observer)
      for _ in 0..<closures {
        observations.append(observer.onChange { if $0?.isKey == true { toldAt[index] = benchmark_now() } })
      }
    }
    for window in windows {
      window.present()
      try runLoop(until: { window.isActive }, whatFor: "keyboard for a window that was presented")
    }
    try settle()
    for round in 0..<200 {
      let index = round % windows.count
      let start = benchmark_now()
      windows[index].present()
      try runLoop(
        until: { observers[index].isKeyWindow && toldAt[index] > start },
        whatFor: "key window after present()")
      toHandler.append(Double(windows[index].heardAt - start))
      toLast.append(Double(toldAt[index] - start))
      fromHandler.append(Double(toldAt[index] - windows[index].heardAt))
      try settle()
    }
    let floor = Figure("floor: present() to a raw handler", .nanoseconds, rounds: toHandler)
    figures += [
      floor,
      Figure("present() to the last of \(closures) closures", .nanoseconds, rounds: toLast).over(floor),
      Figure("of it from the handler to the last closure", .nanoseconds, rounds: fromHandler),
    ]
    withExtendedLifetime(observations) {}
    for window in windows { gtk_window_destroy(window.pointer) }
  }

  @MainActor private func gtkWindow(_ window: RawWindow) throws -> GTKWindow {
    guard let window = GTKWindow.window(window.pointer) else { throw WindowProblem("not a GtkWindow") }
    return window
  }

  /// Waits until nothing more comes after a change of focus.
  @MainActor private func settle() throws {
    let end = benchmark_now() + 30_000_000
    try runLoop(until: { benchmark_now() > end }, whatFor: "quiet")
  }
}
