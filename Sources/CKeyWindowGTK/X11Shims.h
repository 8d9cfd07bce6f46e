// What GTK 4 doesn't tell about windows on X11. Every function returns at once, with nothing, when the display
// isn't X11's or GTK was built without it.
#ifndef CKEYWINDOWGTK_X11SHIMS_H
#define CKEYWINDOWGTK_X11SHIMS_H

#include <stdint.h>

#include <gtk/gtk.h>
#ifdef GDK_WINDOWING_X11
#include <X11/Xatom.h>
#include <X11/extensions/XInput2.h>
#include <gdk/x11/gdkx.h>
#endif

// An X window with what GDK draws around it, in pixels.
typedef struct {
  int x, y;  // on the root window
  int width, height;
  // What the window manager says of the window. GDK may have yet to hear of it.
  gboolean is_zoomed, is_full_screen;
} KeyWindowX11Frame;

typedef enum {
  KEYWINDOW_X11_EVENT_OTHER,
  KEYWINDOW_X11_EVENT_PLACE,       // a window was given another frame
  KEYWINDOW_X11_EVENT_CONFIGURED,  // a window was moved or resized, or is left as it was
  KEYWINDOW_X11_EVENT_FOCUS,       // a window got the keyboard, or lost it
  KEYWINDOW_X11_EVENT_WORK_AREA,   // panels came, went or moved
} KeyWindowX11EventKind;

static inline gboolean keywindow_x11_is_display(GdkDisplay *display) {
#ifdef GDK_WINDOWING_X11
  return GDK_IS_X11_DISPLAY(display);
#else
  return FALSE;
#endif
}

static inline uint64_t keywindow_x11_id(GdkSurface *surface) {
#ifdef GDK_WINDOWING_X11
  if (GDK_IS_X11_SURFACE(surface)) return gdk_x11_surface_get_xid(surface);
#endif
  return 0;
}

#ifdef GDK_WINDOWING_X11
// To be called in a trap for errors.
static inline void keywindow_x11_read_flags(GdkDisplay *display, Window window, KeyWindowX11Frame *frame) {
  Atom type;
  int format = 0;
  unsigned long count = 0, rest;
  unsigned char *data = NULL;
  gboolean is_wide = FALSE, is_high = FALSE;
  frame->is_full_screen = FALSE;
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  XGetWindowProperty(gdk_x11_display_get_xdisplay(display), window,
                     gdk_x11_get_xatom_by_name_for_display(display, "_NET_WM_STATE"), 0, 64, False, XA_ATOM, &type,
                     &format, &count, &rest, &data);
  for (unsigned long index = 0; data && format == 32 && index < count; index++) {
    Atom state = ((Atom *)data)[index];
    if (state == gdk_x11_get_xatom_by_name_for_display(display, "_NET_WM_STATE_MAXIMIZED_HORZ")) is_wide = TRUE;
    if (state == gdk_x11_get_xatom_by_name_for_display(display, "_NET_WM_STATE_MAXIMIZED_VERT")) is_high = TRUE;
    if (state == gdk_x11_get_xatom_by_name_for_display(display, "_NET_WM_STATE_FULLSCREEN"))
      frame->is_full_screen = TRUE;
  }
  G_GNUC_END_IGNORE_DEPRECATIONS
  if (data) XFree(data);
  frame->is_zoomed = is_wide && is_high;
}
#endif

static inline gboolean keywindow_x11_read_frame(GdkSurface *surface, KeyWindowX11Frame *frame) {
  gboolean is_read = FALSE;
#ifdef GDK_WINDOWING_X11
  if (!GDK_IS_X11_SURFACE(surface)) return FALSE;
  GdkDisplay *display = gdk_surface_get_display(surface);
  Display *xdisplay = gdk_x11_display_get_xdisplay(display);
  Window window = gdk_x11_surface_get_xid(surface), root = gdk_x11_display_get_xrootwindow(display), child;
  int x, y;
  unsigned int width, height, border, depth;
  // The window may be gone on the server already.
  gdk_x11_display_error_trap_push(display);
  // The size last: should the window be moved and resized in between, it's one that GTK doesn't know yet.
  is_read = XTranslateCoordinates(xdisplay, window, root, 0, 0, &frame->x, &frame->y, &child)
    && XGetGeometry(xdisplay, window, &root, &x, &y, &width, &height, &border, &depth);
  // And then the flags, which most window managers set first.
  if (is_read) keywindow_x11_read_flags(display, window, frame);
  if (gdk_x11_display_error_trap_pop(display) != 0) is_read = FALSE;
  if (is_read) {
    frame->width = (int)width;
    frame->height = (int)height;
  }
#endif
  return is_read;
}

