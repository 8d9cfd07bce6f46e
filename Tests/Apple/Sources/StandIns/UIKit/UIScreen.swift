// developer.apple.com/documentation/uikit/uiscreen: @MainActor; iOS 2, tvOS 9; unavailable on visionOS.

#if !os(visionOS)
@MainActor open class UIScreen: NSObject {
  static let standInMain = UIScreen()
  /// A television, say.
  public static let standInExternal = UIScreen(size: CGSize(width: 1920, height: 1080), scale: 1)
  override init() { super.init() }
  init(size: CGSize, scale: CGFloat) {
    standInBounds = CGRect(origin: .zero, size: size)
    standInScale = scale
    super.init()
  }

  @available(iOS, introduced: 2.0, deprecated: 26.0)
  @available(tvOS, introduced: 9.0, deprecated: 26.0)
  open class var main: UIScreen { standInMain }
  open var bounds: CGRect { standInBounds }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var scale: CGFloat { standInScale }
  /// iOS 8.
  open var nativeScale: CGFloat { standInScale }
  open var coordinateSpace: any UICoordinateSpace { SceneSpace(bounds: bounds) }
  open var maximumFramesPerSecond: Int { 60 }

  var standInBounds = CGRect(x: 0, y: 0, width: 1024, height: 1366)
  var standInScale: CGFloat = 2
}
#else
@available(visionOS, unavailable)
@MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { UIScreen() }
  open var bounds: CGRect { .zero }
  open var scale: CGFloat { 1 }
}

extension UIWindow {
  @available(visionOS, unavailable)
  public var screen: UIScreen { UIScreen() }
}
extension UIWindowScene {
  @available(visionOS, unavailable)
  public var screen: UIScreen { UIScreen() }
}
#endif
