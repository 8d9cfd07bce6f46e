/// What is published for each window, and by whom.
@MainActor final class WindowValueStore {
  private struct Source {
    let id: WindowValueSource.ID
    let gatherer: WindowValueGatherer?
    var values: WindowValues
  }

  /// The values of one window.
  private struct Shelf {
    /// In the order in which they began to publish.
    var sources: [Source] = []
    /// Those of all sources together.
    var values = WindowValues()
    /// Publishing for a window observes it.
    let observation: WindowObservation
  }

  private let hub: WindowHub
  private var shelves: [ObjectIdentifier: Shelf] = [:]

  init(hub: WindowHub) {
    self.hub = hub
  }

  /// The values published for the window, by all sources together.
  func values(for tracked: TrackedWindow) -> WindowValues {
    shelves[ObjectIdentifier(tracked)]?.values ?? WindowValues()
  }

  /// Publishes a value that isn't from any view, or takes it back.
  func publish<Key: KeyWindowValueKey>(
    _ value: Key.Value?, for key: Key.Type, in window: any ObservableWindow
  ) {
    let tracked = hub.trackedWindow(for: window)
    let shelf = shelves[ObjectIdentifier(tracked)]
    var values = shelf?.sources.first { $0.id == .window }?.values ?? WindowValues()
    values[ObjectIdentifier(key)] = value.map { PublishedValue($0) }
    put(values.isEmpty ? nil : values, by: .window, for: tracked)
  }

  /// Makes `values` the ones that this source publishes for the window; nil takes its values back.
  func put(
    _ values: WindowValues?, by source: WindowValueSource.ID, of gatherer: WindowValueGatherer? = nil,
    for tracked: TrackedWindow
  ) {
    let id = ObjectIdentifier(tracked)
    var shelf = shelves[id] ?? Shelf(observation: observe(tracked))
    // A window that's gone takes no values any more.
    guard tracked.state != nil else { return }
    let index = shelf.sources.firstIndex { $0.id == source }
    switch (index, values) {
    case (let index?, let values?): shelf.sources[index].values = values
    case (nil, let values?): shelf.sources.append(Source(id: source, gatherer: gatherer, values: values))
    case (let index?, nil): shelf.sources.remove(at: index)
    case (nil, nil): return
    }
    update(id, to: shelf)
  }

  private func observe(_ tracked: TrackedWindow) -> WindowObservation {
    tracked.addListener { [weak self] _ in
      // Taken out first: what is released with it may come here again.
      if tracked.state == nil { _ = self?.shelves.removeValue(forKey: ObjectIdentifier(tracked)) }
    }
  }

  private func update(_ id: ObjectIdentifier, to shelf: Shelf) {
    var shelf = shelf
    shelf.values.replace(with: Self.together(shelf.sources))
    // Taken out first: what is released with it may come here again.
    let old = shelf.sources.isEmpty ? shelves.removeValue(forKey: id) : shelves.updateValue(shelf, forKey: id)
    withExtendedLifetime(old) {}
    // Readers are told at the beginning of the turn.
    hub.inNextTurn {}
  }

  /// The values of all sources; of the same key, those of the source that began last.
  ///
  /// What a source published that another one gathered too is in the other's values, as far as it was to.
  private static func together(_ sources: [Source]) -> WindowValues {
    let gathered = sources.reduce(into: Set()) { $0.formUnion($1.values.gatherers) }
    return sources.reduce(into: WindowValues()) { all, source in
      if source.gatherer.map(gathered.contains) != true { all.merge(source.values) }
    }
  }
}

extension ObservableWindow {
  /// Publishes a value that the rest of the app can read while this is the key window, through
  /// ``WindowRegistry/subscript(_:)``.
  ///
  /// Each window has its own value for each key, until it's replaced, cleared, or the window is gone. While a
  /// window has values it is observed. A value that reads the same as the last one tells nobody: an object
  /// that is the same object, anything else `Equatable` that is equal, and any other struct, enum, tuple, array or
  /// dictionary whose members are the same. A closure is the same only if it captures nothing or is a copy.
  ///
  /// On Apple's platforms views publish with `keyWindow(_:_:)`; for the same key theirs come before the
  /// window's own.
  ///
  /// - Parameters:
  ///   - value: nil to clear what the window has for this key.
  ///   - key: what to publish it under.
  public func publishWindowValue<Key: KeyWindowValueKey>(_ value: Key.Value?, for key: Key.Type) {
    WindowRegistry.registry(of: self).store.publish(value, for: key, in: self)
  }
}
