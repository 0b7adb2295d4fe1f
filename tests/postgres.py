"""A PostgreSQL server for the tests: one for all processes that share the suite, for as long as any of them lives.

It is made when the first test needs it, in a temporary folder, and reached by a socket there. Each process has a
database of its own on it, which is emptied before each test.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
import pytest
from psycopg import sql

from bot.storage.backends import postgres_schema
from bot.storage.backends.postgres import PostgresDatabase, connect
from bot.storage.repos.ratings import rebuild_if_outdated

PROJECT = Path(__file__).parents[1]
ROLE = "sleepover"

# Ends the server once nobody is left of those whose numbers are in the file, however they ended.
_WATCH = """
import os, pathlib, shutil, subprocess, sys, time
users, folder, stop = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3:]
def lives(number):
    try: os.kill(number, 0)
    except ProcessLookupError: return False
    except OSError: pass
    return True
while any(lives(int(number)) for number in users.read_text().split()): time.sleep(0.5)
subprocess.run(stop)
shutil.rmtree(folder, ignore_errors=True)
"""


@cache
def programs() -> Path | None:
    """Return the folder of the newest PostgreSQL installed here, or None."""
    found = [initdb.parent for initdb in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    found.sort(key=lambda folder: int(re.sub(r"\D", "", folder.parent.name) or 0))
    if found:
        return found[-1]
    there = shutil.which("initdb")
    return Path(there).parent if there else None


@cache
def server() -> str:
    """Return the pattern of the server's addresses: ``{}`` stands for a database's name.

    Skip the test without PostgreSQL.
    """
    if os.name == "nt" or programs() is None:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is not installed; .ci/run does that", pytrace=False)
        pytest.skip("PostgreSQL is not installed here (initdb is neither in /usr/lib/postgresql nor on the path)")
    import fcntl

    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"alone-{os.getpid()}")
    # A socket's path has at most 107 bytes.
    base = Path(tempfile.gettempdir(), f"sleepover-{os.getuid()}-{run[:16]}")
    base.mkdir(mode=0o755, exist_ok=True)
    users = base / "users"
    with (base / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not users.exists():
            _start(base, users)
        with users.open("a") as file:
            file.write(f"{os.getpid()}\n")
    return f"postgresql://{ROLE}@/{{}}?host={base}/postgres&options=-c%20synchronous_commit%3Doff"


def _start(base: Path, users: Path) -> None:
    folder = base / "postgres"
    folder.mkdir(mode=0o700)
    _run(
        "initdb", "-D", f"{folder}/data", "-A", "trust", "-U", ROLE, "--locale=C", "-E", "UTF8", "--no-sync", of=folder
    )
    # Nothing here has to outlive a power cut.
    settings = {
        "listen_addresses": "''", "fsync": "off", "full_page_writes": "off", "autovacuum": "off", "jit": "off",
        "shared_buffers": "32MB", "max_connections": "60", "max_wal_size": "256MB",
    }  # fmt: skip
    options = " ".join([f"-k {folder}", *(f"-c {name}={value}" for name, value in settings.items())])
    _run("pg_ctl", "-D", f"{folder}/data", "-l", f"{folder}/log", "-o", options, "-w", "start", of=folder)
    # The socket is for whoever runs the tests.
    folder.chmod(0o755)
    users.write_text(f"{os.getpid()}\n")
    stop = [*_as_its_user(folder), str(_program("pg_ctl")), "-D", f"{folder}/data", "-m", "immediate", "-w", "stop"]
    subprocess.Popen(
        [sys.executable, "-S", "-c", _WATCH, str(users), str(base), *stop],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        cwd="/",
    )


def _program(name: str) -> Path:
    folder = programs()
    assert folder is not None
    return folder / name


def _as_its_user(folder: Path) -> list[str]:
    """PostgreSQL does not run as root."""
    if os.getuid():
        return []
    shutil.chown(folder, "postgres")
    return ["runuser", "-u", "postgres", "--"]


def _run(name: str, *arguments: str, of: Path) -> None:
    command = [*_as_its_user(of), str(_program(name)), *arguments]
    done = subprocess.run(command, cwd="/", stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{name}: {done.stdout}{done.stderr}"


@cache
def _database() -> tuple[str, str]:
    """Return this process's database: its address, and the SQL that empties it."""
    address = empty_database("own")
    with connect(address) as db:
        schema = postgres_schema.prepare_schema(db, "the test's")
        with db.transaction():
            rebuild_if_outdated(PostgresDatabase(db, schema))
        tables = sorted({table for table, *_ in PostgresDatabase(db, schema).columns()} - {"rating_model"})
        sequences = [
            name for (name,) in db.execute("select relname::text from pg_class where relkind = 'S'").fetchall()
        ]
    emptied = [
        "begin",
        "set constraints all deferred",
        *(f"delete from {table}" for table in tables),
        *(f"select setval('{sequence}', 1, false)" for sequence in sequences),
        "insert into owner (id, fence) values (1, 0)",
        "commit",
    ]
    return address, ";".join(emptied)


