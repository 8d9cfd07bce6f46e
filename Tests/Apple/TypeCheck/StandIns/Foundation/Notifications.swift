// developer.apple.com/documentation/foundation/notificationcenter. Not isolated; `Notification` is not Sendable
// and `NotificationCenter` is (headers: NS_SWIFT_SENDABLE).

open class NSNotification: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
}

@available(*, unavailable)
extension Notification: @unchecked Sendable {}

open class OperationQueue: NSObject, @unchecked Sendable {
  open class var main: OperationQueue { OperationQueue() }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { NotificationCenter() }
  open func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { NSObject() }
  open func removeObserver(_ observer: Any) {}
  open func post(_ notification: Notification) {}
  open func post(name: NSNotification.Name, object: Any?) {}
  open func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]?) {}
}
