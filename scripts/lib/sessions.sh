# Starts programs, each in a session of its own, and ends exactly those with the script.
#
# A session holds a program and whatever that starts. What leaves it, as a daemon does, is known by a mark in its
# environment; only a program that drops its environment too, or becomes another user's, can stay behind. A Ctrl-C
# at the terminal reaches only the script, which decides what ends first.

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
# Background jobs of a script ignore SIGINT and SIGQUIT; COMMAND gets the default back.
in_session() {
  # The session has the number of the process that begins it. (Within $(…) it would be another one's.)
  local session=$BASHPID
  exec setsid setpriv --pdeathsig TERM env --default-signal=INT,QUIT "$(mark "$session")" "$@"
}

# mark SESSION: what everything that was started in the session has in its environment. A session within a session
# leaves the outer one's mark in place.
mark() {
  echo "KEYWINDOW_SESSION_$1=1"
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
  signal_members "$session" "$2"
  while session_lives "$session" && ((SECONDS < deadline)); do sleep 0.02; done
  # What is killed may have started something just before.
  deadline=$((SECONDS + 5))
  while session_lives "$session" && ((SECONDS < deadline)); do
    signal_members "$session" KILL
    sleep 0.02
  done
  wait "$session" 2>/dev/null || true
}

session_lives() {
  [[ -n $(members "$1") ]]
}

signal_members() {
  local -a found
  mapfile -t found < <(members "$1")
  ((${#found[@]} == 0)) || kill -"$2" "${found[@]}" 2>/dev/null || true
}

# members SESSION: the processes in it, and those that have left it.
members() {
  # Zombies don't count: they are their parent's to bury, and have no environment any more.
  # Before the packages are installed there may be no pgrep.
  pgrep --session "$1" --runstates D,R,S,T 2>/dev/null || true
  grep -lzsxF -- "$(mark "$1")" /proc/[0-9]*/environ | cut -d / -f 3 || true
}

# end_all: ends everything that was started, the last one first.
end_all() {
  local index
  trap '' INT QUIT TERM HUP
  for ((index = ${#sessions[@]} - 1; index >= 0; index--)); do
    end_session "${sessions[index]}" TERM
  done
  sessions=()
}

# interrupted SIGNAL EXIT-CODE: what runs hears the signal first, while the rest still lives.
interrupted() {
  trap '' INT QUIT TERM HUP
  [[ -z $running ]] || end_session "$running" "$1"
  exit "$2"
}

trap end_all EXIT
trap 'interrupted INT 130' INT
trap 'interrupted QUIT 131' QUIT
trap 'interrupted TERM 143' TERM
trap 'interrupted HUP 129' HUP
