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
  private var tracking = WindowTracking.shared
  private var tracker: WindowTracker?
  private var trackerObservation: WindowObservation?
  private var told = Seen()
  /// What else could be read since `told`, ahead of a turn.
  private var passed: [Seen] = []
  private let changes = Broadcast<SharedState?>()
  private let signals = PropertySignals<Seen>()
  let willChange = WillChange()

  /// What a reader can see: two windows in the same state are still two.
  private struct Seen: Equatable {
    // Zero for none. Counted, since a new window may have the identity of a freed one.
    var windowNumber = 0
    var state: SharedState?
  }

  private var windowNumber = 0

  /// An observer of no window yet.
  public init() {}

  /// An observer of the window.
  public convenience init(_ window: any ObservableWindow) {
    self.init()
    observe(window)
  }

  /// The observed window, whatever its kind; nil when there's none, or when it has been freed.
  public var observedWindow: (any ObservableWindow)? {
    signals.access(\WindowObserver.observedWindow) { $0.windowNumber }
    return tracker?.window
  }

  /// Observes another window from now on, or none.
  ///
  /// ``state`` is that window's state at once; who follows it is told in the coming turn of the main loop.
  public func observe(_ window: (any ObservableWindow)?) {
    guard window !== tracker?.window || (window == nil && tracker != nil) else { return }
    notePassed()
    if let window { tracking = .tracking(of: window) }
    windowNumber += 1
    trackerObservation?.cancel()
    tracker = window.map { tracking.tracker(for: $0) }
    trackerObservation = tracker?.addListener { [weak self] in self?.tellChange() }
    notePassed()
    // Not now: a view may be in the middle of an update.
    tracking.inNextTurn { [weak self] in self?.tellChange() }
  }

  /// The state of the window as last published; nil while there's no window, and when it is gone.
  public var state: WindowState? {
    signals.access(\WindowObserver.state) { $0.state }
    return current?.value
  }

  /// Whether the window receives what is typed; false while there's no window.
  public var isKeyWindow: Bool {
    signals.access(\WindowObserver.isKeyWindow) { $0.state?.value.isKey ?? false }
    return current?.value.isKey ?? false
  }

  /// A property of the state; nil while there's no state.
  public subscript<Member: Equatable>(dynamicMember property: KeyPath<WindowState, Member>) -> Member? {
    signals.access(property) { $0.state?.value[keyPath: property] }
    return current?.value[keyPath: property]
  }

  /// A property of the state; nil while there's no state, and where the property isn't known.
  public subscript<Member: Equatable>(dynamicMember property: KeyPath<WindowState, Member?>) -> Member? {
    signals.access(property) { $0.state?.value[keyPath: property] }
    return current?.value[keyPath: property]
  }

  /// Calls `action` with each new state, until the returned value is dropped. The state is nil when the
  /// window is gone.
  ///
  /// - Parameters:
  ///   - initial: `action` is called with the present state too, at once.
  ///   - action: may do anything, including dropping the subscription, the observer or the window.
  public func onChange(
    initial: Bool = false, perform action: @escaping @MainActor (WindowState?) -> Void
  ) -> WindowObservation {
    let follower = Follower(action, after: current)
    let observation = changes.add { follower.tell($0) }
    if initial { action(current?.value) }
    return observation
  }

  private var current: SharedState? { tracker?.sharedState }

  private var seen: Seen {
    guard let tracker, tracker.window != nil else { return Seen() }
    return Seen(windowNumber: windowNumber, state: tracker.published)
  }

  private func notePassed() {
    let seen = seen
    if seen != told && !passed.contains(seen) { passed.append(seen) }
  }

  private func tellChange() {
    let new = seen
    let old = told
    let passed = passed
    self.passed = []
    guard new != old || !passed.isEmpty else { return }
    told = new
    willChange.send()
    signals.didChange(from: old, passing: passed, to: new)
    // A listener may change the window, and what the next one is told has to agree with the getters.
    changes.send(current)
  }
}

/// A closure that isn't told what it knows: who subscribes between a change and its publication has read it.
@MainActor private final class Follower {
  private let action: @MainActor (WindowState?) -> Void
  private var last: SharedState?

  init(_ action: @escaping @MainActor (WindowState?) -> Void, after last: SharedState?) {
    self.action = action
    self.last = last
  }

  func tell(_ new: SharedState?) {
    guard new != last else { return }
    last = new
    action(new?.value)
  }
}

// Availability: as in the standard library, whose marker protocol this is.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension WindowObserver: Observable {}
