#if canImport(SwiftUI) && !os(watchOS)
import Combine
import SwiftUI

/// What readers of a key window's value observe, so that their bodies run when the value changes. There is
/// one for each key and kind of reader.
///
/// Property wrappers outside of views, as in `Commands`, have no place to keep an object of their own.
@MainActor final class KeyWindowValueFollower<Value>: @preconcurrency ObservableObject {
  /// Fires when the value has changed, and when it says itself that it will.
  let objectWillChange = ObservableObjectPublisher()

  /// What the reader sees, as it is now.
  var value: Value {
    get { read() }
    set { write(newValue) }
  }

  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void
  private let observe: Observe
  private var observation: WindowObservation?
  private var valueObservation: AnyCancellable?

  /// Subscribes to the changes that a value publishes itself, if it does.
  typealias Observe = @MainActor (Value, _ change: @escaping @Sendable () -> Void) -> AnyCancellable?

  /// Follows what the key window publishes under the key.
  init<Key: KeyWindowValueKey>(
    _ key: Key.Type, read: @escaping @MainActor () -> Value,
    write: @escaping @MainActor (Value) -> Void = { _ in },
    observe: @escaping Observe = { _, _ in nil }
  ) {
    (self.read, self.write, self.observe) = (read, write, observe)
    let id = ObjectIdentifier(key)
    observation = WindowRegistry.shared.onChange(of: { $0.readValue(of: id) }) { [weak self] _ in
      self?.objectWillChange.send()
      self?.observeValue()
    }
    observeValue()
  }

  private func observeValue() {
    // An object may publish on any thread.
    valueObservation = observe(value) { [weak self] in
      onMainActor { self?.objectWillChange.send() }
    }
  }

  /// The one follower for this kind of reader, made by `follower` when it's needed first.
  static func shared(
    for reader: Any.Type, _ follower: @autoclosure () -> KeyWindowValueFollower
  ) -> KeyWindowValueFollower {
    let id = ObjectIdentifier(reader)
    if let follower = followers[id] as? KeyWindowValueFollower { return follower }
    let follower = follower()
    followers[id] = follower
    return follower
  }
}

/// By the reader's type.
@MainActor private var followers: [ObjectIdentifier: AnyObject] = [:]
#endif
