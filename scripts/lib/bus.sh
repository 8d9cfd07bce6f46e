# A session bus of our own, which starts no services.

start_bus() {
  export DBUS_SESSION_BUS_ADDRESS=unix:path=$XDG_RUNTIME_DIR/bus
  cat >"$rig/bus.conf" <<CONFIG
<busconfig>
  <type>session</type>
  <listen>$DBUS_SESSION_BUS_ADDRESS</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
CONFIG
  start bus "$rig/bus.log" dbus-daemon --config-file="$rig/bus.conf" --nofork --nopidfile
  await bus test -S "$XDG_RUNTIME_DIR/bus"
}

# bus_has NAME: somebody on the bus has that name.
bus_has() {
  gdbus call --session --dest org.freedesktop.DBus --object-path /org/freedesktop/DBus \
    --method org.freedesktop.DBus.NameHasOwner "$1" | grep -q true
}
