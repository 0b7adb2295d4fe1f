"""Votes at tables: the open question and its ballots, of which a table has one at most, and what was refused lately."""

from __future__ import annotations

from collections.abc import Mapping

from bot.storage import sql
from bot.storage.backends.base import Database, Transactions, transaction
from bot.storage.errors import NoVote, VoteTaken
from bot.storage.table_rows import Ballot, Substitute, Vote, VoteState, What

REFUSED_FOR = 86_400.0
"""Seconds after it was asked in which nobody asks again what the others have refused."""
_KINDS: Mapping[What, str] = {
    "end": "end",
    "draw": "end",
    "pause": "pause",
    "remove": "player",
    "relieve": "player",
}
"""Kind of a refusal by its topic: a draw is an end, too, and the last two are about a player."""
_PLACE = "place"
"""Kind of a refusal: for a while their question takes no other player's place."""


class VoteRepository(Transactions):
    """Votes. A table that ends forgets its vote, and so does one whose asker is forgotten."""

    @transaction("table")
    def open_vote(
        self,
        db: Database,
        table: int,
        *,
        what: What,
        user: int,
        now: float,
        until: float,
        about: int | None = None,
        substitute: Substitute | None = None,
        instead: int | None = None,
    ) -> None:
        """Begin a vote, in place of one that was decided, or of the open one ``instead`` of which it is asked.

        Raises:
            NoVote: the table is not being played.
            VoteTaken: there is an open one already.
        """
        db.lock_rows(table)
        if db.row(sql.STATUS, table) != ("playing",):
            raise NoVote(table)
        going_on = db.row(_OPEN, table)
        if going_on not in (None, (instead,)):
            raise VoteTaken(table)
        if going_on is not None and db.row(_PLAYERS_OWN, instead) is not None:
            db.execute(_REFUSE, table, user, _PLACE, -1, now + REFUSED_FOR)
        forget_vote(db, table)
        who = ("", "", 0) if substitute is None else (substitute.name, substitute.locale, substitute.joined)
        db.execute(_ASK, table, what, user, now, until, about, *who)
        db.execute(sql.BEHIND, table)

    @transaction("table")
    def cast_ballot(self, db: Database, table: int, vote: int, *, user: int, yes: bool) -> None:
        """Store a player's ballot, replacing an earlier one.

        Raises:
            NoVote: that vote is not open any more.
        """
        db.lock_rows(table)
        if db.row(_OPEN, table) != (vote,):
            raise NoVote(table)
        db.execute(_SAY, vote, user, int(yes))
        db.execute(sql.BEHIND, table)

    @transaction("table")
    def close_vote(self, db: Database, table: int, vote: int, state: VoteState | None, *, n: int) -> None:
        """Close a vote after action ``n``; with None the vote is forgotten, also where it has passed.

        Raises:
            NoVote: that vote is not open any more.
        """
        db.lock_rows(table)
        if db.row(_OPEN if state else _UNREFUSED, table) != (vote,):
            raise NoVote(table)
        if state is None:
            forget_vote(db, table)
        else:
            db.execute(_DECIDE, vote, state, n)
        if state == "refused":
            what, user, about, asked = db.row(_ASKED, vote)
            db.execute(_EXPIRED, table, asked)
            db.execute(_REFUSE, table, user, _KINDS[what], -1 if about is None else about, asked + REFUSED_FOR)
        db.execute(sql.BEHIND, table)

    @transaction("read")
    def refused_until(
        self, db: Database, table: int, user: int, what: What, about: int | None, *, now: float
    ) -> float | None:
        """Return until when that user does not ask this again, for the others have refused it; None: they may."""
        row = db.row(_REFUSED, table, user, _KINDS[what], -1 if about is None else about, now)
        return None if row is None else row[0]

    @transaction("read")
    def may_take_place(self, db: Database, table: int, user: int, *, now: float) -> bool:
        """Return whether a question of that user may take another player's place: once a day."""
        return db.row(_REFUSED, table, user, _PLACE, -1, now) is None


def vote_at(db: Database, table: int) -> Vote | None:
    """Return the table's latest vote, or None if it has none or it was forgotten."""
    row = db.row(_VOTE, table)
    if row is None:
        return None
    number, what, user, asked, until, state, decided, about, name, locale, joined = row
    heir = Substitute(user, name, locale, joined) if joined else None
    ballots = tuple(Ballot(user, bool(yes)) for user, yes in db.rows(_SAID, number))
    return Vote(number, what, user, asked, until, state, decided, ballots, about, heir)


def forget_vote(db: Database, table: int) -> None:
    """Delete the table's vote with its ballots."""
    db.execute(_FORGET_VOTE, table)


def forget_refusals(db: Database, table: int) -> None:
    """Delete what was refused at a table whose game is not going on any more."""
    db.execute(_FORGET_REFUSALS, table)


_VOTE = """
    select id, what, user_id, asked, until, state, decided, about, name, locale, joined from votes where table_id = $1
"""

_OPEN = "select id from votes where table_id = $1 and state = 'open'"

_UNREFUSED = "select id from votes where table_id = $1 and state in ('open', 'passed')"

_SAID = "select user_id, yes from ballots where vote_id = $1 order by user_id"

_ASK = """
    insert into votes (table_id, what, user_id, asked, until, about, name, locale, joined)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
"""

_SAY = """
    insert into ballots (vote_id, user_id, yes) values ($1, $2, $3)
    on conflict (user_id, vote_id) do update set yes = excluded.yes
"""

_DECIDE = "update votes set state = $2, decided = $3 where id = $1"

_ASKED = "select what, user_id, about, asked from votes where id = $1"

# A vote that was asked by somebody who sits there.
_PLAYERS_OWN = """
    select 1 from votes join seats on seats.table_id = votes.table_id and seats.user_id = votes.user_id
    where votes.id = $1
"""

_REFUSE = """
    insert into vote_refusals (table_id, user_id, kind, about, until) values ($1, $2, $3, $4, $5)
    on conflict (table_id, user_id, kind, about) do update set until = excluded.until
"""

_REFUSED = """
    select until from vote_refusals where table_id = $1 and user_id = $2 and kind = $3 and about = $4 and until > $5
"""

_EXPIRED = "delete from vote_refusals where table_id = $1 and until <= $2"

_FORGET_REFUSALS = "delete from vote_refusals where table_id = $1"

_FORGET_VOTE = "delete from votes where table_id = $1"
