// developer.apple.com/documentation/swiftui: Transaction, Animation, withAnimation(_:_:), transaction(_:),
// animation(_:value:) and AnyTransition (iOS 13, macOS 10.15; the form with a value iOS 15, macOS 12).
//
// A view that a container takes away in a transaction with an animation stays on screen until its transition ends; one
// without a transition of its own fades. Here a test says when they end. What goes on meanwhile in the platform's view
// of a representable is what goes on in any other.

public struct Animation: Equatable, Sendable {
  let name: String
  public static let `default` = Animation(name: "default")
  public static let easeInOut = Animation(name: "easeInOut")
  public static let linear = Animation(name: "linear")
}

/// developer.apple.com/documentation/swiftui/transaction
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// That of the code that is running. On the main thread alone.
  nonisolated(unsafe) static var current = Transaction()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current.animation = animation
  defer { Transaction.current = outer }
  return try body()
}

public struct AnyTransition: Sendable {
  let isIdentity: Bool
  public static let identity = AnyTransition(isIdentity: true)
  public static let opacity = AnyTransition(isIdentity: false)
  public static let slide = AnyTransition(isIdentity: false)
}

extension View {
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    WithTransition(content: self, transition: transition)
  }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactionWriter(content: self, value: Never?.none) { transaction, _ in transform(&transaction) }
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    TransactionWriter(content: self, value: value) { transaction, isNew in
      if isNew, !transaction.disablesAnimations { transaction.animation = animation }
    }
  }
}

nonisolated struct WithTransition<Content: View>: PerViewModifier {
  let content: Content
  let transition: AnyTransition
  var body: Never { fatalError("a primitive view has no body") }
  @MainActor func makeNode(_ place: StandInPlace, _ role: ModifyingNode<Self>.Role) -> ModifyingNode<Self> {
    TransitionNode(self, place, role)
  }
}
@MainActor protocol Transitioning: StandInNode {
  var transition: AnyTransition { get }
}
final class TransitionNode<Content: View>: ModifyingNode<WithTransition<Content>>, Transitioning {
  var transition: AnyTransition { view.transition }
}

nonisolated struct TransactionWriter<Content: View, Value: Equatable>: StandInList {
  let content: Content
  let value: Value
  /// With whether the value is new in this update.
  let write: (inout Transaction, Bool) -> Void
  static func standInIsEmpty(inList: Bool) -> Bool { isStaticallyEmpty(Content.self, inList: inList) }
  var body: Never { fatalError("a primitive view has no body") }
  @MainActor func standInNode(_ place: StandInPlace) -> StandInNode { TransactionNode(self, place) }
}

final class TransactionNode<Content: View, Value: Equatable>: TypedNode<TransactionWriter<Content, Value>> {
  private var newIn = -1
  override func viewChanged(from old: TransactionWriter<Content, Value>) {
    if old.value != view.value { newIn = graph.updateNumber }
  }
  override func update() { setChildren([view.content], environment) }
  override func transform(_ transaction: inout Transaction) {
    view.write(&transaction, newIn == graph.updateNumber)
  }
}

extension ViewGraph {
  /// Whether a view that is taken away now stays until its transition ends.
  func keepsForTransition(_ node: StandInNode) -> Bool {
    guard node.isInList else { return false }
    var above: [StandInNode] = []
    var next = node.parent
    while let node = next {
      above.append(node)
      next = node.parent
    }
    var transaction = transaction
    for node in above.reversed() { node.transform(&transaction) }
    guard transaction.animation != nil else { return false }
    return (node.subtree.first { $0 is any Transitioning } as? any Transitioning)?.transition.isIdentity
      != true
  }

  func endTransitions() {
    let places = fadingPlaces
    fadingPlaces = []
    for place in places { place.node?.endTransitions() }
  }
}
