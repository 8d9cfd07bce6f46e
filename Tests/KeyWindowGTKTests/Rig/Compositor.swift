import CKeyWindowGTK
import Foundation

/// What a Wayland compositor does for its user, and for nobody else: programs can't ask for it.
@MainActor protocol Compositor {
  /// Gives the window the keyboard.
  func focus(_ window: TestWindow) async throws
  /// Asks the window to close.
  func close(_ window: TestWindow) async throws
  /// Sets how many pixels of the screen are a point.
  func setScale(_ scale: Double) async throws
  /// Gives the window a part of the screen, or its own size back.
  func tile(_ window: TestWindow, _ isTiled: Bool) async throws
  /// Shows the first workspace or the second one; windows stay on theirs.
  func showWorkspace(_ number: Int) async throws
}

extension Rig {
  /// The compositor that the tests run on; nil on X11.
  @MainActor static var compositor: (any Compositor)? {
    switch current {
    case .sway: Sway()
    case .mutter: Mutter()
    case .gnomeShell: GNOMEShell()
    case .kwin: KWin()
    default: nil
    }
  }
}

/// By its own tool.
struct Sway: Compositor {
  func focus(_ window: TestWindow) async throws {
    try await run("swaymsg", "[title=\"^\(window.name)$\"] focus")
  }

  func close(_ window: TestWindow) async throws {
    try await run("swaymsg", "[title=\"^\(window.name)$\"] kill")
  }

  func setScale(_ scale: Double) async throws {
    try await run("swaymsg", "output HEADLESS-1 scale \(scale)")
  }

  func tile(_ window: TestWindow, _ isTiled: Bool) async throws {
    try await run("swaymsg", "[title=\"^\(window.name)$\"] floating \(isTiled ? "disable" : "enable")")
  }

  func showWorkspace(_ number: Int) async throws {
    try await run("swaymsg", "workspace \(number)")
  }
}

/// By its keys: it can't be asked otherwise.
struct Mutter: Compositor {
  func focus(_ window: TestWindow) async throws {
    // Each time the window comes to the front that had the keyboard longest ago, so it's the turn of each.
    while !window.isActiveToGTK {
      let last = activeWindow
      try Seat.press(.leftShift, .leftAlt, .tab)
      try await until("mutter gives the keyboard to another window") {
        let now = activeWindow
        return now != nil && now != last
      }
    }
  }

  /// The window that GTK says the keys go to.
  private var activeWindow: UnsafeMutableRawPointer? {
    let toplevels = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(toplevels) {
      guard let window = g_list_model_get_item(toplevels, index) else { continue }
      // The list holds it.
      g_object_unref(window)
      if hasKeyboard(window.assumingMemoryBound(to: GtkWindow.self)) { return window }
    }
    return nil
  }

  func close(_ window: TestWindow) async throws {
    try await focus(window)
    try Seat.press(.leftAlt, .f4)
  }

  func setScale(_ scale: Double) async throws {
    try Seat.setScale(scale)
  }

  func tile(_ window: TestWindow, _ isTiled: Bool) async throws {
    try await focus(window)
    // The same keys take it back.
    try Seat.press(.leftSuper, .left)
  }

  func showWorkspace(_ number: Int) async throws {
    throw Failure(description: "mutter without its shell has one workspace")
  }
}

/// By its own language, which it takes over the bus when it runs in its unsafe mode.
struct GNOMEShell: Compositor {
  func focus(_ window: TestWindow) async throws {
    // A window that still comes up takes the keyboard once more.
    try await repeated("\(window.name) gets the keyboard") {
      try await evaluate("w.activate(global.get_current_time())", for: window)
    } until: {
      window.isActiveToGTK
    }
  }

  func close(_ window: TestWindow) async throws {
    try await evaluate("w.delete(global.get_current_time())", for: window)
  }

  func setScale(_ scale: Double) async throws {
    try Seat.setScale(scale)
  }

  func tile(_ window: TestWindow, _ isTiled: Bool) async throws {
    try await focus(window)
    // The same keys take it back.
    try Seat.press(.leftSuper, .left)
  }

  func showWorkspace(_ number: Int) async throws {
    try await evaluate(
      "global.workspace_manager.get_workspace_by_index(\(number - 1)).activate(global.get_current_time())")
  }

