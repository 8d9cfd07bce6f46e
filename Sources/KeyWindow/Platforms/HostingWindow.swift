#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The platform's window: `UIWindow` here, `NSWindow` on macOS.
public typealias HostingWindow = UIWindow

extension ObservableWindow {
  var asHostingWindow: HostingWindow? { self as? UIWindow }
}
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// The platform's window: `NSWindow` here, `UIWindow` elsewhere.
public typealias HostingWindow = NSWindow

extension ObservableWindow {
  var asHostingWindow: HostingWindow? { self as? NSWindow }
}
#else
/// The platform's window: on Linux whatever can be observed, a `GTKWindow` mostly.
public typealias HostingWindow = any ObservableWindow

extension ObservableWindow {
  var asHostingWindow: HostingWindow? { self }
}
#endif

extension WindowObserver {
  /// The observed window, held weakly; nil when there's none, or when it is gone.
  ///
  /// Setting it observes another window from now on, and ends the observation of the one before.
  public var window: HostingWindow? {
    get { observedWindow?.asHostingWindow }
    set { observe(newValue) }
  }
}

extension RegisteredWindow {
  /// The window, held weakly; nil once it has been freed.
  @MainActor public var window: HostingWindow? { observedWindow?.asHostingWindow }
}
