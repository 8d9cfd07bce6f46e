import Foundation
import Observation

/// Follows a window and tells its state.
///
/// Give it a window and read ``state``, or follow it in whichever way suits:
/// - in SwiftUI as a `@StateObject` or `@ObservedObject`, or just by reading it in a body where the system has
///   Observation (iOS 17, macOS 14);
/// - with `withObservationTracking`, property by property;
/// - as an asynchronous sequence, ``states``;
/// - with a closure, ``onChange(initial:perform:)``, or one for a single property, ``onChange(of:initial:perform:)``.
///
/// All of them are told in the turn of the main loop after a change, once for any number of changes within a
/// turn, and after the state of every window has been brought up to date.
///
/// The observer doesn't keep its window alive. Once the window is gone ``state`` is nil.
///
/// Every property of ``WindowState`` can be read on the observer itself, such as `observer.safeAreaFrame`; it
/// is nil while there's no state, and under Observation a reader follows that property alone.
@MainActor @dynamicMemberLookup public final class WindowObserver {
  private let storage = WindowObserverStorage()
  private var hub = WindowHub.shared
  private var trackedObservation: WindowObservation?
  private var isAwaitingTurn = false
  var willChange: WillChange { storage.willChange }

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
    let window = storage.tracked?.window
    _ = storage.read(\WindowObserver.observedWindow) { $0.currentWindowNumber }
    return window
  }

  /// Observes another window from now on, or none.
  ///
  /// ``state`` is that window's state at once; its followers are told in the coming turn of the main loop.
  public func observe(_ window: (any ObservableWindow)?) {
    let tracked = storage.tracked
    guard window !== tracked?.window || (window == nil && tracked != nil) else { return }
    if let window {
      let hub = WindowHub.hub(of: window)
      if hub !== self.hub { (self.hub, isAwaitingTurn) = (hub, false) }
    }
    trackedObservation?.cancel()
    if let window {
      trackedObservation = storage.follow(hub.trackedWindow(for: window))
    } else {
      trackedObservation = nil
      storage.followNone()
    }
    guard !isAwaitingTurn else { return }
    isAwaitingTurn = true
    // Not now: a view may be in the middle of an update.
    hub.inNextTurn { [weak self] in
      self?.isAwaitingTurn = false
      self?.storage.tellChange()
    }
  }

  /// The state of the window as last published; nil while there's no window, and when it is gone.
  ///
  /// What was set in this turn of the main loop isn't in it yet: ``ObservableWindow/readWindowState()`` asks the window
  /// itself.
  public var state: WindowState? {
    storage.read(\WindowObserver.state) { $0.current }?.value
  }

  /// Whether the window receives what is typed; false while there's no window.
  public var isKeyWindow: Bool {
    storage.read(\WindowObserver.isKeyWindow) { $0.current?.value.isKey ?? false }
  }

  /// A property of the state; nil while there's no state.
  public subscript<Member: Equatable>(dynamicMember property: KeyPath<WindowState, Member>) -> Member? {
    storage.read(property) { $0.current?.value[keyPath: property] }
  }

  /// A property of the state; nil while there's no state, and where the property isn't known.
  public subscript<Member: Equatable>(dynamicMember property: KeyPath<WindowState, Member?>) -> Member? {
    storage.read(property) { $0.current?.value[keyPath: property] }
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
    let id = storage.insert(initial: initial, action)
    return WindowObservation { self.storage.remove(id) }
  }

  /// Calls `action` with each new value of a property of the state, such as `\.isKey`, until the returned value is
  /// dropped, which keeps the observer. The value is nil when the window is gone.
  ///
  /// ```swift
  /// observation = WindowObserver(window).onChange(of: \.title) { title in
  ///   label.text = title ?? "No title"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - property: what to follow: a property, or a closure that computes something from the state.
  ///   - initial: `action` is called with the present value too, at once.
  ///   - action: may do anything, including dropping the subscription, the observer or the window.
  public func onChange<Value: Equatable>(
    of property: @escaping @MainActor (WindowState) -> Value?, initial: Bool = false,
    perform action: @escaping @MainActor (Value?) -> Void
  ) -> WindowObservation {
    var last = storage.current.flatMap { property($0.value) }
    let observation = onChange { state in
      let new = state.flatMap { property($0) }
      guard new != last else { return }
      last = new
      action(new)
    }
    if initial { action(last) }
    return observation
  }

  /// The same, without keeping the observer.
  func onChangeWhileKept(_ action: @escaping @MainActor (WindowState?) -> Void) -> WindowObservation {
    storage.add(initial: true, action)
  }
}

// Availability: as in the standard library, whose marker protocol this is.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension WindowObserver: Observable {}
