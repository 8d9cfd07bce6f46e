import CKeyWindowGTK
import KeyWindow
import KeyWindowGTK

/// A widget that says what the window it lives in is like, whichever window that is.
@MainActor final class StateCaption {
  private let observer = WindowObserver()
  private var observations: [WindowObservation] = []

  private init(_ headline: OpaquePointer, _ details: OpaquePointer) {
    observations.append(
      GTKWindow.hosting(UnsafeMutablePointer<GtkWidget>(headline)) { [weak observer] in observer?.observe($0)
      })
    observations.append(
      observer.onChange(initial: true) { state in
        gtk_label_set_text(headline, state?.isKey == true ? "The key window" : "Not the key window")
        gtk_label_set_text(details, state.map(Self.text) ?? "")
      })
  }

  /// The widget; the caption lives as long as it does.
  static func make() -> UnsafeMutablePointer<GtkWidget> {
    guard let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6), let headline = gtk_label_new(""),
      let details = gtk_label_new("")
    else { preconditionFailure("GTK made no caption") }
    gtk_widget_add_css_class(headline, "title-2")
    gtk_label_set_justify(OpaquePointer(details), GTK_JUSTIFY_CENTER)
    for label in [headline, details] {
      gtk_label_set_wrap(OpaquePointer(label), 1)
      gtk_box_append(box.cast(to: GtkBox.self), label)
    }
    let caption = Unmanaged.passRetained(StateCaption(OpaquePointer(headline), OpaquePointer(details)))
    g_object_set_data_full(
      box.cast(to: GObject.self), "keywindow-caption", caption.toOpaque()
    ) { data in
      if let data { Unmanaged<StateCaption>.fromOpaque(data).release() }
    }
    return box
  }

  private static func text(_ state: WindowState) -> String {
    let place = state.position.map { " at \($0.words)" } ?? ", at a place that isn't told"
    return """
      \(state.size.words)\(place)
      safe area \(state.safeAreaFrame?.words ?? "not known")
      on \(state.screen?.name ?? "no screen"), scale \(state.scale.words)
      """
  }
}
