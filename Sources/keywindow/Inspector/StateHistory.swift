import KeyWindow

/// What one window was like during the last minute.
struct StateHistory {
  /// How far it reaches back, in seconds.
  static let length = 60.0

  private struct Sample {
    var time: Double
    var state: WindowState?
  }

  private var samples: [Sample] = []

  /// Notes that the window has been like that since `time`, in seconds of a clock that never goes back.
  mutating func record(_ state: WindowState?, at time: Double) {
    samples.append(Sample(time: time, state: state))
    // The last one before the beginning still says what the window was like at the beginning.
    let first = samples.lastIndex { $0.time <= time - Self.length } ?? 0
    samples.removeFirst(first)
  }

  /// When `flag` was as `value` says, within the minute that ends with `now`.
  func spans(
    of flag: (WindowState) -> Bool?, being value: Bool?, until now: Double
  ) -> [ClosedRange<Double>] {
    let beginning = now - Self.length
    var spans: [ClosedRange<Double>] = []
    for (index, sample) in samples.enumerated() {
      let end = index + 1 < samples.count ? samples[index + 1].time : now
      let start = max(sample.time, beginning)
      guard let state = sample.state, flag(state) == value, end > start else { continue }
      if let last = spans.last, last.upperBound == start {
        spans[spans.count - 1] = last.lowerBound...end
      } else {
        spans.append(start...end)
      }
    }
    return spans
  }
}
