import CKeyWindowGTK
import KeyWindow
import KeyWindowGTK

/// Opens windows to be inspected.
@MainActor final class NewWindows {
  private let application: UnsafeMutablePointer<GtkApplication>
  private var count = 0

  init(in application: UnsafeMutablePointer<GtkApplication>) {
    self.application = application
  }

  func open(_ titleBar: SampleWindow.TitleBar) -> GTKWindow? {
    count += 1
    let button = gtk_button_new_with_mnemonic("Show _Inspector")
    if let button { keywindow_read_without_underscore(button) }
    gtk_actionable_set_action_name(OpaquePointer(button), "app.show-inspector")
    gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
    let window = SampleWindow.make(
      title: "Document \(count)", titleBar: titleBar, in: application, extra: button)
    gtk_widget_add_css_class(window.widget, Style.name)
    let observable = GTKWindow.window(window)
    observable?.publishWindowValue("minutes-\(count).txt", for: DocumentName.self)
    gtk_window_present(window)
    return observable
  }
}
