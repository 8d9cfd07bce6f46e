// developer.apple.com/documentation/corefoundation: a source of a run loop. C's types, so nothing is isolated or
// sendable.

public typealias CFIndex = Int
public class CFAllocator {}
public class CFString {}

/// developer.apple.com/documentation/corefoundation/cfrunloop
public class CFRunLoop {}
/// developer.apple.com/documentation/corefoundation/cfrunloopsource
public class CFRunLoopSource {}

/// developer.apple.com/documentation/corefoundation/cfrunloopmode
public struct CFRunLoopMode: Hashable, Sendable {
  public static var commonModes: CFRunLoopMode { CFRunLoopMode() }
  public static var defaultMode: CFRunLoopMode { CFRunLoopMode() }
}

/// developer.apple.com/documentation/corefoundation/cfrunloopsourcecontext
public struct CFRunLoopSourceContext {
  public var version: CFIndex = 0
  public var info: UnsafeMutableRawPointer?
  public var retain: (@convention(c) (UnsafeRawPointer?) -> UnsafeRawPointer?)?
  public var release: (@convention(c) (UnsafeRawPointer?) -> Void)?
  public var perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
  public init() {}
}

public func CFRunLoopGetMain() -> CFRunLoop! { nil }
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) {}
public func CFRunLoopSourceCreate(
  _ allocator: CFAllocator!, _ order: CFIndex, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { nil }
