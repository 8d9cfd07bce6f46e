// developer.apple.com/documentation/swiftui/uiviewrepresentable and nsviewrepresentable: @MainActor @preconcurrency.
// makeCoordinator, make, update; update again for a new value or a changed environment value that it has read;
// dismantle (facts D1 to D4).

#if os(macOS) || KEYWINDOW_APPKIT
typealias PlatformView = NSView

/// macOS 10.15; unavailable elsewhere.
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
  @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}
extension NSViewRepresentable {
  public var body: Never { fatalError("a representable has no body") }
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
}
extension NSViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction = Transaction()
  public let environment: EnvironmentValues
  init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
  }
}

@MainActor func representableNode<V: View>(for view: V, _ place: StandInPlace) -> StandInNode? {
  func open<R: NSViewRepresentable>(_ view: R) -> StandInNode {
    RepresentableNode(
      view, place,
      .init(
        makeCoordinator: { $0.makeCoordinator() },
        make: { $0.makeNSView(context: .init(coordinator: $1, environment: $2)) },
        update: { $0.updateNSView($1, context: .init(coordinator: $2, environment: $3)) },
        dismantle: { R.dismantleNSView($0, coordinator: $1) }))
  }
  return (view as? any NSViewRepresentable).map { open($0) }
}
#elseif os(iOS) || os(tvOS) || os(visionOS) || KEYWINDOW_UIKIT
typealias PlatformView = UIView

/// iOS 13, tvOS 13, visionOS 1; unavailable on macOS and watchOS.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}
extension UIViewRepresentable {
  public var body: Never { fatalError("a representable has no body") }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}
extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction = Transaction()
  public let environment: EnvironmentValues
  init(coordinator: Representable.Coordinator, environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
  }
}

@MainActor func representableNode<V: View>(for view: V, _ place: StandInPlace) -> StandInNode? {
  func open<R: UIViewRepresentable>(_ view: R) -> StandInNode {
    RepresentableNode(
      view, place,
      .init(
        makeCoordinator: { $0.makeCoordinator() },
        make: { $0.makeUIView(context: .init(coordinator: $1, environment: $2)) },
        update: { $0.updateUIView($1, context: .init(coordinator: $2, environment: $3)) },
        dismantle: { R.dismantleUIView($0, coordinator: $1) }))
  }
  return (view as? any UIViewRepresentable).map { open($0) }
}
#else
@MainActor func representableNode<V: View>(for view: V, _ place: StandInPlace) -> StandInNode? { nil }
#endif

/// Whether the platform makes a view of it.
func isRepresentable(_ view: any View) -> Bool {
  #if os(macOS) || KEYWINDOW_APPKIT
  view is any NSViewRepresentable
  #elseif os(iOS) || os(tvOS) || os(visionOS) || KEYWINDOW_UIKIT
  view is any UIViewRepresentable
  #else
  false
  #endif
}
