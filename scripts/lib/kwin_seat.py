"""The keyboard and the pointer of a headless KWin, by its Wayland protocol for fake input.

They are there as long as this program runs. It reads what they do from a pipe; see seat.sh. The protocol is
https://wayland.app/protocols/kde-fake-input, spoken here without a library.
"""

import os
import socket
import struct
import sys

PROTOCOL = b"org_kde_kwin_fake_input"
DISPLAY, REGISTRY, CALLBACK, INPUT = 1, 2, 3, 4

connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
connection.connect(os.path.join(os.environ["XDG_RUNTIME_DIR"], os.environ["WAYLAND_DISPLAY"]))


def send(target, opcode, body=b""):
    connection.sendall(struct.pack("=IHH", target, opcode, 8 + len(body)) + body)


def text(value):
    value += b"\0"
    return struct.pack("=I", len(value)) + value + b"\0" * (-len(value) % 4)


def receive(count):
    data = b""
    while len(data) < count:
        more = connection.recv(count - len(data))
        if not more:
            sys.exit("KWin has closed the connection.")
        data += more
    return data


def round_trip(callback, on_global=lambda body: None):
    """Waits for the answer to all that was sent."""
    send(DISPLAY, 0, struct.pack("=I", callback))
    while True:
        target, word = struct.unpack("=II", receive(8))
        body = receive((word >> 16) - 8)
        if target == DISPLAY and word & 0xFFFF == 0:
            sys.exit(f"KWin refuses: {body!r}")
        if target == callback:
            return
        if target == REGISTRY:
            on_global(body)


def bind(body):
    name, length = struct.unpack_from("=II", body)
    if body[8 : 8 + length - 1] == PROTOCOL:
        send(REGISTRY, 0, struct.pack("=I", name) + text(PROTOCOL) + struct.pack("=II", 4, INPUT))
        send(INPUT, 0, text(b"KeyWindow") + text(b"tests"))
        bound.append(name)


bound = []
send(DISPLAY, 1, struct.pack("=I", REGISTRY))
round_trip(CALLBACK, bind)
if not bound:
    sys.exit("KWin offers no fake input.")
round_trip(CALLBACK)


def key(code, state):
    send(INPUT, 10, struct.pack("=II", code, state))


def button(code, state):
    send(INPUT, 2, struct.pack("=II", code, state))


def motion(x, y):
    send(INPUT, 1, struct.pack("=ii", x * 256, y * 256))


# Open for writing too, so that it doesn't end when a writer goes.
events = os.fdopen(os.open(sys.argv[1], os.O_RDWR))
print("ready", flush=True)
for line in events:
    event, first, second = line.split()
    {"key": key, "button": button, "motion": motion}[event](int(first), int(second))
    round_trip(CALLBACK)
