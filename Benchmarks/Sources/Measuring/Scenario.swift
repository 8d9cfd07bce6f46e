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
    let all = (0...rounds).map { _ in
      prepare()
      return round(steps: steps)
    }
    return figure(of: all, steps: steps)
  }

  /// Measures several, by turns: what slows the machine down for a while slows all of them.
  public static func measure(_ scenarios: [Scenario], rounds: Int = 25, steps: Int) -> [Figure] {
    let all = (0...rounds).map { _ in scenarios.map { $0.round(steps: steps) } }
    return scenarios.indices.map { index in scenarios[index].figure(of: all.map { $0[index] }, steps: steps) }
  }

  private func round(steps: Int) -> (duration: UInt64, allocations: UInt64) {
    let before = MemoryUse.now
    let start = measuring_thread_time()
    for _ in 0..<steps { step() }
    let end = measuring_thread_time()
    return (UInt64(end - start), UInt64(MemoryUse.now.allocations - before.allocations))
  }

  /// The figure of all rounds but the first.
  private func figure(of rounds: [(duration: UInt64, allocations: UInt64)], steps: Int) -> Figure {
    let counted = rounds.dropFirst()
    let done = Double(steps * pieces)
    return Figure(
      name, .nanoseconds, rounds: counted.map { Double($0.duration) / done },
      allocations: counted.map { Double($0.allocations) }.reduce(0, +) / (Double(counted.count) * done))
  }

  /// Does so many steps under the name by which Callgrind is told what to count.
  @inline(never) public func countedSteps(_ steps: Int) {
    for _ in 0..<steps { step() }
  }
}
