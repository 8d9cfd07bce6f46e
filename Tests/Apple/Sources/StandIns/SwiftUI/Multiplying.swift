// What a modifier does to several views: developer.apple.com/documentation/swiftui/group has it that a modifier applies
// to all members of the group, and not to the group itself. So it is in every container that asks for a list of views;
// where one view is asked for (the root, a background), several are one stack and a modifier applies to that.

/// How a view is made.
enum Making {
  /// As one view.
  case one
  /// As a list of views for a container, with the modifiers that each of them gets, outermost first.
  case list([Modification])
  /// As one of a list's views, with the modifiers that are still to be put around it.
  case element([Modification])
}

/// Stand-in only: a view that hands its content's views on to the container, as a list.
protocol StandInList: StandInPrimitive {}

/// Stand-in only: a modifier that each of several views gets.
protocol PerViewModifier: StandInPrimitive {
  associatedtype Content: View
  var content: Content { get }
  @MainActor func makeNode(_ place: StandInPlace, _ role: ModifyingNode<Self>.Role) -> ModifyingNode<Self>
}

extension PerViewModifier {
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode {
    if case .list = place.making { return ModifierListNode(self, place) }
    return makeNode(place, .alone)
  }
  nonisolated public static func standInIsEmpty(inList: Bool) -> Bool {
    inList && isStaticallyEmpty(Content.self, inList: true)
  }
}

/// A modifier of a list, shared by the places where it is around one of the list's views.
@MainActor class Modification {
  /// What its places have in common.
  fileprivate var common: AnyObject?
  func makeNode(around element: any View, _ place: StandInPlace) -> StandInNode {
    preconditionFailure("a modification of no kind")
  }
}

final class ModificationBy<V: PerViewModifier>: Modification {
  fileprivate(set) var view: V
  fileprivate(set) var environment: EnvironmentValues
  private struct Place { weak var node: ModifyingNode<V>? }
  private var places: [Place] = []
  init(_ view: V, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
  }
  override func makeNode(around element: any View, _ place: StandInPlace) -> StandInNode {
    let node = view.makeNode(place, .around(element, self))
    places.removeAll { $0.node == nil }
    places.append(Place(node: node))
    return node
  }
  fileprivate func tell() {
    for place in places { place.node?.modificationChanged() }
  }
}

/// A modifier where it is in a list: its content's views get it each, and here is nothing to be seen.
final class ModifierListNode<V: PerViewModifier>: TypedNode<V> {
  private let modification: ModificationBy<V>
  override init(_ view: V, _ place: StandInPlace) {
    modification = ModificationBy(view, place.environment)
    super.init(view, place)
  }
  override func making(ofChild index: Int) -> Making {
    guard case .list(let outer) = making else { return .one }
    return .list(outer + [modification])
  }
  override func update() {
    modification.view = view
    modification.environment = environment
    setChildren([view.content], environment)
    modification.tell()
  }
  override func environmentChanged() {
    modification.environment = environment
    super.environmentChanged()
    modification.tell()
  }
}

/// A modifier around one view: its content where that is made as one, else one view of a list.
class ModifyingNode<V: PerViewModifier>: StandInNode {
  enum Role {
    case alone
    case around(any View, ModificationBy<V>)
  }
  private(set) var view: V
  private let modification: ModificationBy<V>?
  private let inner: [Modification]
  private var element: any View
  /// What is between the modifier and the list's view may have written to it.
  private var elementEnvironment: EnvironmentValues
  override var viewType: any Any.Type { modification == nil ? V.self : type(of: element) }

  init(_ view: V, _ place: StandInPlace, _ role: Role) {
    self.view = view
    elementEnvironment = place.environment
    var (place, inner) = (place, [Modification]())
    switch role {
    case .alone: (element, modification) = (view.content, nil)
    case .around(let element, let modification):
      (self.element, self.modification) = (element, modification)
      if case .element(let modifications) = place.making { inner = Array(modifications.dropFirst()) }
      place.environment = modification.environment
    }
    self.inner = inner
    super.init(place)
  }

  override func making(ofChild index: Int) -> Making {
    modification == nil || index > 0 ? .one : .element(inner)
  }

  /// What the modifier has once, however many views it's around.
  final func shared<Common: AnyObject>(_ make: () -> Common) -> Common {
    if let common = modification?.common as? Common { return common }
    let new = make()
    modification?.common = new
    return new
  }

  /// What the modifier puts beside its content.
  var others: [any View] { [] }
  func viewChanged(from old: V) {}

  override func receive(_ new: any View, _ environment: EnvironmentValues) {
    elementEnvironment = environment
    if modification != nil {
      element = new
      setChild(0, element, elementEnvironment)
    } else if let new = new as? V {
      self.environment = environment
      let old = view
      (view, element) = (new, new.content)
      viewChanged(from: old)
      update()
    }
  }
  override func receive(_ environment: EnvironmentValues) {
    guard modification != nil else { return super.receive(environment) }
    guard environment.version != elementEnvironment.version else { return }
    elementEnvironment = environment
    children.first?.receive(environment)
  }
  override func environmentChanged() {
    elementEnvironment = environment
    super.environmentChanged()
  }
  override func update() {
    setChild(0, element, elementEnvironment)
    updateOthers()
  }
  final func updateOthers() {
    let others = others
    for (index, other) in others.enumerated() { setChild(index + 1, other, environment) }
    while children.count > others.count + 1 { children.removeLast().leave() }
  }
  fileprivate func modificationChanged() {
    guard isInGraph, let modification else { return }
    let old = view
    view = modification.view
    environment = modification.environment
    viewChanged(from: old)
    updateOthers()
  }
}

/// Whether a view of this type is nothing, whatever its value: SwiftUI asks for no value of it then, so no body runs.
func isStaticallyEmpty<V: View>(_ type: V.Type, inList: Bool) -> Bool {
  if let primitive = type as? any StandInPrimitive.Type { return primitive.standInIsEmpty(inList: inList) }
  return V.Body.self != Never.self && isStaticallyEmpty(V.Body.self, inList: inList)
}
