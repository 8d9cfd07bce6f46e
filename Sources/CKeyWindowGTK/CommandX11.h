// What the command does on X11 that GTK has no function for.
#ifndef CKEYWINDOWGTK_COMMANDX11_H
#define CKEYWINDOWGTK_COMMANDX11_H

#include <gtk/gtk.h>
#ifdef GDK_WINDOWING_X11
#include <cairo-xlib.h>
#include <gdk/x11/gdkx.h>
#endif

// Asks for the surface to be moved by so many pixels. Only for a window that draws its own title bar: for
// others a window manager counts from the corner of the title bar that it draws.
//
// Returns: false where that can't be asked for.
static inline gboolean keywindow_x11_move_surface(GdkSurface *surface, int dx, int dy) {
#ifdef GDK_WINDOWING_X11
  if (!GDK_IS_X11_SURFACE(surface)) return FALSE;
  GdkDisplay *display = gdk_surface_get_display(surface);
  Display *xdisplay = gdk_x11_display_get_xdisplay(display);
  Window window = gdk_x11_surface_get_xid(surface), child;
  int x = 0, y = 0;
  gdk_x11_display_error_trap_push(display);
  XTranslateCoordinates(xdisplay, window, DefaultRootWindow(xdisplay), 0, 0, &x, &y, &child);
  XMoveWindow(xdisplay, window, x + dx, y + dy);
  return gdk_x11_display_error_trap_pop(display) == 0;
#else
  return FALSE;
#endif
}

#ifdef GDK_WINDOWING_X11
static inline cairo_status_t keywindow_append(void *bytes, const unsigned char *data, unsigned int length) {
  g_byte_array_append((GByteArray *)bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}
#endif

// Appends a PNG of what the screen shows.
//
// Returns: NULL when that's done, else why not.
static inline const char *keywindow_x11_draw_screen(GdkDisplay *display, GByteArray *png) {
#ifdef GDK_WINDOWING_X11
  Display *xdisplay = gdk_x11_display_get_xdisplay(display);
  Window root = DefaultRootWindow(xdisplay);
  XWindowAttributes attributes;
  if (!XGetWindowAttributes(xdisplay, root, &attributes)) return "the X server has no screen";
  gdk_x11_display_error_trap_push(display);
  cairo_surface_t *screen =
    cairo_xlib_surface_create(xdisplay, root, attributes.visual, attributes.width, attributes.height);
  cairo_status_t status = cairo_surface_write_to_png_stream(screen, keywindow_append, png);
  cairo_surface_destroy(screen);
  if (gdk_x11_display_error_trap_pop(display) != 0) return "the X server doesn't show its screen";
  return status == CAIRO_STATUS_SUCCESS ? NULL : cairo_status_to_string(status);
#else
  return "GTK was built without X11";
#endif
}

#endif
