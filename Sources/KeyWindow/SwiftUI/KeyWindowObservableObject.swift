#if canImport(SwiftUI) && !os(watchOS)
import Combine
import SwiftUI

/// Names an `ObservableObject` that windows publish, and the one that readers get when there's none.
public protocol KeyWindowObservableObjectKey: KeyWindowValueKey where Value: ObservableObject {
  /// What a reader gets while the key window publishes no object under this key. It is asked for once.
  @MainActor static var defaultValue: Value { get }
}

/// Reads an `ObservableObject` that the key window publishes, and follows its changes.
///
/// ```swift
/// struct CurrentPlayer: KeyWindowObservableObjectKey {
///   typealias Value = Player
///   static let defaultValue = Player()
/// }
///
/// struct VolumeLabel: View {
///   @KeyWindowObservableObject(CurrentPlayer.self) var player: Player
///
///   var body: some View { Text("Volume \(player.volume)") }
/// }
/// ```
///
/// A body that reads it runs again when another object is published, when the key window changes to one with
/// another object, and when the object says that it will change. An object of an `@Observable` class needs
/// no more than ``KeyWindowValue``. Where it can be used: see there.
@MainActor @propertyWrapper
public struct KeyWindowObservableObject<Key: KeyWindowObservableObjectKey>: DynamicProperty {
  @ObservedObject private var follower: KeyWindowValueFollower<Key.Value>

  /// Reads the object that is published under the key.
  public init(_ key: Key.Type) {
    follower = .shared(for: Self.self, Self.makeFollower())
  }

  /// Reads the object that is published under the key in angle brackets:
  /// `@KeyWindowObservableObject<CurrentPlayer>() var player`.
  public init() {
    self.init(Key.self)
  }

  /// The object; the key's default when the key window publishes none.
  public var wrappedValue: Key.Value { follower.value }

  private static func makeFollower() -> KeyWindowValueFollower<Key.Value> {
    let fallback = Fallback()
    return KeyWindowValueFollower(
      Key.self,
      read: { WindowRegistry.shared[Key.self] ?? fallback.object },
      observe: { object, change in object.subscribe(change) })
  }

  /// Keeps the key's default, which may be another object each time it's asked for.
  @MainActor private final class Fallback {
    let object = Key.defaultValue
  }
}

extension ObservableObject {
  /// Isolated to nothing, as the closure is: the object may publish on any thread.
  nonisolated fileprivate func subscribe(_ change: @escaping @Sendable () -> Void) -> AnyCancellable {
    objectWillChange.sink { _ in change() }
  }
}
#endif
