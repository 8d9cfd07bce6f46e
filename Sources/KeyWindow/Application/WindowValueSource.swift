/// A view that publishes values for the window it is in.
///
/// It doesn't keep its window alive. What it published is taken back when it is released, or given another
/// window.
@MainActor final class WindowValueSource {
  /// Names a source. Counted: another one may get its address while this one's values are still to be taken back.
  struct ID: Hashable, Sendable {
    /// A window's own, of which each has one.
    static let window = ID(number: 0)
    fileprivate let number: UInt64
  }

  /// What is published for ``window``.
  var values = WindowValues() {
    didSet { if let place { put(values, in: place.store, for: place.tracked) } }
  }

  /// The window that the values are published for; nil for none.
  var window: (any ObservableWindow)? {
    get { place?.tracked.window }
    set { if newValue == nil || newValue !== window { move(to: newValue) } }
  }

  private let id: ID
  /// Of which it is one.
  private let gatherer: WindowValueGatherer
  private var place: (store: WindowValueStore, tracked: TrackedWindow, stay: WindowObservation)?
  private static var last: UInt64 = 0

  init(of gatherer: WindowValueGatherer) {
    Self.last += 1
    id = ID(number: Self.last)
    self.gatherer = gatherer
  }

  private func move(to window: (any ObservableWindow)?) {
    place = nil
    guard let window else { return }
    let registry = WindowRegistry.registry(of: window)
    let (store, tracked, id) = (registry.store, registry.hub.trackedWindow(for: window), id)
    put(values, in: store, for: tracked)
    let stay = WindowObservation { store.put(nil, by: id, for: tracked) }
    place = (store, tracked, stay)
  }

  private func put(_ values: WindowValues, in store: WindowValueStore, for tracked: TrackedWindow) {
    store.put(values, by: id, of: gatherer, for: tracked)
  }
}

/// Those sources that together gather all that is published inside the views that one modifier is applied to.
struct WindowValueGatherer: Hashable, Sendable {
  private let number: UInt64
  @MainActor private static var last: UInt64 = 0

  @MainActor init() {
    Self.last += 1
    number = Self.last
  }
}
