# Starts programs, each in a session of its own, and ends exactly those.
#
# A session holds a program and whatever it starts, so ending the session leaves none of them behind, and a
# Ctrl-C at the terminal reaches only the script, which decides the order in which things end.
# The sourcing script sets `rig`, the folder for the logs.

declare -A session_of=()
sessions=()

fail() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

# in_session COMMAND…: becomes COMMAND, in a new session, ended with this script even if that is killed.
# Background jobs of a script ignore SIGINT; the command gets the default back.
in_session() {
  exec setsid setpriv --pdeathsig TERM env --default-signal=INT,QUIT "$@"
}

# start NAME COMMAND…: starts COMMAND in the background; its output goes to NAME.log.
start() {
  local name=$1
  shift
  in_session "$@" </dev/null >"$rig/$name.log" 2>&1 &
  session_of[$name]=$!
  sessions+=($!)
}

# await NAME CONDITION…: waits until CONDITION succeeds; fails when NAME ends or takes too long.
await() {
  local name=$1 deadline=$((SECONDS + ${KEYWINDOW_RIG_TIMEOUT:-30}))
  shift
  until "$@" >/dev/null 2>&1; do
    kill -0 "${session_of[$name]}" 2>/dev/null || fail "$name ended early: $(tail -n 3 "$rig/$name.log")"
    ((SECONDS < deadline)) || fail "$name is not ready ('$*' keeps failing): $(tail -n 3 "$rig/$name.log")"
    sleep 0.05
  done
}

session_lives() {
  pgrep --session "$1" --runstates D,R,S,T >/dev/null
}

# end_session SESSION SIGNAL: asks by SIGNAL, waits a little, and kills what is left.
end_session() {
  local session=$1 deadline=$((SECONDS + 5))
  kill -"$2" "$session" 2>/dev/null || true
  pkill -"$2" --session "$session" || true
  while session_lives "$session" && ((SECONDS < deadline)); do sleep 0.02; done
  pkill -KILL --session "$session" || true
  wait "$session" 2>/dev/null || true
}

# end_sessions: ends everything that was started, the last one first.
end_sessions() {
  local index
  for ((index = ${#sessions[@]} - 1; index >= 0; index--)); do
    end_session "${sessions[index]}" TERM
  done
  sessions=()
}
