// developer.apple.com/documentation/swiftui/uihostingcontroller (iOS 13, tvOS 13) and
// developer.apple.com/documentation/swiftui/nshostingview (macOS 10.15): @MainActor @preconcurrency.

#if os(macOS) || KEYWINDOW_APPKIT
/// What SwiftUI puts a representable's view into; the insets that the view sees are SwiftUI's (fact D34).
final class PlatformContainer: NSView {
  init(holding view: NSView) {
    super.init(frame: .zero)
    autoresizingMask = [.width, .height]
    addSubview(view)
    view.autoresizingMask = [.width, .height]
  }
  required init?(coder: NSCoder) { return nil }
  override var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
}

@MainActor @preconcurrency open class NSHostingView<Content: View>: NSView, PlatformHost {
  public let standInGraph: ViewGraph
  public required init(rootView: Content) {
    self.rootView = rootView
    standInGraph = ViewGraph(rootView)
    super.init(frame: .zero)
    standInGraph.platformHost = self
  }
  public required init?(coder: NSCoder) { return nil }
  isolated deinit { standInGraph.removeAll() }
  open var rootView: Content {
    didSet { standInGraph.setRoot(rootView) }
  }
  func place(_ container: PlatformContainer) {
    container.frame = bounds
    addSubview(container)
  }
  open override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    standInGraph.isDetached = window == nil
  }
  open override func layout() {
    super.layout()
    let insets = safeAreaInsets
    standInGraph.geometry = GeometryProxy(
      size: bounds.size,
      safeAreaInsets: EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
  }
}
#elseif os(iOS) || os(tvOS) || os(visionOS) || KEYWINDOW_UIKIT
/// What SwiftUI puts a representable's view into; the insets that the view sees are SwiftUI's (fact D34).
final class PlatformContainer: UIView {
  init(holding view: UIView) {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  required init?(coder: NSCoder) { return nil }
  override var safeAreaInsets: UIEdgeInsets { .zero }
}

final class HostingUIView: UIView, PlatformHost {
  weak var graph: ViewGraph?
  func place(_ container: PlatformContainer) {
    container.frame = bounds
    addSubview(container)
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    graph?.isDetached = window == nil
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    graph?.geometry = GeometryProxy(
      size: bounds.size,
      safeAreaInsets: EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
  }
}

@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  public let standInGraph: ViewGraph
  private let hostingView = HostingUIView(frame: .zero)
  public init(rootView: Content) {
    self.rootView = rootView
    standInGraph = ViewGraph(rootView)
    super.init(nibName: nil, bundle: nil)
    hostingView.graph = standInGraph
    standInGraph.platformHost = hostingView
  }
  public required init?(coder: NSCoder) { return nil }
  isolated deinit { standInGraph.removeAll() }
  open var rootView: Content {
    didSet { standInGraph.setRoot(rootView) }
  }
  open override func loadView() { view = hostingView }
}
#endif
