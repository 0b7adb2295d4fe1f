#!/usr/bin/env bash
# What: pysqlite3-binary 0.5.4.post2 (Python's sqlite3 module with SQLite 3.51.1), Python 3.11.7
# Guess: WAL mode is a property of the file, so each kind of copy keeps it, as it
#   keeps user_version and application_id.
# Seen: VACUUM INTO keeps both numbers and drops WAL: the copy is in mode delete.
#   A copy by backup() keeps all three. A restored VACUUM INTO copy therefore lets
#   readers block writers until somebody sets the mode again.
# Expected: journal_mode wal in both copies.
# Output (2026-11-27):
#   source: wal, user_version 9, application_id 77
#   VACUUM INTO: delete, user_version 9, application_id 77
#   backup(): wal, user_version 9, application_id 77
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check pysqlite3-binary==0.5.4.post2
venv/bin/python - <<'PY'
from pysqlite3 import dbapi2 as sqlite3

def describe(connection):
    names = "journal_mode", "user_version", "application_id"
    return tuple(connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names)

source = sqlite3.connect("source.db", isolation_level=None)
source.execute("PRAGMA journal_mode = WAL")
source.execute("PRAGMA user_version = 9")
source.execute("PRAGMA application_id = 77")
source.execute("CREATE TABLE game (id INTEGER PRIMARY KEY)")
source.execute("INSERT INTO game VALUES (1)")
source.execute("VACUUM INTO 'vacuum.db'")
target = sqlite3.connect("backup.db")
source.backup(target)
target.close()

seen = {
    "source": describe(source),
    "VACUUM INTO": describe(sqlite3.connect("vacuum.db")),
    "backup()": describe(sqlite3.connect("backup.db")),
}
for name, (mode, version, application) in seen.items():
    print(f"{name}: {mode}, user_version {version}, application_id {application}")
if list(seen.values()) != [("wal", 9, 77), ("delete", 9, 77), ("wal", 9, 77)]:
    raise SystemExit("No longer as described.")
print("As described.")
PY
