#!/usr/bin/env bash
# What: aiosqlite 0.22.1, Python 3.11.7
# Guess: a call that is cancelled while it still waits behind another one is not run any more, as with an executor.
# Behaviour: the caller gets CancelledError, and the statement is run all the same when its turn comes. It opens a
#   transaction that nobody knows of, and the next commit stores it.
# Expected: what `loop.run_in_executor` does on one thread: what was cancelled before its begin is left out.
# Output: aiosqlite: 1 row, in a transaction True. Executor: 0 calls.
# Seen on: 2026-11-28
set -euo pipefail

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install -q --disable-pip-version-check aiosqlite==0.22.1
venv/bin/python - <<'PYTHON'
import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

import aiosqlite

async def cancelled(task):
    await asyncio.sleep(0.1)
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        await asyncio.sleep(0.1)
        return
    raise SystemExit("It was not cancelled.")

async def main():
    async with aiosqlite.connect(":memory:") as db:
        await db.create_function("pause", 1, time.sleep)
        await db.execute("create table moves (n)")
        slow = asyncio.ensure_future(db.execute("select pause(1)"))
        await asyncio.sleep(0.1)
        await cancelled(asyncio.ensure_future(db.execute("insert into moves values (1)")))
        await slow
        rows = (await (await db.execute("select count(*) from moves")).fetchone())[0]
        in_transaction = db.in_transaction
    loop, calls = asyncio.get_running_loop(), []
    with ThreadPoolExecutor(1) as executor:
        loop.run_in_executor(executor, time.sleep, 1)
        await cancelled(loop.run_in_executor(executor, calls.append, 1))
    return rows, in_transaction, len(calls)

seen = asyncio.run(main())
print("aiosqlite: {} row, in a transaction {}. Executor: {} calls.".format(*seen))
if seen != (1, True, 0):
    raise SystemExit("It does not behave as described any more.")
print("As described.")
PYTHON
