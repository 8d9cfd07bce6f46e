// developer.apple.com/documentation/appkit/nsapplication: @MainActor; macOS 10.0; later members are marked.

@MainActor open class NSApplication: NSResponder {
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let stop = ModalResponse(rawValue: -1000)
    public static let cancel = ModalResponse(rawValue: 0)
    public static let OK = ModalResponse(rawValue: 1)
  }

  static let standInShared = NSApplication()
  override init() { super.init() }
  public required init?(coder: NSCoder) { return nil }
  open class var shared: NSApplication { standInShared }

  /// nil while the app is inactive, unless a panel that doesn't activate is key (facts D18, D27).
  open internal(set) weak var keyWindow: NSWindow?
  open internal(set) weak var mainWindow: NSWindow?
  weak var keyOnActivation: NSWindow?
  weak var mainOnActivation: NSWindow?
  open internal(set) var isActive = true
  open internal(set) var isHidden = false

  /// Every window that lives and isn't released, in no order that means anything.
  open var windows: [NSWindow] { known.compactMap(\.window) }
  struct Known { weak var window: NSWindow? }
  var known: [Known] = []
  /// What is on screen, front to back. A window on screen lives.
  open var orderedWindows: [NSWindow] { onScreen }
  var onScreen: [NSWindow] = []
  var hiddenWithApp: [NSWindow] = []

  /// macOS 14.
  @available(macOS 14.0, *)
  open func activate() { becomeActive() }
  /// Discouraged from macOS 14 on.
  open func activate(ignoringOtherApps flag: Bool) { becomeActive() }
  open func deactivate() { becomeInactive() }
  open func hide(_ sender: Any?) { hideWindows() }
  open func unhide(_ sender: Any?) { unhideWindows() }

  private nonisolated static func name(_ name: String) -> NSNotification.Name {
    .init("NSApplication\(name)Notification")
  }
  nonisolated open class var willBecomeActiveNotification: NSNotification.Name { name("WillBecomeActive") }
  nonisolated open class var didBecomeActiveNotification: NSNotification.Name { name("DidBecomeActive") }
  nonisolated open class var willResignActiveNotification: NSNotification.Name { name("WillResignActive") }
  nonisolated open class var didResignActiveNotification: NSNotification.Name { name("DidResignActive") }
  nonisolated open class var didHideNotification: NSNotification.Name { name("DidHide") }
  nonisolated open class var didUnhideNotification: NSNotification.Name { name("DidUnhide") }
  nonisolated open class var didChangeScreenParametersNotification: NSNotification.Name {
    name("DidChangeScreenParameters")
  }
}

/// developer.apple.com/documentation/appkit/nsapp. AppKit declares it implicitly unwrapped.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@MainActor public var NSApp: NSApplication! { NSApplication.standInShared }