def made() -> str:
    """Return the address of our empty database, the same one for all tests of this process."""
    address, emptied = _database()
    try:
        _emptying(address).execute(emptied, prepare=False)
    except psycopg.Error:
        # Some tests stop the server, or end all that are connected.
        _emptying(address).close()
        _emptying.cache_clear()
        _emptying(address).execute(emptied, prepare=False)
    return address


@cache
def _emptying(address: str) -> psycopg.Connection[Any]:
    """Return a connection that is kept: a new one would first load the list of tables, which takes longest."""
    return connect(address)


def empty_database(name: str) -> str:
    """Return the address of a new empty database, another one for each name and process."""
    called = f"{name}_{os.getpid()}"
    with psycopg.connect(server().format("postgres"), autocommit=True) as db:
        db.execute(f"drop database if exists {called} with (force)")
        db.execute(f"create database {called}")
    return server().format(called)


@contextlib.contextmanager
def raw(address: str) -> Iterator[psycopg.Connection[Any]]:
    """Yield a connection besides the store's, in autocommit mode."""
    with connect(address) as db:
        yield db


class GuardedServer(NamedTuple):
    """A server of its own that asks the role ``sleepover`` for a password over the network."""

    port: int
    socket: str
    first: str
    """The password that it was made with, as the server keeps it."""

    def set_password(self, password: str | None) -> None:
        """Set the role's password; None: the one that the server was made with."""
        with psycopg.connect(self.socket, autocommit=True) as db:
            db.execute(
                sql.SQL("alter role {} password {}").format(sql.Identifier(ROLE), sql.Literal(password or self.first))
            )


@contextlib.contextmanager
def guarded_server(secret: bytes) -> Iterator[GuardedServer]:
    """Run a server that was made with that file as its password's, in the way of the image ``postgres``.

    Skip the test without PostgreSQL.
    """
    server()
    with socket.socket() as free, tempfile.TemporaryDirectory(prefix="sleepover-guarded-") as made:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        folder = Path(made)
        # Bash's $(<file) leaves out the line breaks at the end; `printf` puts one there again.
        (folder / "password").write_bytes(secret.rstrip(b"\n") + b"\n")
        folder.chmod(0o755)
        (folder / "password").chmod(0o644)
        initdb = f"-D {folder}/data -U {ROLE} --pwfile={folder}/password --auth-host=scram-sha-256 --auth-local=trust"
        _run("initdb", *initdb.split(), "--locale=C", "-E", "UTF8", "--no-sync", of=folder)
        options = f"-k {folder} -p {port} -c listen_addresses=127.0.0.1 -c fsync=off -c shared_buffers=16MB"
        _run("pg_ctl", "-D", f"{folder}/data", "-l", f"{folder}/log", "-o", options, "-w", "start", of=folder)
        try:
            local = f"postgresql://{ROLE}@/postgres?host={folder}&port={port}"
            with psycopg.connect(local, autocommit=True) as db:
                db.execute(f"create database {ROLE}")
                (first,) = db.execute("select rolpassword from pg_authid where rolname = %s", (ROLE,)).fetchone() or (
                    "",
                )
            yield GuardedServer(port, local, first)
        finally:
            _run("pg_ctl", "-D", f"{folder}/data", "-m", "immediate", "-w", "stop", of=folder)
