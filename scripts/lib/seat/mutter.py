"""The keyboard and the pointer of a headless mutter or GNOME Shell, and the scale of its screen.

By its D-Bus interfaces for remote desktops and for displays.
"""

import dbus
from pipe import play

BUS = dbus.SessionBus()
REMOTE = "org.gnome.Mutter.RemoteDesktop"
DISPLAYS = "org.gnome.Mutter.DisplayConfig"


def remote(name, path, interface):
    return dbus.Interface(BUS.get_object(name, path), interface)


def key(code, state):
    session.NotifyKeyboardKeycode(dbus.UInt32(code), bool(state))


def scale(factor):
    displays = remote(DISPLAYS, "/org/gnome/Mutter/DisplayConfig", DISPLAYS)
    serial, monitors, *_ = displays.GetCurrentState()
    (connector, *_), modes, _ = monitors[0]
    # The size stays what it is: the mode that's current.
    mode = next(mode[0] for mode in modes if "is-current" in mode[6])
    monitor = (connector, mode, dbus.Dictionary({}, "sv"))
    logical = (dbus.Int32(0), dbus.Int32(0), dbus.Double(factor), dbus.UInt32(0), True, [monitor])
    # The second argument: for now, not for good.
    displays.ApplyMonitorsConfig(serial, dbus.UInt32(1), [logical], dbus.Dictionary({}, "sv"))


def plug_keyboard(state):
    global session
    if state:
        path = remote(REMOTE, "/org/gnome/Mutter/RemoteDesktop", REMOTE).CreateSession()
        session = remote(REMOTE, path, REMOTE + ".Session")
        session.Start()
        # mutter adds the keyboard with its first key. This one, KEY_UNKNOWN, means nothing to anybody.
        key(240, 1)
        key(240, 0)
    else:
        # What it has added goes with it.
        session.Stop()


plug_keyboard(1)
play(
    key=key,
    button=lambda code, state: session.NotifyPointerButton(dbus.Int32(code), bool(state)),
    motion=lambda x, y: session.NotifyPointerMotionRelative(dbus.Double(x), dbus.Double(y)),
    scale=scale,
    keyboard=plug_keyboard,
)
