// A place in the view graph. Identity is structure: a place keeps its node for as long as the same type of view is
// put there.

/// Where a new node goes.
public struct StandInPlace {
  let graph: ViewGraph
  let parent: StandInNode?
  var environment: EnvironmentValues
  var making = Making.one
  /// How the parent asked for it.
  var asked: Making?
}

@MainActor public class StandInNode {
  let graph: ViewGraph
  weak var parent: StandInNode?
  let depth: Int
  let making: Making
  var children: [StandInNode] = []
  /// Removed, and still on screen until their transition ends. What they prefer counts no more.
  private(set) var fading: [StandInNode] = []
  var environment: EnvironmentValues
  var isInGraph = true
  var viewType: any Any.Type { Never.self }

  /// Whose body is running, innermost last.
  static var evaluating: [EvaluatingNode] = []

  init(_ place: StandInPlace) {
    graph = place.graph
    parent = place.parent
    depth = place.parent.map { $0.depth + 1 } ?? 0
    making = place.making
    listMaking = place.asked ?? place.making
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
    for child in children + fading { child.receive(environment) }
  }
  final var isInList: Bool { if case .one = listMaking { false } else { true } }
  /// How it was asked for, whatever became of that.
  final let listMaking: Making
  /// How its children are made; as it is itself, where nothing else is said.
  func making(ofChild index: Int) -> Making { making }
  /// Changes the transaction of all that is inside.
  func transform(_ transaction: inout Transaction) {}
  /// Gone for good.
  func leave() {
    guard isInGraph else { return }
    isInGraph = false
    graph.nodeCount -= 1
    for child in children + fading { child.leave() }
    children = []
    fading = []
  }

  final func setChildren(_ views: [any View], _ environment: EnvironmentValues) {
    for (index, view) in views.enumerated() { setChild(index, view, environment) }
    while children.count > views.count { remove(children.removeLast()) }
  }

  final func setChild(_ index: Int, _ view: any View, _ environment: EnvironmentValues) {
    if index < children.count, children[index].viewType == type(of: view) {
      children[index].receive(view, environment)
    } else {
      let node = makeNode(view, environment, at: index)
      if index < children.count {
        let old = children[index]
        children[index] = node
        remove(old)
      } else {
        children.append(node)
      }
    }
  }

  final func makeNode(_ view: any View, _ environment: EnvironmentValues, at index: Int = 0) -> StandInNode {
    let place = StandInPlace(
      graph: graph, parent: self, environment: environment, making: making(ofChild: index))
    let node = graph.node(for: view, place)
    node.update()
    return node
  }

  /// Takes a child away: now, or at the end of its transition.
  final func remove(_ child: StandInNode) {
    if graph.keepsForTransition(child) {
      graph.fadingPlaces.append(.init(node: self))
      fading.append(child)
    } else {
      child.leave()
    }
  }
  final func endTransitions() {
    let ended = fading
    fading = []
    for child in ended { child.leave() }
  }

  /// What the subtree prefers, if any view of it says.
  func preference<K: PreferenceKey>(_ key: K.Type) -> PreferenceTree<K>? {
    let given = children.compactMap { $0.preference(key) }
    return given.count > 1 ? .combined(given) : given.first
  }

  final var subtree: [StandInNode] { [self] + (children + fading).flatMap(\.subtree) }
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
  /// How the views inside are made.
  enum Inside {
    /// As the view itself is.
    case same
    /// As a list, of which the outer modifiers count if it's in a list itself.
    case several
    /// As a list of its own.
    case container
    case one
  }
  private let inside: Inside
  private let content: (V) -> [any View]
  init(
    _ view: V, _ place: StandInPlace, _ inside: Inside = .same, content: @escaping (V) -> [any View]
  ) {
    self.inside = inside
    self.content = content
    super.init(view, place)
  }
  override func update() { setChildren(content(view), environment) }
  override func making(ofChild index: Int) -> Making {
    switch (inside, making) {
    case (.same, _), (.several, .list): making
    case (.one, _): .one
    case (.several, _), (.container, _): .list([])
    }
  }
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
  private let hasSeveral: Bool
  private let content: (V) -> [(AnyHashable, any View)]
  private var nodes: [AnyHashable: StandInNode] = [:]
  init(
    _ view: V, _ place: StandInPlace, hasSeveral: Bool, content: @escaping (V) -> [(AnyHashable, any View)]
  ) {
    self.hasSeveral = hasSeveral
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
    let old = nodes
    nodes = next
    children = order
    for (id, node) in old where next[id] !== node { remove(node) }
  }
  override func making(ofChild index: Int) -> Making {
    if case .one = making, hasSeveral { .list([]) } else { making }
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
  override func making(ofChild index: Int) -> Making { .one }
  override func update() {
    graph.geometryReaders.removeAll { $0.node == nil || $0.node === self }
    graph.geometryReaders.append(.init(node: self))
    let proxy = graph.geometry
    setChildren([view.content(proxy)], environment)
  }
}