// Where the server sends what is typed.
typedef struct {
  gboolean follows_pointer;
  uint64_t toplevel;  // of this client, as GDK knows it; 0 when it's in none
} KeyWindowX11Focus;

static inline KeyWindowX11Focus keywindow_x11_read_focus(GdkDisplay *display) {
  KeyWindowX11Focus result = {FALSE, 0};
#ifdef GDK_WINDOWING_X11
  if (!GDK_IS_X11_DISPLAY(display)) return result;
  Display *xdisplay = gdk_x11_display_get_xdisplay(display);
  Window focus = None, root, parent, *children;
  unsigned int count;
  int revert_to;
  // The window may go meanwhile.
  gdk_x11_display_error_trap_push(display);
  XGetInputFocus(xdisplay, &focus, &revert_to);
  result.follows_pointer = focus == PointerRoot;
  // GDK has the keyboard in a window inside that of the surface.
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  GdkSurface *surface = NULL;
  while (focus > PointerRoot && !(surface = gdk_x11_surface_lookup_for_display(display, focus))) {
    if (!XQueryTree(xdisplay, focus, &root, &parent, &children, &count)) break;
    if (children) XFree(children);
    focus = parent;
  }
  G_GNUC_END_IGNORE_DEPRECATIONS
  if (gdk_x11_display_error_trap_pop(display) == 0 && surface) result.toplevel = keywindow_x11_id(surface);
#endif
  return result;
}

// What an event of the display says, and of which window it says it.
static inline KeyWindowX11EventKind keywindow_x11_event_kind(
    GdkDisplay *display, const void *xevent, uint64_t *window) {
#ifdef GDK_WINDOWING_X11
  const XEvent *event = xevent;
  switch (event->type) {
    case ConfigureNotify:
      *window = event->xconfigure.window;
      return KEYWINDOW_X11_EVENT_CONFIGURED;
    case ReparentNotify:
      *window = event->xreparent.window;
      return KEYWINDOW_X11_EVENT_PLACE;
    case PropertyNotify: {
      *window = event->xproperty.window;
      Atom atom = event->xproperty.atom;
      G_GNUC_BEGIN_IGNORE_DEPRECATIONS
      if (atom == gdk_x11_get_xatom_by_name_for_display(display, "_NET_FRAME_EXTENTS"))
        return KEYWINDOW_X11_EVENT_PLACE;
      if (atom == gdk_x11_get_xatom_by_name_for_display(display, "_NET_WORKAREA"))
        return KEYWINDOW_X11_EVENT_WORK_AREA;
      G_GNUC_END_IGNORE_DEPRECATIONS
      break;
    }
    case FocusIn:
    case FocusOut:
      *window = event->xfocus.window;
      return KEYWINDOW_X11_EVENT_FOCUS;
    case GenericEvent:
      if (event->xgeneric.evtype != XI_FocusIn && event->xgeneric.evtype != XI_FocusOut) break;
      // GDK has fetched it.
      if (event->xcookie.data) *window = ((const XIFocusInEvent *)event->xcookie.data)->event;
      return KEYWINDOW_X11_EVENT_FOCUS;
  }
#endif
  return KEYWINDOW_X11_EVENT_OTHER;
}

// The last request of ours that the server had read when it sent the event.
static inline uint64_t keywindow_x11_last_request(const void *xevent) {
#ifdef GDK_WINDOWING_X11
  return ((const XEvent *)xevent)->xany.serial;
#else
  return 0;
#endif
}

