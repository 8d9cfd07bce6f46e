#if canImport(SwiftUI) && !os(watchOS)
/// A window that isn't kept alive: what `@Environment(\.hostingWindow)` gives.
///
/// A view keeps the environment values that it reads, and a button in it keeps the view with its action. As the
/// window keeps its views, a window in the environment would keep itself.
public struct WeakWindow: Equatable, Sendable {
  /// The window; nil when there's none, and once it is freed.
  public private(set) weak var window: HostingWindow?

  private let id: ObjectIdentifier?

  init(_ window: HostingWindow?) {
    self.window = window
    id = window.map { ObjectIdentifier($0) }
  }

  /// Whether both are the same window. A freed one isn't the new one in its place.
  public static func == (one: WeakWindow, other: WeakWindow) -> Bool {
    one.id == other.id && one.window === other.window
  }
}
#endif
