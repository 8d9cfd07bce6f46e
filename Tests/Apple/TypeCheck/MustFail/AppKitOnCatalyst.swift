// AppKit can be imported on Catalyst, and NSWindow is unavailable there.
// platforms: Catalyst
// error: 'NSWindow' is unavailable in Mac Catalyst
#if canImport(AppKit)
import AppKit

@MainActor func key(_ window: NSWindow) -> AnyObject { window }
#endif
