// developer.apple.com/documentation/swiftui: App, Scene, WindowGroup (iOS 14, macOS 11), Commands (iOS 14, macOS 11;
// neither tvOS nor watchOS). @MainActor @preconcurrency.

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  init()
}
@resultBuilder public struct SceneBuilder {
  nonisolated public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Stand-in only: a scene that can say what its windows show.
@MainActor public protocol StandInWindowScene {
  var standInContent: any View { get }
  var standInTitle: String? { get }
}

@MainActor @preconcurrency public struct WindowGroup<Content: View>: Scene, StandInWindowScene {
  private let content: UncheckedValue<Content>
  /// nil: the app's name.
  public let standInTitle: String?
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = UncheckedValue(content())
    standInTitle = nil
  }
  nonisolated public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.content = UncheckedValue(content())
    standInTitle = title
  }
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = UncheckedValue(content())
    standInTitle = nil
  }
  public var body: Never { fatalError("a primitive scene has no body") }
  public var standInContent: any View { content.value }
}

extension Scene {
  /// Stand-in only: what a new window of the scene shows; nil if it has none.
  public var standInWindowContent: (any View)? {
    if let primitive = self as? any StandInWindowScene { return primitive.standInContent }
    return Body.self == Never.self ? nil : body.standInWindowContent
  }
}

#if !os(tvOS) && !os(watchOS)
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Commands {}

@resultBuilder public struct CommandsBuilder {
  nonisolated public static func buildExpression<Content: Commands>(_ content: Content) -> Content {
    content
  }
  nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  nonisolated public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
}

/// Stand-in only: commands that can be shown as a view, to test what a menu has.
@MainActor public protocol StandInMenu {
  var standInItems: any View { get }
}

@MainActor @preconcurrency public struct EmptyCommands: Commands {
  nonisolated public init() {}
  public var body: Never { fatalError("primitive commands have no body") }
}

@MainActor @preconcurrency public struct CommandMenu<Content: View>: Commands, StandInMenu {
  private let content: UncheckedValue<Content>
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = UncheckedValue(content())
  }
  public var body: Never { fatalError("primitive commands have no body") }
  public var standInItems: any View { content.value }
}

public struct CommandGroupPlacement: Sendable {
  let name: String
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
}

@MainActor @preconcurrency public struct CommandGroup<Content: View>: Commands, StandInMenu {
  private let content: UncheckedValue<Content>
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = UncheckedValue(addition())
  }
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = UncheckedValue(addition())
  }
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = UncheckedValue(addition())
  }
  public var body: Never { fatalError("primitive commands have no body") }
  public var standInItems: any View { content.value }
}

@MainActor @preconcurrency
struct SceneWithCommands<Content: Scene, Menu: Commands>: Scene, StandInWindowScene {
  let content: UncheckedValue<Content>
  private let menu: UncheckedValue<Menu>
  nonisolated init(content: Content, menu: Menu) {
    self.content = UncheckedValue(content)
    self.menu = UncheckedValue(menu)
  }
  var body: Never { fatalError("a primitive scene has no body") }
  var standInContent: any View { content.value.standInWindowContent ?? EmptyView() }
  var standInTitle: String? { (content.value as? any StandInWindowScene)?.standInTitle }
}

extension Scene {
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    SceneWithCommands(content: self, menu: content())
  }
}

/// Shows the commands as a view, as a menu shows them.
public struct StandInMenuView<C: Commands>: View {
  let commands: C
  public init(_ commands: C) { self.commands = commands }
  public var body: some View {
    if let menu = commands as? any StandInMenu {
      AnyView(erasing: menu.standInItems)
    } else if C.Body.self != Never.self {
      AnyView(StandInMenuView<C.Body>(commands.body))
    }
  }
}

extension AnyView {
  nonisolated init(erasing view: any View) { content = view }
}
#endif
