// developer.apple.com/documentation/appkit/nsscreen: not isolated; macOS 10.0. The first screen is the one with the
// menu bar; its frame's origin is zero; y runs up.

open class NSScreen: NSObject {
  /// What tests set; main thread only.
  nonisolated(unsafe) static var standInScreens = [NSScreen()]
  nonisolated(unsafe) static weak var standInFocused: NSScreen?

  /// The screen of the window with the keyboard's focus.
  open class var main: NSScreen? { standInFocused ?? standInScreens.first }
  open class var screens: [NSScreen] { standInScreens }

  var values: Values
  struct Values {
    var frame = NSRect(x: 0, y: 0, width: 1440, height: 900)
    var visibleFrame = NSRect(x: 0, y: 70, width: 1440, height: 805)
    var backingScaleFactor: CGFloat = 2
    var name = "Built-in Display"
    var safeAreaInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  }
  init(_ values: Values = Values()) {
    self.values = values
    super.init()
  }

  open var frame: NSRect { values.frame }
  /// Without the menu bar and the Dock.
  open var visibleFrame: NSRect { values.visibleFrame }
  /// macOS 10.7.
  open var backingScaleFactor: CGFloat { values.backingScaleFactor }
  /// macOS 10.15.
  @available(macOS 10.15, *)
  open var localizedName: String { values.name }
  /// macOS 12: the camera housing.
  @available(macOS 12.0, *)
  open var safeAreaInsets: NSEdgeInsets { values.safeAreaInsets }
}
