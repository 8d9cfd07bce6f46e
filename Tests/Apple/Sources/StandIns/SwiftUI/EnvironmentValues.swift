// developer.apple.com/documentation/swiftui/environmentvalues and environmentkey: iOS 13, macOS 10.15; not isolated.

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Different for every write, so that an environment that nobody wrote to is known to be the same.
  private(set) var version = 0
  private var reads: EnvironmentReads?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      reads?.note(K.self)
      return values[ObjectIdentifier(K.self)] as? K.Value ?? K.defaultValue
    }
    set {
      values[ObjectIdentifier(K.self)] = newValue
      version = EnvironmentVersions.next()
    }
  }
  public var description: String { "\(values.count) values" }

  func tracked(by reads: EnvironmentReads?) -> EnvironmentValues {
    var copy = self
    copy.reads = reads
    return copy
  }
}

private enum EnvironmentVersions {
  // Main thread only, as every environment of a graph is.
  nonisolated(unsafe) private static var last = 0
  static func next() -> Int {
    last += 1
    return last
  }
}

/// What somebody has read, so that it hears of that alone (facts D3, D36). A key path that leads into a value counts
/// for what it leads to (github.com/chriseidhof/chriseidhofnl, site/posts/swiftui-environment-tips.md).
final class EnvironmentReads {
  private var keys: [ObjectIdentifier: (EnvironmentValues, EnvironmentValues) -> Bool] = [:]
  private var values: [(EnvironmentValues, EnvironmentValues) -> Bool] = []

  func note<K: EnvironmentKey>(_: K.Type) {
    keys[ObjectIdentifier(K.self)] = { !isSame($0[K.self], $1[K.self]) }
  }
  func note<Value>(_ read: @escaping (EnvironmentValues) -> Value) {
    values.append { !isSame(read($0), read($1)) }
  }
  func forget() {
    keys = [:]
    values = []
  }
  func differ(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    guard old.version != new.version else { return false }
    return (keys.values + values).contains { $0(old, new) }
  }
}

extension EnvironmentValues {
  private struct LayoutDirectionKey: EnvironmentKey {
    static let defaultValue = LayoutDirection.leftToRight
  }
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  private struct DisplayScaleKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
  }
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  private struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.background
  }
  /// iOS 14, macOS 11.
  public internal(set) var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// developer.apple.com/documentation/swiftui/scenephase: iOS 14, macOS 11.
public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}
