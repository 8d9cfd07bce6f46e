// developer.apple.com/documentation/swiftui/view: onAppear, onDisappear, onReceive (iOS 13), onChange (iOS 14, and the
// forms of iOS 17), task (iOS 15). Actions run after the update that causes them (fact D37).

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Appearing(content: self, appear: action, disappear: nil)
  }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Appearing(content: self, appear: nil, disappear: action)
  }

  @available(iOS, deprecated: 17.0) @available(macOS, deprecated: 14.0) @available(tvOS, deprecated: 17.0)
  @available(visionOS, deprecated: 1.0) @available(watchOS, deprecated: 10.0)
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    Changing(content: self, value: value, isInitial: false) { action($1) }
  }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { Changing(content: self, value: value, isInitial: initial, action: action) }
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    Changing(content: self, value: value, isInitial: initial) { _, _ in action() }
  }

  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    Receiving(content: self, publisher: publisher, action: action)
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    Running(content: self, priority: priority, action: UncheckedAction(action))
  }
}

/// Several views appear with the first of them and disappear with the last, since iOS 15 and macOS 12.
nonisolated struct Appearing<Content: View>: PerViewModifier {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
  var body: Never { fatalError("a primitive view has no body") }
  @MainActor func makeNode(_ place: StandInPlace, _ role: ModifyingNode<Self>.Role) -> ModifyingNode<Self> {
    AppearingNode(self, place, role)
  }
}

final class AppearingNode<Content: View>: ModifyingNode<Appearing<Content>> {
  private final class Presence {
    var count = 0
    var isTold = false
  }
  private lazy var presence = shared { Presence() }
  private var isCounted = false

  override func update() {
    super.update()
    if !isCounted { count(1) }
  }
  override func leave() {
    if isInGraph, isCounted { count(-1) }
    super.leave()
  }
  private func count(_ change: Int) {
    isCounted.toggle()
    presence.count += change
    // After the update: a view that takes another's place in it neither appears nor disappears.
    graph.enqueue { [presence, view] in
      guard presence.isTold != (presence.count > 0) else { return }
      presence.isTold.toggle()
      if presence.isTold { view.appear?() } else { view.disappear?() }
    }
  }
}

nonisolated struct Changing<Content: View, V: Equatable>: StandInList {
  let content: Content
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void
  var body: Never { fatalError("a primitive view has no body") }
  @MainActor func standInNode(_ place: StandInPlace) -> StandInNode { ChangingNode(self, place) }
}

final class ChangingNode<Content: View, V: Equatable>: TypedNode<Changing<Content, V>> {
  private var isFirst = true
  override func viewChanged(from old: Changing<Content, V>) {
    guard old.value != view.value else { return }
    graph.enqueue { [view] in view.action(old.value, view.value) }
  }
  override func update() {
    setChildren([view.content], environment)
    if isFirst, view.isInitial { graph.enqueue { [view] in view.action(view.value, view.value) } }
    isFirst = false
  }
}

nonisolated struct Receiving<Content: View, P: Publisher>: StandInList where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void
  var body: Never { fatalError("a primitive view has no body") }
  @MainActor func standInNode(_ place: StandInPlace) -> StandInNode { ReceivingNode(self, place) }
}

final class ReceivingNode<Content: View, P: Publisher>: TypedNode<Receiving<Content, P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?
  override func viewChanged(from old: Receiving<Content, P>) {
    if !isSame(old.publisher, view.publisher) { subscription = nil }
  }
  override func update() {
    setChildren([view.content], environment)
    guard subscription == nil else { return }
    subscription = view.publisher.sink { [weak self] in self?.arrived($0) }
  }
  // Publishers for views publish on the main thread.
  private nonisolated func arrived(_ value: P.Output) {
    let arrival = UncheckedValue(value)
    MainActor.assumeIsolated {
      guard isInGraph else { return }
      if StandInNode.evaluating.isEmpty {
        view.action(arrival.value)
      } else {
        graph.enqueue { [view] in view.action(arrival.value) }
      }
    }
  }
  override func leave() {
    super.leave()
    subscription = nil
  }
}

nonisolated struct Running<Content: View>: StandInList {
  let content: Content
  let priority: TaskPriority
  let action: UncheckedAction
  var body: Never { fatalError("a primitive view has no body") }
  @MainActor func standInNode(_ place: StandInPlace) -> StandInNode { RunningNode(self, place) }
}

final class RunningNode<Content: View>: TypedNode<Running<Content>> {
  private var task: Task<Void, Never>?
  override func update() {
    setChildren([view.content], environment)
    guard task == nil else { return }
    let action = view.action
    task = Task(priority: view.priority) { await action.run() }
  }
  override func leave() {
    super.leave()
    task?.cancel()
  }
}

/// What a signature hands over without saying that it may cross; here it stays on the main thread.
struct UncheckedValue<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
struct UncheckedAction: @unchecked Sendable {
  private let action: @isolated(any) () async -> Void
  init(_ action: @escaping @isolated(any) () async -> Void) { self.action = action }
  func run() async { await action() }
}
