import CKeyWindowGTK
import CKeyWindowGTK.X11
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

/// A window of a test, observed from before it's shown.
@MainActor final class TestWindow {
  let name: String
  let window: GTKWindow
  let observer: WindowObserver
  /// Each state that was told.
  private(set) var states: [WindowState?] = []
  private var observation: WindowObservation?

  init(_ name: String, _ window: GTKWindow, whenTold: @escaping @MainActor () -> Void) {
    self.name = name
    self.window = window
    observer = WindowObserver(window)
    observation = observer.onChange(initial: true) { [weak self] in
      self?.states.append($0)
      whenTold()
    }
  }

  var state: WindowState? { observer.state }
  var isKey: Bool { observer.isKeyWindow }

  /// The number that the X server gives the window.
  var id: String {
    get throws {
      let surface = try #require(gtk_native_get_surface(OpaquePointer(window.pointer)))
      return "\(keywindow_x11_id(surface))"
    }
  }
}

/// The windows of a test, and which of them was key when.
@MainActor final class Desk {
  /// The names of the windows that were key, whenever something was told, without repetitions.
  private(set) var keys: [[String]] = [[]]
  private(set) var windows: [TestWindow] = []

  /// Opens a window and waits until it is on screen, and key where that follows.
  ///
  /// - Parameter header: it has a header bar of its own instead of the window manager's title bar.
  func open(_ name: String, header: Bool = false, size: (Int, Int) = (320, 200)) async throws -> TestWindow {
    let window = try make(name, header: header, size: size)
    try window.window.performWindowCommand(.makeKeyAndOrderFront)
    try await until("\(name) appears") { window.state?.isVisible == true }
    // xfwm4 hands the keyboard on with the time of the last event it saw. Of two windows that get it with the
    // same time, the one that answers last keeps it.
    if Rig.isOneOf([.xfwm4]),
      (try? await until("\(name) is key", within: .seconds(3), { window.isKey })) == nil,
      !window.isActiveToGTK
    {
      try await window.getFocus()
    }
    try await until("\(name) is key") { window.isKey }
    // Sway's first answers would undo what is asked for meanwhile, and KWin moves the window once more.
    if Rig.isOneOf([.xfwm4, .sway, .kwinX11]) { try await settle() }
    return window
  }

  /// Makes a window and doesn't show it. Its content is red.
  func make(_ name: String, header: Bool = false, size: (Int, Int) = (320, 200)) throws -> TestWindow {
    let window = try #require(gtk_window_new().flatMap { GTKWindow.window($0) })
    if header { gtk_window_set_titlebar(window.pointer, gtk_header_bar_new()) }
    gtk_window_set_title(window.pointer, name)
    gtk_window_set_default_size(window.pointer, Int32(size.0), Int32(size.1))
    let content = try #require(gtk_drawing_area_new())
    gtk_drawing_area_set_draw_func(
      UnsafeMutableRawPointer(content).assumingMemoryBound(to: GtkDrawingArea.self),
      { _, cairo, _, _, _ in
        cairo_set_source_rgb(cairo, 1, 0, 0)
        cairo_paint(cairo)
      }, nil, nil)
    gtk_widget_set_focusable(content, 1)
    gtk_window_set_child(window.pointer, content)
    return add(name, window)
  }

  /// Has a window of another making take part.
  @discardableResult
  func add(_ name: String, _ window: GTKWindow) -> TestWindow {
    let new = TestWindow(name, window) { [weak self] in self?.noteKeys() }
    windows.append(new)
    return new
  }

  /// Waits until what has happened has been told: the server has answered, what it answered went through GTK
  /// and a turn of the loop, and a loss of the keyboard, had there been one, is held back no more.
  ///
  /// - Parameter keepingTitles: the titles are left alone; otherwise each window is told two.
  func settle(keepingTitles: Bool = false) async throws {
    for window in windows {
      guard let pointer = window.window.pointer else { continue }
      gdk_display_sync(gtk_widget_get_display(widget(pointer)))
      if keepingTitles { continue }
      let old = window.state?.title
      try window.window.performWindowCommand(.setTitle("\(window.name) settles"))
      try await until("\(window.name)'s title is told") { window.state?.title?.hasSuffix("settles") == true }
      try window.window.performWindowCommand(.setTitle(old ?? ""))
      try await until("\(window.name)'s title is told") { window.state?.title == old ?? "" }
      let start = ContinuousClock.now
      let hold = Duration.seconds(window.window.keyLossHold)
      try await until("the hold has passed") { ContinuousClock.now - start > hold * 3 }
    }
  }

  fileprivate func clear() async throws {
    for window in windows { window.window.destroy() }
    try await until("all windows are gone") {
      windows.allSatisfy { $0.state == nil } && g_list_model_get_n_items(gtk_window_get_toplevels()) == 0
    }
  }

  private func noteKeys() {
    let now = windows.filter(\.isKey).map(\.name)
    if now != keys.last { keys.append(now) }
  }
}

/// Runs a test with windows. Afterwards no window is left, and there were never two key windows.
@MainActor func withDesk(_ body: (Desk) async throws -> Void) async throws {
  try #require(gtk_init_check() != 0, "GTK finds no display")
  let desk = Desk()
  do { try await body(desk) } catch {
    for window in desk.windows { print("\(window.name): \(window.state as Any)") }
    print("keys: \(desk.keys)")
    do { try await desk.clear() } catch { Issue.record("\(error)") }
    throw error
  }
  try await desk.clear()
  #expect(desk.keys.allSatisfy { $0.count <= 1 }, "\(desk.keys)")
}

func widget<Instance>(_ pointer: UnsafeMutablePointer<Instance>) -> UnsafeMutablePointer<GtkWidget> {
  UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidget.self)
}
