import CKeyWindowGTK

/// What the inspector's windows have of their own beside the user's style.
@MainActor enum Style {
  /// The class of the windows that have it.
  static let name = "inspector"

  static func load() {
    let provider = gtk_css_provider_new()
    defer { g_object_unref(UnsafeMutableRawPointer(provider)) }
    PackageResources.inspector_css.withUnsafeBytes {
      gtk_css_provider_load_from_data(provider, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
    }
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}
