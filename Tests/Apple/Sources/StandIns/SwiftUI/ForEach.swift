// developer.apple.com/documentation/swiftui/foreach: iOS 13, macOS 10.15. Identity by the elements' ids.

public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View, StandInPrimitive, StandInList where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode {
    KeyedNode(self, place, hasSeveral: true) { view in
      view.data.map { (AnyHashable(view.id($0)), view.content($0)) }
    }
  }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}
