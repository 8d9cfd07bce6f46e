import CMeasuring

/// Something that can be done over and over, each time like the last.
@MainActor public struct Scenario {
  /// What is done, in words.
  public let name: String

  /// How many of what the name says ``step`` does at once. Figures are for one.
  let pieces: Int
  private let step: @MainActor () -> Void
  private let kept: Any

  /// A scenario that keeps `kept` alive.
  public init(
    _ name: String, pieces: Int = 1, keeping kept: Any = (), _ step: @escaping @MainActor () -> Void
  ) {
    self.name = name
    self.pieces = pieces
    self.kept = kept
    self.step = step
  }

  /// Measures what a step takes of this thread's time: what it waits while others run isn't counted.
  ///
  /// - Parameters:
  ///   - rounds: how often the whole is repeated, after one round that isn't counted.
  ///   - steps: how often it's done within a round. What a round took is divided by it.
  ///   - prepare: is done before each round, and isn't measured.
  public func measure(rounds: Int = 15, steps: Int, prepare: () -> Void = {}) -> Figure {
    var durations: [Double] = []
    durations.reserveCapacity(rounds)
    var allocations: UInt64 = 0
    for round in 0...rounds {
      prepare()
      let before = MemoryUse.now
      let start = measuring_thread_time()
      for _ in 0..<steps { step() }
      let end = measuring_thread_time()
      let after = MemoryUse.now
      guard round > 0 else { continue }
      durations.append(Double(end - start) / Double(steps * pieces))
      allocations += after.allocations - before.allocations
    }
    return Figure(
      name, .nanoseconds, rounds: durations,
      allocations: Double(allocations) / Double(rounds * steps * pieces))
  }

  /// Does so many steps under the name by which Callgrind is told what to count.
  @inline(never) public func countedSteps(_ steps: Int) {
    for _ in 0..<steps { step() }
  }
}