// Has changes of the root window's properties reported, such as that of the work area.
static inline void keywindow_x11_watch_root(GdkDisplay *display) {
#ifdef GDK_WINDOWING_X11
  if (!GDK_IS_X11_DISPLAY(display)) return;
  Display *xdisplay = gdk_x11_display_get_xdisplay(display);
  Window root = gdk_x11_display_get_xrootwindow(display);
  XWindowAttributes attributes;
  if (XGetWindowAttributes(xdisplay, root, &attributes))
    XSelectInput(xdisplay, root, attributes.your_event_mask | PropertyChangeMask);
#endif
}

static inline gboolean keywindow_x11_window_manager_supports(GdkDisplay *display, const char *hint) {
#ifdef GDK_WINDOWING_X11
  if (GDK_IS_X11_DISPLAY(display)) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    return gdk_x11_screen_supports_net_wm_hint(gdk_x11_display_get_screen(display), hint);
    G_GNUC_END_IGNORE_DEPRECATIONS
  }
#endif
  return FALSE;
}

static inline gboolean keywindow_x11_work_area(GdkMonitor *monitor, GdkRectangle *area) {
#ifdef GDK_WINDOWING_X11
  if (GDK_IS_X11_MONITOR(monitor)
      && keywindow_x11_window_manager_supports(gdk_monitor_get_display(monitor), "_NET_WORKAREA")) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    gdk_x11_monitor_get_workarea(monitor, area);
    G_GNUC_END_IGNORE_DEPRECATIONS
    return TRUE;
  }
#endif
  return FALSE;
}

// How far what a window manager draws around the window reaches beyond it, in pixels; zero where none does.
static inline void keywindow_x11_read_decoration(GdkSurface *surface, int *left, int *top) {
  *left = *top = 0;
#ifdef GDK_WINDOWING_X11
  if (!GDK_IS_X11_SURFACE(surface)) return;
  GdkDisplay *display = gdk_surface_get_display(surface);
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  Atom extents = gdk_x11_get_xatom_by_name_for_display(display, "_NET_FRAME_EXTENTS");
  G_GNUC_END_IGNORE_DEPRECATIONS
  Atom type;
  int format = 0;
  unsigned long count = 0, rest;
  unsigned char *data = NULL;
  gdk_x11_display_error_trap_push(display);
  XGetWindowProperty(gdk_x11_display_get_xdisplay(display), gdk_x11_surface_get_xid(surface), extents, 0, 4, False,
                     XA_CARDINAL, &type, &format, &count, &rest, &data);
  if (gdk_x11_display_error_trap_pop(display) == 0 && data && format == 32 && count == 4) {
    *left = (int)((long *)data)[0];
    *top = (int)((long *)data)[2];
  }
  if (data) XFree(data);
#endif
}

// Asks for the X window, shadow and all, to have its corner at this pixel of the screen.
//
// Returns: the number of the request.
static inline uint64_t keywindow_x11_move(GdkSurface *surface, int x, int y) {
  uint64_t request = 0;
#ifdef GDK_WINDOWING_X11
  if (!GDK_IS_X11_SURFACE(surface)) return request;
  GdkDisplay *display = gdk_surface_get_display(surface);
  // A window manager takes the place for that of what it draws around the window. Not by _NET_MOVERESIZE_WINDOW with
  // static gravity: then openbox moves the window once more when it's resized.
  int left, top;
  keywindow_x11_read_decoration(surface, &left, &top);
  gdk_x11_display_error_trap_push(display);
  request = XNextRequest(gdk_x11_display_get_xdisplay(display));
  XMoveWindow(gdk_x11_display_get_xdisplay(display), gdk_x11_surface_get_xid(surface), x - left, y - top);
  gdk_x11_display_error_trap_pop_ignored(display);
#endif
  return request;
}

// Makes what the surface's window asks for next count as what the user just did. Window managers keep a
// window from coming to the front when it asks with an older time than that of the last click elsewhere.
static inline void keywindow_x11_touch_user_time(GdkSurface *surface) {
#ifdef GDK_WINDOWING_X11
  if (GDK_IS_X11_SURFACE(surface)) {
    G_GNUC_BEGIN_IGNORE_DEPRECATIONS
    gdk_x11_surface_set_user_time(surface, gdk_x11_get_server_time(surface));
    G_GNUC_END_IGNORE_DEPRECATIONS
  }
#endif
}

#endif
