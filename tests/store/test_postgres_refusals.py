"""Servers that refuse the store or are too old, what is told then, and what an address shows."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg
import pytest

from bot.core.database_url import is_postgres_url, masked_url, url_secrets
from bot.storage import (
    AccessDenied,
    PostgresUnreachable,
    StoreError,
    open_store,
)
from bot.storage.backends import postgres_schema
from bot.storage.backends.base import Database
from bot.storage.backends.postgres import (
    ALONE,
    PostgresStore,
    advisory_lock_number,
    open_postgres,
)
from tests import postgres

Raw = psycopg.Connection[Any]
Made = Callable[[PostgresStore], Awaitable[int]]
Does = Callable[[PostgresStore, int], Awaitable[object]]
HERE, THERE = "elsewhere 1 aa", "elsewhere 2 bb"


@pytest.fixture
def address() -> str:
    return postgres.made()


async def refusal(address: str) -> StoreError:
    with pytest.raises(StoreError) as refused:
        async with open_store(address):
            pass
    return refused.value


@pytest.mark.parametrize(
    ("change", "kind", "says"),
    [
        (("/own_", "/nowhere_"), AccessDenied, r"no database “nowhere_\d+”; make it with `createdb nowhere_\d+`"),
        (("//sleepover@", "//stranger@"), AccessDenied, "no role “stranger”; make it with `createuser --pwprompt st"),
        (("?host=", "?port=x&host="), AccessDenied, "no address .*write it as postgresql://USER:PASSWORD@HOST:PORT/"),
        (("?host=", "?hots="), AccessDenied, "no address .*hots"),
        (
            ("/postgres&", "/elsewhere&"),
            PostgresUnreachable,
            "cannot be reached .*No such file.*see that the PostgreSQL server",
        ),
        (("options=", "options=-c%20search_path%3Dmine%20"), AccessDenied, "no schema in it for this role; make one"),
    ],
)  # fmt: skip
async def test_what_keeps_the_store_from_opening_is_said_with_what_to_do(
    address: str, change: tuple[str, str], kind: type[StoreError], says: str
) -> None:
    assert change[0] in address
    error = await refusal(address.replace(*change))
    assert isinstance(error, kind)
    with pytest.raises(kind, match=says):
        raise error


@pytest.mark.parametrize(
    ("said", "kind", "says"),
    [
        (
            'FATAL:  password authentication failed for user "bot"',
            AccessDenied,
            "does not accept the password of “bot”",
        ),
        ("fe_sendauth: no password supplied", AccessDenied, "put a password into the address"),
        ('FATAL:  no pg_hba.conf entry for host "10.0.0.1", user "bot"', AccessDenied, "let this machine and role in"),
        ('FATAL:  permission denied for database "games"', AccessDenied, "grant connect on database games"),
        (
            'could not translate host name "db" to address: Name or service not known',
            AccessDenied,
            "no machine called “db”",
        ),
        ("FATAL:  sorry, too many clients already", PostgresUnreachable, "too many clients already"),
        ("FATAL:  das Datenbanksystem startet", PostgresUnreachable, "das Datenbanksystem startet"),
    ],
)  # fmt: skip
def test_what_a_server_says_becomes_a_sentence(said: str, kind: type[StoreError], says: str) -> None:
    error = postgres_schema.connection_error("postgresql://bot:secret@db/games", psycopg.OperationalError(said))
    assert type(error) is kind
    assert says in str(error)
    assert "postgresql://bot@db/games" in str(error)
    assert "secret" not in str(error)


async def test_a_server_that_is_too_old_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_schema, "OLDEST", 99)
    assert "its PostgreSQL is of version 1" in str(await refusal(address))


async def test_without_the_driver_it_is_said_how_to_get_it(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("psycopg", "bot.storage.backends.postgres"):
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    error = await refusal(address)
    assert isinstance(error, AccessDenied)
    assert "uv sync --no-default-groups --extra postgres" in str(error)


@pytest.mark.parametrize(
    ("address", "shown", "hidden"),
    [
        ("postgresql://u:p@h:5/db?x=1", "postgresql://u@h:5/db", ["p"]),
        ("postgres://u:a%40b@h/db", "postgres://u@h/db", ["a%40b", "a@b"]),
        ("postgresql://u:a/b?c@d#e@h/db", "postgresql://u@h/db", ["a/b?c@d#e"]),
        ("postgresql:///db?user=u&password=x&host=/tmp", "postgresql:///db", ["x"]),
        ("data/sleepover.sqlite", "data/sleepover.sqlite", []),
        ("postgresql.sqlite", "postgresql.sqlite", []),
    ],
)
def test_an_address_is_shown_without_its_password(address: str, shown: str, hidden: list[str]) -> None:
    assert masked_url(address) == shown
    assert sorted(url_secrets(address)) == hidden
    assert is_postgres_url(address) == ("://" in address)


async def test_every_way_in_waits_for_the_disk_unless_it_is_in_a_hurry(address: str) -> None:
    def committing(db: Database) -> str:
        return str(db.row("select current_setting('synchronous_commit')")[0])

    # The tests' own address switches it off.
    async with open_postgres(address.replace("synchronous_commit%3Doff", "synchronous_commit%3Don")) as store:
        assert await store._write(committing) == "on"
        assert await store._write(committing, hurry=True) == "off"
        assert await store._write(committing) == "on"


def test_nobody_else_asks_for_the_lock_by_the_same_number() -> None:
    assert ALONE.count("$1") == 1
    numbers = {
        advisory_lock_number(schema, what, key)
        for schema in "ab"
        for what in ("channel", "endings")
        for key in range(50)
    }
    assert len(numbers) == 200
