// developer.apple.com/documentation/swiftui/preferencekey and its modifiers: iOS 13, macOS 10.15; the key isn't
// isolated. Values go up; the action is enqueued, for the first value and for each that differs (fact D38).

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    PreferenceWriter<Self, K>(content: self) { $0 = value }
  }
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { PreferenceWriter<Self, K>(content: self, write: callback) }

  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceWatcher<Self, K>(content: self, action: action)
  }
}

nonisolated struct PreferenceWriter<Content: View, K: PreferenceKey>: StandInPrimitive {
  let content: Content
  let write: (inout K.Value) -> Void
  init(content: Content, write: @escaping (inout K.Value) -> Void) {
    self.content = content
    self.write = write
  }
  var body: Never { fatalError("a primitive view has no body") }
  @MainActor func standInNode(_ place: StandInPlace) -> StandInNode {
    PreferenceNode(self, place) { [$0.content] }
  }
}

/// Its value takes the place of what the content gives.
final class PreferenceNode<Content: View, K: PreferenceKey>: ListNode<PreferenceWriter<Content, K>> {
  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> Asked.Value? {
    guard Asked.self == K.self else { return super.preference(key) }
    var value = super.preference(K.self) ?? K.defaultValue
    view.write(&value)
    return value as? Asked.Value
  }
}

nonisolated struct PreferenceWatcher<Content: View, K: PreferenceKey>: StandInPrimitive
where K.Value: Equatable {
  let content: Content
  let action: (K.Value) -> Void
  var body: Never { fatalError("a primitive view has no body") }
  @MainActor func standInNode(_ place: StandInPlace) -> StandInNode { PreferenceWatcherNode(self, place) }
}

@MainActor protocol PreferenceWatching: AnyObject {
  func lookAtPreference()
}

final class PreferenceWatcherNode<Content: View, K: PreferenceKey>: TypedNode<PreferenceWatcher<Content, K>>,
  PreferenceWatching
where K.Value: Equatable {
  private var last: K.Value?
  override init(_ view: PreferenceWatcher<Content, K>, _ place: StandInPlace) {
    super.init(view, place)
    graph.preferenceWatchers.removeAll { $0.node == nil }
    graph.preferenceWatchers.append(.init(node: self))
  }
  override func update() { setChildren([view.content], environment) }
  func lookAtPreference() {
    guard isInGraph else { return }
    let value = preference(K.self) ?? K.defaultValue
    guard value != last else { return }
    last = value
    graph.enqueue { [view] in view.action(value) }
  }
}
