/// What a ``WindowObserver`` knows of its window, and whom it tells.
///
/// The window refers to this and not to the observer: that would have to be a weak reference, which costs more than
/// the rest of the telling.
@MainActor final class WindowObserverStorage {
  /// What listeners know.
  private final class Knowledge {
    var states: [ListenerID: SharedState?] = [:]
  }

  private(set) var tracked: TrackedWindow?
  // Zero for none. Counted, since a new window may have the identity of a freed one.
  private var windowNumber = 0
  private let listeners = Listeners<StateListener>()

  // What was told. Two windows in the same state are still two.
  private var toldWindowNumber = 0
  private var told: SharedState?
  /// Another window could be read since then, ahead of a turn.
  private var isAhead = false
  /// What listeners know, where that isn't `told`: a listener that subscribes between a change and its publication has
  /// read it already.
  private var known: Knowledge?

  // How far the listeners have been told, while they are.
  private var isTelling = false
  private var tellings: UInt64 = 0
  /// What the listeners after `reached` still know: the state before, or what `formerlyKnown` says.
  private var formerlyTold: SharedState?
  private var formerlyKnown: Knowledge?
  private var reached: ListenerID = 0
  /// A listener that came later isn't told.
  private var lastToTell: ListenerID = 0

  /// Nil until a property is read.
  private var signals: PropertySignals<WindowObserverStorage>?
  let willChange = WillChange()

  /// A property as it is now. Code that is tracking at the moment follows it from now on.
  func read<Member: Equatable>(
    _ path: AnyKeyPath, _ read: @escaping @MainActor (WindowObserverStorage) -> Member
  ) -> Member {
    let signals = signals ?? PropertySignals()
    self.signals = signals
    return signals.read(path, of: self, read)
  }

  /// The state that can be read now.
  var current: SharedState? { tracked?.sharedState }

  /// Tells windows apart; zero while there's none.
  var currentWindowNumber: Int { tracked?.window == nil ? 0 : windowNumber }

  /// Follows another window from now on. Its state can be read at once; ``tellChange()`` has to come.
  ///
  /// - Returns: what ends that.
  func follow(_ tracked: TrackedWindow) -> WindowObservation {
    (self.tracked, isAhead) = (tracked, true)
    windowNumber += 1
    return tracked.addListener { self.tellChange(of: tracked, to: $0) }
  }

  /// Follows no window from now on; ``tellChange()`` has to come.
  func followNone() {
    (tracked, isAhead) = (nil, true)
    windowNumber += 1
  }

  func insert(initial: Bool, _ action: @escaping @MainActor (WindowState?) -> Void) -> ListenerID {
    let id = listeners.insert(StateListener(action: action))
    let current = current
    if current != told { note(id, current) }
    if initial { action(current?.value) }
    return id
  }

  /// Adds a listener that stays until the returned value is dropped, which keeps neither it nor the others.
  func add(initial: Bool, _ action: @escaping @MainActor (WindowState?) -> Void) -> WindowObservation {
    let id = insert(initial: initial, action)
    return WindowObservation { [weak listeners] in listeners?.remove(id) }
  }

  func remove(_ id: ListenerID) {
    listeners.remove(id)
  }

  /// Tells whatever is new.
  func tellChange() {
    // Kept to the end, so that it isn't freed meanwhile.
    let window = tracked?.window
    let new = window == nil ? nil : tracked?.published
    tell(new, new?.value, ofWindow: window == nil ? 0 : windowNumber, isNew: new != told)
    withExtendedLifetime(window) {}
  }

  /// The same while the window tells its new state. Then it costs less: the window is there, and the state was found
  /// to be another when it was published.
  private func tellChange(of tracked: TrackedWindow, to state: WindowState?) {
    if told != nil && tracked.isSuccessor(of: told) {
      tell(tracked.published, state, ofWindow: windowNumber, isNew: true)
    } else {
      tellChange()
    }
  }

  private func tell(_ new: SharedState?, _ state: WindowState?, ofWindow newWindowNumber: Int, isNew: Bool) {
    if isTelling { breakOffTelling() }
    guard isNew || isAhead || known != nil || newWindowNumber != toldWindowNumber else { return }
    tellings += 1
    let number = tellings
    // A listener that subscribes from here on reads what is told now.
    let last = listeners.lastID
    let knowTheSame = known == nil
    (isTelling, isAhead, reached, lastToTell, toldWindowNumber) = (true, false, 0, last, newWindowNumber)
    swap(&formerlyTold, &told)
    swap(&formerlyKnown, &known)
    told = new
    willChange.send()
    signals?.didChange(of: self)

    listeners.forEach { id, listener in
      guard id <= last, tellings == number else { return }
      reached = id
      if knowTheSame && windowNumber == newWindowNumber {
        if isNew { listener.action(state) }
        return
      }
      // A listener that was told before may have made this observe another window, and what this one is told has
      // to agree with the getters.
      let (former, present) = (formerlyKnown?.states[id] ?? formerlyTold, current)
      if present !== told { note(id, present) }
      if present != former { listener.action(present?.value) }
    }
    if tellings == number { endTelling() }
  }

  private func endTelling() {
    (isTelling, formerlyTold, formerlyKnown) = (false, nil, nil)
  }

  /// A listener runs a modal loop, and in a turn of that the rest is told, with what's new by then.
  private func breakOffTelling() {
    let (formerlyTold, formerlyKnown) = (formerlyTold, formerlyKnown)
    endTelling()
    tellings += 1
    listeners.forEach { id, _ in
      guard id > reached, id <= lastToTell, known?.states[id] == nil else { return }
      note(id, formerlyKnown?.states[id] ?? formerlyTold)
    }
  }

  private func note(_ id: ListenerID, _ state: SharedState?) {
    let known = known ?? Knowledge()
    known.states[id] = .some(state)
    self.known = known
  }
}
