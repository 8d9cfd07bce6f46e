#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// The platform's window: `NSWindow` here, `UIWindow` elsewhere.
public typealias HostingWindow = NSWindow

extension ObservableWindow {
  var asHostingWindow: HostingWindow? { self as? NSWindow }
}
#endif
