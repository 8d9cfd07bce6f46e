// developer.apple.com/documentation/swiftui/viewbuilder: iOS 13, macOS 10.15; nonisolated.

@resultBuilder public struct ViewBuilder {
  nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  nonisolated public static func buildBlock() -> EmptyView { EmptyView() }
  nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  nonisolated public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [any View] = []
    repeat children.append(each content)
    return TupleView((repeat each content), children)
  }
  nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(side: .first(first)) }
  nonisolated public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .init(side: .second(second)) }
  nonisolated public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

public nonisolated struct TupleView<T>: StandInList {
  public var value: T
  let children: [any View]
  init(_ value: T, _ children: [any View]) {
    self.value = value
    self.children = children
  }
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode {
    ListNode(self, place, .several) { $0.children }
  }
}

public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: StandInList {
  enum Side {
    case first(TrueContent)
    case second(FalseContent)
  }
  let side: Side
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode {
    BranchNode(self, place) { $0.branch }
  }
  private var branch: (Int, any View) {
    switch side {
    case .first(let view): (1, view)
    case .second(let view): (2, view)
    }
  }
}

extension Optional: View, StandInPrimitive, StandInList where Wrapped: View {
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode {
    ListNode(self, place) { $0.map { [$0] } ?? [] }
  }
}
