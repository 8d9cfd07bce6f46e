internal import CKeyWindowGTK

/// What comes on screen and goes off it, anywhere in the process. Three things matter here: title bars, popovers, and
/// windows that belong to others.
@MainActor enum MapEvents {
  /// Follows them from now on. For any other widget that is mapped or unmapped it costs a comparison of types.
  static func follow() {
    _ = hooks
  }

  private static let hooks: Void = {
    // One handler for all objects with the signal.
    g_signal_add_emission_hook(
      g_signal_lookup("map", gtk_widget_get_type()), 0,
      { _, _, arguments, _ in
        withWidget(arguments) { widget in
          TitleBars.didChange(widget)
          OpenPopovers.didMap(widget)
          if let window = asWindow(widget) { DependentWindows.shared.didMap(window) }
        }
        return gboolean(1)
      }, nil, nil)
    g_signal_add_emission_hook(
      g_signal_lookup("unmap", gtk_widget_get_type()), 0,
      { _, _, arguments, _ in
        withWidget(arguments) { widget in
          TitleBars.didChange(widget)
          OpenPopovers.didUnmap(widget)
          if let window = asWindow(widget) { DependentWindows.shared.didUnmap(window) }
        }
        return gboolean(1)
      }, nil, nil)
  }()

  private nonisolated static func withWidget(
    _ arguments: UnsafePointer<GValue>?, _ body: @MainActor (UnsafeMutablePointer<GtkWidget>) -> Void
  ) {
    guard let object = arguments.flatMap({ g_value_get_object($0) }) else { return }
    nonisolated(unsafe) let widget = object.assumingMemoryBound(to: GtkWidget.self)
    MainActor.assumeIsolated { body(widget) }
  }

  private static func asWindow(
    _ widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWindow>? {
    guard keywindow_is_a(widget, gtk_window_get_type()) != 0 else { return nil }
    return UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  }
}
