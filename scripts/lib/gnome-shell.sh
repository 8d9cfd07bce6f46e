# A headless GNOME Shell of our own, with a keyboard and a pointer.

start_gnome_shell() {
  start_wayland_session
  start_bus
  # In the unsafe mode its own language can be spoken to it over the bus. It asks for a system bus, too.
  start gnome-shell "$rig/gnome-shell.log" env DBUS_SYSTEM_BUS_ADDRESS="$DBUS_SESSION_BUS_ADDRESS" \
    gnome-shell --headless --wayland --no-x11 --unsafe-mode \
    --virtual-monitor "$KEYWINDOW_SCREEN" --wayland-display wayland-1
  await gnome-shell bus_has org.gnome.Mutter.RemoteDesktop
  # It answers some time after it can be seen on the bus: on a busy machine longer than the seat would wait.
  await gnome-shell tell_shell 1
  export WAYLAND_DISPLAY=wayland-1
  start_seat mutter
  # It begins with its overview, in which no window has the keyboard.
  await gnome-shell overview_is_left
}

overview_is_left() {
  local answer
  answer=$(tell_shell '(Main.layoutManager._startingUp ? "starts" : (Main.overview.hide(), Main.overview.visible))')
  grep -q false <<<"${answer#*,}"
}

# tell_shell EXPRESSION: what it is, as the shell evaluates it.
tell_shell() {
  gdbus call --session --dest org.gnome.Shell --object-path /org/gnome/Shell --method org.gnome.Shell.Eval "$1"
}
