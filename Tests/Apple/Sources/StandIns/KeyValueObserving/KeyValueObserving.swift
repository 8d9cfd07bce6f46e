// developer.apple.com/documentation/swift/using-key-value-observing-in-swift; on Apple's systems part of
// Foundation (macOS 10.13, iOS 11). Off them Foundation has no key-value observing, so the stand-ins of UIKit and
// AppKit re-export this module. Only the properties that a stand-in announces are observable.
@_exported import Foundation

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

public struct NSKeyValueObservedChange<Value> {
  public let oldValue: Value?
  public let newValue: Value?
  public let isPrior: Bool
}

/// Ends when it is invalidated or freed.
public final class NSKeyValueObservation: NSObject {
  private var end: (() -> Void)?
  fileprivate init(end: @escaping () -> Void) {
    self.end = end
    super.init()
  }
  public func invalidate() {
    end?()
    end = nil
  }
  deinit { end?() }
}

/// What an observable object keeps; a stored property of its class. Unchecked, since observing is isolated to
/// nothing: its owners are used on the main thread alone.
public final class KeyValueObservers: @unchecked Sendable {
  fileprivate var handlers: [(id: Int, keyPath: AnyKeyPath, changed: (Any, Any, Any) -> Void)] = []
  fileprivate var nextID = 0
  public init() {}
  public var count: Int { handlers.count }

  /// Plays that every property is set on another thread, where the observers are called, while the main thread waits.
  nonisolated(unsafe) public static var standInSetsElsewhere = false
}

/// Stand-in only: a class some of whose properties can be observed.
public protocol KeyValueObservable: NSObject {
  nonisolated var standInKeyValueObservers: KeyValueObservers { get }
}

extension KeyValueObservable {
  /// Calls `changeHandler` after each announced change, on the thread that makes it.
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observers = standInKeyValueObservers
    let id = observers.nextID
    observers.nextID += 1
    observers.handlers.append(
      (
        id, keyPath,
        { object, old, new in
          guard let object = object as? Self else { return }
          let change = NSKeyValueObservedChange(
            oldValue: options.contains(.old) ? old as? Value : nil,
            newValue: options.contains(.new) ? new as? Value : nil, isPrior: false)
          changeHandler(object, change)
        }
      ))
    if options.contains(.initial) {
      let value = self[keyPath: keyPath]
      changeHandler(
        self,
        NSKeyValueObservedChange(
          oldValue: nil, newValue: options.contains(.new) ? value : nil, isPrior: false))
    }
    return NSKeyValueObservation { [weak observers] in observers?.handlers.removeAll { $0.id == id } }
  }

  /// Stand-in only: tells the observers of a property that it has changed.
  public func standInDidChange<Value>(_ keyPath: KeyPath<Self, Value>, from old: Value, to new: Value) {
    let observers = standInKeyValueObservers
    let tell = {
      for handler in observers.handlers where handler.keyPath == keyPath {
        guard observers.handlers.contains(where: { $0.id == handler.id }) else { continue }
        handler.changed(self, old, new)
      }
    }
    guard KeyValueObservers.standInSetsElsewhere else { return tell() }
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      tell()
      isDone.signal()
    }
    isDone.wait()
  }
}
