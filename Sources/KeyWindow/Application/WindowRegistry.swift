import Observation

/// The app's observed windows, which of them is the key one, and what that one publishes.
///
/// A window is in the registry while it's observed by a ``WindowObserver``, by a view under `observeWindow()`, or by
/// code that publishes values for it. All windows of the app are in it while `observeAllWindows()` observes them, which
/// the first read of an accessor on `View`, such as `keyWindowFrame`, begins for good.
///
/// Read it and follow it as suits: with Observation, as an `ObservableObject` on Apple's platforms, with a closure
/// (``onChange(of:initial:perform:)-(KeyPath<WindowRegistry,Value>,_,_)``), or as an asynchronous sequence
/// (``changes(of:)-(KeyPath<WindowRegistry,Value>)``). Followers are told in the turn of the main loop after a change,
/// after the state of every window has been brought up to date and before any ``WindowObserver`` tells of it.
@MainActor public final class WindowRegistry {
  /// The registry of this process's windows.
  public static let shared = WindowRegistry(hub: .shared)

  /// The registry that the window is in.
  static func registry(of window: any ObservableWindow) -> WindowRegistry {
    (window as? any SeparatelyRegisteredWindow)?.registry ?? shared
  }

  /// What followers are told of.
  private struct Content: Equatable {
    var keyWindow: RegisteredWindow?
    /// Empty until anyone asks for the windows.
    var windows: [RegisteredWindow] = []
    /// Nil until anyone asks for it.
    var workingWindow: RegisteredWindow?
    /// What readers see of the key window's values.
    var values: [ObjectIdentifier: ReadValue] = [:]
  }

  let hub: WindowHub
  let store: WindowValueStore
  let willChange = WillChange()
  private var told = Content()
  /// Something else than `told` could be read since, ahead of a turn.
  private var isAhead = false
  private var isTelling = false
  /// How much of what can be read ahead has been looked at.
  private var notedChanges: UInt64 = 0
  private var windowsAreFollowed = false
  private var workingWindowIsFollowed = false
  private let signals = PropertySignals<WindowRegistry>()
  private let changes = Listeners<@MainActor () -> Void>()
  private var turns: WindowObservation?

  package init(hub: WindowHub) {
    self.hub = hub
    store = WindowValueStore(hub: hub)
    told = content(trackedKeyWindow)
    turns = hub.willTell.add { [weak self] in self?.tellChange() }
  }

  /// The key window of the whole app; nil when there is none, and that may last: the user works in another
  /// app, the key window isn't an observed one, all windows are hidden.
  ///
  /// On UIKit a window stays key of its scene, and the app's, while the user works in another app, and while the whole
  /// app is in the background: the system takes pictures of it then.
  ///
  /// Where several are key, each of its scene (iPad), it's the one that looks active, else the one that became key
  /// last, among those whose scene is in the foreground, while there is one. A sheet, panel or dialog that has the
  /// keyboard is key itself, not the window behind it.
  public var keyWindow: RegisteredWindow? {
    read(\WindowRegistry.keyWindow) { $0.trackedKeyWindow.flatMap(Self.registered) }
  }

  /// A property of the key window's state, such as `registry[keyWindow: \.safeAreaFrame]`; nil when there's no
  /// key window. Under Observation a reader follows that property alone.
  public subscript<Member: Equatable>(keyWindow property: KeyPath<WindowState, Member>) -> Member? {
    read(property) { $0.trackedKeyWindow?.state?[keyPath: property] }
  }

  /// A property of the key window's state; nil when there's no key window, and where it isn't known.
  public subscript<Member: Equatable>(keyWindow property: KeyPath<WindowState, Member?>) -> Member? {
    read(property) { $0.trackedKeyWindow?.state?[keyPath: property] }
  }

  /// The window that the user is working in, wherever the keyboard is at the moment; nil when no window is observed.
  ///
  /// While a sheet, a popover or a dialog is key, it's the window that this belongs to. While a panel that belongs to
  /// none is key, an alert or a menu-bar panel say, or no window of the app is, it's the main window, else the one that
  /// was main last, or key, and is still there. On iPad it's the one of the key window's scene, and none in the
  /// background unless all scenes are.
  ///
  /// So the geometry of a view doesn't collapse when the app becomes inactive. ``keyWindow`` tells where the keyboard
  /// is.
  public var workingWindow: RegisteredWindow? {
    followWorkingWindow()
    return read(\WindowRegistry.workingWindow) { $0.trackedWorkingWindow.flatMap(Self.registered) }
  }

