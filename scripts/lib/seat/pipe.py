"""What a seat is told through its pipe; see ../seat.sh."""

import os
import sys


def play(**events):
    """Does what each line says, by the function of that name, as long as this program runs."""
    # Open for writing too, so that it doesn't end when a writer goes.
    lines = os.fdopen(os.open(sys.argv[1], os.O_RDWR))
    print("ready", flush=True)
    for line in lines:
        event, *numbers = line.split()
        if event == "note":
            with open(sys.argv[1] + ".noted", "w") as notes:
                notes.write(numbers[0])
            continue
        events[event](*(float(number) if "." in number else int(number) for number in numbers))
