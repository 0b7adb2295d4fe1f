"""Votes at tables: the open question and its ballots. A table has at most one at a time."""

from __future__ import annotations

from bot.storage import sql
from bot.storage.backends.base import Database, Transactions, transaction
from bot.storage.errors import NoVote, VoteTaken
from bot.storage.table_rows import Ballot, Substitute, Vote, VoteState, What


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
    ) -> None:
        """Begin a vote, in place of one that was decided.

        Raises:
            NoVote: the table is not being played.
            VoteTaken: there is an open one already.
        """
        db.lock_rows(table)
        if db.row(sql.STATUS, table) != ("playing",):
            raise NoVote(table)
        if db.row(_OPEN, table) is not None:
            raise VoteTaken(table)
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
        db.execute(sql.BEHIND, table)


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

_FORGET_VOTE = "delete from votes where table_id = $1"
