# The keyboard and the pointer of a Wayland compositor, worked through a pipe.
#
# Each line that is written to the pipe KEYWINDOW_SEAT is one event: 'key CODE 1' presses and 'key CODE 0' releases
# (the codes of linux/input-event-codes.h), 'button CODE 1|0' does the same, 'motion X Y' moves the pointer by so
# many points.

# start_seat PROGRAM: has PROGRAM, which speaks to the compositor, read the pipe; returns when its keyboard is there.
start_seat() {
  export KEYWINDOW_SEAT=$rig/seat
  mkfifo "$KEYWINDOW_SEAT"
  # Not any other python3 on the path, which wouldn't have Debian's modules.
  start seat "$rig/seat.log" /usr/bin/python3 "$here/lib/$1" "$KEYWINDOW_SEAT"
  await seat grep -q ready "$rig/seat.log"
}
