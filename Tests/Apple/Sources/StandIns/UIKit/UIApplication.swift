// developer.apple.com/documentation/uikit/uiapplication: @MainActor; iOS 2, tvOS 9, visionOS 1.

@MainActor open class UIApplication: UIResponder {
  static let standInShared = UIApplication()
  override init() { super.init() }

  @available(iOSApplicationExtension, unavailable)
  @available(macCatalystApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  @available(visionOSApplicationExtension, unavailable)
  open class var shared: UIApplication { standInShared }

  /// iOS 13.
  open var connectedScenes: Set<UIScene> {
    standInScenes.filter { $0.session.isConnected || StandInWays.played.listsConnectingScenes }
  }
  var standInScenes: Set<UIScene> = []
  /// iOS 13.
  open var openSessions: Set<UISceneSession> { Set(standInScenes.map(\.session)) }
  /// iOS 13.
  open var supportsMultipleScenes: Bool { true }

  /// iOS 13, deprecated in 27.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    activate(sceneSession, errorHandler: errorHandler)
  }

  /// iOS 17, tvOS 17, visionOS 1.
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
  @preconcurrency open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    activate(request.session, errorHandler: errorHandler)
  }

  /// iOS 13.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let scene = sceneSession.scene as? UIWindowScene, scene.activationState != .unattached else {
      errorHandler?(SceneError.noScene)
      return
    }
    scene.standInDisconnect()
  }

  /// What the Objective-C run time has by that name. In an app extension it isn't for use, so there the stand-in
  /// stops.
  nonisolated open class func responds(to selector: Selector!) -> Bool {
    selector.name == "sharedApplication"
  }
  nonisolated open class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    guard responds(to: selector) else { preconditionFailure("unrecognized selector \(selector.name)") }
    let application = MainActor.assumeIsolated {
      precondition(!standInIsInExtension, "sharedApplication in an app extension")
      return standInShared
    }
    return Unmanaged.passUnretained(application)
  }
  public static var standInIsInExtension = false

  enum SceneError: Error { case noScene, refused }

  private func activate(_ session: UISceneSession?, errorHandler: ((any Error) -> Void)?) {
    standInActivationRequests.append(session)
    guard let scene = session?.scene as? UIWindowScene, scene.activationState != .unattached else {
      if session != nil { errorHandler?(SceneError.noScene) }
      return
    }
    scene.standInActivate()
  }
  /// Every activation that was asked for, in order; nil asks for a new scene.
  public var standInActivationRequests: [UISceneSession?] = []
}

extension UIApplication {
  /// Stand-in only: the application, for tests; `shared` is not for code that an extension links.
  public static var standIn: UIApplication { standInShared }
}
