// developer.apple.com/documentation/dispatch: what a client of the main queue needs. Nothing is isolated.

open class DispatchObject: @unchecked Sendable {
  public init() {}
}

public struct DispatchQoS: Equatable, Sendable {
  public static let unspecified = DispatchQoS()
  public static let userInteractive = DispatchQoS()
  public static let userInitiated = DispatchQoS()
  public static let `default` = DispatchQoS()
  public static let utility = DispatchQoS()
  public static let background = DispatchQoS()
}

public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// developer.apple.com/documentation/dispatch/dispatchsemaphore
public final class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int) {}
  public func wait() {}
  @discardableResult public func signal() -> Int { 0 }
}

public final class DispatchGroup: DispatchObject, @unchecked Sendable {}

public final class DispatchQueue: DispatchObject, @unchecked Sendable {
  public static let main = DispatchQueue()
  public class func global(qos: DispatchQoS = .default) -> DispatchQueue { main }
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {}
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {}
  public func async(execute workItem: DispatchWorkItem) {}
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {}
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
}

/// developer.apple.com/documentation/dispatch/dispatchspecifickey
public final class DispatchSpecificKey<T>: Sendable {
  public init() {}
}

/// developer.apple.com/documentation/dispatch/dispatchworkitem
public class DispatchWorkItem: @unchecked Sendable {
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping @Sendable () -> Void
  ) {}
  public func cancel() {}
  public var isCancelled: Bool { false }
}

/// developer.apple.com/documentation/dispatch/dispatchsourceprotocol; `activate()` from macOS 10.12, iOS 10.
public protocol DispatchSourceProtocol: DispatchObject {
  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@Sendable () -> Void)?)
  func activate()
  func resume()
  func cancel()
}
extension DispatchSourceProtocol {
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (@Sendable () -> Void)?
  ) {}
  public func activate() {}
  public func resume() {}
  public func cancel() {}
}
public protocol DispatchSourceUserDataOr: DispatchSourceProtocol {
  var data: UInt { get }
}
extension DispatchSourceUserDataOr {
  public func or(data: UInt) {}
}
private final class UserDataOr: DispatchObject, DispatchSourceUserDataOr, @unchecked Sendable {
  var data: UInt { 0 }
}
public final class DispatchSource: DispatchObject, @unchecked Sendable {
  public class func makeUserDataOrSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataOr {
    UserDataOr()
  }
}

public struct DispatchTime: Comparable, Sendable {
  public var rawValue: UInt64
  public static func now() -> DispatchTime { .init(rawValue: 0) }
  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
}

public enum DispatchTimeInterval: Sendable {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never
}

public enum DispatchPredicate {
  case onQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue), notOnQueue(DispatchQueue)
}

/// macOS 10.12, iOS 10.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
