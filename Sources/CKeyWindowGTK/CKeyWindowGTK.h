// GTK for Swift: its headers, and what Swift can't say: casts to interfaces, variadic functions, private
// entry points of libdispatch.
#ifndef CKEYWINDOWGTK_H
#define CKEYWINDOWGTK_H

#include <glib-unix.h>
#include <gtk/gtk.h>

// What a main loop that isn't libdispatch's own needs to run the main queue: a descriptor that turns readable
// when the queue has work, and a function that does the work.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *ignored);

static inline gboolean keywindow_is_a(gconstpointer instance, GType type) {
  return G_TYPE_CHECK_INSTANCE_TYPE(instance, type);
}

// A property of the type int, which the object must have.
static inline int keywindow_get_int(gpointer object, const char *property) {
  int value = 0;
  g_object_get(object, property, &value, NULL);
  return value;
}

// Emits the window's close-request, as its close button does, whether it was ever shown or not.
static inline void keywindow_request_close(GtkWindow *window) {
  gboolean refused = FALSE;
  g_object_ref(window);
  g_signal_emit_by_name(window, "close-request", &refused);
  if (!refused) gtk_window_destroy(window);
  g_object_unref(window);
}

// How much larger the window's default size is than its widget: what the style draws around it, a border in
// windows whose server can't draw shadows.
static inline void keywindow_get_border(GtkWindow *window, int *width, int *height) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  GtkStyleContext *style = gtk_widget_get_style_context(GTK_WIDGET(window));
  GtkBorder border, padding;
  gtk_style_context_get_border(style, &border);
  gtk_style_context_get_padding(style, &padding);
  G_GNUC_END_IGNORE_DEPRECATIONS
  *width = border.left + border.right + padding.left + padding.right;
  *height = border.top + border.bottom + padding.top + padding.bottom;
}

#endif
