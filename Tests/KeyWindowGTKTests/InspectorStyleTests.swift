import CKeyWindowGTK
import Foundation
import KeyWindow
import KeyWindowGTK
import Testing

@testable import keywindow

extension WindowTests.InspectorTests {
  @Test("Every text can be read, in light and in dark style", .on(.openbox), arguments: [false, true])
  @MainActor func readable(_ isDark: Bool) async throws {
    try await withDesk { desk in
      Style.load()
      DarkStyle.set(isDark)
      defer { DarkStyle.set(false) }
      let interface = Interface(PackageResources.inspector_ui)
      let inspector: UnsafeMutablePointer<GtkWindow> = UnsafeMutablePointer(interface.object("inspector"))
      let window = desk.add("Window Inspector", try #require(GTKWindow.window(inspector)))
      // One value of each kind.
      let table = StateTable(interface)
      table.show(WindowState(title: "known"))
      interface.release()
      try window.window.performWindowCommand(.makeKeyAndOrderFront)
      try await until("it's on the screen") { window.state?.isVisible == true }

      let labels = Self.labels(in: widget(inspector))
      #expect(labels.count > 40)
      for label in labels {
        let colour = Colour(of: label, nil)
        for ground in ["theme_bg_color", "theme_base_color"] {
          let contrast = colour.contrast(to: Colour(of: label, ground))
          let text = gtk_label_get_text(OpaquePointer(label)).map { String(cString: $0) } ?? ""
          #expect(contrast >= Palette.textContrast, "\(text) on \(ground)")
        }
      }
    }
  }

  /// But for those on a red ground.
  @MainActor private static func labels(
    in widget: UnsafeMutablePointer<GtkWidget>
  ) -> [UnsafeMutablePointer<GtkWidget>] {
    if gtk_widget_has_css_class(widget, "destructive-action") != 0 { return [] }
    var found: [UnsafeMutablePointer<GtkWidget>] = []
    if String(cString: gtk_widget_get_css_name(widget)) == "label" { found.append(widget) }
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      found += labels(in: child)
      next = gtk_widget_get_next_sibling(child)
    }
    return found
  }
}

extension Colour {
  @MainActor fileprivate init(of widget: UnsafeMutablePointer<GtkWidget>, _ name: String?) {
    let color = keywindow_style_color(widget, name)
    self.init(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
  }
}
