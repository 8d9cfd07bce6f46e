# A headless KWin of our own, with a keyboard and a pointer: Plasma's compositor.

start_kwin() {
  start_wayland_session
  start_bus
  local size=$KEYWINDOW_SCREEN
  # Debian's program asks for a capability that containers don't grant. A copy doesn't; it must keep the name.
  cp "$(command -v kwin_wayland)" "$rig/kwin_wayland"
  # Without the permission check any client may fake input.
  start kwin "$rig/kwin.log" env KWIN_COMPOSE=Q KWIN_WAYLAND_NO_PERMISSION_CHECKS=1 \
    "$rig/kwin_wayland" --virtual --no-lockscreen --no-global-shortcuts \
    --width "${size%x*}" --height "${size#*x}" --socket wayland-1
  await kwin bus_has org.kde.KWin
  export WAYLAND_DISPLAY=wayland-1
  start_seat kwin
}