  /// A property of the state of the window that the user is working in, such as
  /// `registry[workingWindow: \.safeAreaFrame]`; nil when there's none. Under Observation a reader follows that
  /// property alone.
  public subscript<Member: Equatable>(workingWindow property: KeyPath<WindowState, Member>) -> Member? {
    followWorkingWindow()
    return read(\WindowRegistry.[workingWindow: property]) {
      $0.trackedWorkingWindow?.state?[keyPath: property]
    }
  }

  /// A property of the state of the window that the user is working in; nil when there's none, and where it isn't
  /// known.
  public subscript<Member: Equatable>(workingWindow property: KeyPath<WindowState, Member?>) -> Member? {
    followWorkingWindow()
    return read(\WindowRegistry.[workingWindow: property]) {
      $0.trackedWorkingWindow?.state?[keyPath: property]
    }
  }

  /// The observed windows: the key window first, then by when they were key last, and those that never were
  /// in the order in which they came.
  public var windows: [RegisteredWindow] {
    followWindows()
    return read(\WindowRegistry.windows) { $0.windowsByRecency }
  }

  /// What the key window publishes under the key; nil when it publishes nothing there, and when there's no
  /// key window. Under Observation a reader follows that value alone.
  public subscript<Key: KeyWindowValueKey>(key: Key.Type) -> Key.Value? {
    _ = readValue(of: ObjectIdentifier(key))
    return trackedKeyWindow.flatMap { store.values(for: $0)[ObjectIdentifier(key)]?.value as? Key.Value }
  }

  /// What a reader of the key with this identity sees, to find out whether it is something else.
  func readValue(of key: ObjectIdentifier) -> ReadValue? {
    read(\WindowValues.[key]) { registry in
      registry.trackedKeyWindow.flatMap { registry.store.values(for: $0)[key]?.read }
    }
  }

  /// Calls `action` with each new value of something in the registry, until the returned value is dropped.
  ///
  /// ```swift
  /// let observation = registry.onChange(of: { $0[DocumentName.self] }) { name in
  ///   label.text = name ?? "No document"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: what to follow, computed from the registry, such as `{ $0.keyWindow }`.
  ///   - initial: `action` is called with the present value too, at once.
  ///   - action: may do anything, including dropping the subscription or closing a window.
  public func onChange<Value: Equatable>(
    of value: @escaping @MainActor (WindowRegistry) -> Value, initial: Bool = false,
    perform action: @escaping @MainActor (Value) -> Void
  ) -> WindowObservation {
    var last = value(self)
    let observation = changes.add { [weak self] in
      guard let self else { return }
      let new = value(self)
      guard new != last else { return }
      last = new
      action(new)
    }
    if initial { action(last) }
    return observation
  }

  /// Calls `action` with each new value of a property, such as `\.keyWindow`: the same as with a closure. Swift lets
  /// code on the main actor alone name such a property by a key path.
  public func onChange<Value: Equatable>(
    of property: KeyPath<WindowRegistry, Value>, initial: Bool = false,
    perform action: @escaping @MainActor (Value) -> Void
  ) -> WindowObservation {
    onChange(of: { $0[keyPath: property] }, initial: initial, perform: action)
  }

  /// Something in the registry as it changes, such as `{ $0.keyWindow }`: the present value first, then each new
  /// one. A slow consumer misses some in between, never the newest.
  ///
  /// Ask for one stream for each consumer, on whatever actor that is. A stream doesn't keep the registry alive, and
  /// ends with it.
  public func changes<Value: Equatable & Sendable>(
    of value: @escaping @MainActor (WindowRegistry) -> Value
  ) -> AsyncStream<Value> {
    .newest { onChange(of: value, initial: true, perform: $0) }
  }

  /// A property of the registry as it changes, such as `\.keyWindow`: the same as with a closure. Swift lets code on
  /// the main actor alone name such a property by a key path.
  public func changes<Value: Equatable & Sendable>(
    of property: KeyPath<WindowRegistry, Value>
  ) -> AsyncStream<Value> {
    changes(of: { $0[keyPath: property] })
  }

  /// The key window, without following it.
  var trackedKeyWindow: TrackedWindow? {
    let candidates = hub.keyWindows.compactMap { tracked in
      tracked.state.map {
        KeyWindowCandidate(
          window: tracked, state: $0, becameKeyAt: tracked.becameKeyAt,
          canBeAppKeyWindow: tracked.window?.canBeAppKeyWindow ?? false,
          isSceneLeft: isSceneLeft(tracked))
      }
    }
    return KeyWindowChoice(among: candidates).window
  }

