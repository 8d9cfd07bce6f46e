// developer.apple.com/documentation/objectivec/selector and class_getname(_:). NSSelectorFromString is in Foundation
// on Apple's systems; off them Foundation has no selectors.

import Foundation

public struct Selector: Hashable, Sendable {
  public let name: String
  public init(_ name: String) { self.name = name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension NSObject {
  /// developer.apple.com/documentation/objectivec/nsobjectprotocol/perform(_:). There is nobody here to take it.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { nil }
}

/// A class of Apple's frameworks has its bare name, a class written in Swift its module's before.
public func class_getName(_ theClass: AnyClass?) -> UnsafePointer<CChar> {
  let name = theClass.map { String(reflecting: $0) } ?? "nil"
  let framework = ["UIKit.", "AppKit."].first { name.hasPrefix($0) } ?? ""
  return ClassNames.shared.pointer(to: String(name.dropFirst(framework.count)))
}

/// Kept for good, as a class's name is. Unchecked: used on the main thread alone.
private final class ClassNames: @unchecked Sendable {
  static let shared = ClassNames()
  private var pointers: [String: UnsafePointer<CChar>] = [:]

  func pointer(to name: String) -> UnsafePointer<CChar> {
    if let pointer = pointers[name] { return pointer }
    let characters = UnsafeMutableBufferPointer<CChar>.allocate(capacity: name.utf8.count + 1)
    _ = characters.initialize(from: name.utf8CString)
    guard let start = characters.baseAddress else { preconditionFailure("a name has an end at least") }
    pointers[name] = UnsafePointer(start)
    return UnsafePointer(start)
  }
}
