// developer.apple.com/documentation/swiftui/stateobject (iOS 14, macOS 11) and observedobject (iOS 13, macOS 10.15):
// @MainActor @preconcurrency. A view with one runs its body again with every objectWillChange, whatever it reads.

@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  // Unchecked: made wherever the view is, used on the main actor alone.
  private final class Storage: @unchecked Sendable {
    private var make: (() -> ObjectType)?
    lazy var object: ObjectType = {
      // swift-format-ignore: NeverForceUnwrap
      let object = make!()
      make = nil
      return object
    }()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }
  private var storage: Storage

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = Storage(thunk)
  }

  public var wrappedValue: ObjectType { storage.object }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: storage.object) }
  nonisolated public mutating func update() {}
}

extension StateObject: GraphProperty {
  mutating func connect(to node: EvaluatingNode, slot: Int) {
    let new = storage
    // The first one is kept: later values of the view bring closures that are never called.
    storage = node.slot(slot) { new }
    node.follow(storage.object, slot: slot)
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
