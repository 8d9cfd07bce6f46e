# Starts programs, each in a session of its own, and ends exactly those with the script.
#
# A session holds a program and whatever that starts, so nothing of it stays behind. A Ctrl-C at the terminal
# reaches only the script, which decides what ends first.

declare -A session_of=() log_of=()
sessions=()
running=
# Seconds that a program asked to end may take; a script whose programs clean up after themselves sets more.
grace=5

fail() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

# in_session COMMAND…: becomes COMMAND in a new session, which is asked to end if this script is killed.
# Background jobs of a script ignore SIGINT; COMMAND gets the default back.
in_session() {
  exec setsid setpriv --pdeathsig TERM env --default-signal=INT,QUIT "$@"
}

# start NAME LOG COMMAND…: starts COMMAND in the background, its output in LOG.
start() {
  local name=$1 log=$2
  shift 2
  in_session "$@" </dev/null >"$log" 2>&1 &
  session_of[$name]=$!
  log_of[$name]=$log
  sessions+=($!)
}

# await NAME CONDITION…: waits until CONDITION succeeds; fails when NAME ends before or takes too long.
await() {
  local name=$1 deadline=$((SECONDS + 30))
  shift
  until "$@" >/dev/null 2>&1; do
    kill -0 "${session_of[$name]}" 2>/dev/null \
      || fail "$name ended at once, saying: $(tail -n 3 "${log_of[$name]}")"
    ((SECONDS < deadline)) \
      || fail "$name isn't ready after 30 s ('$*' fails); it says: $(tail -n 3 "${log_of[$name]}")"
    sleep 0.05
  done
}

# run COMMAND…: runs COMMAND on the script's own input and output, and returns its exit code.
run() {
  local status=0
  in_session "$@" <&0 &
  running=$!
  sessions+=("$running")
  wait "$running" || status=$?
  end_session "$running" TERM
  unset 'sessions[-1]'
  running=
  return "$status"
}

# end_session SESSION SIGNAL: asks it to end, waits a little, and kills what is left.
end_session() {
  local session=$1 deadline=$((SECONDS + grace))
  kill -"$2" "$session" 2>/dev/null || true
  pkill -"$2" --session "$session" || true
  while session_lives "$session" && ((SECONDS < deadline)); do sleep 0.02; done
  pkill -KILL --session "$session" || true
  wait "$session" 2>/dev/null || true
}

session_lives() {
  # Zombies don't count: they are their parent's to bury.
  pgrep --session "$1" --runstates D,R,S,T >/dev/null
}

# end_all: ends everything that was started, the last one first.
end_all() {
  local index
  trap '' INT TERM HUP
  for ((index = ${#sessions[@]} - 1; index >= 0; index--)); do
    end_session "${sessions[index]}" TERM
  done
  sessions=()
}

# interrupted SIGNAL EXIT-CODE: what runs hears the signal first, while the rest still lives.
interrupted() {
  trap '' INT TERM HUP
  [[ -z $running ]] || end_session "$running" "$1"
  exit "$2"
}

trap end_all EXIT
trap 'interrupted INT 130' INT
trap 'interrupted TERM 143' TERM
trap 'interrupted HUP 129' HUP
