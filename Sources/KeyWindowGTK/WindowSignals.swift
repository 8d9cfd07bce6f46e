internal import CKeyWindowGTK
internal import KeyWindow

/// The signals after which a window's state may be another one: each is connected once, while somebody
/// observes the window.
@MainActor final class WindowSignals {
  /// What X11 knows of the window; nil while it has no surface, and on other window systems.
  private(set) var x11: X11Window?

  let titleBars: TitleBars
  let placement: SettledPlacement

  private let window: UnsafeMutablePointer<GtkWindow>
  private let display: GTKDisplay?
  private let hint: @MainActor () -> Void
  private var ofWindow: [WindowObservation] = []
  // A window has a new surface each time it's realized.
  private var ofSurface: [WindowObservation] = []

  init(of window: UnsafeMutablePointer<GtkWindow>, hint: @escaping @MainActor () -> Void) {
    self.window = window
    self.hint = hint
    display = GTKDisplay.display(of: window)
    titleBars = TitleBars(of: window)
    placement = SettledPlacement(hint: hint)
    for name in [
      "notify::title", "unmap", "state-flags-changed", "notify::scale-factor",
      "notify::transient-for", "direction-changed", "notify::default-width", "notify::default-height",
    ] {
      ofWindow.append(onSignal(name, of: window, perform: hint))
    }
    on("notify::is-active") { if gtk_window_is_active($0.window) != 0 { OpenPopovers.didActivate() } }
    on("map") {
      $0.x11?.didMap()
      $0.placement.didMap()
    }
    on("realize") { $0.followSurface() }
    on("unrealize") { $0.leaveSurface() }
    if let display { ofWindow.append(display.hints.add(hint)) }
    followSurface()
  }

  private func on(_ name: String, _ body: @escaping @MainActor (WindowSignals) -> Void) {
    ofWindow.append(
      onSignal(name, of: window) { [weak self] in
        guard let self else { return }
        body(self)
        hint()
      })
  }

  private func followSurface() {
    leaveSurface()
    guard let surface = gtk_native_get_surface(OpaquePointer(window)) else { return }
    // It comes with every frame of an animation, and costs a comparison then.
    ofSurface.append(
      onSignal("layout", of: UnsafeMutableRawPointer(surface)) { [weak self] in
        guard let self else { return }
        titleBars.didLayOut()
        hint()
      })
    let names = ["notify::state", "notify::mapped", "enter-monitor", "leave-monitor"]
    let newer = ["scale", "scale-factor"].first { property in
      let type = UnsafeMutableRawPointer(surface).assumingMemoryBound(to: GTypeInstance.self)
      let objectClass = UnsafeMutableRawPointer(type.pointee.g_class)?.assumingMemoryBound(
        to: GObjectClass.self)
      return g_object_class_find_property(objectClass, property) != nil
    }
    for name in names + (newer.map { ["notify::\($0)"] } ?? []) {
      ofSurface.append(onSignal(name, of: UnsafeMutableRawPointer(surface), perform: hint))
    }
    x11 = display?.x11.map { X11Window(surface, events: $0, hint: hint) }
  }

  private func leaveSurface() {
    ofSurface = []
    x11 = nil
  }
}
