// A place whose view has a body. It runs when the view's value, a state it has read, an object it follows, an
// environment value of its properties or an observed property it has read has changed; else it doesn't.

@MainActor public class EvaluatingNode: StandInNode {
  let reads = EnvironmentReads()
  private var slots: [Int: AnyObject] = [:]
  private var followed: [Int: (object: ObjectIdentifier, subscription: AnyCancellable)] = [:]
  private var readLocations: [AnyLocation] = []
  private var generation = 0
  private(set) var isDirty = true

  /// What a property keeps at this place.
  final func slot<Kept: AnyObject>(_ index: Int, make: () -> Kept) -> Kept {
    if let kept = slots[index] as? Kept { return kept }
    let new = make()
    slots[index] = new
    return new
  }

  final func follow<Object: ObservableObject>(_ object: Object, slot: Int) {
    guard followed[slot]?.object != ObjectIdentifier(object) else { return }
    let subscription = object.objectWillChange.sink { [weak self] _ in
      if isOnMain() {
        MainActor.assumeIsolated { self?.followedObjectChanges() }
      } else {
        DispatchQueue.main.async {
          self?.graph.report(.publishedOffMain)
          self?.invalidate()
        }
      }
    }
    followed[slot] = (ObjectIdentifier(object), subscription)
  }

  private func followedObjectChanges() {
    if !StandInNode.evaluating.isEmpty { graph.report(.publishedDuringUpdate) }
    invalidate()
  }

  final func noteRead(of location: AnyLocation) {
    guard !readLocations.contains(where: { $0 === location }) else { return }
    readLocations.append(location)
    location.readers.append(.init(node: self))
  }
  final func readValueChanged() { invalidate() }

  final func invalidate() {
    guard isInGraph else { return }
    isDirty = true
    graph.needsUpdate(self)
  }

  /// Runs a body and notes all that it reads.
  final func evaluate<Result>(_ body: @MainActor () -> Result) -> Result {
    for location in readLocations { location.readers.removeAll { $0.node == nil || $0.node === self } }
    readLocations = []
    generation += 1
    isDirty = false
    let generation = generation
    StandInNode.evaluating.append(self)
    defer { StandInNode.evaluating.removeLast() }
    return withObservationTracking {
      body()
    } onChange: { [weak self] in
      // What an earlier body has read doesn't matter any more.
      if isOnMain() {
        MainActor.assumeIsolated { self?.observedPropertyChanges(generation) }
      } else {
        DispatchQueue.main.async { [weak self] in self?.observedPropertyChanges(generation) }
      }
    }
  }
  private func observedPropertyChanges(_ generation: Int) {
    if generation == self.generation { invalidate() }
  }

  override func receive(_ environment: EnvironmentValues) {
    let old = self.environment
    guard environment.version != old.version else { return }
    self.environment = environment
    if isDirty || reads.differ(old, environment) { update() } else { environmentChanged() }
  }

  override func leave() {
    super.leave()
    followed = [:]
    slots = [:]
    for location in readLocations { location.readers.removeAll { $0.node == nil || $0.node === self } }
    readLocations = []
    generation += 1
  }
}

/// A view with a body.
final class BodyNode<V: View>: EvaluatingNode {
  private var view: V
  private lazy var isNothing = isStaticallyEmpty(V.self, inList: isInList)
  override var viewType: any Any.Type { V.self }

  init(_ view: V, _ place: StandInPlace) {
    self.view = view
    super.init(place)
  }
  override func receive(_ new: any View, _ environment: EnvironmentValues) {
    guard let new = new as? V else { return }
    let old = self.environment
    let isNew = !isSame(view, new)
    if isNew { view = new }
    self.environment = environment
    if isNew || isDirty || reads.differ(old, environment) {
      update()
    } else if old.version != environment.version {
      environmentChanged()
    }
  }
  override func update() {
    guard isInGraph, !isNothing else { return }
    reads.forget()
    let body = evaluate {
      // A copy is connected, so that comparing it later compares what the parent gave.
      var connected = view
      connectProperties(of: &connected, to: self)
      graph.bodyCounts[ObjectIdentifier(V.self), default: 0] += 1
      return connected.body
    }
    setChildren([body], environment)
  }
}

/// What a modifier is applied to; shared by all places where its body uses it.
final class ModifiedViewContent {
  var view: any View
  var version = 0
  struct Place { weak var node: (any ModifierContentPlace)? }
  var places: [Place] = []
  init(_ view: any View) { self.view = view }
}
@MainActor protocol ModifierContentPlace: AnyObject {
  func contentChanged()
}

final class ModifierContentNode<M: ViewModifier>: TypedNode<_ViewModifier_Content<M>>, ModifierContentPlace {
  private let content: ModifiedViewContent
  private var shown = -1
  init(_ view: _ViewModifier_Content<M>, _ content: ModifiedViewContent, _ place: StandInPlace) {
    self.content = content
    super.init(view, place)
    content.places.removeAll { $0.node == nil }
    content.places.append(.init(node: self))
  }
  override func update() {
    shown = content.version
    setChildren([content.view], environment)
  }
  func contentChanged() {
    if isInGraph, shown != content.version { update() }
  }
}

final class ModifierNode<Content: View, M: ViewModifier>: EvaluatingNode {
  private var modifier: M
  private let content: ModifiedViewContent
  override var viewType: any Any.Type { ModifiedContent<Content, M>.self }

  init(_ view: ModifiedContent<Content, M>, _ place: StandInPlace) {
    modifier = view.modifier
    content = ModifiedViewContent(view.content)
    super.init(place)
  }
  override func receive(_ new: any View, _ environment: EnvironmentValues) {
    guard let new = new as? ModifiedContent<Content, M> else { return }
    let old = self.environment
    let isNew = !isSame(modifier, new.modifier)
    if isNew { modifier = new.modifier }
    content.view = new.content
    content.version += 1
    self.environment = environment
    if isNew || isDirty || reads.differ(old, environment) {
      update()
    } else if old.version != environment.version {
      environmentChanged()
    }
    for place in content.places { place.node?.contentChanged() }
  }
  override func update() {
    guard isInGraph else { return }
    reads.forget()
    let body = evaluate {
      var connected = modifier
      connectProperties(of: &connected, to: self)
      graph.bodyCounts[ObjectIdentifier(M.self), default: 0] += 1
      return connected.body(content: _ViewModifier_Content<M>(content: content))
    }
    setChildren([body], environment)
  }
}
