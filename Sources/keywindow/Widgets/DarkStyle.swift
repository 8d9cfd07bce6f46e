import CKeyWindowGTK
import KeyWindow
import KeyWindowGTK

/// Dark style, as the desktop asks for it.
///
/// GTK alone learns that only in version 4.20; until then an app that isn't told looks the same in both.
@MainActor enum DarkStyle {
  private static let schema = "org.gnome.desktop.interface"
  private static let key = "color-scheme"

  static var isOn: Bool {
    get {
      var value = GValue()
      g_object_get_property(settings, "gtk-application-prefer-dark-theme", &value)
      defer { g_value_unset(&value) }
      return g_value_get_boolean(&value) != 0
    }
    set {
      var value = GValue()
      g_value_init(&value, g_type_from_name("gboolean"))
      g_value_set_boolean(&value, newValue ? 1 : 0)
      g_object_set_property(settings, "gtk-application-prefer-dark-theme", &value)
    }
  }

  /// Follows the desktop's preference, where it has one, until the returned value is dropped.
  static func followDesktop() -> WindowObservation? {
    guard let source = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(source, schema, 1)
    else { return nil }
    defer { g_settings_schema_unref(found) }
    guard g_settings_schema_has_key(found, key) != 0, let desktop = g_settings_new(schema) else { return nil }
    let update: @MainActor () -> Void = {
      guard let scheme = g_settings_get_string(desktop, key) else { return }
      defer { g_free(scheme) }
      // "default" leaves it to the user's GTK settings.
      switch String(cString: scheme) {
      case "prefer-dark": isOn = true
      case "prefer-light": isOn = false
      default: gtk_settings_reset_property(gtk_settings_get_default(), "gtk-application-prefer-dark-theme")
      }
    }
    update()
    return onSignal("changed::\(key)", of: desktop, perform: update)
  }

  private static var settings: UnsafeMutablePointer<GObject>? {
    gtk_settings_get_default().map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self) }
  }
}
