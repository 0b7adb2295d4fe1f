"""``admin``: what the bot's operator does through the database, and the log of it."""

from __future__ import annotations

import asyncio
import getpass
import os
import sys
import time
import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bot.accounts.account import export_file
from bot.core import config as settings
from bot.i18n.transcript import escape_control
from bot.storage import (
    NothingToDo,
    NotOver,
    Operation,
    OperationKind,
    OperationRequest,
    Store,
    StoreError,
    UnknownTable,
    open_store,
)
from sleepover.support.database_options import named
from sleepover.support.exit_status import said
from sleepover.support.terminal import (
    CommandError,
    Interrupted,
    UsageError,
    cut,
    file_errors,
    log_to_standard_error,
    write,
)

T = TypeVar("T")

LOOK = 0.2
"""Seconds between two looks whether the bot has done it."""
LONGEST_REASON, LONGEST_NAME = 500, 80
LONGEST_WORDS = 1000
"""Most characters of a reason, of an operator's name, and of what is announced: escaped it has to fit in a message."""
_WIDEST = 10_000
"""Columns of a terminal that no row needs."""
_LARGEST = 2**63 - 1
_SMALLEST_ID = 10**14
"""Discord's ids are larger: their first day has some of seventeen digits."""


class DatabasePlace(NamedTuple):
    """Three ways to name the database."""

    config: Path | None
    data: Path | None
    database: str | None


def ask(
    kind: OperationKind,
    place: DatabasePlace,
    who: str | None,
    wait: float,
    *,
    user: str | None = None,
    server: str | None = None,
    table: str | None = None,
    reason: str = "",
    words: str = "",
) -> None:
    """Store a request, wait for the running bot to do it, and print what has come of it.

    Raises:
        CommandError: something is wrong with an argument or the database, or the bot could not do it.
    """
    asked = OperationRequest(
        kind,
        _name(who),
        None if user is None else _id(user, "USER"),
        None if server is None else _id(server, "SERVER"),
        None if table is None else _table(table),
        _text(reason, "--reason", LONGEST_REASON, needed=kind not in _WITHOUT_REASON),
        words,
    )

    async def work(store: Store) -> Operation | None:
        try:
            operation = await store.request_operation(asked, now=time.time())
        except NothingToDo as already:
            _print(str(already))
            return None
        except UnknownTable as error:
            raise CommandError(f"There is no table {error.table}: its number is in its message.") from None
        except NotOver as error:
            raise CommandError(f"Table {error.table} has no result: {_WITHOUT_RESULT[error.status]}.") from None
        return await _wait(store, operation, wait)

    operation = _in_store(place, work)
    if operation is not None:
        _tell(operation)


async def _wait(store: Store, operation: Operation, wait: float) -> Operation:
    """Return the operation once it has ended, or as it is after so many seconds, or if no bot is running."""
    until = time.monotonic() + wait
    while operation.state == "waiting" and time.monotonic() < until:
        if not await store.is_served(operation.guild, now=time.time()):
            break
        await asyncio.sleep(LOOK)
        operation = await store.operation(operation.id)
    if operation.state == "waiting" and await store.is_served(operation.guild, now=time.time()):
        _print(f"{_title(operation)}: stored; the running bot has not done it yet. `sleepover admin log` says when.")
    elif operation.state == "waiting":
        _print(f"{_title(operation)}: stored; no bot is running, so it will be done at the next start.")
    return operation


def _tell(operation: Operation) -> None:
    if operation.state == "failed":
        raise CommandError(f"{_title(operation)}: it failed: {operation.result}.")
    if operation.state == "done":
        _print(f"{_title(operation)}: done{f' ({operation.result})' if operation.result else ''}.")


def export(user: str, to: Path | None, place: DatabasePlace, who: str | None, *, reason: str) -> None:
    """Write what is stored about a person into a new file, and note that it was exported.

    Raises:
        CommandError: something is wrong with an argument, the file or the database.
    """
    number, operator = _id(user, "USER"), _name(who)
    asked = OperationRequest("export", operator, number, reason=_text(reason, "--reason", LONGEST_REASON))
    path = Path(f"sleepover-{number}.json") if to is None else to

    async def work(store: Store) -> None:
        _, data = export_file(number, await store.export_rows(number), time.time(), packed=False)
        if str(path) == "-":
            await store.request_operation(asked, now=time.time())
            write(data)
            return
        # It is noted before anybody can read it, and only if it can be written.
        with file_errors(path), os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            await store.request_operation(asked, now=time.time())
            file.write(data)
        _print(f"{path}: everything that is stored about {number}, for nobody but them")

    _in_store(place, work)


def delete(user: str, place: DatabasePlace, who: str | None, wait: float, *, reason: str, yes: bool) -> None:
    """Delete what is stored about a person.

    Raises:
        UsageError: it was not said that it is meant.
        CommandError: as for ``ask``.
    """
    number = _id(user, "USER")
    if not yes:
        raise UsageError(f"Nothing brings the data of {number} back: say --yes if you mean it")
    ask("delete", place, who, wait, user=user, reason=reason)


def announce(words: str, place: DatabasePlace, who: str | None, wait: float) -> None:
    """Tell the channels of all running games something.

    Raises:
        CommandError: as for ``ask``.
    """
    given = sys.stdin.read() if words == "-" else words
    ask("announce", place, who, wait, words=_text(given, "TEXT", LONGEST_WORDS, needed=True, lines=True))


