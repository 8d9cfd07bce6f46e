/// developer.apple.com/documentation/appkit/nswindowdelegate: @MainActor. Its methods are optional there; here they
/// have the defaults that AppKit assumes.
@MainActor public protocol NSWindowDelegate: NSObjectProtocol {
  func windowShouldClose(_ sender: NSWindow) -> Bool
  func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool
  /// Asked by `zoom(_:)`, and by each read of `isZoomed`.
  func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect
}
extension NSWindowDelegate {
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  public func windowShouldZoom(_ window: NSWindow, toFrame newFrame: NSRect) -> Bool { true }
  public func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect {
    newFrame
  }
}
