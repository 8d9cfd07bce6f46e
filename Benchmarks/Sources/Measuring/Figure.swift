/// What one benchmark came to.
public struct Figure: Codable, Sendable {
  /// What was done, in words.
  public var name: String
  /// The quantity that was measured.
  public var unit: Unit
  /// The least of all rounds: the one that the rest of the machine disturbed least.
  public var best: Double
  /// The middle of all rounds.
  public var median: Double
  /// How many rounds there were.
  public var rounds: Int
  /// Allocations for each time it was done; nil where they weren't counted.
  public var allocations: Double?
  /// What it's compared with: another figure of the same run.
  public var floor: Floor?
  /// What it should come to.
  public var aim: Aim?

  /// What a figure counts.
  public enum Unit: String, Codable, Sendable {
    /// Time.
    case nanoseconds
    /// Memory.
    case bytes
  }

  /// The same thing done without KeyWindow, in the same run.
  public struct Floor: Codable, Sendable {
    /// The floor's name.
    public var name: String
    /// How many times the floor it is, best beside best.
    public var ratio: Double
  }

  /// What a figure should come to, and whether it did.
  public struct Aim: Codable, Sendable {
    /// The aim in words.
    public var words: String
    /// Whether the best round reached it.
    public var isMet: Bool
  }

  /// A figure from the given rounds.
  public init(_ name: String, _ unit: Unit, rounds: [Double], allocations: Double? = nil) {
    let sorted = rounds.sorted()
    self.name = name
    self.unit = unit
    best = sorted.first ?? .nan
    median = sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    self.rounds = sorted.count
    self.allocations = allocations
  }

  /// The same, compared with another.
  public func over(_ floor: Figure) -> Figure {
    var copy = self
    copy.floor = Floor(name: floor.name, ratio: best / floor.best)
    return copy
  }

  /// The same, with an aim.
  public func aiming(_ words: String, _ isMet: (Figure) -> Bool) -> Figure {
    var copy = self
    copy.aim = Aim(words: words, isMet: isMet(self))
    return copy
  }
}