def show_blocks(place: DatabasePlace, *, json: bool) -> None:
    """Print the blocks.

    Raises:
        CommandError: the database cannot be used.
    """
    found = _in_store(place, lambda store: store.bans())
    if json:
        _print_json([{"kind": ban.kind, "id": str(ban.id), "since": ban.since, "reason": ban.reason} for ban in found])
        return
    if not found:
        _print("Nobody is blocked.")
        return
    _print_table(
        ("blocked", "id", "since", "reason"), [(ban.kind, str(ban.id), _when(ban.since), ban.reason) for ban in found]
    )


def show_log(place: DatabasePlace, *, last: int, json: bool) -> None:
    """Print what operators have done, the latest last.

    Raises:
        CommandError: the database cannot be used.
    """
    found = list(reversed(_in_store(place, lambda store: store.operations(limit=last))))
    if json:
        _print_json([_entry(operation) for operation in found])
        return
    if not found:
        _print("Nothing has been done yet.")
        return
    _print_table(
        ("when", "who", "what", "why", "result"),
        [
            (
                _when(one.asked),
                one.operator,
                _title(one),
                one.reason or one.words,
                f"{one.state}{f': {one.result}' if one.result else ''}",
            )
            for one in found
        ],
    )


_WITHOUT_REASON = ("unblock-user", "unblock-server", "delete", "announce")
_WITHOUT_RESULT = {
    "lobby": "its game has not begun; `close` closes it",
    "playing": "its game is going on; `close` ends it without one",
    "closed": "it was closed without one",
}


def _title(operation: Operation) -> str:
    if operation.kind == "announce":
        return operation.kind
    about = operation.user if operation.user is not None else operation.table or operation.guild
    # Below zero: a ghost has taken the place of somebody whose data were deleted.
    return f"{operation.kind} {'somebody' if about is not None and about < 0 else about}"


def _entry(operation: Operation) -> dict[str, object]:
    """Return a line of the log for programs: ids are texts, for they are larger than JSON's exact numbers."""
    return {
        "id": operation.id,
        "when": operation.asked,
        "who": operation.operator,
        "what": operation.kind,
        "user": None if operation.user is None or operation.user < 0 else str(operation.user),
        "server": None if operation.guild is None else str(operation.guild),
        "table": operation.table,
        "reason": operation.reason,
        "words": operation.words,
        "state": operation.state,
        "ended": operation.ended,
        "result": operation.result,
    }


def _in_store(place: DatabasePlace, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run(where: Path | str) -> T:
        async with open_store(where) as store:
            return await work(store)

    log_to_standard_error()
    try:
        return asyncio.run(run(named(*place)))
    except (settings.ConfigError, StoreError) as error:
        raise said(error) from None
    except KeyboardInterrupt:
        raise Interrupted("stopped waiting; what was stored will be done, see `sleepover admin log`") from None


def _id(given: str, what: str) -> int:
    """Return a Discord id, also from a mention.

    Raises:
        UsageError: it is none.
    """
    digits = given.strip().removeprefix("<@").removeprefix("!").removesuffix(">")
    if not (digits.isascii() and digits.isdecimal() and _SMALLEST_ID <= int(digits[:20]) <= _LARGEST):
        raise UsageError(
            f"{what} {cut(given)}: it must be a Discord id, 17 to 19 digits; in Discord, with developer mode on, "
            "right-click and Copy ID"
        )
    return int(digits)


def _table(given: str) -> int:
    digits = given.strip().removeprefix("#")
    if not (digits.isascii() and digits.isdecimal() and 0 < int(digits[:20]) <= _LARGEST):
        raise UsageError(f"TABLE {cut(given)}: it must be the table's number, which its message shows")
    return int(digits)


def _text(given: str, what: str, most: int, *, needed: bool = False, lines: bool = False) -> str:
    """Return the text without blanks around it.

    Raises:
        UsageError: it is empty and ``needed``, too long, or has characters that cannot be seen.
    """
    text = "\n".join(line.strip() for line in given.strip().splitlines()) if lines else given.strip()
    if needed and not text:
        raise UsageError(f"{what}: a few words are needed")
    if len(text) > most:
        raise UsageError(f"{what}: {most} characters at most, not {len(text)}")
    if any(unicodedata.category(char) in ("Cc", "Cs") and not (lines and char == "\n") for char in text):
        raise UsageError(f"{what}: it has a line break or another control character")
    return text


def _name(who: str | None) -> str:
    """Return who is at work: the given name, or the user's on this machine."""
    if who is not None:
        return _text(who, "--as", LONGEST_NAME, needed=True)
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        # In a container a user may have a number only.
        return f"user {os.getuid()}" if hasattr(os, "getuid") else "unknown"


def _when(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M:%S %z")


def _print(text: str) -> None:
    typer.echo(text)


def _print_json(found: Sequence[object]) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())


def _print_table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table with a line for each row, however wide: a terminal wraps it."""
    table = Table(box=None, pad_edge=False)
    for title in titles:
        table.add_column(title, no_wrap=True)
    for row in rows:
        table.add_row(*(escape(escape_control(cell)) for cell in row))
    console = Console(highlight=False)
    console.width = max(console.width, console.measure(table, options=console.options.update(width=_WIDEST)).maximum)
    console.print(table)
