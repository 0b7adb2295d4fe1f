#!/usr/bin/env bash
# What: pysqlite3-binary 0.5.4.post2 (Python's sqlite3 module with SQLite 3.51.1), Python 3.11.7
# One would guess: With isolation_level=None and no BEGIN, each SELECT sees what others have
#   committed, and a write waits up to `timeout`. in_transaction tells otherwise.
# Seen: One cursor that was not read to its end keeps the whole connection at its
#   old state, in WAL mode. Other cursors of the connection miss newer rows, and
#   its own write fails at once, although no one else holds a lock.
#   in_transaction says False all the while. Closing the cursor ends it.
# Expected: in_transaction True, or a newer count for the second cursor.
# Output (2026-11-27):
#   in_transaction: False
#   rows: 5 by a second cursor, 6 by the writer
#   write: database is locked, in less than half of the timeout of 4 s
#   after cursor.close(): 6 rows, write ok
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check pysqlite3-binary==0.5.4.post2
venv/bin/python - <<'PY'
import time
from pysqlite3 import dbapi2 as sqlite3

def count(connection):
    return connection.execute("SELECT count(*) FROM game").fetchone()[0]

writer = sqlite3.connect("games.db", isolation_level=None)
writer.execute("PRAGMA journal_mode = WAL")
writer.execute("CREATE TABLE game (id INTEGER PRIMARY KEY)")
writer.executemany("INSERT INTO game VALUES (?)", [(number,) for number in range(5)])
reader = sqlite3.connect("games.db", isolation_level=None, timeout=4)
cursor = reader.execute("SELECT id FROM game")
cursor.fetchone()
writer.execute("INSERT INTO game VALUES (5)")

inside, stale, fresh = reader.in_transaction, count(reader), count(writer)
print("in_transaction:", inside)
print(f"rows: {stale} by a second cursor, {fresh} by the writer")
start, error = time.monotonic(), None
try:
    reader.execute("INSERT INTO game VALUES (6)")
except sqlite3.OperationalError as problem:
    error = str(problem)
soon = time.monotonic() - start < 2
print(f"write: {error}, in {'less' if soon else 'more'} than half of the timeout of 4 s")
cursor.close()
later = count(reader)
reader.execute("INSERT INTO game VALUES (6)")
print(f"after cursor.close(): {later} rows, write ok")
seen = inside, stale, fresh, error, soon, later, count(writer)
if seen != (False, 5, 6, "database is locked", True, 6, 7):
    raise SystemExit("No longer as described.")
print("As described.")
PY
