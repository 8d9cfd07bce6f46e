// A window is read off the main actor.
// platforms: macOS
// error: main actor-isolated property 'isKeyWindow' can not be referenced from a nonisolated context
import AppKit

func isKey(_ window: NSWindow) -> Bool { window.isKeyWindow }
