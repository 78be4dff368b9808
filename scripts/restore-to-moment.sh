#!/bin/sh
# Prepares a PostgreSQL cluster of your own that, at its next start, goes on to a moment and no further: from a base backup
# (`pg_basebackup --format=plain`, or the folder `postgres` of a `byline backup`) and the log that the database archived.
#
#   restore-to-moment.sh BASE ARCHIVE '2026-11-23 02:15:00+00' TARGET
#
# Run it as the account that PostgreSQL runs as. Then start PostgreSQL on TARGET, wait until it takes writes, point DATABASE_URL there,
# and run `byline verify-ledger`. PostgreSQL refuses to start when the archive does not reach the moment.
set -eu
if [ $# -ne 4 ]; then
  sed -n '2,5p' "$0" | sed 's/^# \{0,1\}//' >&2
  exit 2
fi
base=$1 archive=$2 moment=$3 target=$4
[ -f "$base/backup_label" ] || { echo "$base is no base backup: backup_label is missing." >&2; exit 1; }
[ ! -e "$target" ] || { echo "$target is there already. Name a new folder." >&2; exit 1; }
case "$archive$moment" in *\'*) echo "Neither the archive's path nor the moment may hold a quote." >&2; exit 1 ;; esac
cp -R "$base" "$target"
chmod 700 "$target"
# A cluster that is only looked at must not write into the archive of the one it came from.
cat >> "$target/postgresql.auto.conf" <<SETTINGS
restore_command = 'cp "$archive/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
archive_mode = off
SETTINGS
touch "$target/recovery.signal"
echo "$target goes on to $moment at the next start of PostgreSQL."
cat <<'NEXT'
It archives nothing (archive_mode = off): to look at it, or to try a restore, leave it so. Where it takes over, run there as a superuser
  ALTER SYSTEM RESET archive_mode; ALTER SYSTEM RESET restore_command;
  ALTER SYSTEM RESET recovery_target_time; ALTER SYSTEM RESET recovery_target_action;
once it takes writes, let archive_command lead to a new folder, restart PostgreSQL, and take a new pg_basebackup.
NEXT
