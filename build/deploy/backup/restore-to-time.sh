#!/bin/bash
# restore-to-time.sh <base> <wal> <data> <time>: prepares the new data folder <data> from the base backup <base>. When
# PostgreSQL is started on it, it replays the archived segments in <wal> up to <time> (such as '2026-11-22 13:05:00+00')
# and then accepts writes.
set -euo pipefail
base=${1:?the base backup is missing} wal=${2:?the folder of the archived log is missing}
data=${3:?the new data folder is missing} time=${4:?the time is missing}
[ ! -e "$data" ] || { echo "$data exists already" >&2; exit 1; }
cp -a "$base" "$data"
chmod 700 "$data"
cat >> "$data/postgresql.auto.conf" <<END
restore_command = 'cp $wal/%f %p'
recovery_target_time = '$time'
recovery_target_action = 'promote'
archive_mode = off
END
touch "$data/recovery.signal"
