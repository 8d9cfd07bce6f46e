"""The keyboard and the pointer of a headless sway.

By https://wayland.app/protocols/virtual-keyboard-unstable-v1 and
https://wayland.app/protocols/wlr-virtual-pointer-unstable-v1. What else is asked of sway swaymsg does.
"""

import os
import time

from launcher import show_launcher
from pipe import play
from wire import Connection, fixed, integer

KEYMAP = b"""xkb_keymap {
  xkb_keycodes { include "evdev+aliases(qwerty)" };
  xkb_types { include "complete" };
  xkb_compat { include "complete" };
  xkb_symbols { include "pc+us+inet(evdev)" };
};\0"""

connection = Connection()
seat = connection.bind("wl_seat", 1)
keyboards = connection.bind("zwp_virtual_keyboard_manager_v1", 1)
pointers = connection.bind("zwlr_virtual_pointer_manager_v1", 1)
pointer = connection.new()
connection.send(pointers, 0, integer(seat), integer(pointer))
keymap = os.memfd_create("keymap")
os.write(keymap, KEYMAP)

# What the modifier keys of both sides are in that keymap.
MODIFIERS = {42: 1, 54: 1, 29: 4, 97: 4, 56: 8, 100: 8, 125: 64, 126: 64}
held = set()


def plug_keyboard(state):
    global keyboard
    if state:
        keyboard = connection.new()
        connection.send(keyboards, 0, integer(seat), integer(keyboard))
        connection.send(keyboard, 0, integer(1), integer(len(KEYMAP)), file=keymap)
    else:
        connection.send(keyboard, 3)
    connection.round_trip()


def now():
    return integer(int(time.monotonic() * 1000) & 0x7FFFFFFF)


def key(code, state):
    connection.send(keyboard, 1, now(), integer(code), integer(state))
    if code in MODIFIERS:
        (held.add if state else held.discard)(MODIFIERS[code])
        connection.send(keyboard, 2, integer(sum(held)), integer(0), integer(0), integer(0))
    connection.round_trip()


def button(code, state):
    connection.send(pointer, 2, now(), integer(code), integer(state))
    connection.send(pointer, 4)
    connection.round_trip()


def motion(x, y):
    connection.send(pointer, 0, now(), fixed(x), fixed(y))
    connection.send(pointer, 4)
    connection.round_trip()


plug_keyboard(1)
play(key=key, button=button, motion=motion, keyboard=plug_keyboard, launcher=show_launcher)
