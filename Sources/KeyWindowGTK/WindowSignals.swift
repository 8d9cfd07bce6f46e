internal import CKeyWindowGTK
internal import KeyWindow

/// The signals after which a window's state may be another one: each is connected once, while somebody
/// observes the window.
@MainActor final class WindowSignals {
  /// What X11 knows of the window; nil while it has no surface, and on other window systems.
  private(set) var x11: X11Window?

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
    for name in ["notify::title", "state-flags-changed", "notify::scale-factor"] {
      ofWindow.append(onSignal(name, of: window, perform: hint))
    }
    on("notify::is-active") { $0.x11?.didChangeActive() }
    on("map") { $0.x11?.didMap() }
    on("unmap") { $0.x11?.didUnmap() }
    on("realize") { $0.followSurface() }
    on("unrealize") { $0.leaveSurface() }
    if let display { ofWindow.append(display.screenHints.add(hint)) }
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
    // `layout` comes with every frame of an animation, and costs a comparison then.
    let names = ["notify::state", "notify::mapped", "layout", "enter-monitor", "leave-monitor"]
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
