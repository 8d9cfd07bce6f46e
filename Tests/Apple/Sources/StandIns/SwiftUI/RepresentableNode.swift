// The life of a representable's platform view.

#if !os(watchOS)
/// What a representable of either platform does.
struct RepresentableCalls<R, Kept, Coordinator> {
  let makeCoordinator: @MainActor (R) -> Coordinator
  let make: @MainActor (R, Coordinator, EnvironmentValues) -> Kept
  let update: @MainActor (R, Kept, Coordinator, EnvironmentValues) -> Void
  let dismantle: @MainActor (Kept, Coordinator) -> Void
}

final class RepresentableNode<R: View, Kept: PlatformView, Coordinator>: EvaluatingNode {
  private var view: R
  private let calls: RepresentableCalls<R, Kept, Coordinator>
  private var live: (view: Kept, coordinator: Coordinator, container: PlatformContainer)?
  override var viewType: any Any.Type { R.self }

  init(_ view: R, _ place: StandInPlace, _ calls: RepresentableCalls<R, Kept, Coordinator>) {
    self.view = view
    self.calls = calls
    super.init(place)
  }

  override func receive(_ new: any View, _ environment: EnvironmentValues) {
    guard let new = new as? R else { return }
    let old = self.environment
    let isNew = !isSame(view, new)
    if isNew { view = new }
    self.environment = environment
    if isNew || isDirty || reads.differ(old, environment) { update() }
  }

  override func update() {
    guard isInGraph else { return }
    reads.forget()
    evaluate {
      var connected = view
      connectProperties(of: &connected, to: self)
      let environment = environment.tracked(by: reads)
      if live == nil {
        let coordinator = calls.makeCoordinator(connected)
        let made = calls.make(connected, coordinator, environment)
        let container = PlatformContainer(holding: made)
        live = (made, coordinator, container)
        // Placed after the update: in the first update there is no window yet (fact D2).
        graph.placements.append { [weak self] in self?.place() }
      }
      if let live { calls.update(connected, live.view, live.coordinator, environment) }
    }
  }

  private func place() {
    guard isInGraph, let live else { return }
    graph.platformHost?.place(live.container)
  }

  /// Which of the two comes first isn't documented (fact D4).
  override func leave() {
    super.leave()
    guard let live else { return }
    self.live = nil
    if graph.detachesBeforeDismantling { live.container.removeFromSuperview() }
    // Whoever removed it may be in the middle of an update.
    evaluate { calls.dismantle(live.view, live.coordinator) }
    if !graph.detachesBeforeDismantling { live.container.removeFromSuperview() }
  }
}
#endif
