# A headless mutter of our own, with a keyboard and a pointer: GNOME's compositor without its shell.

start_mutter() {
  start_wayland_session
  start_bus
  start mutter "$rig/mutter.log" mutter --headless --wayland --no-x11 \
    --virtual-monitor "$KEYWINDOW_SCREEN" --wayland-display wayland-1
  await mutter bus_has org.gnome.Mutter.RemoteDesktop
  export WAYLAND_DISPLAY=wayland-1
  start_seat mutter
}
