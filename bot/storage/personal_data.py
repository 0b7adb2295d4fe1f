"""Registry of the database columns that hold a person's id, with the treatment of each.

By convention a column called ``user_id`` holds the id of a person (or of a computer, below zero), in whatever
table. All other columns that do are named here, and only here. A column that could hold an id and is in none
of these lists fails a test, so that a new table cannot be forgotten when a user has their data exported or
deleted.

Keyed hashes of people's ids, for data that has to outlive a user's deletion.

A hash shows of a given id whether it was this one, and is of no use for finding out whose it is: without the
key nothing can be tried out, and with it only ids that one knows already, one at a time. The key is in the
database: the hashed data is worthless without it, and a backup must work on its own.

Deleted users who have seen hidden information of a running game: they take over no seat there.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from bot.storage.backends.base import Database

USER = "user_id"
"""Name of a column that holds a person's id, without being named here."""

PERSONS = frozenset(
    {
        *("tables.host_id", "evenings.host_id", "blocks.blocked_id", "rivals.rival_id", "meetings.other_id"),
        *("offers.invited_id", "tournaments.host_id"),
    }
)
"""Columns of other names that hold a person's id."""

LISTS = frozenset({"tables.invited"})
"""Columns that hold a JSON list of persons' ids; in lobbies only."""

CARRIED_ON = frozenset(
    {
        *("tables.host_id", "evenings.host_id", "seats.user_id", "actions.user_id", "results.user_id"),
        *("reliefs.user_id", "operations.user_id"),
        *("ratings.user_id", "rating_history.user_id", "meetings.user_id", "meetings.other_id"),
        *("tournaments.host_id", "tournament_players.user_id", "tournament_seats.user_id"),
    }
)
"""Columns in which a deleted user's ghost takes their place: others' games and numbers depend on them. Rows of all
other tables, but for those of ``OUTLIVES``, are deleted with the user."""

OUTLIVES = frozenset({"banned_users.user_id"})
"""Columns that keep the id when its user is deleted: the operator's blocks, as long as they last."""

AT_THEIR_TABLES = frozenset({"actions.user_id", "results.user_id"})
"""Columns without an index of their own: their rows are found by the tables at which that person sits."""

HARMLESS = frozenset(
    {
        # Ids of Discord's in any table that are no person's.
        *("table_id", "guild_id", "channel_id", "message_id", "interaction_id"),
        *(
            f"tables.{name}"
            for name in ("game", "options", "locale", "status", "seed", "salt", "setup", "digest", "told", "changes")
        ),
        *(f"seats.{name}" for name in ("name", "joined", "locale", "level", "luck")),
        *(f"seats.{name}" for name in ("dm_channel", "dm_message", "nudge", "nudge_channel")),
        *("actions.action", "reminders.how", "reminders.zone", "rests.hours", "hints.game", "names.name"),
        *(f"tallies.{name}" for name in ("game", "games", "wins", "seconds")),
        *("tables.ending", "rating_model.model", "rating_history.game", "rating_history.ending"),
        # A number that nobody has had: its row says only when its person's account was deleted.
        *("departures.ghost", "departures.ending"),
        *(f"ratings.{name}" for name in ("period", "game", "games", "wins", "score")),
        *(f"careers.{name}" for name in ("game", "games", "wins", "streak", "best_streak", "lasts")),
        *(f"careers.{name}" for name in ("week", "weeks", "best_weeks")),
        *(f"rivals.{name}" for name in ("game", "met", "ahead", "behind")),
        *(f"encounters.{name}" for name in ("game", "level", "met", "ahead", "behind")),
        *(f"luck.{name}" for name in ("game", "dice", "total")),
        *(f"owner.{name}" for name in ("fence", "holder", "wanted", "heard")),
        *(f"shards.{name}" for name in ("fence", "holder", "wanted", "heard")),
        *("kept.name", "kept.value"),
        "rematches.after_id",
        # A role, and channels.
        *(f"servers.{name}" for name in ("channels", "language", "moderators", "quiet", "follow")),
        *(
            f"evenings.{name}"
            for name in ("event_id", "game", "options", "pace", "locale", "zone", "repeats", "outcome", "programme")
        ),
        *(f"tournaments.{name}" for name in ("card_id", "programme", "locale", "zone", "state", "game")),
        *(f"tournament_players.{name}" for name in ("name", "locale", "level", "joined", "latest")),
        *("deal_id", "deals.seed", "deals.salt"),
        *("tournament_id", "tournament_tables.state", "tournament_seats.level", "tournament_votes.game"),
        *(f"guesses.{name}" for name in ("name", "chances", "reviewed")),
        *(f"guests.{name}" for name in ("evening_id", "name", "locale", "joined", "latest")),
        *("votes.what", "votes.state", "votes.name", "votes.locale", "votes.joined", "ballots.vote_id"),
        "vote_refusals.kind",
        *("plans.plan", "plans.void"),
        *(f"operations.{name}" for name in ("kind", "operator", "reason", "words", "state", "result")),
        *("operation_messages.operation_id", "operation_messages.outcome"),
        *("banned_users.reason", "banned_guilds.reason"),
        *("puzzles.game", "puzzles.position", "farewells.sentence", "notices.about"),
        *("reliefs.name", "reliefs.level"),
        # Keyed hashes.
        *("tellings.who", "kept_blocks.who", "watchers.who", "openings.who", "removals.who"),
        *(f"feats.{name}" for name in ("game", "feat", "times")),
    }
)
"""Columns that could hold an id by their type or name, and do not; with their table, or for any."""

