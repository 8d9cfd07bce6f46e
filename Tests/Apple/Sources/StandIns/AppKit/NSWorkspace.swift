// developer.apple.com/documentation/appkit/nsworkspace: macOS 10.0, printed without an isolation. Its notifications are
// posted in a center of its own: developer.apple.com/documentation/appkit/nsworkspace/notificationcenter

open class NSWorkspace: NSObject {
  nonisolated(unsafe) private static let standInShared = NSWorkspace()
  open class var shared: NSWorkspace { standInShared }
  public let notificationCenter = NotificationCenter()
  /// macOS 10.6.
  open class var activeSpaceDidChangeNotification: NSNotification.Name {
    .init("NSWorkspaceActiveSpaceDidChangeNotification")
  }

  /// The user goes to another Space, where these windows of the app's are and no others.
  @MainActor public static func standInShowSpace(with windows: [NSWindow]) {
    for window in NSApplication.standInShared.windows {
      window.isOnActiveSpace = windows.contains { $0 === window }
    }
    shared.notificationCenter.post(name: activeSpaceDidChangeNotification, object: shared)
  }
}
