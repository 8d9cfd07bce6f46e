internal import CKeyWindowGTK
internal import CKeyWindowGTK.X11
internal import Foundation
public import KeyWindow

extension GTKWindow {
  /// Why the window can't take the command now; nil when it can.
  public func refusal(ofWindowCommand command: WindowCommand) -> WindowCommandError? {
    guard let pointer, let display = GTKDisplay.display(of: pointer) else { return .windowGone(command) }
    return CommandTarget(pointer, on: display).objection(to: command).map {
      .unsupported(command, reason: $0)
    }
  }

  /// Carries out a command that ``refusal(ofWindowCommand:)`` lets pass. Call
  /// ``/KeyWindow/ObservableWindow/performWindowCommand(_:)`` instead.
  public func carryOutWindowCommand(_ command: WindowCommand) {
    guard let pointer, let display = GTKDisplay.display(of: pointer) else { return }
    CommandTarget(pointer, on: display).carryOut(command)
  }
}

/// A window with the commands it's given.
@MainActor private struct CommandTarget {
  let window: UnsafeMutablePointer<GtkWindow>
  let widget: UnsafeMutablePointer<GtkWidget>
  let display: GTKDisplay

  init(_ window: UnsafeMutablePointer<GtkWindow>, on display: GTKDisplay) {
    self.window = window
    widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    self.display = display
  }

  /// Why the window, or its window system, can't do that; nil when it can.
  func objection(to command: WindowCommand) -> String? {
    switch command {
    case .miniaturize:
      if gtk_widget_get_mapped(widget) == 0 { return "the window isn't on screen; show it first" }
      return lack(of: "_NET_WM_STATE", "minimises windows")
    case .deminiaturize:
      if display.system == .wayland {
        return "Wayland has no request to restore a window, and doesn't say that it is minimised"
      }
      return lack(of: "_NET_WM_STATE", "restores windows")
    case .zoom:
      if gtk_window_get_resizable(window) == 0 { return "the window isn't resizable" }
      return lack(of: "_NET_WM_STATE_MAXIMIZED_VERT", "maximises windows")
    case .toggleFullScreen:
      return lack(of: "_NET_WM_STATE_FULLSCREEN", "gives windows the whole screen")
    case .setSize(let size):
      if let lackOfRoom { return lackOfRoom }
      if gtk_window_get_resizable(window) == 0 { return "the window isn't resizable" }
      return excess(of: size)
    case .setTitle(let title):
      return title.utf8.contains(0) ? "a title ends at a NUL character; leave it out" : nil
    case .setPosition(let position):
      if display.system != .x11 {
        return
          "\(display.system == .wayland ? "Wayland" : "the window system") lets no program move its windows"
      }
      return lackOfRoom ?? excess(of: position)
    case .makeKeyAndOrderFront, .activate, .orderOut, .close:
      return nil
    }
  }

  /// GTK ignores in silence what needs a window manager that isn't there, so it's asked for what it can do.
  private func lack(of hint: String, _ deed: String) -> String? {
    guard display.system == .x11, !display.windowManagerSupports(hint) else { return nil }
    return "no window manager runs that \(deed) (\(hint))"
  }

  /// A window that fills its screen stays where it is.
  private var lackOfRoom: String? {
    if gtk_window_is_fullscreen(window) != 0 { return "the window is full screen; leave that first" }
    return gtk_window_is_maximized(window) != 0 ? "the window is maximised; restore it first" : nil
  }

  private func excess(of size: CGSize) -> String? {
    guard display.system == .x11, max(size.width, size.height) > largestLength else { return nil }
    return
      "X11 counts pixels in 16 bits: at scale \(Int(scale)) a window has at most \(Int(largestLength)) points"
  }

  private func excess(of position: CGPoint) -> String? {
    guard max(abs(position.x), abs(position.y)) > largestLength else { return nil }
    return "X11 counts pixels in 16 bits: at scale \(Int(scale)) they end at \(Int(largestLength)) points"
  }

  private var scale: CGFloat { CGFloat(gtk_widget_get_scale_factor(widget)) }
  private var largestLength: CGFloat { (WindowCommand.largestLength / scale).rounded(.down) }

  func carryOut(_ command: WindowCommand) {
    switch command {
    case .makeKeyAndOrderFront: present()
    case .activate: isMinimised ? restore() : present()
    case .orderOut: gtk_widget_set_visible(widget, 0)
    case .miniaturize: gtk_window_minimize(window)
    case .deminiaturize: if isMinimised { restore() }
    case .zoom:
      gtk_window_is_maximized(window) != 0 ? gtk_window_unmaximize(window) : gtk_window_maximize(window)
    case .toggleFullScreen:
      gtk_window_is_fullscreen(window) != 0 ? gtk_window_unfullscreen(window) : gtk_window_fullscreen(window)
    case .setSize(let size): resize(to: size)
    case .setPosition(let position):
      if let window = GTKWindow.window(window) { WantedPosition.move(window, to: position) }
    case .setTitle(let title): gtk_window_set_title(window, title.beginning(within: Self.longestTitle))
    case .close: keywindow_request_close(window)
    }
  }

  private func present() {
    // A window that was minimised when it was hidden would be minimised as it's shown.
    if gtk_widget_get_mapped(widget) == 0 { gtk_window_unminimize(window) }
    if let surface = gtk_native_get_surface(OpaquePointer(window)) { keywindow_x11_touch_user_time(surface) }
    gtk_window_present(window)
  }

  private var isMinimised: Bool {
    gtk_native_get_surface(OpaquePointer(window)).map {
      gdk_toplevel_get_state($0).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
    } ?? false
  }

  private func restore() {
    gtk_window_unminimize(window)
    // mutter does nothing for the former, xfwm4 nothing for the latter.
    present()
  }

  private func resize(to size: CGSize) {
    let possible = 1...WindowCommand.largestLength
    guard possible.contains(size.width), possible.contains(size.height) else { return }
    var (borderWidth, borderHeight): (Int32, Int32) = (0, 0)
    keywindow_get_border(window, &borderWidth, &borderHeight)
    gtk_window_set_default_size(
      window, Int32(size.width.rounded()) + borderWidth, Int32(size.height.rounded()) + borderHeight)
  }

  /// In bytes of UTF-8. A message on Wayland has at most 4 096 of them with its head of 12, rounded up to whole
  /// words; who sends more is cut off.
  private static let longestTitle = 4_080
}

extension String {
  /// As many whole characters as fit into so many bytes of UTF-8.
  fileprivate func beginning(within limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var (end, count) = (startIndex, 0)
    while end < endIndex {
      let next = index(after: end)
      count += utf8.distance(from: end, to: next)
      if count > limit { break }
      end = next
    }
    return String(self[..<end])
  }
}