  /// Opens the overview, in which no window has the keyboard, or closes it.
  func showOverview(_ isShown: Bool) async throws {
    try await evaluate("Main.overview.\(isShown ? "show" : "hide")()")
  }

  /// Evaluates an expression in which `w` is the window.
  private func evaluate(_ expression: String, for window: TestWindow) async throws {
    try await evaluate(
      """
      for (const w of global.get_window_actors().map(a => a.meta_window)) \
      if (w.title == "\(window.name)") \(expression)
      """)
  }

  private func evaluate(_ expression: String) async throws {
    let answer = try await run(
      "gdbus", "call", "--session", "--dest", "org.gnome.Shell", "--object-path", "/org/gnome/Shell",
      "--method",
      "org.gnome.Shell.Eval", expression)
    guard answer.hasPrefix("(true") else { throw Failure(description: "\(expression): \(answer)") }
  }
}

/// By its scripts, which see its windows, and by its bus.
struct KWin: Compositor {
  func focus(_ window: TestWindow) async throws {
    // The names that KWin 5 and KWin 6 have for it.
    try await script("workspace.activeClient = w; workspace.activeWindow = w", for: window)
  }

  func close(_ window: TestWindow) async throws {
    try await script("w.closeWindow()", for: window)
  }

  func setScale(_ scale: Double) async throws {
    try Seat.setScale(scale)
  }

  func tile(_ window: TestWindow, _ isTiled: Bool) async throws {
    try await focus(window)
    // The same slot takes it back.
    try await script("workspace.slotWindowQuickTileLeft()", for: window)
  }

  func showWorkspace(_ number: Int) async throws {
    if number == 2 {
      try await call(
        "/VirtualDesktopManager", "org.kde.KWin.VirtualDesktopManager.createDesktop", "1", "second")
    }
    try await call("/KWin", "org.kde.KWin.setCurrentDesktop", "\(number)")
  }

  /// Asks the user to point at a window, or takes the question back.
  func askForWindow(_ isAsked: Bool) async throws {
    guard isAsked else { return try Seat.press(.escape) }
    // The answer comes with the user's.
    try await run(
      "sh", "-c",
      "gdbus call --session --dest org.kde.KWin --object-path /KWin --method org.kde.KWin.queryWindowInfo "
        + ">/dev/null 2>&1 &")
  }

  /// Runs a statement of JavaScript in which `w` is the window.
  private func script(_ statement: String, for window: TestWindow) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).js")
    defer { try? FileManager.default.removeItem(at: file) }
    try """
    const windows = workspace.windowList ? workspace.windowList() : workspace.clientList();
    for (const w of windows) if (w.caption == "\(window.name)") { \(statement) }
    """.write(to: file, atomically: true, encoding: .utf8)
    let scripting = "org.kde.kwin.Scripting"
    let answer = try await call("/Scripting", "\(scripting).loadScript", file.path, file.lastPathComponent)
    let number = answer.filter(\.isNumber)
    do { try await call("/Scripting/Script\(number)", "org.kde.kwin.Script.run") } catch {
      // KWin 5 has it there.
      try await call("/\(number)", "org.kde.kwin.Script.run")
    }
    try await call("/Scripting", "\(scripting).unloadScript", file.lastPathComponent)
  }

  @discardableResult
  private func call(_ object: String, _ method: String, _ arguments: String...) async throws -> String {
    try await run(
      "gdbus",
      ["call", "--session", "--dest", "org.kde.KWin", "--object-path", object, "--method", method] + arguments
    )
  }
}

/// Does it once a second until the condition holds.
@MainActor private func repeated(
  _ what: String, _ action: () async throws -> Void, until condition: () -> Bool
) async throws {
  for _ in 1...10 {
    try await action()
    if (try? await until(what, within: .seconds(1), condition)) != nil { return }
  }
  throw Failure(description: "never: \(what)")
}

extension TestWindow {
  /// GTK says that the keys go to the window.
  var isActiveToGTK: Bool { window.pointer.map(hasKeyboard) ?? false }
}

/// GTK says so, and the compositor that the window is focused: a popover leaves GTK 4.8 saying it of more than one.
@MainActor private func hasKeyboard(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
  gtk_window_is_active(window) != 0
    && gtk_native_get_surface(OpaquePointer(window)).map {
      gdk_toplevel_get_state($0).rawValue & GDK_TOPLEVEL_STATE_FOCUSED.rawValue != 0
    } ?? false
}
