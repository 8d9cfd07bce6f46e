internal import CKeyWindowGTK
internal import CKeyWindowGTK.X11
internal import Foundation
internal import KeyWindow

/// The place that a window is to have on X11, until it has it.
///
/// A window that isn't on screen has no place until a window manager gives it one, and its shadow is known when GTK has
/// laid it out: it's moved then. One that is shown maximised is moved when it's no longer that. What a window manager,
/// or the user, does with a window that was asked for is left alone after a while.
@MainActor final class WantedPosition {
  private static let attachment = AssociatedObject<WantedPosition>("KeyWindow.WantedPosition")

  private var position = CGPoint.zero
  private var isAsked = false
  private var isCorrected = false
  private var hasFilledScreen = false
  private var observation: WindowObservation?
  /// The end of the wait for what was asked for.
  private var end: WindowObservation?

  static func move(_ window: GTKWindow, to position: CGPoint) {
    let possible = -WindowCommand.largestLength...WindowCommand.largestLength
    guard let pointer = window.pointer, possible.contains(position.x), possible.contains(position.y) else {
      return
    }
    let wanted = attachment.value(of: pointer) { WantedPosition() }
    (wanted.position, wanted.isCorrected, wanted.hasFilledScreen) = (position, false, false)
    wanted.forgetRequest()
    wanted.observation = window.startOwnHints { [weak wanted, weak window] in
      guard let wanted else { return }
      if let window, let pointer = window.pointer {
        wanted.proceed(with: pointer, of: window)
      } else {
        wanted.stop()
      }
    }
    let widget = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkWidget.self)
    window.signals?.placement.expect(position, isOnScreen: gtk_widget_get_mapped(widget) != 0)
    wanted.proceed(with: pointer, of: window)
  }

  private func proceed(with window: UnsafeMutablePointer<GtkWindow>, of observable: GTKWindow) {
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    // A manager that sees a window again may put it anywhere.
    guard gtk_widget_get_mapped(widget) != 0 else { return forgetRequest() }
    guard gtk_widget_get_width(widget) > 0, let surface = gtk_native_get_surface(OpaquePointer(window))
    else { return }
    let filling: [GdkToplevelState] = [GDK_TOPLEVEL_STATE_MAXIMIZED, GDK_TOPLEVEL_STATE_FULLSCREEN]
    let state = gdk_toplevel_get_state(surface).rawValue
    if filling.contains(where: { state & $0.rawValue != 0 }) {
      hasFilledScreen = true
      return
    }
    // The flags go before the frame does, and its shadow comes after it.
    if hasFilledScreen, let settled = observable.readWindowState(), settled.isZoomed || settled.isFullScreen {
      return
    }
    let scale = CGFloat(gdk_surface_get_scale_factor(surface))
    let now = X11Window.readPosition(of: window, on: surface).map { pixels($0, scale) }
    let wanted = pixels(position, scale)
    var (left, top): (Int32, Int32) = (0, 0)
    keywindow_x11_read_decoration(surface, &left, &top)
    if !isAsked {
      isAsked = true
      ask(window, of: observable, surface, scale)
      end = GLibScheduler.after(PlacementSettling.patience) { [weak self] in self?.stop() }
    } else if let now, now == wanted {
      if !isGTKResizing(window) { stop() }
    } else if let now, !isCorrected, now == (wanted.x + left, wanted.y + top) {
      // openbox, when the window is resized just after it was moved: it takes the place of the window for that of the
      // title bar.
      isCorrected = true
      ask(window, of: observable, surface, scale)
    }
  }

  private func forgetRequest() {
    (isAsked, end) = (false, nil)
  }

  private func stop() {
    (observation, end) = (nil, nil)
  }

  private func ask(
    _ window: UnsafeMutablePointer<GtkWindow>, of observable: GTKWindow, _ surface: OpaquePointer,
    _ scale: CGFloat
  ) {
    var shadow = (left: 0.0, top: 0.0)
    gtk_native_get_surface_transform(OpaquePointer(window), &shadow.left, &shadow.top)
    let corner = pixels(CGPoint(x: position.x - shadow.left, y: position.y - shadow.top), scale)
    observable.signals?.x11?.didAsk(keywindow_x11_move(surface, corner.x, corner.y))
  }

  private func pixels(_ point: CGPoint, _ scale: CGFloat) -> (x: Int32, y: Int32) {
    (Int32((point.x * scale).rounded()), Int32((point.y * scale).rounded()))
  }

  /// Whether a size was asked for that the window hasn't yet.
  private func isGTKResizing(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    var (width, height, borderWidth, borderHeight): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    gtk_window_get_default_size(window, &width, &height)
    keywindow_get_border(window, &borderWidth, &borderHeight)
    return gtk_widget_get_width(widget) != width - borderWidth
      || gtk_widget_get_height(widget) != height - borderHeight
  }
}
