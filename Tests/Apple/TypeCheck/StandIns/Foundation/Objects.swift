// developer.apple.com/documentation/objectivec/nsobject and foundation: the object base and small classes.
// Nothing here is isolated.
@_exported import CoreGraphics
@_exported import Dispatch

public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  var description: String { get }
}

open class NSObject: NSObjectProtocol, Equatable, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  public init() {}
  open func isEqual(_ object: Any?) -> Bool { false }
  open var hash: Int { 0 }
  open var description: String { "" }
  open var debugDescription: String { "" }
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
  public func hash(into hasher: inout Hasher) {}
}

open class NSCoder: NSObject {}
open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { Bundle() }
  open var bundlePath: String { "" }
}

public typealias TimeInterval = Double

public struct Date: Hashable, Comparable, Sendable, Codable {
  public var timeIntervalSinceReferenceDate: TimeInterval
  public init() { timeIntervalSinceReferenceDate = 0 }
  public init(timeIntervalSinceNow: TimeInterval) { self.init() }
  public init(timeIntervalSince1970: TimeInterval) { self.init() }
  public var timeIntervalSince1970: TimeInterval { 0 }
  public var timeIntervalSinceNow: TimeInterval { 0 }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
  public static func < (lhs: Date, rhs: Date) -> Bool { false }
}

public struct UUID: Hashable, Sendable, Codable {
  private var low: UInt64
  public init() { low = 0 }
  public init?(uuidString: String) { return nil }
  public var uuidString: String { "" }
}

public struct Data: Hashable, Sendable, Codable {
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 { bytes = Array(elements) }
  private var bytes: [UInt8]
  public init() { bytes = [] }
  public var count: Int { bytes.count }
}

open class JSONEncoder: @unchecked Sendable {
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data { Data() }
}
open class JSONDecoder: @unchecked Sendable {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    throw DecodingError.valueNotFound(type, .init(codingPath: [], debugDescription: ""))
  }
}

/// `LocalizedError` and its defaults.
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
}
extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
}
extension Error {
  public var localizedDescription: String { "" }
}

public protocol NSLocking {
  func lock()
  func unlock()
}
extension NSLocking {
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
}

open class Thread: NSObject {
  open class var isMainThread: Bool { true }
  /// developer.apple.com/documentation/foundation/thread/detachnewthread(_:), macOS 10.12, iOS 10.
  open class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
}

open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { ProcessInfo() }
  open var environment: [String: String] { [:] }
  open var arguments: [String] { [] }
  open var systemUptime: TimeInterval { 0 }
}

/// Foundation's own, from the first systems; the standard library's for collections is there from macOS 13, iOS 16.
extension StringProtocol {
  public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Encoding()
  }
  public init?(data: Data, encoding: Encoding) { return nil }
  public init(format: String, _ arguments: any CVarArg...) { self = format }
  public func trimmingCharacters(in set: CharacterSet) -> String { self }
}
public struct CharacterSet: Sendable {
  public static var whitespaces: CharacterSet { .init() }
  public static var whitespacesAndNewlines: CharacterSet { .init() }
}

public func sqrt(_ value: Double) -> Double { value }
public func floor(_ value: Double) -> Double { value }
public func ceil(_ value: Double) -> Double { value }
public func sqrt(_ value: CGFloat) -> CGFloat { value }
public func floor(_ value: CGFloat) -> CGFloat { value }
public func ceil(_ value: CGFloat) -> CGFloat { value }
