// developer.apple.com/documentation/swiftui/environment and the modifiers that write it: iOS 13, macOS 10.15; objects
// from iOS 17, macOS 14.

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[ObjectKey<Value>.self] else {
        fatalError("No Observable object of type \(Value.self) found in the environment.")
      }
      return object
    }
  }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0[ObjectKey<T>.self] }
  }

  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment: GraphProperty {
  mutating func connect(to node: EvaluatingNode, slot: Int) {
    // Who reads the whole environment gets it as the value, and is told by the keys that it reads of it.
    let isWhole = Value.self == EnvironmentValues.self
    if !isWhole { node.reads.note(read) }
    value = read(isWhole ? node.environment.tracked(by: node.reads) : node.environment)
  }
}

private struct ObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentWriter(content: self, value: value) { $0[keyPath: keyPath] = value }
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentWriter(content: self, value: object.map { ObjectIdentifier($0) }) {
      $0[ObjectKey<T>.self] = object
    }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentWriter(content: self, value: Never?.none, isRepeated: true) {
      transform(&$0[keyPath: keyPath])
    }
  }
}

nonisolated struct EnvironmentWriter<Content: View, Value>: StandInList {
  let content: Content
  let value: Value
  /// A transform can't be compared.
  var isRepeated = false
  let write: (inout EnvironmentValues) -> Void

  var body: Never { fatalError("a primitive view has no body") }
  @MainActor func standInNode(_ place: StandInPlace) -> StandInNode { EnvironmentNode(self, place) }
}

/// Makes a new environment only when the outer one or the value has changed (fact D36).
final class EnvironmentNode<Content: View, Value>: TypedNode<EnvironmentWriter<Content, Value>> {
  private var written: (from: Int, value: Value, environment: EnvironmentValues)?

  override func update() { setChildren([view.content], inner()) }
  override func environmentChanged() {
    let environment = inner()
    for child in children + fading { child.receive(environment) }
  }

  private func inner() -> EnvironmentValues {
    if let written, !view.isRepeated, written.from == environment.version, isSame(written.value, view.value) {
      return written.environment
    }
    var inner = environment
    view.write(&inner)
    written = (environment.version, view.value, inner)
    return inner
  }
}
