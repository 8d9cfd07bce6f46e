import Foundation

/// Where the random numbers of a test begin. A test that uses one names it when it fails.
struct Seed: CustomStringConvertible {
  var number: UInt64

  /// The one in the environment variable KEYWINDOW_SEED, to play a failure again, or a new one.
  static var fromEnvironment: Seed {
    let given = ProcessInfo.processInfo.environment["KEYWINDOW_SEED"].flatMap { UInt64($0) }
    return Seed(number: given ?? .random(in: 0 ... .max))
  }

  var description: String { "KEYWINDOW_SEED=\(number)" }
}

/// Random numbers that are the same for the same seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var last: UInt64

  init(_ seed: Seed) {
    last = seed.number
  }

  mutating func next() -> UInt64 {
    last &+= 0x9E37_79B9_7F4A_7C15
    var mixed = last
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True once in so many times.
  mutating func once(in times: Int) -> Bool {
    Int.random(in: 0..<times, using: &self) == 0
  }
}
