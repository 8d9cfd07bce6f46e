internal import CHost
internal import CKeyWindowGTK

/// What GTK's widgets are told of looks: a class of a style sheet for each.
@MainActor final class StyleSheet {
  static let shared = StyleSheet()
  private let provider = gtk_css_provider_new()
  private var rules: [String: String] = [:]

  private init() {
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  var bold: String { add("host-bold", ".host-bold { font-weight: bold; }") }
  func background(_ color: Color) -> String {
    add("host-background-\(color.name)", ".host-background-\(color.name) { background-color: \(color.css); }")
  }
  func foreground(_ color: Color) -> String {
    add("host-foreground-\(color.name)", ".host-foreground-\(color.name) { color: \(color.css); }")
  }
  func rounded(_ radius: CGFloat) -> String {
    let pixels = Int(radius.rounded())
    return add("host-rounded-\(pixels)", ".host-rounded-\(pixels) { border-radius: \(pixels)px; }")
  }
  /// Where nothing composes the screen, GTK draws a frame to resize the window by; here it looks like the title bar.
  func window(titleBar height: Int) -> String {
    add(
      "host-window",
      """
      .host-window headerbar { min-height: \(height)px; padding: 0 4px; border-width: 0; margin: 0; }
      .host-window windowcontrols > button { min-height: 20px; min-width: 20px; padding: 0; margin: 0 2px; }
      .host-window headerbar .title { padding: 0 6px; }
      .host-window.host-main headerbar { background: shade(@theme_bg_color, 0.88); }
      .host-window:not(.host-main) headerbar { background: shade(@theme_bg_color, 0.96); color: alpha(@theme_fg_color, 0.5); }
      .host-window.solid-csd { border-color: shade(@theme_bg_color, 0.7); }
      .host-window.host-main.solid-csd { box-shadow: inset 0 0 0 4px shade(@theme_bg_color, 0.88); }
      .host-window.solid-csd:not(.host-main) { box-shadow: inset 0 0 0 4px shade(@theme_bg_color, 0.96); }
      """)
  }

  /// Of the main window.
  let main = "host-main"

  private func add(_ name: String, _ rule: String) -> String {
    if rules.updateValue(rule, forKey: name) == nil {
      host_load_css(provider, rules.values.joined(separator: "\n"))
    }
    return name
  }
}

extension Color {
  /// The Mac's system colours, in the light appearance:
  /// developer.apple.com/design/human-interface-guidelines/color
  fileprivate var css: String {
    switch name {
    case "clear": "transparent"
    case "black": "#000000"
    case "white": "#ffffff"
    case "gray": "#8e8e93"
    case "red": "#ff3b30"
    case "green": "#28cd41"
    case "blue": "#007aff"
    case "orange": "#ff9500"
    case "yellow": "#ffcc00"
    case "accentColor": "@theme_selected_bg_color"
    case "secondary": "alpha(@theme_fg_color, 0.55)"
    default: "@theme_fg_color"
    }
  }
}
