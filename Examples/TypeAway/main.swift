// Two GTK windows that tell which of them has the keyboard:
//
//     swift run TypeAway

import CKeyWindowGTK
import KeyWindow
import KeyWindowGTK

/// A window that says whether it has the keyboard.
@MainActor final class TypingWindow {
  private let observer = WindowObserver()
  private var observation: WindowObservation?

  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    guard let window = GTKWindow.window(widget), let pointer = window.pointer, let label = gtk_label_new(nil)
    else { return }
    observer.window = window
    gtk_window_set_default_size(pointer, 400, 120)
    gtk_window_set_child(pointer, label)
    observation = observer.onChange(initial: true) { state in
      guard let state else { return }  // It is closed, and the label is gone with it.
      let text = state.isKey ? "Type away" : "Another window has the keyboard"
      gtk_label_set_text(OpaquePointer(label), text)
      gtk_window_set_title(pointer, text)
    }
    gtk_window_present(pointer)
  }
}

gtk_init()
let windows = [gtk_window_new(), gtk_window_new()].compactMap { $0.map(TypingWindow.init) }
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
  g_main_context_iteration(nil, 1)
}