NOT_THEIRS = frozenset({"blocks.blocked_id", "rivals.rival_id", "meetings.other_id"})
"""Columns that hold a person's id in rows that are somebody else's. Nobody is told who has blocked them."""

WITHHELD = frozenset(
    {
        *(f"tables.{name}" for name in ("seed", "salt", "setup", "invited", "told")),
        *("rivals.rival_id", "meetings.other_id", "operations.operator"),
    }
)
"""Columns that are not exported: the dice of games that may be going on, and other people."""


class PersonalDataColumn(Struct, frozen=True):
    """A column that holds a person's id."""

    table: str
    name: str

    @property
    def path(self) -> str:
        """``table.column``."""
        return f"{self.table}.{self.name}"

    @property
    def match_condition(self) -> str:
        """The condition that finds the rows of person $1."""
        condition = f"{self.name} = $1"
        if self.path in AT_THEIR_TABLES:
            theirs = f"select table_id from seats where {USER} = $1"
            condition += f" and table_id in ({theirs} union {theirs.replace('seats', 'reliefs')})"
        return condition


def personal_columns(db: Database) -> list[PersonalDataColumn]:
    """Return the columns that hold a person's id.

    ``seats`` and ``reliefs`` come last, because others are found by them.
    """
    found = [
        PersonalDataColumn(table, name)
        for table, name, _ in db.columns()
        if name == USER or f"{table}.{name}" in PERSONS
    ]
    return sorted(found, key=lambda column: column.table in ("seats", "reliefs"))


def undeclared_columns(db: Database) -> list[str]:
    """Return the columns that could hold a person's id and are in none of the lists that say whether they do."""
    known = PERSONS | LISTS | HARMLESS
    return [
        f"{table}.{name}"
        for table, name, kind in db.columns()
        if name != USER
        and ("bigint" in kind or "text" in kind or kind == "" or name.endswith("_id"))
        and not {name, f"{table}.{name}"} & known
    ]


def deletion_statements(db: Database) -> Sequence[str]:
    """Return the statements that put ghost $2 in the place of person $1, or delete what is theirs alone, in order."""
    return [
        f"update {column.table} set {_AS_GHOST.get(column.table, '')}{column.name} = $2 where {column.match_condition}"
        if column.path in CARRIED_ON
        else f"delete from {column.table} where {column.match_condition}"
        for column in personal_columns(db)
        if column.path not in OUTLIVES
    ]


_AS_GHOST = {
    # If a ghost is still in a game, a computer stands in: it has missed more decisions than anybody is waited for.
    "seats": "name = '', locale = '', joined = 0, luck = '', dm_channel = null, dm_message = null, nudge = null,"
    " nudge_channel = null, acted = null, since = null, deadline = null, bank = null, remaining = null,"
    " called = null, muted = 0, missed = 1000, ",
    "actions": "interaction_id = null, ",
    "reliefs": "name = '', ",
    "tournament_players": "name = '', locale = '', joined = 0, latest = 0, coming = 0, ",
    # What was written about them goes; that something was done, when and by whom stays.
    "operations": "reason = '', ",
}


_NAME = "hash key"
_BYTES = 16


def purpose_hash(db: Database, what: Literal["block", "birthday", "seat", "lobby"], user: int) -> str:
    """Return the hash of that id for one purpose, 32 hex digits; it cannot be compared with another purpose's.

    Within a transaction that writes: the first time, the key is drawn.
    """
    row = db.row(_KEY, _NAME)
    if row is None:
        # Another process may draw one at the same moment: the stored one counts.
        db.execute(_KEEP, _NAME, secrets.token_hex(32))
        row = db.row(_KEY, _NAME)
    return hmac.digest(bytes.fromhex(row[0]), f"{what}:{user}".encode(), hashlib.sha256)[:_BYTES].hex()


_KEY = "select value from kept where name = $1"

_KEEP = "insert into kept (name, value) values ($1, $2) on conflict do nothing"


def record_secret_viewer(db: Database, user: int) -> None:
    """Record, without the id, that a user has seen hidden information at running tables.

    They are about to be deleted.
    """
    if (tables := db.rows(_WATCHED, user)) != []:
        who = purpose_hash(db, "seat", user)
        for (table,) in tables:
            db.execute(_KEEP_WATCH, table, who)


def has_seen_secrets(db: Database, table: int, user: int) -> bool:
    """Return whether that user sat at that table before they were deleted."""
    return db.row(_HAS_WATCHED, table, purpose_hash(db, "seat", user)) is not None


def delete_secret_viewers(db: Database, table: int) -> None:
    """Delete the records of secret viewers of a game that is over, and hides nothing."""
    db.execute(_NO_WATCHERS, table)


_WATCHED = """
    select table_id from seats join tables on tables.id = table_id where user_id = $1 and status = 'playing'
    union
    select table_id from reliefs join tables on tables.id = table_id where user_id = $1 and status = 'playing'
"""

_KEEP_WATCH = "insert into watchers (table_id, who) values ($1, $2) on conflict do nothing"

_HAS_WATCHED = "select 1 from watchers where table_id = $1 and who = $2"

_NO_WATCHERS = "delete from watchers where table_id = $1"
