// A call that is newer than the deployment target, without #available.
// platforms: macOS
// error: 'activate()' is only available in macOS 14.0 or newer
import AppKit

@MainActor func newer(_ app: NSApplication) { app.activate() }
