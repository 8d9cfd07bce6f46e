"""Reads what a program tells screen readers, through AT-SPI.

    /usr/bin/python3 screen-reader.py WINDOW COMMAND arguments…

Runs the command on a bus of its own with a registry of accessible programs. When a window of that name is there,
prints a line for everything in the program's windows: its role, a tab, its name. Then ends the command.
"""

import os
import subprocess
import sys
import time

import dbus

ROOT = "/org/a11y/atspi/accessible/root"
ACCESSIBLE = "org.a11y.atspi.Accessible"


def children(bus, place):
    name, path = place
    accessible = dbus.Interface(bus.get_object(name, path, introspect=False), ACCESSIBLE)
    return accessible.GetChildren()


def described(bus, place):
    name, path = place
    proxy = bus.get_object(name, path, introspect=False)
    role = dbus.Interface(proxy, ACCESSIBLE).GetRoleName()
    return role, dbus.Interface(proxy, dbus.PROPERTIES_IFACE).Get(ACCESSIBLE, "Name")


def tree(bus, place):
    yield described(bus, place)
    for child in children(bus, place):
        yield from tree(bus, child)


def read(bus, window):
    """What is in the program's windows, or None as long as that one isn't among them."""
    try:
        programs = children(bus, ("org.a11y.atspi.Registry", ROOT))
        lines = [line for program in programs for line in tree(bus, program)]
    except dbus.DBusException:
        return None
    return lines if any(name == window for _, name in lines) else None


window, command = sys.argv[1], sys.argv[2:]
started = []
try:
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE, text=True)
    started.append(daemon)
    address = daemon.stdout.readline().strip()
    environment = dict(
        os.environ, DBUS_SESSION_BUS_ADDRESS=address, AT_SPI_BUS_ADDRESS=address, GTK_A11Y="atspi")
    del environment["NO_AT_BRIDGE"]
    started.append(subprocess.Popen(["/usr/libexec/at-spi2-registryd"], env=environment, stdout=sys.stderr))
    bus = dbus.bus.BusConnection(address)
    while not bus.name_has_owner("org.a11y.atspi.Registry"):
        if started[-1].poll() is not None:
            sys.exit("the registry has ended")
        time.sleep(0.02)
    started.append(subprocess.Popen(command, env=environment, stdout=sys.stderr))
    deadline = time.monotonic() + 30
    while (lines := read(bus, window)) is None:
        if started[-1].poll() is not None:
            sys.exit("the command has ended")
        if time.monotonic() > deadline:
            sys.exit(f"there's no window {window}")
        time.sleep(0.1)
    for role, name in lines:
        print(role, name.replace("\n", " "), sep="\t")
finally:
    for process in reversed(started):
        process.kill()
