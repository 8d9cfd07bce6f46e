// Stand-in only: a root view in a window, as a test handles it.

#if os(macOS) || KEYWINDOW_APPKIT
public typealias StandInWindow = NSWindow
#elseif os(iOS) || os(tvOS) || os(visionOS) || KEYWINDOW_UIKIT
public typealias StandInWindow = UIWindow
#endif

#if !os(watchOS)
@MainActor public final class StandInHost {
  private let graph: ViewGraph
  #if os(macOS) || KEYWINDOW_APPKIT
  private let hostingView: NSHostingView<AnyView>
  public var view: NSView { hostingView }
  #else
  private let controller: UIHostingController<AnyView>
  private let hostingView: UIView
  /// For the root of a window, and for what presents and is presented.
  public var viewController: UIViewController { controller }
  public var view: UIView { hostingView }
  #endif
  private static var graphs: [WeakGraph] = []
  private struct WeakGraph { weak var graph: ViewGraph? }

  /// Puts the view into the window, if there is one. Bodies run with the next turn of the main queue, or `update()`.
  public init<Root: View>(_ root: Root, in window: StandInWindow? = nil) {
    #if os(macOS) || KEYWINDOW_APPKIT
    hostingView = NSHostingView(rootView: AnyView(root))
    graph = hostingView.standInGraph
    #else
    controller = UIHostingController(rootView: AnyView(root))
    graph = controller.standInGraph
    hostingView = controller.view
    #endif
    StandInHost.graphs.removeAll { $0.graph == nil }
    StandInHost.graphs.append(WeakGraph(graph: graph))
    move(to: window)
  }

  /// Takes the whole hierarchy to another window, or out of any.
  public func move(to window: StandInWindow?) {
    guard let window else { return hostingView.removeFromSuperview() }
    #if os(macOS) || KEYWINDOW_APPKIT
    guard let content = window.contentView else { return }
    hostingView.frame = content.bounds
    hostingView.autoresizingMask = [.width, .height]
    content.addSubview(hostingView)
    #else
    hostingView.frame = window.bounds
    hostingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(hostingView)
    #endif
  }

  public func setRoot<Root: View>(_ root: Root) {
    #if os(macOS) || KEYWINDOW_APPKIT
    hostingView.rootView = AnyView(root)
    #else
    controller.rootView = AnyView(root)
    #endif
  }

  /// Takes every view out of the graph, as closing a SwiftUI window for good does.
  public func removeAllViews() { graph.removeAll() }

  /// Does now what the next turn of the main queue would do.
  public func update() { graph.update() }

  /// Ends all transitions: the views that were taken away with an animation go.
  public func endTransitions() {
    graph.endTransitions()
  }

  /// Waits until no view has anything left to update, for three turns of the main queue in a row.
  public static func settle() async {
    var quiet = 0
    while quiet < 3 {
      await turn()
      graphs.removeAll { $0.graph == nil }
      quiet = graphs.allSatisfy { $0.graph?.isQuiet ?? true } ? quiet + 1 : 0
    }
  }

  /// One turn of the main queue.
  public static func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// Which of the two happens first to a representable that goes; undocumented, so test both.
  public var detachesBeforeDismantling: Bool {
    get { graph.detachesBeforeDismantling }
    set { graph.detachesBeforeDismantling = newValue }
  }

  // MARK: What is shown

  /// The texts, in the order of the tree.
  public var texts: [String] { nodes.compactMap { ($0 as? LeafNode<Text>)?.view.string } }
  /// The sizes of the views with a frame of their own, in the order of the tree.
  public var frames: [CGSize] {
    nodes.compactMap { ($0 as? any WithFrame)?.frameSize }.map {
      CGSize(width: $0.width ?? 0, height: $0.height ?? 0)
    }
  }
  /// Presses the first button that shows this text; false if there is none.
  @discardableResult public func press(_ title: String) -> Bool {
    for case let button as any Pressable in nodes
    where button.subtree.contains(where: { ($0 as? LeafNode<Text>)?.view.string == title }) {
      button.press()
      return true
    }
    return false
  }

  /// How often bodies of this type have run in this host.
  public func bodyCount<V: View>(of type: V.Type) -> Int { graph.bodyCounts[ObjectIdentifier(type)] ?? 0 }
  public func bodyCount<M: ViewModifier>(ofModifier type: M.Type) -> Int {
    graph.bodyCounts[ObjectIdentifier(type)] ?? 0
  }
  public func resetBodyCounts() { graph.bodyCounts = [:] }
  /// How many places the graph has.
  public var nodeCount: Int { graph.nodeCount }

  private var nodes: [StandInNode] { graph.root?.subtree ?? [] }
}
#endif
