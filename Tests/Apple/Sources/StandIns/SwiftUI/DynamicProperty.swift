// developer.apple.com/documentation/swiftui/dynamicproperty: not isolated; `update()` comes before each body.

public protocol DynamicProperty {
  mutating func update()
}
extension DynamicProperty {
  public mutating func update() {}
}

/// A property that the graph connects to the view's place before each body.
@MainActor protocol GraphProperty: DynamicProperty {
  mutating func connect(to node: EvaluatingNode, slot: Int)
}

/// Connects and updates every dynamic property of a view or a modifier, and those inside dynamic properties.
@MainActor func connectProperties<T>(of value: inout T, to node: EvaluatingNode) {
  withUnsafeMutablePointer(to: &value) { pointer in
    connectProperties(of: T.self, at: UnsafeMutableRawPointer(pointer), slot: 0, to: node)
  }
}

@MainActor private func connectProperties(
  of type: any Any.Type, at pointer: UnsafeMutableRawPointer, slot: Int, to node: EvaluatingNode
) {
  for field in fields(of: type) {
    guard let property = field.type as? any DynamicProperty.Type else { continue }
    connect(property, at: pointer + field.offset, slot: slot + field.offset, to: node)
  }
}

@MainActor private func connect<P: DynamicProperty>(
  _: P.Type, at pointer: UnsafeMutableRawPointer, slot: Int, to node: EvaluatingNode
) {
  let typed = pointer.assumingMemoryBound(to: P.self)
  if let known = P.self as? any GraphProperty.Type {
    connectKnown(known, at: pointer, slot: slot, to: node)
  } else {
    connectProperties(of: P.self, at: pointer, slot: slot, to: node)
  }
  typed.pointee.update()
}

@MainActor private func connectKnown<P: GraphProperty>(
  _: P.Type, at pointer: UnsafeMutableRawPointer, slot: Int, to node: EvaluatingNode
) {
  pointer.assumingMemoryBound(to: P.self).pointee.connect(to: node, slot: slot)
}
