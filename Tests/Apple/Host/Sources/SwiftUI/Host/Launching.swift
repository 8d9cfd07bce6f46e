internal import CKeyWindowGTK

extension App {
  /// Runs the app in GTK's windows until the last of them is closed. (On a Mac the app would stay, in the Dock; here
  /// there is nowhere to open a new window from.)
  public static func main() {
    guard gtk_init_check() != 0 else {
      complain("GTK finds no display: set DISPLAY or WAYLAND_DISPLAY, or start it with scripts/with-display")
      exit(1)
    }
    let server = WindowServer.shared
    server.start(Self())
    guard !server.windows.isEmpty else {
      complain("there is nothing to open")
      exit(1)
    }
    MainLoop.run(while: { !server.windows.isEmpty })
  }
}

/// Says what can't be done, and why. The rest goes on.
@MainActor func complain(_ what: String) {
  let line = "\(ProcessInfo.processInfo.processName): \(what)\n"
  FileHandle.standardError.write(Data(line.utf8))
}
