# The keyboard and the pointer of a Wayland compositor, worked through a pipe.
#
# Each line that is written to the pipe KEYWINDOW_SEAT is one event: 'key CODE 1' presses and 'key CODE 0' releases
# (the codes of linux/input-event-codes.h), 'button CODE 1|0' does the same with the pointer's, 'motion X Y' moves
# the pointer by so many points, 'scale FACTOR' sets that of the screen (mutter and KWin), 'keyboard 0' unplugs the
# keyboard, 'keyboard 1' plugs it in (not on KWin, whose seat has one always), and 'launcher 1' shows a launcher that
# takes the keyboard from all windows, 'launcher 0' takes it away (sway and KWin). 'note NUMBER' has the number in the
# file KEYWINDOW_SEAT.noted once all before it is done.

# start_seat NAME: returns when the keyboard is there.
start_seat() {
  export KEYWINDOW_SEAT=$rig/seat
  mkfifo "$KEYWINDOW_SEAT"
  # Not any other python3 on the path, which wouldn't have Debian's modules.
  start seat "$rig/seat.log" /usr/bin/python3 -B "$here/lib/seat/$1.py" "$KEYWINDOW_SEAT"
  await seat grep -q ready "$rig/seat.log"
}
