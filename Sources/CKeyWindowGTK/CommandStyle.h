// The colours of the user's style, for what the command draws itself, and what a screen reader tells of its
// windows.
#ifndef CKEYWINDOWGTK_COMMANDSTYLE_H
#define CKEYWINDOWGTK_COMMANDSTYLE_H

#include <gtk/gtk.h>

// The style's colour of that name; the widget's text colour for NULL, and for a name that the style hasn't.
static inline GdkRGBA keywindow_style_color(GtkWidget *widget, const char *name) {
  GdkRGBA color;
  // Since 4.10 these are deprecated, without a successor for named colours.
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  GtkStyleContext *style = gtk_widget_get_style_context(widget);
  if (!name || !gtk_style_context_lookup_color(style, name, &color)) gtk_style_context_get_color(style, &color);
  G_GNUC_END_IGNORE_DEPRECATIONS
  return color;
}

// What a screen reader calls the widget.
static inline void keywindow_set_accessible_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

// Has the button read by the label inside it: the property that GTK sets has the underscore of the mnemonic in it.
static inline void keywindow_read_without_underscore(GtkWidget *button) {
  gtk_accessible_reset_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

// Has the button read by the name that it was given, where the label inside it says less: newer GTK (4.18 does, 4.8
// doesn't) relates the two, and a relation comes before a name.
static inline void keywindow_read_by_name(GtkWidget *button) {
  gtk_accessible_reset_relation(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

// For a part of a widget that is nothing by itself; before it's shown. The hidden state wouldn't do: it goes whenever
// GTK makes the widget visible.
static inline void keywindow_hide_from_screen_reader(GtkWidget *widget) {
  g_object_set(widget, "accessible-role", GTK_ACCESSIBLE_ROLE_NONE, NULL);
}

// For a widget that only arranges others; before it's shown.
static inline void keywindow_make_group(GtkWidget *widget) {
  g_object_set(widget, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
}

#endif
