// developer.apple.com/documentation/objectivec/objective-c_runtime: associated objects, for every class instance,
// since macOS 10.6 and iOS 3.1; not isolated. They go when the object goes.
//
// Off Apple's systems there is no slot in an object for them. An `AssociatedObjectOwner` (the base classes
// UIResponder and NSResponder are) offers one.

/// Policies, by the C names. The stand-in retains, whatever the policy.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// What holds an object's associated objects; a stored property of the base class, so it goes with the object.
/// Unchecked, since objc_setAssociatedObject is isolated to nothing: its owners are used on the main thread alone.
public final class AssociatedObjects: @unchecked Sendable {
  fileprivate var values: [UnsafeRawPointer: Any] = [:]
  public init() {}
}

/// Stand-in only: an object that associated objects can be set on.
public protocol AssociatedObjectOwner: AnyObject {
  nonisolated var standInAssociatedObjects: AssociatedObjects { get }
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = object as? any AssociatedObjectOwner else {
    preconditionFailure("The stand-ins keep associated objects of UIKit's and AppKit's objects only.")
  }
  owner.standInAssociatedObjects.values[key] = value
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any AssociatedObjectOwner)?.standInAssociatedObjects.values[key]
}

public func objc_removeAssociatedObjects(_ object: Any) {
  (object as? any AssociatedObjectOwner)?.standInAssociatedObjects.values.removeAll()
}
