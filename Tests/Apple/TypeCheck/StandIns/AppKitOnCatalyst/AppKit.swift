// On Mac Catalyst `canImport(AppKit)` is true, and `NSWindow`, `NSView` and `NSApplication` are unavailable
// there: code that gates on `canImport(AppKit)` instead of `os(macOS)` must not get through.
@_exported import Foundation

@available(macCatalyst, unavailable) open class NSResponder: NSObject {}
@available(macCatalyst, unavailable) open class NSView: NSResponder {}
@available(macCatalyst, unavailable) open class NSWindow: NSResponder {}
@available(macCatalyst, unavailable) open class NSApplication: NSResponder {}
