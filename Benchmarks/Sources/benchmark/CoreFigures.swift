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
    for count in [1, 10, 100] {
      for scenario in [Scenario.changedHint(closures: count), .changedHint(observers: count)] {
        figures.append(scenario.measure(steps: 2000 / count).over(floor))
      }
    }
    figures += Figure.measureBeside(
      floor: .notification(blocks: 1000),
      [.changedHint(closures: 1000), .changedHint(observers: 1000)], steps: 10)

    let two = Scenario.keySwap(among: 2).measure(steps: 1000).over(floor)
    let many = Scenario.keySwap(among: 1000).measure(steps: 1000).over(floor)
    figures += [two, many.aiming("the same as among 2 windows") { $0.best <= two.best * 1.1 }]

    figures += Figure.measureBeside(
      floor: .twoRegistrations(), [.attachAndDetach(), .attachAndDetachAnother()], steps: 100)
    figures += [
      Scenario.subscribeAndCancel().measure(steps: 10_000).over(floor),
      Figure.changeAfterManySubscriptions().over(floor),
      Figure.memoryOfAnObservedWindow().aiming("under 2048 bytes") { $0.best < 2048 },
    ]
  }
}

extension Figure {
  /// The floor, and what is meant to take no more than that.
  @MainActor fileprivate static func measureBeside(
    floor: Scenario, _ scenarios: [Scenario], steps: Int
  ) -> [Figure] {
    let figures = Scenario.measure([floor] + scenarios, steps: steps)
    return figures.prefix(1)
      + figures.dropFirst().map { figure in
        figure.over(figures[0]).aiming("at most the floor above") { ($0.floor?.ratio ?? .infinity) <= 1 }
      }
  }
}
