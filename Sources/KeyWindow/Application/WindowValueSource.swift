/// A tree of views that publishes values for the window it is in.
///
/// It doesn't keep its window alive. What it published is taken back when it is released, or given another
/// window.
@MainActor final class WindowValueSource {
  /// What is published for ``window``.
  var values = WindowValues() {
    didSet { if let place { place.store.put(values, by: id, for: place.tracked) } }
  }

  /// The window that the values are published for; nil for none.
  var window: (any ObservableWindow)? {
    get { place?.tracked.window }
    set { if newValue == nil || newValue !== window { move(to: newValue) } }
  }

  /// What ``WindowValues/gatherers`` know it by.
  var id: ObjectIdentifier { ObjectIdentifier(self) }

  private var place: (store: WindowValueStore, tracked: TrackedWindow, stay: WindowObservation)?

  private func move(to window: (any ObservableWindow)?) {
    place = nil
    guard let window else { return }
    let registry = WindowRegistry.registry(of: window)
    let (store, tracked, id) = (registry.store, registry.hub.trackedWindow(for: window), id)
    store.put(values, by: id, for: tracked)
    let stay = WindowObservation { store.put(nil, by: id, for: tracked) }
    place = (store, tracked, stay)
  }
}
