// developer.apple.com/documentation/uikit/uiscene: @MainActor; iOS 13, Catalyst 13.1, tvOS 13, visionOS 1.

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1, foregroundActive, foregroundInactive, background
  }
  @MainActor open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?
    public override init() { super.init() }
  }

  open internal(set) var session: UISceneSession
  open internal(set) var activationState = ActivationState.unattached
  // UIKit declares it implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// iOS 15, Catalyst 15; not on tvOS.
  @available(iOS 15.0, tvOS 15.0, *)
  open var subtitle: String {
    get { storedSubtitle }
    set { storedSubtitle = newValue }
  }
  private var storedSubtitle = ""

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application, as windows' is their scene: developer.apple.com/documentation/uikit/uiresponder/next
  open override var next: UIResponder? { standInIsInExtension ? nil : UIApplication.standInShared }
  /// No application is at its end in an app extension. Whether there's one after all isn't told.
  public var standInIsInExtension = false

  /// For good: a session that connects again gets a new scene.
  var isDisconnected = false

  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  nonisolated open class var willConnectNotification: NSNotification.Name {
    .init("UISceneWillConnectNotification")
  }
  nonisolated open class var didDisconnectNotification: NSNotification.Name {
    .init("UISceneDidDisconnectNotification")
  }
  nonisolated open class var didActivateNotification: NSNotification.Name {
    .init("UISceneDidActivateNotification")
  }
  nonisolated open class var willDeactivateNotification: NSNotification.Name {
    .init("UISceneWillDeactivateNotification")
  }
  nonisolated open class var willEnterForegroundNotification: NSNotification.Name {
    .init("UISceneWillEnterForegroundNotification")
  }
  nonisolated open class var didEnterBackgroundNotification: NSNotification.Name {
    .init("UISceneDidEnterBackgroundNotification")
  }
}

/// developer.apple.com/documentation/uikit/uiscenesession: iOS 13.
@MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// iOS 13, deprecated in 16.
    @available(iOS, introduced: 13.0, deprecated: 16.0)
    @available(tvOS, introduced: 13.0, deprecated: 16.0)
    @available(visionOS, unavailable)
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// iOS 16, Catalyst 16, tvOS 16, visionOS 1.
    @available(iOS 16.0, tvOS 16.0, *)
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    /// iOS 26; the user works in it.
    public static let standInAssistiveAccess = Role(
      rawValue: "UIWindowSceneSessionRoleAssistiveAccessApplication")
    /// As `windowExternalDisplay`, for tests.
    public static let standInExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }
  open internal(set) weak var scene: UIScene?
  open internal(set) var role: Role
  public let persistentIdentifier: String = UUID().uuidString
  /// Once its scene has been told that it connects.
  var isConnected = false
  init(role: Role) {
    self.role = role
    super.init()
  }
}

@MainActor open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// developer.apple.com/documentation/uikit/uiscenesessionactivationrequest-swift.struct: iOS 17, tvOS 17, visionOS 1.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UISceneSessionActivationRequest {
  public let session: UISceneSession?
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.session = session
  }
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    session = nil
  }
}

/// developer.apple.com/documentation/foundation/nsuseractivity: part of Foundation on Apple's systems; iOS 8.
open class NSUserActivity: NSObject {
  public let activityType: String
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}
