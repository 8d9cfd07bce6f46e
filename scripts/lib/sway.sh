# A headless sway of our own, with a virtual keyboard.

start_sway() {
  start_wayland_session
  # Without the for_window rule every window would be tiled, and so resized.
  cat >"$XDG_RUNTIME_DIR/config" <<CONFIG
xwayland disable
output HEADLESS-1 resolution $KEYWINDOW_SCREEN
default_border none
for_window [app_id=".*"] floating enable
CONFIG
  # sway refuses to be root; its clients may be.
  local -a as_user=()
  if ((EUID == 0)); then
    chmod 711 "$rig"
    chown -R 65534:65534 "$XDG_RUNTIME_DIR"
    as_user=(setpriv --reuid=65534 --regid=65534 --clear-groups --pdeathsig TERM)
  fi
  export SWAYSOCK=$XDG_RUNTIME_DIR/sway.sock
  start sway "$rig/sway.log" "${as_user[@]}" env -u WAYLAND_DISPLAY WLR_BACKENDS=headless WLR_LIBINPUT_NO_DEVICES=1 \
    WLR_RENDERER=pixman WLR_HEADLESS_OUTPUTS=1 sway --config "$XDG_RUNTIME_DIR/config"
  await sway swaymsg -t get_outputs
  # sway takes the first free name in its runtime folder, which is only ours.
  export WAYLAND_DISPLAY=wayland-1

  # A window becomes active only on a seat with a keyboard.
  start_seat sway
  await seat keyboard_is_plugged_in
}

keyboard_is_plugged_in() {
  swaymsg -t get_inputs | grep -q '"type": "keyboard"'
}
