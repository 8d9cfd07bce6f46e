// developer.apple.com/documentation/foundation: NSRect and its kin are names for Core Graphics' values; y runs up.
// NSEdgeInsets: macOS 10.7. Not isolated.
@_exported import Foundation
@_exported import KeyValueObserving
@_exported import ObjectiveC

#if !os(Linux)
public typealias NSRect = CGRect
public typealias NSPoint = CGPoint
public typealias NSSize = CGSize

public struct NSEdgeInsets: Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
#endif

extension NSEdgeInsets {
  static let none = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  func isSame(as other: NSEdgeInsets) -> Bool {
    top == other.top && left == other.left && bottom == other.bottom && right == other.right
  }
}

/// developer.apple.com/documentation/appkit/nsuserinterfacelayoutdirection: macOS 10.6.
public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
