// A place in the view graph. Identity is structure: a place keeps its node for as long as the same type of view is
// put there.

/// Where a new node goes.
public struct StandInPlace {
  let graph: ViewGraph
  let parent: StandInNode?
  let environment: EnvironmentValues
}

@MainActor public class StandInNode {
  let graph: ViewGraph
  weak var parent: StandInNode?
  let depth: Int
  var children: [StandInNode] = []
  var environment: EnvironmentValues
  var isInGraph = true
  var viewType: any Any.Type { Never.self }

  /// Whose body is running, innermost last.
  static var evaluating: [EvaluatingNode] = []

  init(_ place: StandInPlace) {
    graph = place.graph
    parent = place.parent
    depth = place.parent.map { $0.depth + 1 } ?? 0
    environment = place.environment
    graph.nodeCount += 1
  }

  /// The first time, and whenever its view or something it has read has changed.
  func update() {}
  /// The parent has a new value of its view, and perhaps a new environment.
  func receive(_ view: any View, _ environment: EnvironmentValues) {}
  /// Nothing but the environment is new.
  func receive(_ environment: EnvironmentValues) {
    guard environment.version != self.environment.version else { return }
    self.environment = environment
    environmentChanged()
  }
  func environmentChanged() {
    for child in children { child.receive(environment) }
  }
  /// Gone for good.
  func leave() {
    guard isInGraph else { return }
    isInGraph = false
    graph.nodeCount -= 1
    for child in children { child.leave() }
    children = []
  }

  final func setChildren(_ views: [any View], _ environment: EnvironmentValues) {
    for (index, view) in views.enumerated() {
      if index < children.count, children[index].viewType == type(of: view) {
        children[index].receive(view, environment)
      } else {
        let node = makeNode(view, environment)
        if index < children.count {
          children[index].leave()
          children[index] = node
        } else {
          children.append(node)
        }
      }
    }
    while children.count > views.count { children.removeLast().leave() }
  }

  final func makeNode(_ view: any View, _ environment: EnvironmentValues) -> StandInNode {
    let node = graph.node(for: view, StandInPlace(graph: graph, parent: self, environment: environment))
    node.update()
    return node
  }

  /// The value of a preference that the subtree gives, if any view of it does.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for child in children {
      guard let value = child.preference(key) else { continue }
      if var reduced = result {
        K.reduce(value: &reduced) { value }
        result = reduced
      } else {
        result = value
      }
    }
    return result
  }

  final var subtree: [StandInNode] { [self] + children.flatMap(\.subtree) }
}

/// A node that knows its view's type.
class TypedNode<V: View>: StandInNode {
  var view: V
  override var viewType: any Any.Type { V.self }

  init(_ view: V, _ place: StandInPlace) {
    self.view = view
    super.init(place)
  }
  override func receive(_ new: any View, _ environment: EnvironmentValues) {
    guard let new = new as? V else { return }
    self.environment = environment
    let old = view
    view = new
    viewChanged(from: old)
    update()
  }
  func viewChanged(from old: V) {}
}

final class LeafNode<V: View>: TypedNode<V> {}

class ListNode<V: View>: TypedNode<V> {
  private let content: (V) -> [any View]
  init(_ view: V, _ place: StandInPlace, content: @escaping (V) -> [any View]) {
    self.content = content
    super.init(view, place)
  }
  override func update() { setChildren(content(view), environment) }
}

/// The other branch is another identity, even with the same type of view.
final class BranchNode<V: View>: TypedNode<V> {
  private let content: (V) -> (Int, any View)
  private var branch = 0
  init(_ view: V, _ place: StandInPlace, content: @escaping (V) -> (Int, any View)) {
    self.content = content
    super.init(view, place)
  }
  override func update() {
    let (branch, view) = content(view)
    if branch != self.branch { setChildren([], environment) }
    self.branch = branch
    setChildren([view], environment)
  }
}

/// Children by id.
final class KeyedNode<V: View>: TypedNode<V> {
  private let content: (V) -> [(AnyHashable, any View)]
  private var nodes: [AnyHashable: StandInNode] = [:]
  init(_ view: V, _ place: StandInPlace, content: @escaping (V) -> [(AnyHashable, any View)]) {
    self.content = content
    super.init(view, place)
  }
  override func update() {
    var next: [AnyHashable: StandInNode] = [:]
    var order: [StandInNode] = []
    for (id, view) in content(view) where next[id] == nil {
      let node: StandInNode
      if let old = nodes[id], old.viewType == type(of: view) {
        old.receive(view, environment)
        node = old
      } else {
        node = makeNode(view, environment)
      }
      next[id] = node
      order.append(node)
    }
    for (id, node) in nodes where next[id] !== node { node.leave() }
    nodes = next
    children = order
  }
  override func leave() {
    super.leave()
    nodes = [:]
  }
}

final class ButtonNode<Label: View>: ListNode<Button<Label>>, Pressable {
  func press() { view.action() }
}
@MainActor protocol Pressable: StandInNode {
  func press()
}

final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>> {
  override func update() {
    graph.geometryReaders.removeAll { $0.node == nil || $0.node === self }
    graph.geometryReaders.append(.init(node: self))
    let proxy = graph.geometry
    setChildren([view.content(proxy)], environment)
  }
}
