"""A part of a shell's that takes the keyboard from all windows, as a launcher or a lock does.

By https://wayland.app/protocols/wlr-layer-shell-unstable-v1.
"""

import os

from wire import Connection, integer, text

WIDTH, HEIGHT = 200, 50
_OVERLAY, _EXCLUSIVE = 3, 1


def show_launcher(state):
    global connection
    if not state:
        connection.close()
        return
    connection = Connection()
    compositor = connection.bind("wl_compositor", 1)
    memory = connection.bind("wl_shm", 1)
    shell = connection.bind("zwlr_layer_shell_v1", 1)

    surface = connection.new()
    connection.send(compositor, 0, integer(surface))
    launcher = connection.new()
    # On the output that the compositor chooses.
    connection.send(
        shell, 0, integer(launcher), integer(surface), integer(0), integer(_OVERLAY), text("launcher")
    )
    connection.send(launcher, 0, integer(WIDTH), integer(HEIGHT))
    connection.send(launcher, 4, integer(_EXCLUSIVE))
    connection.send(surface, 6)
    connection.send(launcher, 6, connection.wait_for(launcher, 0)[:4])

    pixels = os.memfd_create("pixels")
    size = WIDTH * HEIGHT * 4
    os.ftruncate(pixels, size)
    pool = connection.new()
    connection.send(memory, 0, integer(pool), integer(size), file=pixels)
    os.close(pixels)
    buffer = connection.new()
    connection.send(
        pool, 0, integer(buffer), integer(0), integer(WIDTH), integer(HEIGHT), integer(WIDTH * 4), integer(0)
    )
    connection.send(surface, 1, integer(buffer), integer(0), integer(0))
    connection.send(surface, 6)
    connection.round_trip()
