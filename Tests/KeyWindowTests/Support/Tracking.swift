import Observation
import Testing

/// Calls `onChange` once, with the next change of anything that `read` has read. Where the system has no
/// Observation it never does.
@MainActor func tracking(_ read: () -> Void, onChange: @escaping @MainActor () -> Void) {
  guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
  withObservationTracking(read) { MainActor.assumeIsolated { onChange() } }
}

extension Trait where Self == ConditionTrait {
  /// For tests of what Observation tells: the library is there for older systems, too.
  static var needsObservation: Self {
    .enabled("The system has Observation.") {
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) { true } else { false }
    }
  }
}
