"""The keyboard and the pointer of a headless KWin, and the scale of its screen.

By https://wayland.app/protocols/kde-fake-input and https://wayland.app/protocols/kde-output-management-v2.
"""

from launcher import show_launcher
from pipe import play
from wire import Connection, fixed, integer, text

connection = Connection()
fake_input = connection.bind("org_kde_kwin_fake_input", 4)
connection.send(fake_input, 0, text("KeyWindow"), text("tests"))
output = connection.bind("kde_output_device_v2", 1)
outputs = connection.bind("kde_output_management_v2", 1)
connection.round_trip()


def send(target, opcode, *arguments):
    connection.send(target, opcode, *arguments)
    connection.round_trip()


def scale(factor):
    configuration = connection.new()
    connection.send(outputs, 0, integer(configuration))
    connection.send(configuration, 4, integer(output), fixed(factor))
    send(configuration, 5)


play(
    key=lambda code, state: send(fake_input, 10, integer(code), integer(state)),
    button=lambda code, state: send(fake_input, 2, integer(code), integer(state)),
    motion=lambda x, y: send(fake_input, 1, fixed(x), fixed(y)),
    scale=scale,
    launcher=show_launcher,
)
