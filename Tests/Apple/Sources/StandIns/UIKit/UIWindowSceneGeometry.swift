// developer.apple.com/documentation/uikit/uiwindowscene/geometry and geometrypreferences: iOS 16, Catalyst 16, tvOS 16,
// visionOS 1. The geometry carries no isolation in the documentation.

extension UIWindowScene {
  @available(iOS 16.0, tvOS 16.0, *)
  public final class Geometry: NSObject {
    let storedOrientation: UIInterfaceOrientation
    let storedFrame: CGRect
    let isFullScreen: Bool
    var isBeingDragged = false
    /// iOS 26, tvOS 26, visionOS 26, and Catalyst with them:
    /// developer.apple.com/documentation/uikit/uiwindowscene/geometry/isinteractivelyresizing
    @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public var isInteractivelyResizing: Bool { isBeingDragged }
    init(interfaceOrientation: UIInterfaceOrientation, systemFrame: CGRect, isFullScreen: Bool = false) {
      storedOrientation = interfaceOrientation
      storedFrame = systemFrame
      self.isFullScreen = isFullScreen
      super.init()
    }
    #if !os(tvOS) && !os(visionOS)
    public var interfaceOrientation: UIInterfaceOrientation { storedOrientation }
    #endif
    #if targetEnvironment(macCatalyst) || KEYWINDOW_UIKIT
    /// Catalyst alone; y runs down from the top left of the main display.
    public var systemFrame: CGRect { storedFrame }
    #endif
  }

  @available(iOS 16.0, tvOS 16.0, *)
  @MainActor open class GeometryPreferences: NSObject {
    var requestedFrame: CGRect? { nil }
    public override init() { super.init() }

    #if targetEnvironment(macCatalyst) || KEYWINDOW_UIKIT
    /// developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/mac: Catalyst 16 alone.
    public final class Mac: GeometryPreferences {
      public var systemFrame: CGRect?
      override var requestedFrame: CGRect? { systemFrame }
      public override init() { super.init() }
      public convenience init(systemFrame: CGRect) {
        self.init()
        self.systemFrame = systemFrame
      }
    }
    #endif
    #if os(visionOS) || KEYWINDOW_UIKIT
    /// developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/vision: visionOS 1 alone.
    public final class Vision: GeometryPreferences {
      public var size: CGSize?
      public override init() { super.init() }
      public convenience init(size: CGSize) {
        self.init()
        self.size = size
      }
    }
    #endif
  }
}
