#!/bin/bash
# base-backup.sh <folder>: a physical backup of the whole cluster, verified. PGHOST, PGPORT and PGUSER name the server and
# a login with REPLICATION. Run it every night; segments of the write-ahead log are archived by archive_command.
set -euo pipefail
folder=${1:?the folder of the backup is missing}
bin=${PG_BIN:-$(pg_config --bindir)}
"$bin/pg_basebackup" --pgdata="$folder" --checkpoint=fast --wal-method=stream
"$bin/pg_verifybackup" --quiet "$folder"
echo "base backup: $folder, $(du -sh "$folder" | cut -f1)"
