// developer.apple.com/documentation/swiftui/stateobject (iOS 14, macOS 11) and observedobject (iOS 13, macOS 10.15):
// @MainActor @preconcurrency. A view with one runs its body again with every objectWillChange, whatever it reads.

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  // Unchecked: made wherever the view is, used on the main actor alone.
  private final class Maker: @unchecked Sendable {
    let make: () -> ObjectType
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }
  private let maker: Maker
  private var object: ObjectType?

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    maker = Maker(thunk)
  }

  /// Of a view that is in no graph: another one each time.
  public var wrappedValue: ObjectType { object ?? maker.make() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
  nonisolated public mutating func update() {}
}

extension StateObject: GraphProperty {
  mutating func connect(to node: EvaluatingNode, slot: Int) {
    let maker = maker
    // Each place has its own: one value of a view may be in several, as a window group's content is.
    let kept = node.slot(slot) { maker.make() }
    object = kept
    node.follow(kept, slot: slot)
  }
}

@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
    }
  }
  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
  nonisolated public mutating func update() {}
}

extension ObservedObject: GraphProperty {
  mutating func connect(to node: EvaluatingNode, slot: Int) { node.follow(wrappedValue, slot: slot) }
}
