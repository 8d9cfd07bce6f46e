// developer.apple.com/documentation/swiftui: the views that examples and tests are made of. iOS 13, macOS 10.15. They
// keep how they should look, and nothing here draws it; a test asks the host what is shown and presses what can be
// pressed.

public nonisolated struct EmptyView: StandInList {
  public init() {}
  public static func standInIsEmpty(inList: Bool) -> Bool { true }
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode { LeafNode(self, place) }
}

public nonisolated struct AnyView: StandInList {
  let content: any View
  public init<V: View>(_ view: V) { content = view }
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode {
    ListNode(self, place) { [$0.content] }
  }
}

public nonisolated struct Text: StandInPrimitive, Equatable {
  let string: String
  private(set) var isBold = false
  public init<S: StringProtocol>(_ content: S) { string = String(content) }
  public init(verbatim content: String) { string = content }
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode { LeafNode(self, place) }
  public func bold() -> Text {
    var bold = self
    bold.isBold = true
    return bold
  }
}

public nonisolated struct Spacer: StandInPrimitive {
  public init(minLength: CGFloat? = nil) {}
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode { LeafNode(self, place) }
}

public nonisolated struct Divider: StandInPrimitive {
  public init() {}
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode { LeafNode(self, place) }
}

public nonisolated struct Color: StandInPrimitive, Hashable, Sendable {
  let name: String
  public static let clear = Color(name: "clear")
  public static let black = Color(name: "black")
  public static let white = Color(name: "white")
  public static let gray = Color(name: "gray")
  public static let red = Color(name: "red")
  public static let green = Color(name: "green")
  public static let blue = Color(name: "blue")
  public static let orange = Color(name: "orange")
  public static let yellow = Color(name: "yellow")
  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
  public static let accentColor = Color(name: "accentColor")
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode { LeafNode(self, place) }
}

public nonisolated struct Group<Content> {
  let content: Content
}
extension Group: View, StandInPrimitive, StandInList where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public static func standInIsEmpty(inList: Bool) -> Bool { isStaticallyEmpty(Content.self, inList: inList) }
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode {
    ListNode(self, place) { [$0.content] }
  }
}

public nonisolated struct VStack<Content: View>: StandInPrimitive {
  let content: Content
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode {
    ListNode(self, place, .container) { [$0.content] }
  }
}

public nonisolated struct HStack<Content: View>: StandInPrimitive {
  let content: Content
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode {
    ListNode(self, place, .container) { [$0.content] }
  }
}

public nonisolated struct ZStack<Content: View>: StandInPrimitive {
  let content: Content
  let alignment: Alignment
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode {
    ListNode(self, place, .container) { [$0.content] }
  }
}

public nonisolated struct ScrollView<Content: View>: StandInPrimitive {
  public let content: Content
  let axes: Axis.Set
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    self.axes = axes
    self.content = content()
  }
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode {
    ListNode(self, place, .container) { [$0.content] }
  }
}

public nonisolated struct Button<Label: View>: StandInPrimitive {
  let action: @MainActor () -> Void
  let label: Label
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode {
    ButtonNode(self, place, .one) { [$0.label] }
  }
}
extension Button where Label == Text {
  @preconcurrency public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

public nonisolated struct Toggle<Label: View>: StandInPrimitive {
  let isOn: Binding<Bool>
  let label: Label
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
  public var body: Never { fatalError("a primitive view has no body") }
  @MainActor public func standInNode(_ place: StandInPlace) -> StandInNode {
    ListNode(self, place, .one) { [$0.label] }
  }
}
extension Toggle where Label == Text {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}
