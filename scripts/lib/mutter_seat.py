"""The keyboard and the pointer of a headless mutter, by its D-Bus interface for remote desktops.

They are there as long as this program runs. It reads what they do from a pipe; see seat.sh.
"""

import os
import sys

import dbus

NAME = "org.gnome.Mutter.RemoteDesktop"

bus = dbus.SessionBus()
manager = dbus.Interface(bus.get_object(NAME, "/org/gnome/Mutter/RemoteDesktop"), NAME)
session = dbus.Interface(bus.get_object(NAME, manager.CreateSession()), NAME + ".Session")
session.Start()


def key(code, state):
    session.NotifyKeyboardKeycode(dbus.UInt32(code), bool(state))


def button(code, state):
    session.NotifyPointerButton(dbus.Int32(code), bool(state))


def motion(x, y):
    session.NotifyPointerMotionRelative(dbus.Double(x), dbus.Double(y))


# mutter adds the keyboard with its first key. This one, KEY_UNKNOWN, means nothing to anybody.
key(240, 1)
key(240, 0)
# Open for writing too, so that it doesn't end when a writer goes.
events = os.fdopen(os.open(sys.argv[1], os.O_RDWR))
print("ready", flush=True)
for line in events:
    event, first, second = line.split()
    {"key": key, "button": button, "motion": motion}[event](int(first), int(second))