  private var trackedWorkingWindow: TrackedWindow? {
    let key = trackedKeyWindow
    // One that nobody observes may be key; then its owners say so.
    if let owner = (key ?? hub.unobservedKeyOwner).map(hub.outermostOwner), owner !== key { return owner }
    if let key, key.state?.isMain == true { return key }
    if let main = hub.lastMain, let state = main.state, state.isVisible && state.isMiniaturized != true,
      main.window?.canBeAppKeyWindow == true, !isSceneLeft(main)
    {
      return main
    }
    let candidates = appWindows.compactMap { tracked in
      tracked.state.map {
        WorkingWindowCandidate(
          window: tracked, state: $0, becameMainAt: tracked.becameMainAt, becameKeyAt: tracked.becameKeyAt,
          observedSince: tracked.observedSince, isSceneInBackground: tracked.isSceneInBackground)
      }
    }
    return WorkingWindowChoice(among: candidates).window
  }

  /// The observed windows that are where people can type.
  private var appWindows: some Sequence<TrackedWindow> {
    hub.windows.filter { $0.window?.canBeAppKeyWindow == true }
  }

  /// The window's scene is in the background, and isn't the one that the user left with the app.
  private func isSceneLeft(_ tracked: TrackedWindow) -> Bool {
    tracked.isSceneInBackground
      && (tracked !== hub.lastMain || appWindows.contains { !$0.isSceneInBackground && $0.state != nil })
  }

  private var windowsByRecency: [RegisteredWindow] {
    let key = trackedKeyWindow
    return hub.windows.filter { $0.state != nil }
      .sorted { one, other in
        if one === key || other === key { return one === key && other !== key }
        if one.becameKeyAt != other.becameKeyAt { return one.becameKeyAt > other.becameKeyAt }
        return one.observedSince < other.observedSince
      }
      .compactMap(Self.registered)
  }

  private static func registered(_ tracked: TrackedWindow) -> RegisteredWindow? {
    tracked.sharedState.map { RegisteredWindow(sharedState: $0, tracked: tracked) }
  }

  private func read<Member: Equatable>(
    _ path: AnyKeyPath, _ read: @escaping @MainActor (WindowRegistry) -> Member
  ) -> Member {
    noteAhead()
    return signals.read(path, of: self, read)
  }

  /// Includes the windows in ``Content`` from now on: putting them in order costs more the more there are.
  private func followWindows() {
    guard !windowsAreFollowed else { return }
    windowsAreFollowed = true
    told.windows = windowsByRecency
  }

  private func followWorkingWindow() {
    guard !workingWindowIsFollowed else { return }
    workingWindowIsFollowed = true
    told.workingWindow = trackedWorkingWindow.flatMap(Self.registered)
  }

  private func content(_ key: TrackedWindow?) -> Content {
    Content(
      keyWindow: key.flatMap(Self.registered),
      windows: windowsAreFollowed ? windowsByRecency : [],
      workingWindow: workingWindowIsFollowed ? trackedWorkingWindow.flatMap(Self.registered) : nil,
      values: key.map { store.values(for: $0).read } ?? [:])
  }

  /// A window that comes or goes, and a value, can be read before it's told. A reader of it must hear of it when it's
  /// gone by then.
  private func noteAhead() {
    guard notedChanges != hub.changesAhead else { return }
    notedChanges = hub.changesAhead
    if content(trackedKeyWindow) != told { isAhead = true }
  }

  private func tellChange() {
    let key = trackedKeyWindow
    // It need not have become main now: the scene of the last one may have gone to the background.
    if let key, key.state?.isMain == true { hub.lastMain = key }
    let new = content(key)
    // Telling still: a listener runs a modal loop. Each follower knows itself what it has been told.
    guard new != told || isAhead || isTelling else { return }
    (told, isAhead, isTelling) = (new, false, true)
    willChange.send()
    signals.didChange(of: self)
    changes.tell()
    isTelling = false
  }
}

// Availability: as in the standard library, whose marker protocol this is.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension WindowRegistry: Observable {}

/// A window that isn't of this process's window system, such as a simulated one: it is in a registry of its
/// own.
@MainActor package protocol SeparatelyRegisteredWindow: SeparateHubWindow {
  var registry: WindowRegistry { get }
}
