import Foundation
import Observation

/// Follows a window and tells its state.
///
/// Give it a window and read ``state``, or follow it in whichever way suits:
/// - in SwiftUI as a `@StateObject` or `@ObservedObject`, or just by reading it in a body where the system has
///   Observation (iOS 17, macOS 14);
/// - with `withObservationTracking`, property by property;
/// - as an asynchronous sequence, ``states``;
/// - with a closure, ``onChange(initial:perform:)``.
///
/// All of them are told in the turn of the main loop after a change, once for any number of changes within a
/// turn, and after the state of every window has been brought up to date.
///
/// The observer doesn't keep its window alive. Once the window is gone ``state`` is nil.
///
/// Every property of ``WindowState`` can be read on the observer itself, such as `observer.safeAreaFrame`; it
/// is nil while there's no state, and under Observation a reader follows that property alone.
@MainActor @dynamicMemberLookup public final class WindowObserver {
  private var hub = WindowHub.shared
  private var tracked: TrackedWindow?
  private var trackedObservation: WindowObservation?
  private var told = Seen()
  /// Another window could be read since `told`, ahead of a turn.
  private var isAhead = false
  /// What listeners know, where that isn't `told`: a listener that subscribes between a change and its publication has
  /// read it already.
  private var known: [ListenerID: SharedState?] = [:]
  private let changes = Listeners<@MainActor (WindowState?) -> Void>()
  /// How far the listeners have been told, while they are.
  private var telling: Telling?
  private var tellings: UInt64 = 0
  private let signals = PropertySignals<WindowObserver>()
  let willChange = WillChange()

  /// What a reader can see: two windows in the same state are still two.
  private struct Seen: Equatable {
    // Zero for none. Counted, since a new window may have the identity of a freed one.
    var windowNumber = 0
    var state: SharedState?
  }

  private struct Telling {
    /// What the listeners after `reached` still know: the state before, or what `known` says.
    let old: SharedState?
    let known: [ListenerID: SharedState?]
    var reached: ListenerID = 0
    /// A listener that came later isn't told.
    let last: ListenerID
  }

  private var windowNumber = 0

  /// What changes the window, as long as this lives: a view that is followed. Nil where only the app does.
  package var following: WindowObservation?

  /// An observer of no window yet.
  public init() {}

  /// An observer of the window.
  public convenience init(_ window: any ObservableWindow) {
    self.init()
    observe(window)
  }

  /// The observed window, whatever its kind; nil when there's none, or when it has been freed.
  public var observedWindow: (any ObservableWindow)? {
    let window = tracked?.window
    _ = signals.read(\WindowObserver.observedWindow, of: self) {
      $0.seen(of: $0.tracked?.window).windowNumber
    }
    return window
  }

  /// Observes another window from now on, or none.
  ///
  /// ``state`` is that window's state at once; its followers are told in the coming turn of the main loop.
  public func observe(_ window: (any ObservableWindow)?) {
    guard window !== tracked?.window || (window == nil && tracked != nil) else { return }
    if let window { hub = .hub(of: window) }
    windowNumber += 1
    trackedObservation?.cancel()
    tracked = window.map { hub.trackedWindow(for: $0) }
    trackedObservation = tracked?.addListener { [weak self] in self?.tellChange() }
    isAhead = true
    // Not now: a view may be in the middle of an update.
    hub.inNextTurn { [weak self] in self?.tellChange() }
  }

  /// The state of the window as last published; nil while there's no window, and when it is gone.
  ///
  /// What was set in this turn of the main loop isn't in it yet: ``ObservableWindow/readWindowState()`` asks the window
  /// itself.
  public var state: WindowState? {
    signals.read(\WindowObserver.state, of: self) { $0.current }?.value
  }

  /// Whether the window receives what is typed; false while there's no window.
  public var isKeyWindow: Bool {
    signals.read(\WindowObserver.isKeyWindow, of: self) { $0.current?.value.isKey ?? false }
  }

  /// A property of the state; nil while there's no state.
  public subscript<Member: Equatable>(dynamicMember property: KeyPath<WindowState, Member>) -> Member? {
    signals.read(property, of: self) { $0.current?.value[keyPath: property] }
  }

  /// A property of the state; nil while there's no state, and where the property isn't known.
  public subscript<Member: Equatable>(dynamicMember property: KeyPath<WindowState, Member?>) -> Member? {
    signals.read(property, of: self) { $0.current?.value[keyPath: property] }
  }

  /// Calls `action` with each new state, until the returned value is dropped. The state is nil when the
  /// window is gone.
  ///
  /// The returned value keeps the observer, so that it alone has to be kept:
  /// `observation = WindowObserver(window).onChange { … }`. Use the observer weakly in `action`.
  ///
  /// - Parameters:
  ///   - initial: `action` is called with the present state too, at once.
  ///   - action: may do anything, including dropping the subscription, the observer or the window.
  public func onChange(
    initial: Bool = false, perform action: @escaping @MainActor (WindowState?) -> Void
  ) -> WindowObservation {
    let id = insert(action, initial: initial)
    return WindowObservation { self.changes.remove(id) }
  }

  /// The same, without keeping the observer.
  func onChangeWhileKept(_ action: @escaping @MainActor (WindowState?) -> Void) -> WindowObservation {
    let id = insert(action, initial: true)
    return WindowObservation { [weak changes] in changes?.remove(id) }
  }

  private func insert(
    _ action: @escaping @MainActor (WindowState?) -> Void, initial: Bool
  ) -> ListenerID {
    let id = changes.insert(action)
    if current != told.state { known[id] = current }
    if initial { action(current?.value) }
    return id
  }

  private var current: SharedState? { tracked?.sharedState }

  private func seen(of window: (any ObservableWindow)?) -> Seen {
    guard let tracked, window != nil else { return Seen() }
    return Seen(windowNumber: windowNumber, state: tracked.published)
  }

  private func tellChange() {
    // Kept to the end, so that it isn't freed meanwhile.
    let window = tracked?.window
    breakOffTelling()
    let (new, old) = (seen(of: window), told)
    let isNew = new.state != old.state
    guard isNew || isAhead || !known.isEmpty || new.windowNumber != old.windowNumber else { return }
    tellings += 1
    let (number, known) = (tellings, known)
    // A listener that subscribes from here on reads what is told now.
    let last = changes.lastID
    telling = Telling(old: old.state, known: known, last: last)
    (told, isAhead, self.known) = (new, false, [:])
    willChange.send()
    signals.didChange(of: self)

    if !changes.isEmpty {
      // Read once, for all listeners.
      let state = new.state?.value
      changes.forEach { id, action in
        guard id <= last, tellings == number else { return }
        telling?.reached = id
        if windowNumber == new.windowNumber && known.isEmpty {
          if isNew { action(state) }
          return
        }
        // A listener that was told before may have made this observe another window, and what this one is told has
        // to agree with the getters.
        let (last, present) = (known[id] ?? old.state, current)
        if present !== told.state { self.known[id] = present }
        if present != last { action(present?.value) }
      }
    }
    if tellings == number { telling = nil }
  }

  /// A listener runs a modal loop, and in a turn of that the rest is told, with what's new by then.
  private func breakOffTelling() {
    guard let telling else { return }
    self.telling = nil
    tellings += 1
    changes.forEach { id, _ in
      guard id > telling.reached, id <= telling.last, known[id] == nil else { return }
      known[id] = telling.known[id] ?? telling.old
    }
  }
}

// Availability: as in the standard library, whose marker protocol this is.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension WindowObserver: Observable {}
