#ifndef CKEYWINDOWGTK_H
#define CKEYWINDOWGTK_H

#include <gtk/gtk.h>

#endif
