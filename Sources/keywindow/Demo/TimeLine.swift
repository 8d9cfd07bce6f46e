import Foundation

/// The readable account of a story: a line for each step, and for each thing that an observer told.
@MainActor final class TimeLine {
  private let start = ContinuousClock.now
  private let write: (String) -> Void
  private var cameTrue = 0
  private var unsupported: [String] = []
  private var failed: String?

  init(write: @escaping (String) -> Void = Output.say) {
    self.write = write
  }

  /// How long the story has been going on.
  var seconds: Double {
    let passed = start.duration(to: .now)
    let (seconds, attoseconds) = passed.components
    return Double(seconds) + Double(attoseconds / 1_000_000_000_000) / 1e6
  }

  func begin(_ title: String) {
    line("▸ \(title)")
  }

  func told(_ teller: String, _ changes: [String]) {
    let name = teller.padding(toLength: 9, withPad: " ", startingAt: 0)
    line("    \(name) \(changes.joined(separator: ", "))")
  }

  func end(_ title: String, _ outcome: Outcome) {
    switch outcome {
    case .cameTrue:
      cameTrue += 1
    case .unsupported(let reason):
      unsupported.append(title)
      line("    unsupported: \(reason)")
    case .failed(let reason):
      failed = title
      line("    FAILED: \(reason)")
    }
  }

  func close() {
    var summary = "\(cameTrue) steps came true"
    if !unsupported.isEmpty { summary += ", \(unsupported.count) are unsupported here" }
    if let failed { summary += "; \"\(failed)\" failed" }
    line(summary)
  }

  private func line(_ text: String) {
    write(String(format: "%7.3f  ", seconds) + text)
  }
}
