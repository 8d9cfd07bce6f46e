// A source of GLib's main loop that is dispatched once for any number of requests.
//
// Its request costs no allocation and no system call, which an idle source and a ready time would.
#ifndef CKEYWINDOWGTK_TURNSOURCE_H
#define CKEYWINDOWGTK_TURNSOURCE_H

#include <glib.h>

typedef struct {
  GSource source;
  gboolean is_requested;
} KeyWindowTurnSource;

static inline gboolean keywindow_turn_source_prepare(GSource *source, int *timeout) {
  *timeout = -1;
  return ((KeyWindowTurnSource *)source)->is_requested;
}

static inline gboolean keywindow_turn_source_check(GSource *source) {
  return ((KeyWindowTurnSource *)source)->is_requested;
}

static inline gboolean keywindow_turn_source_dispatch(GSource *source, GSourceFunc callback, gpointer data) {
  ((KeyWindowTurnSource *)source)->is_requested = FALSE;
  return callback(data);
}

// The loop keeps the source. It is dispatched in a loop within its own callback, too.
static inline GSource *keywindow_turn_source_attach(GSourceFunc callback, gpointer data, GDestroyNotify release) {
  static GSourceFuncs functions = {
      .prepare = keywindow_turn_source_prepare,
      .check = keywindow_turn_source_check,
      .dispatch = keywindow_turn_source_dispatch,
  };
  GSource *source = g_source_new(&functions, sizeof(KeyWindowTurnSource));
  g_source_set_static_name(source, "KeyWindow's turns");
  g_source_set_callback(source, callback, data, release);
  g_source_set_can_recurse(source, TRUE);
  g_source_attach(source, NULL);
  g_source_unref(source);
  return source;
}

// To be called on the loop's thread: the loop isn't waiting then, and needn't be woken.
static inline void keywindow_turn_source_request(GSource *source) {
  ((KeyWindowTurnSource *)source)->is_requested = TRUE;
}

#endif
