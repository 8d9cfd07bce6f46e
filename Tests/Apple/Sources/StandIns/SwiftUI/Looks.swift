// developer.apple.com/documentation/swiftui/view: modifiers that only change looks or layout, of which there is none
// here. They keep what they show and how it should look; backgrounds and overlays are views beside the content.

/// How something should look, for a host that draws.
nonisolated enum Look {
  case flexibleFrame, padding, ignoringSafeArea
  case foregroundColor(Color?)
  case cornerRadius(CGFloat)
  case opacity(Double)
  case hidden
  case disabled(Bool)
  /// Seen by pointers or by assistive technology, not by the eye.
  case invisible
}

nonisolated struct Beside<Content: View, Other: View>: PerViewModifier {
  let content: Content
  let other: Other
  let isBehind: Bool
  let alignment: Alignment
  var body: Never { fatalError("a primitive view has no body") }
  @MainActor func makeNode(_ place: StandInPlace, _ role: ModifyingNode<Self>.Role) -> ModifyingNode<Self> {
    BesideNode(self, place, role)
  }
}
final class BesideNode<Content: View, Other: View>: ModifyingNode<Beside<Content, Other>> {
  override var others: [any View] { [view.other] }
}

nonisolated struct Looking<Content: View>: PerViewModifier {
  let content: Content
  let look: Look
  var body: Never { fatalError("a primitive view has no body") }
  @MainActor func makeNode(_ place: StandInPlace, _ role: ModifyingNode<Self>.Role) -> ModifyingNode<Self> {
    ModifyingNode(self, place, role)
  }
}

nonisolated struct Identified<Content: View, ID: Hashable>: StandInList {
  let content: Content
  let id: ID
  var body: Never { fatalError("a primitive view has no body") }
  @MainActor func standInNode(_ place: StandInPlace) -> StandInNode {
    KeyedNode(self, place, hasSeveral: false) { [(AnyHashable($0.id), $0.content)] }
  }
}

extension View {
  /// The only form of iOS 13 and 14; disfavoured since.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { Beside(content: self, other: background, isBehind: true, alignment: alignment) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { Beside(content: self, other: content(), isBehind: true, alignment: alignment) }

  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { Beside(content: self, other: overlay, isBehind: false, alignment: alignment) }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { Beside(content: self, other: content(), isBehind: false, alignment: alignment) }

  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { Framed(content: self, size: (width, height), alignment: alignment) }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { Looking(content: self, look: .flexibleFrame) }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    Looking(content: self, look: .padding)
  }
  nonisolated public func padding(_ length: CGFloat) -> some View {
    Looking(content: self, look: .padding)
  }
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    Looking(content: self, look: .padding)
  }
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    Looking(content: self, look: .foregroundColor(color))
  }
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    Looking(content: self, look: .cornerRadius(radius))
  }
  nonisolated public func opacity(_ opacity: Double) -> some View {
    Looking(content: self, look: .opacity(opacity))
  }
  nonisolated public func hidden() -> some View { Looking(content: self, look: .hidden) }
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    Looking(content: self, look: .disabled(disabled))
  }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    Looking(content: self, look: .invisible)
  }
  /// iOS 14, macOS 11.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    Looking(content: self, look: .invisible)
  }
  /// iOS 14, macOS 11.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { Looking(content: self, look: .ignoringSafeArea) }
}

nonisolated struct Framed<Content: View>: PerViewModifier {
  let content: Content
  let size: (width: CGFloat?, height: CGFloat?)
  let alignment: Alignment
  init(content: Content, size: (CGFloat?, CGFloat?), alignment: Alignment) {
    self.content = content
    self.size = size
    self.alignment = alignment
  }
  var body: Never { fatalError("a primitive view has no body") }
  @MainActor func makeNode(_ place: StandInPlace, _ role: ModifyingNode<Self>.Role) -> ModifyingNode<Self> {
    FramedNode(self, place, role)
  }
}
@MainActor protocol WithFrame {
  var frameSize: (width: CGFloat?, height: CGFloat?) { get }
}
final class FramedNode<Content: View>: ModifyingNode<Framed<Content>>, WithFrame {
  var frameSize: (width: CGFloat?, height: CGFloat?) { view.size }
}
