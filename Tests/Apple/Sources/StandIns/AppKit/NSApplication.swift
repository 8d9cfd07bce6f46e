// developer.apple.com/documentation/appkit/nsapplication: @MainActor; macOS 10.0; later members are marked.

@MainActor open class NSApplication: NSResponder {
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let stop = ModalResponse(rawValue: -1000)
    public static let abort = ModalResponse(rawValue: -1001)
    public static let cancel = ModalResponse(rawValue: 0)
    public static let OK = ModalResponse(rawValue: 1)
  }

  static let standInShared = NSApplication()
  /// What a test plays; see ``StandInManner`` and ``StandInSilence``. `standInReset()` sets both.
  public static var standInManner = StandInManner.ofThisRun
  public static var standInSilence = StandInSilence()
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
  /// What is on screen, front to back.
  open var orderedWindows: [NSWindow] { onScreen }
  var onScreen: [NSWindow] { ordered.compactMap { $0.owned ?? $0.window } }
  /// A window on screen lives as if somebody owned it, which AppKit doesn't: see `standInLetGo()`.
  struct Ordered {
    var owned: NSWindow?
    weak var window: NSWindow?
  }
  var ordered: [Ordered] = []
  var hiddenWithApp: [NSWindow] = []
  /// The window that a modal loop is run for.
  open internal(set) weak var modalWindow: NSWindow?
  var modalResponse: ModalResponse?

  /// macOS 14, from which on activation is cooperative, and nobody is promised it:
  /// developer.apple.com/documentation/appkit/nsapplication/activate()
  @available(macOS 14.0, *)
  open func activate() { if !NSApplication.standInDeclinesActivation { becomeActive() } }
  /// Discouraged from macOS 14 on.
  open func activate(ignoringOtherApps flag: Bool) {
    if !NSApplication.standInDeclinesActivation { becomeActive() }
  }
  /// The user works in another app, and the system leaves that in front.
  public static var standInDeclinesActivation = false
  open func deactivate() { becomeInactive() }
  open func hide(_ sender: Any?) { hideWindows() }
  /// It makes the app active too: developer.apple.com/documentation/appkit/nsapplication/unhide(_:)
  open func unhide(_ sender: Any?) {
    unhideWindows()
    becomeActive()
  }
  open func unhideWithoutActivation() { unhideWindows() }

  /// developer.apple.com/documentation/appkit/nsapplication/updatewindows(): after each event.
  open func updateWindows() { post(NSApplication.didUpdateNotification) }

  open func runModal(for window: NSWindow) -> ModalResponse { runLoop(for: window) }
  open func stopModal() { stopModal(withCode: .stop) }
  open func stopModal(withCode returnCode: ModalResponse) { modalResponse = returnCode }
  open func abortModal() { modalResponse = .abort }

  private nonisolated static func name(_ name: String) -> NSNotification.Name {
    .init("NSApplication\(name)Notification")
  }
  nonisolated open class var willBecomeActiveNotification: NSNotification.Name { name("WillBecomeActive") }
  nonisolated open class var didBecomeActiveNotification: NSNotification.Name { name("DidBecomeActive") }
  nonisolated open class var willResignActiveNotification: NSNotification.Name { name("WillResignActive") }
  nonisolated open class var didResignActiveNotification: NSNotification.Name { name("DidResignActive") }
  nonisolated open class var didFinishLaunchingNotification: NSNotification.Name {
    name("DidFinishLaunching")
  }
  nonisolated open class var didUpdateNotification: NSNotification.Name { name("DidUpdate") }
  nonisolated open class var didHideNotification: NSNotification.Name { name("DidHide") }
  nonisolated open class var didUnhideNotification: NSNotification.Name { name("DidUnhide") }
  nonisolated open class var didChangeScreenParametersNotification: NSNotification.Name {
    name("DidChangeScreenParameters")
  }
}

/// developer.apple.com/documentation/appkit/nsapp. AppKit declares it implicitly unwrapped.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@MainActor public var NSApp: NSApplication! { NSApplication.standInShared }
