# What the Wayland compositors share.

# start_wayland_session: a runtime folder of its own, in which GTK finds Wayland and nothing else.
start_wayland_session() {
  unset DISPLAY XAUTHORITY SWAYSOCK WAYLAND_DISPLAY WAYLAND_SOCKET
  export XDG_RUNTIME_DIR=$rig/runtime XDG_SESSION_TYPE=wayland GDK_BACKEND=wayland
  mkdir -m 700 "$XDG_RUNTIME_DIR"
}
