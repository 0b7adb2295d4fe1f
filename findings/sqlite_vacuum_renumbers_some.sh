#!/usr/bin/env bash
# What: pysqlite3-binary 0.5.4.post2 (Python's sqlite3 module with SQLite 3.51.1), Python 3.11
# Guess: VACUUM and VACUUM INTO both number the rows of a table anew if it has no INTEGER PRIMARY KEY.
# Behaviour: VACUUM does so only where the table has no index at all; with a text as primary key the rows keep their
#   numbers. VACUUM INTO keeps the numbers of both. So a copy and a table that was cleaned up in place differ.
# Expected: the same of both, and of both tables. The documentation says that VACUUM may change the numbers.
# Output: before, and after VACUUM INTO: plain [2, 4, 5, 6], keyed [2, 4, 5, 6]
#   after VACUUM: plain [1, 2, 3, 4], keyed [2, 4, 5, 6]
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check pysqlite3-binary==0.5.4.post2
venv/bin/python - <<'PYTHON'
import sys

from pysqlite3 import dbapi2 as sqlite3

db = sqlite3.connect("games.db", isolation_level=None)
db.execute("create table plain (name text)")
db.execute("create table keyed (name text primary key)")
for table in ("plain", "keyed"):
    db.executemany(f"insert into {table} values (?)", [(letter,) for letter in "abcdef"])
    db.execute(f"delete from {table} where name in ('a', 'c')")


def numbers(connection):
    return {
        table: [row for (row,) in connection.execute(f"select rowid from {table} order by rowid")]
        for table in ("plain", "keyed")
    }


before = numbers(db)
db.execute("vacuum into 'copy.db'")
copy = numbers(sqlite3.connect("copy.db"))
db.execute("vacuum")
after = numbers(db)
print("before", before, "\nVACUUM INTO", copy, "\nVACUUM", after)
if copy != before or after != {"plain": [1, 2, 3, 4], "keyed": [2, 4, 5, 6]}:
    sys.exit("It does not behave as described any more.")
print("As described.")
PYTHON
