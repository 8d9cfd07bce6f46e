// developer.apple.com/documentation/swiftui/preferencekey and its modifiers: iOS 13, macOS 10.15; the key isn't
// isolated. Values go up; the action is enqueued, for the first value and for each that differs (fact D38).
//
// SwiftUI may combine and compare them on its render thread while the main thread waits: crash stacks in
// github.com/LiYanan2004/MarkdownView issues 102 and 127 (FB24158327). `ViewGraph.preferenceThread` plays either.

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

/// What is preferred, to be combined.
indirect enum PreferenceTree<K: PreferenceKey> {
  case combined([PreferenceTree])
  /// A modifier's: its value takes the place of what the content gives.
  case written(over: PreferenceTree?, (inout K.Value) -> Void)

  nonisolated var value: K.Value {
    switch self {
    case .combined(let trees):
      var value = trees[0].value
      for tree in trees.dropFirst() { K.reduce(value: &value) { tree.value } }
      return value
    case .written(let inner, let write):
      var value = inner?.value ?? K.defaultValue
      write(&value)
      return value
    }
  }
}

extension ViewGraph {
  /// Where preferences are combined, while the main thread waits.
  public enum PreferenceThread {
    case main, render
  }
  public static var preferenceThread = PreferenceThread.main

  static func onPreferenceThread<Result>(_ body: @escaping () -> Result) -> Result {
    guard preferenceThread == .render else { return body() }
    var result: Result?
    let work = UncheckedValue { result = body() }
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      Thread.current.threadDictionary[ViewGraph.renderMark] = true
      work.value()
      done.signal()
    }
    thread.start()
    done.wait()
    guard let result else { preconditionFailure("the render thread hasn't done its work") }
    return result
  }
  nonisolated public static var isOnRenderThread: Bool {
    Thread.current.threadDictionary[renderMark] != nil
  }
  nonisolated private static let renderMark = "render thread"
}

nonisolated struct PreferenceWriter<Content: View, K: PreferenceKey>: PerViewModifier {
  let content: Content
  let write: (inout K.Value) -> Void
  init(content: Content, write: @escaping (inout K.Value) -> Void) {
    self.content = content
    self.write = write
  }
  var body: Never { fatalError("a primitive view has no body") }
  @MainActor func makeNode(_ place: StandInPlace, _ role: ModifyingNode<Self>.Role) -> ModifyingNode<Self> {
    PreferenceNode(self, place, role)
  }
}

final class PreferenceNode<Content: View, K: PreferenceKey>: ModifyingNode<PreferenceWriter<Content, K>> {
  override func preference<Asked: PreferenceKey>(_ key: Asked.Type) -> PreferenceTree<Asked>? {
    guard Asked.self == K.self else { return super.preference(key) }
    return PreferenceTree<K>.written(over: super.preference(K.self), view.write) as? PreferenceTree<Asked>
  }
}

@MainActor protocol PreferenceWatching: AnyObject {
  func lookAtPreference()
}

nonisolated struct PreferenceWatcher<Content: View, K: PreferenceKey>: PerViewModifier
where K.Value: Equatable {
  let content: Content
  let action: (K.Value) -> Void
  var body: Never { fatalError("a primitive view has no body") }
  @MainActor func makeNode(_ place: StandInPlace, _ role: ModifyingNode<Self>.Role) -> ModifyingNode<Self> {
    PreferenceWatcherNode(self, place, role)
  }
}

final class PreferenceWatcherNode<Content: View, K: PreferenceKey>: ModifyingNode<
  PreferenceWatcher<Content, K>
>,
PreferenceWatching
where K.Value: Equatable {
  private var last: K.Value?
  override init(_ view: PreferenceWatcher<Content, K>, _ place: StandInPlace, _ role: Role) {
    super.init(view, place, role)
    graph.addPreferenceWatcher(self)
  }
  func lookAtPreference() {
    guard isInGraph else { return }
    let (tree, last) = (preference(K.self), last)
    let new = ViewGraph.onPreferenceThread { () -> K.Value? in
      let value = tree?.value ?? K.defaultValue
      return value == last ? nil : value
    }
    guard let new else { return }
    self.last = new
    graph.enqueue { [view] in view.action(new) }
  }
}
