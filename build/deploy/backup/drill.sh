#!/bin/bash
# drill.sh: plays a loss of data on PostgreSQL servers of its own in a temporary folder, and restores the moment before.
# Run it as a user other than root, in the folder of the program. Prints what it compared; ends with an error where the
# restored cluster differs. PG_BIN names PostgreSQL's programs, DRILL_PORT the first of two free ports.
set -euo pipefail
bin=${PG_BIN:-$(pg_config --bindir)}
port=${DRILL_PORT:-5540}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
export PGHOST=$work PGUSER=postgres PG_BIN=$bin
stop() {
  for data in "$work/live" "$work/restored"; do
    [ ! -f "$data/postmaster.pid" ] || "$bin/pg_ctl" -D "$data" -m immediate stop > "$work/stop.log"
  done
  rm -r "$work"
}
trap stop EXIT
sql() { psql -X -v ON_ERROR_STOP=1 -qAt -p "$1" -d concierge -c "$2"; }
start() { "$bin/pg_ctl" -D "$1" -o "-p $2 -k $work -c listen_addresses=127.0.0.1" -l "$1.log" -w start > "$work/start.log"; }
facts() {
  sql "$1" "SELECT 'policy', tablename, policyname, roles, qual FROM pg_policies ORDER BY 2, 3"
  sql "$1" "SELECT 'forced', relname FROM pg_class WHERE relforcerowsecurity ORDER BY 2"
  sql "$1" "SELECT 'role', rolname, rolsuper, rolcanlogin, rolbypassrls, rolcreaterole FROM pg_roles ORDER BY 2"
  sql "$1" "SELECT 'member', roleid::regrole, member::regrole FROM pg_auth_members ORDER BY 2, 3"
  sql "$1" "SELECT 'hotel', id, name FROM hotels ORDER BY 2"
}

"$bin/initdb" -D "$work/live" -U postgres --auth=trust --no-instructions > "$work/initdb.log"
mkdir "$work/wal"
cat >> "$work/live/postgresql.conf" <<END
archive_mode = on
archive_command = 'test ! -f $work/wal/%f && cp %p $work/wal/%f'
END
start "$work/live" "$port"
createdb -p "$port" concierge
psql -X -v ON_ERROR_STOP=1 -q -p "$port" -d concierge -f server/db/roles.sql
MIGRATION_DATABASE_URL="postgres://concierge_owner@127.0.0.1:$port/concierge" node_modules/.bin/node server/migrate.ts > "$work/migrate.log"

sql "$port" "INSERT INTO hotels (name) VALUES ('Before the backup')"
PGPORT=$port "$here/base-backup.sh" "$work/base"
sql "$port" "INSERT INTO hotels (name) VALUES ('After the backup')"
facts "$port" > "$work/expected"
moment=$(sql "$port" 'SELECT clock_timestamp()')
sql "$port" 'DELETE FROM hotels'
sql "$port" 'SELECT pg_switch_wal()' > "$work/switch.log"
"$bin/pg_ctl" -D "$work/live" -m fast stop > "$work/stop.log"
echo "lost: all hotels, after $moment"

began=$(date +%s)
"$here/restore-to-time.sh" "$work/base" "$work/wal" "$work/restored" "$moment"
start "$work/restored" "$((port + 1))"
until [ "$(sql "$((port + 1))" 'SELECT pg_is_in_recovery()')" = f ]; do sleep 0.2; done
facts "$((port + 1))" > "$work/found"
diff "$work/expected" "$work/found"
echo "restored in $(($(date +%s) - began)) s: $(grep -c ^hotel "$work/found") hotels, $(grep -c ^policy "$work/found") policies, $(grep -c ^role "$work/found") roles are as before"
