/// Which windows an app has: what a platform provides so that all of them can be observed.
@MainActor package protocol WindowList: AnyObject {
  /// The app's windows as of now. The system's own, such as those of menus and the keyboard, aren't among them.
  var windows: [any ObservableWindow] { get }

  /// Calls `hint` whenever windows may have come or gone, until the returned value is dropped.
  func startListHints(_ hint: @escaping @MainActor () -> Void) -> WindowObservation
}

extension WindowRegistry {
  /// Observes all windows of the list, those of now at once and each later one from the turn after it came, until
  /// the returned value is dropped.
  package func observeWindows(of list: any WindowList) -> WindowObservation {
    let observation = ListObservation(of: list, in: hub)
    observation.update()
    let hints = list.startListHints { observation.updateSoon() }
    return WindowObservation {
      hints.cancel()
      observation.end()
    }
  }
}

/// An observation of each window in a list.
@MainActor private final class ListObservation {
  private let list: any WindowList
  private let hub: WindowHub
  private var observations: [ObjectIdentifier: (tracked: TrackedWindow, observation: WindowObservation)] = [:]
  private var willUpdate = false
  private var hasEnded = false

  init(of list: any WindowList, in hub: WindowHub) {
    (self.list, self.hub) = (list, hub)
  }

  func update() {
    willUpdate = false
    guard !hasEnded else { return }
    let old = observations
    observations = [:]
    for window in list.windows {
      // A freed window's identity may be that of a new one, but what is tracked of them isn't the same.
      let tracked = hub.trackedWindow(for: window)
      observations[ObjectIdentifier(tracked)] =
        old[ObjectIdentifier(tracked)] ?? (tracked, tracked.addListener { _ in })
    }
    withExtendedLifetime(old) {}
  }

  /// A window that is being made may be in the list before it can be observed.
  func updateSoon() {
    guard !willUpdate else { return }
    willUpdate = true
    hub.inNextTurn { self.update() }
  }

  func end() {
    hasEnded = true
    observations = [:]
  }
}
