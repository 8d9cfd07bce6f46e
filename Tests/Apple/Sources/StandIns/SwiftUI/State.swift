// developer.apple.com/documentation/swiftui/state and binding: iOS 13, macOS 10.15; not isolated. A value lives at its
// view's place in the graph. Bodies that read it run again when it changes.

@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    // Outside of a view that is in a graph there is nowhere to write to.
    nonmutating set { location?.write(newValue) }
  }
  public var projectedValue: Binding<Value> {
    guard let location else { return Binding(reading: { initial }, writing: { _ in }) }
    return Binding(reading: { location.read() }, writing: { location.write($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: GraphProperty {
  mutating func connect(to node: EvaluatingNode, slot: Int) {
    let first = initial
    location = node.slot(slot) { StateLocation(first) }
  }
}

/// Where a state's value is. Unchecked, since State is isolated to nothing: SwiftUI locks; here it is the main thread.
class AnyLocation: @unchecked Sendable {
  func noteRead() {
    MainActor.assumeIsolated { StandInNode.evaluating.last?.noteRead(of: self) }
  }
  func noteWrite() {
    MainActor.assumeIsolated {
      if let node = StandInNode.evaluating.last { node.graph.report(.modifiedStateDuringUpdate) }
      let last = readers
      readers = []
      for reader in last { reader.node?.readValueChanged() }
    }
  }
  struct Reader { weak var node: EvaluatingNode? }
  @MainActor var readers: [Reader] = []
}

final class StateLocation<Value>: AnyLocation, @unchecked Sendable {
  private var value: Value
  init(_ value: Value) { self.value = value }
  func read() -> Value {
    noteRead()
    return value
  }
  func write(_ new: Value) {
    let isNew = !isSame(value, new)
    value = new
    if isNew { noteWrite() }
  }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) {
    read = reading
    write = writing
  }
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // They are called on the main actor, where they come from.
    read = unsafeBitCast(get, to: (() -> Value).self)
    write = unsafeBitCast(set, to: ((Value) -> Void).self)
  }
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(reading: { value }, writing: { _ in })
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      reading: { read()[keyPath: keyPath] },
      writing: {
        var value = read()
        value[keyPath: keyPath] = $0
        write(value)
      })
  }
}

extension Binding: DynamicProperty {}
