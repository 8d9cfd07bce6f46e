// GTK as a program without KeyWindow uses it.
#pragma once

#include <gtk/gtk.h>
#include <stdint.h>
#include <time.h>

// What a raw handler keeps: the Bool, and when it heard it.
typedef struct {
  gboolean is_active;
  int64_t heard_at;
} RawHandler;

// Nanoseconds on a clock that isn't set.
static inline int64_t benchmark_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

static inline void benchmark_store(GObject *window, GParamSpec *property, gpointer handler) {
  (void)property;
  ((RawHandler *)handler)->is_active = gtk_window_is_active(GTK_WINDOW(window));
}

static inline void benchmark_store_time(GObject *window, GParamSpec *property, gpointer handler) {
  benchmark_store(window, property, handler);
  ((RawHandler *)handler)->heard_at = benchmark_now();
}

static inline void benchmark_connect(GtkWindow *window, RawHandler *handler, gboolean takes_time) {
  GCallback callback = G_CALLBACK(takes_time ? benchmark_store_time : benchmark_store);
  g_signal_connect(window, "notify::is-active", callback, handler);
}

static inline GtkWindow *benchmark_new_window(void) {
  return GTK_WINDOW(gtk_window_new());
}

static inline void benchmark_notify(GtkWindow *window) {
  g_object_notify(G_OBJECT(window), "is-active");
}
