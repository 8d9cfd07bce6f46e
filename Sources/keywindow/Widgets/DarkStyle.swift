import CKeyWindowGTK
import KeyWindow
import KeyWindowGTK

/// Dark style, as the desktop asks for it.
///
/// GTK alone learns of that only in version 4.20; until then an app that doesn't ask looks the same in both.
@MainActor enum DarkStyle {
  private static let setting = "gtk-application-prefer-dark-theme"
  private static let schema = "org.gnome.desktop.interface"
  private static let key = "color-scheme"

  /// Adds an action that turns it on and off, and shows which it is.
  static func addAction(_ name: String, to map: OpaquePointer) {
    guard let settings = gtk_settings_get_default(),
      let action = g_property_action_new(name, UnsafeMutableRawPointer(settings), setting)
    else { return }
    g_action_map_add_action(map, action)
    // The map keeps it.
    g_object_unref(UnsafeMutableRawPointer(action))
  }

  /// Follows the desktop's preference, where it has one, until the returned value is dropped.
  static func followDesktop() -> WindowObservation? {
    guard let schemas = g_settings_schema_source_get_default(),
      let found = g_settings_schema_source_lookup(schemas, schema, 1)
    else { return nil }
    defer { g_settings_schema_unref(found) }
    // GIO ends the program when there's no such key.
    guard g_settings_schema_has_key(found, key) != 0, let desktop = g_settings_new(schema) else { return nil }
    follow(desktop)
    return onSignal("changed::\(key)", of: desktop) { follow(desktop) }
  }

  private static func follow(_ desktop: UnsafeMutablePointer<GSettings>) {
    guard let scheme = g_settings_get_string(desktop, key) else { return }
    defer { g_free(scheme) }
    switch String(cString: scheme) {
    case "prefer-dark": set(true)
    case "prefer-light": set(false)
    // It's left to the user's settings of GTK.
    default: gtk_settings_reset_property(gtk_settings_get_default(), setting)
    }
  }

  static func set(_ isDark: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    var value = GValue()
    g_value_init(&value, g_type_from_name("gboolean"))
    g_value_set_boolean(&value, isDark ? 1 : 0)
    g_object_set_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), setting, &value)
  }
}
