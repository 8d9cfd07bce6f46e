// What the host needs of C.
#ifndef CHOST_H
#define CHOST_H

#include <gtk/gtk.h>
#include <malloc.h>

static inline void host_load_css(GtkCssProvider *provider, const char *css) {
  // The successor came with GTK 4.12.
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_css_provider_load_from_data(provider, css, -1);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

// The bytes of the heap that are in use.
static inline size_t host_heap_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

#endif
