// developer.apple.com/documentation/appkit/nswindow: its nested types and notification names. AppKit's names are
// printed without an isolation; they are nonisolated here.

extension NSWindow {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let borderless: StyleMask = []
    public static let titled = StyleMask(rawValue: 1 << 0)
    public static let closable = StyleMask(rawValue: 1 << 1)
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    public static let resizable = StyleMask(rawValue: 1 << 3)
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    public static let docModalWindow = StyleMask(rawValue: 1 << 6)
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }
  public enum BackingStoreType: UInt, Sendable {
    case retained = 0, nonretained, buffered
  }
  public enum OrderingMode: Int, Sendable {
    case above = 1, below = -1, out = 0
  }
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let floating = Level(rawValue: 3)
    public static let modalPanel = Level(rawValue: 8)
    public static let mainMenu = Level(rawValue: 24)
    public static let statusBar = Level(rawValue: 25)
    public static let popUpMenu = Level(rawValue: 101)
    public static let screenSaver = Level(rawValue: 1000)
  }
  /// developer.apple.com/documentation/appkit/nswindow/collectionbehavior-swift.struct: macOS 10.5.
  public struct CollectionBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managed = CollectionBehavior(rawValue: 1 << 2)
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
  }
  /// macOS 10.9.
  public struct OcclusionState: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let visible = OcclusionState(rawValue: 1 << 1)
  }
}

extension NSWindow {
  private nonisolated static func name(_ name: String) -> NSNotification.Name {
    .init("NSWindow\(name)Notification")
  }
  nonisolated public class var didBecomeKeyNotification: NSNotification.Name { name("DidBecomeKey") }
  nonisolated public class var didResignKeyNotification: NSNotification.Name { name("DidResignKey") }
  nonisolated public class var didBecomeMainNotification: NSNotification.Name { name("DidBecomeMain") }
  nonisolated public class var didResignMainNotification: NSNotification.Name { name("DidResignMain") }
  nonisolated public class var willMoveNotification: NSNotification.Name { name("WillMove") }
  nonisolated public class var didMoveNotification: NSNotification.Name { name("DidMove") }
  nonisolated public class var didResizeNotification: NSNotification.Name { name("DidResize") }
  nonisolated public class var willStartLiveResizeNotification: NSNotification.Name {
    name("WillStartLiveResize")
  }
  nonisolated public class var didEndLiveResizeNotification: NSNotification.Name { name("DidEndLiveResize") }
  nonisolated public class var willMiniaturizeNotification: NSNotification.Name { name("WillMiniaturize") }
  nonisolated public class var didMiniaturizeNotification: NSNotification.Name { name("DidMiniaturize") }
  nonisolated public class var didDeminiaturizeNotification: NSNotification.Name { name("DidDeminiaturize") }
  nonisolated public class var didChangeScreenNotification: NSNotification.Name { name("DidChangeScreen") }
  nonisolated public class var didChangeBackingPropertiesNotification: NSNotification.Name {
    name("DidChangeBackingProperties")
  }
  nonisolated public class var didChangeOcclusionStateNotification: NSNotification.Name {
    name("DidChangeOcclusionState")
  }
  nonisolated public class var willEnterFullScreenNotification: NSNotification.Name {
    name("WillEnterFullScreen")
  }
  nonisolated public class var didEnterFullScreenNotification: NSNotification.Name {
    name("DidEnterFullScreen")
  }
  nonisolated public class var willExitFullScreenNotification: NSNotification.Name {
    name("WillExitFullScreen")
  }
  nonisolated public class var didExitFullScreenNotification: NSNotification.Name {
    name("DidExitFullScreen")
  }
  nonisolated public class var willBeginSheetNotification: NSNotification.Name { name("WillBeginSheet") }
  nonisolated public class var didEndSheetNotification: NSNotification.Name { name("DidEndSheet") }
  nonisolated public class var willCloseNotification: NSNotification.Name { name("WillClose") }
  nonisolated public class var didExposeNotification: NSNotification.Name { name("DidExpose") }
  nonisolated public class var didUpdateNotification: NSNotification.Name { name("DidUpdate") }
}
