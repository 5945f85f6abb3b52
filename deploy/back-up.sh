#!/usr/bin/env bash
# Backs up the database and the pictures each night at 02:00 UTC and deletes old backups. `back-up.sh now`
# does it once. PGHOST and the like say which database, OBJECTS where the pictures are, KEEP_BACKUPS how
# many backups are kept, BACKUPS where.
set -euo pipefail
umask 077
folder="${BACKUPS:-/backups}"
objects="${OBJECTS:-/objects}"

if [ "${1:-}" = now ]; then
  rm -rf "$folder"/crm-*.unfinished
  name="$folder/crm-$(date --utc +%Y-%m-%dT%H-%M-%SZ)"
  mkdir "$name.unfinished"
  pg_dump --format=custom --file="$name.unfinished/database.dump"
  # After the database, so that no picture that it names is missing: pictures never change.
  tar --create --file="$name.unfinished/pictures.tar" --directory="$objects" .
  # Both are read once, without a database.
  pg_restore --file=/dev/null "$name.unfinished/database.dump"
  tar --list --file="$name.unfinished/pictures.tar" > /dev/null
  sync "$name.unfinished"/*
  mv "$name.unfinished" "$name"
  echo "Backup written: $name"
  # The names sort by time.
  find "$folder" -maxdepth 1 -name 'crm-*Z' | sort | head --lines="-${KEEP_BACKUPS:-14}" |
    xargs --no-run-if-empty rm -r --
  exit
fi

# The sleep runs in the background, so that a stop does not wait for it.
trap 'kill "$!"; exit 0' TERM INT
while true; do
  sleep $(($(date --utc --date='tomorrow 02:00' +%s) - $(date +%s))) &
  wait "$!"
  bash "$0" now || echo "The backup failed. The next one is tomorrow." >&2
done
