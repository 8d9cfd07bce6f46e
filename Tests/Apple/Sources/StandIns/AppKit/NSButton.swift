// developer.apple.com/documentation/appkit/nscontrol and nsbutton: @MainActor; macOS 10.0. Here only what a window's
// own buttons are.

open class NSControl: NSView {}

open class NSButton: NSControl {}
