#if !canImport(Darwin) || os(watchOS)
/// The platform's window: on Linux whatever can be observed, a `GTKWindow` mostly.
public typealias HostingWindow = any ObservableWindow

extension ObservableWindow {
  var asHostingWindow: HostingWindow? { self }
}
#endif
