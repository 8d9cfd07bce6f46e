# An X server of our own on a free display, with a window manager or without.

# start_x11 openbox|xfwm4|none|mutter-x11|kwin-x11
start_x11() {
  unset WAYLAND_DISPLAY XAUTHORITY
  export XDG_SESSION_TYPE=x11 GDK_BACKEND=x11
  [[ -d /tmp/.X11-unix ]] || mkdir -m 1777 /tmp/.X11-unix 2>/dev/null || true
  # The server picks the free number itself and tells it when it listens: nobody can take it in between.
  # -noreset: it must survive the moments in which its last client leaves.
  start Xvfb "$rig/Xvfb.log" Xvfb -displayfd 3 -screen 0 "${KEYWINDOW_SCREEN}x24" -dpi 96 -nolisten tcp -noreset \
    3>"$rig/display"
  await Xvfb grep -q . "$rig/display"
  DISPLAY=:$(<"$rig/display")
  export DISPLAY
  await Xvfb xprop -root

  case $1 in
    openbox) start openbox "$rig/openbox.log" openbox --sm-disable ;;
    xfwm4) start_on_a_bus xfwm4 xfwm4 ;;
    mutter-x11) start_on_a_bus mutter-x11 mutter --x11 --sm-disable ;;
    kwin-x11) start_on_a_bus kwin-x11 env QT_QPA_PLATFORM=xcb KWIN_COMPOSE=N kwin_x11 ;;
    none) return ;;
  esac
  await "$1" window_manager_answers
}

# start_on_a_bus NAME COMMAND…: starts a window manager that wants a session bus. It must not be scaled with the
# program under test.
start_on_a_bus() {
  start "$1" "$rig/$1.log" env -u GDK_SCALE -u DBUS_SESSION_BUS_ADDRESS dbus-run-session -- "${@:2}"
}

window_manager_answers() {
  xprop -root _NET_SUPPORTING_WM_CHECK | grep -q 'window id'
}
