#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The platform's window: `UIWindow` here, `NSWindow` on macOS.
public typealias HostingWindow = UIWindow

extension ObservableWindow {
  var asHostingWindow: HostingWindow? { self as? UIWindow }
}
#endif
