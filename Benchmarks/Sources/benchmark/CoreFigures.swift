import Measuring

extension Report {
  /// Measures KeyWindow itself, on windows of no window system.
  @MainActor mutating func measureCore() {
    let floor = Scenario.notification().measure(steps: 2000)
    figures += [floor, Scenario.mainQueueTurn().measure(steps: 2000).over(floor)]

    figures += [
      Scenario.unchangedHint().measure(steps: 2000).over(floor)
        .aiming("at most 2 × the floor, no allocation") {
          ($0.floor?.ratio ?? .infinity) <= 2 && $0.allocations == 0
        },
      Scenario.unchangedHintAmongMany().measure(steps: 100).over(floor),
      Scenario.repeatedHint().measure(steps: 100).over(floor),
    ]

    figures.append(Scenario.closures(1000).measure(steps: 100).over(floor))
    for count in [1, 10, 100, 1000] {
      for scenario in [Scenario.changedHint(closures: count), .changedHint(observers: count)] {
        let figure = scenario.measure(steps: max(10, 2000 / count)).over(floor)
        figures.append(count < 1000 ? figure : figure.aiming("within 50 µs") { $0.best <= 50_000 })
      }
    }

    let two = Scenario.keySwap(among: 2).measure(steps: 1000).over(floor)
    let many = Scenario.keySwap(among: 1000).measure(steps: 1000).over(floor)
    figures += [two, many.aiming("the same as among 2 windows") { $0.best <= two.best * 1.1 }]

    figures += [
      Scenario.attachAndDetach().measure(steps: 100).over(floor).aiming("at most 2 µs") { $0.best <= 2000 },
      Scenario.attachAndDetachAnother().measure(steps: 100).over(floor),
      Scenario.subscribeAndCancel().measure(steps: 10_000).over(floor),
      Figure.changeAfterManySubscriptions().over(floor),
      Figure.memoryOfAnObservedWindow().aiming("under 2048 bytes") { $0.best < 2048 },
    ]
  }
}
