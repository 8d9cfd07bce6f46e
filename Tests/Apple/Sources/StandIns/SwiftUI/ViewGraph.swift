// The graph of one host. A change makes a place dirty; the update comes in the next turn of the main queue, once for
// all changes; actions (onAppear, onChange …) run after the bodies, and what they change is updated in the same turn.

@MainActor public final class ViewGraph {
  /// What SwiftUI prints as a runtime warning, or worse.
  public enum Problem: String {
    case modifiedStateDuringUpdate =
      "Modifying state during view update, this will cause undefined behavior."
    case publishedDuringUpdate =
      "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
    case endless = "The views update each other without end."
    case publishedOffMain =
      "Publishing changes from background threads is not allowed; make sure to publish values from the main thread."
    case preferenceCycle = "Bound preference tried to update multiple times per frame."
  }

  var root: StandInNode?
  var bodyCounts: [ObjectIdentifier: Int] = [:]
  var nodeCount = 0
  private var dirty: [EvaluatingNode] = []
  private var actions: [@MainActor () -> Void] = []
  private var isScheduled = false
  private var isUpdating = false
  private var rootView: any View
  private var environment = EnvironmentValues()

  /// What a problem does: a test records an issue. Without a handler the process ends, so that none goes unseen.
  public static var problemHandler: ((Problem) -> Void)?

  struct Reader { weak var node: StandInNode? }
  var geometryReaders: [Reader] = []
  var geometry = GeometryProxy(size: .zero, safeAreaInsets: EdgeInsets()) {
    didSet {
      guard oldValue.size != geometry.size || oldValue.safeAreaInsets != geometry.safeAreaInsets else {
        return
      }
      schedule()
      isGeometryNew = true
    }
  }
  private var isGeometryNew = false

  struct Watcher { weak var node: (any PreferenceWatching)? }
  private var preferenceWatchers: [Watcher] = []
  func addPreferenceWatcher(_ node: any PreferenceWatching) {
    preferenceWatchers.removeAll { $0.node == nil }
    preferenceWatchers.append(.init(node: node))
  }
  /// The views of representables, in the order of the tree, for the host to place after the update (fact D2).
  var placements: [@MainActor () -> Void] = []

  var detachesBeforeDismantling = false

  /// Where views are that stay until their transition ends.
  var fadingPlaces: [Fading] = []
  struct Fading { weak var node: StandInNode? }
  /// That of the coming update, or the present one.
  private(set) var transaction = Transaction()
  private(set) var updateNumber = 0

  /// A hosting view that has left its window takes its graph out of use: no body runs until it's in a window again. One
  /// that never was in any runs its bodies for its size.
  var isDetached = false {
    didSet { if !isDetached && isBehind { schedule() } }
  }
  private var isBehind: Bool {
    isRootNew || isGeometryNew || !dirty.isEmpty || !actions.isEmpty || !placements.isEmpty
  }

  weak var platformHost: (any PlatformHost)?
  /// Called after each update, when everything is up to date.
  var whenUpdated: (@MainActor () -> Void)?

  init(_ rootView: any View) {
    self.rootView = rootView
    schedule()
  }

  func node(for view: any View, _ place: StandInPlace) -> StandInNode {
    var place = place
    if place.asked == nil { place.asked = place.making }
    // A view of a list gets the list's modifiers around it.
    if case .list(let modifications) = place.making, isOne(view) { place.making = .element(modifications) }
    if case .element(let modifications) = place.making {
      if let outermost = modifications.first { return outermost.makeNode(around: view, place) }
      place.making = .one
    }
    func open<V: View>(_ view: V) -> StandInNode {
      if let primitive = view as? any StandInPrimitive { return primitive.standInNode(place) }
      if let node = representableNode(for: view, place) { return node }
      return BodyNode(view, place)
    }
    return open(view)
  }

  /// Whether it is one of a list's views, and not itself a list or a modifier of one.
  private func isOne(_ view: any View) -> Bool {
    if view is any StandInPrimitive { return !(view is any StandInList || view is any PerViewModifier) }
    return isRepresentable(view)
  }

  func report(_ problem: Problem) {
    guard let handler = ViewGraph.problemHandler else { fatalError(problem.rawValue) }
    handler(problem)
  }

  func setRoot(_ view: any View) {
    rootView = view
    isRootNew = true
    schedule()
  }
  private var isRootNew = true

  func setEnvironment(_ write: (inout EnvironmentValues) -> Void) {
    write(&environment)
    isRootNew = true
    schedule()
  }

  func removeAll() {
    root?.leave()
    root = nil
    isRootNew = false
    (dirty, placements) = ([], [])
    perform()
  }

  func needsUpdate(_ node: EvaluatingNode) {
    if let animation = Transaction.current.animation { transaction.animation = animation }
    dirty.append(node)
    schedule()
  }

  func enqueue(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    schedule()
  }

  var isQuiet: Bool { !isScheduled && !isUpdating }

  private func schedule() {
    guard !isScheduled, !isUpdating, !isDetached else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.updateIfScheduled() }
    }
  }
  private func updateIfScheduled() { if isScheduled { update() } }

  /// Everything that is due, now.
  func update() {
    guard !isUpdating else { return }
    isScheduled = false
    guard !isDetached else { return }
    isUpdating = true
    updateNumber += 1
    defer {
      transaction = Transaction()
      isUpdating = false
      whenUpdated?()
    }
    var rounds = 0
    repeat {
      rounds += 1
      if rounds > 100 { return giveUp() }
      guard updateViews() else { return giveUp() }
      let placing = placements
      placements = []
      for place in placing { place() }
      for watcher in preferenceWatchers.reversed() { watcher.node?.lookAtPreference() }
      perform()
    } while isBehind
  }

  private func giveUp() {
    dirty = []
    actions = []
    isRootNew = false
    isGeometryNew = false
    report(.endless)
  }

  /// False if there is no end to it.
  private func updateViews() -> Bool {
    if isRootNew {
      isRootNew = false
      if let root, root.viewType == type(of: rootView) {
        root.receive(rootView, environment)
      } else {
        root?.leave()
        let new = node(for: rootView, StandInPlace(graph: self, parent: nil, environment: environment))
        root = new
        new.update()
      }
    }
    if isGeometryNew {
      isGeometryNew = false
      for reader in geometryReaders { if let node = reader.node, node.isInGraph { node.update() } }
    }
    // Outer ones first: an outer body may remove or update an inner one.
    var updated = 0
    while let next = dirty.indices.min(by: { dirty[$0].depth < dirty[$1].depth }) {
      updated += 1
      if updated > 10_000 { return false }
      let node = dirty.remove(at: next)
      if node.isInGraph, node.isDirty { node.update() }
    }
    return true
  }

  private func perform() {
    let due = actions
    actions = []
    for action in due { action() }
  }
}

/// The platform view of a host.
@MainActor protocol PlatformHost: AnyObject {
  #if !os(watchOS)
  func place(_ container: PlatformContainer)
  #endif
}
