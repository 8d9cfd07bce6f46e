"""A client of a Wayland compositor without a library, for the few requests that a seat needs.

https://wayland.freedesktop.org/docs/html/ch04.html says how messages are written.
"""

import os
import socket
import struct
import sys

_DISPLAY, _REGISTRY, _CALLBACK, _FIRST = 1, 2, 3, 4


def integer(value):
    return struct.pack("=i", value)


def fixed(value):
    return struct.pack("=i", round(value * 256))


def text(value):
    data = value.encode() + b"\0"
    return struct.pack("=I", len(data)) + data + b"\0" * (-len(data) % 4)


class Connection:
    def __init__(self):
        self.globals = {}
        self._events = {}
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.connect(os.path.join(os.environ["XDG_RUNTIME_DIR"], os.environ["WAYLAND_DISPLAY"]))
        self._next = _FIRST
        self.send(_DISPLAY, 1, integer(_REGISTRY))
        self.round_trip()

    def new(self):
        """The number of a new object."""
        self._next += 1
        return self._next - 1

    def bind(self, interface, version):
        """The number of the compositor's object with that interface."""
        if interface not in self.globals:
            sys.exit(f"The compositor offers no {interface}.")
        number = self.new()
        self.send(
            _REGISTRY, 0, integer(self.globals[interface]), text(interface), integer(version), integer(number)
        )
        return number

    def send(self, target, opcode, *arguments, file=None):
        body = b"".join(arguments)
        message = struct.pack("=IHH", target, opcode, 8 + len(body)) + body
        socket.send_fds(self._socket, [message], [] if file is None else [file])

    def round_trip(self):
        """Waits until the compositor has done all that was sent."""
        self.send(_DISPLAY, 0, integer(_CALLBACK))
        while True:
            target, word = struct.unpack("=II", self._receive(8))
            body = self._receive((word >> 16) - 8)
            if target == _CALLBACK:
                return
            if target == _DISPLAY and word & 0xFFFF == 0:
                sys.exit(f"The compositor refuses: {body!r}")
            if target == _REGISTRY and word & 0xFFFF == 0:
                name, length = struct.unpack_from("=iI", body)
                self.globals[body[8 : 8 + length - 1].decode()] = name
            self._events[target, word & 0xFFFF] = body

    def wait_for(self, target, opcode):
        """The arguments of the last such event; waits for the first one."""
        while (target, opcode) not in self._events:
            self.round_trip()
        return self._events[target, opcode]

    def close(self):
        """What was made by it goes with it."""
        self._socket.close()

    def _receive(self, count):
        data = b""
        while len(data) < count:
            more = self._socket.recv(count - len(data))
            if not more:
                sys.exit("The compositor has closed the connection.")
            data += more
        return data
