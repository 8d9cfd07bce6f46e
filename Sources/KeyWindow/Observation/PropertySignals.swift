import Observation

/// What Observation follows of a value, property by property, on a deployment target that doesn't require it.
///
/// A property gets its signal when it's read for the first time. So a change costs a comparison for each
/// property that somebody ever read, and only those who read a property that changed are told.
@MainActor final class PropertySignals<Value> {
  private struct Property {
    let touch: @MainActor () -> Void
    let fire: @MainActor () -> Void
    let differs: @MainActor (Value, Value) -> Bool
  }

  private var properties: [AnyKeyPath: Property] = [:]

  /// Makes whoever is tracking at the moment a follower of the property that `read` computes.
  func access<Member: Equatable>(_ name: AnyKeyPath, _ read: @escaping @MainActor (Value) -> Member) {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
    if let property = properties[name] {
      property.touch()
      return
    }
    let signal = Signal()
    signal.touch()
    properties[name] = Property(
      touch: { signal.touch() }, fire: { signal.fire() }, differs: { read($0) != read($1) })
  }

  /// Tells the followers of every property that differs from `old`, or from one of the values that could be
  /// read for a while after it. The new value is visible already.
  func didChange(from old: Value, passing passed: [Value] = [], to new: Value) {
    if properties.isEmpty { return }
    // Followers may read properties for the first time meanwhile, so this goes over a copy.
    for property in properties.values
    where property.differs(old, new) || passed.contains(where: { property.differs($0, new) }) {
      property.fire()
    }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private final class Signal: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func touch() {
    registrar.access(self, keyPath: \.value)
  }

  func fire() {
    registrar.withMutation(of: self, keyPath: \.value) {}
  }
}
