"""Seats that change hands in the middle of a game: offered by the player there, left to a computer, or given by all.

A relief is an entry of the table's log, ``RELIEVE``, which is no part of the game's record: so it is decided where
actions are, at most one entry a number, one press acts once, and a table that was read before is an old one.
Who held the seat until then is kept beside it.
"""

from __future__ import annotations

from bot.storage import sql
from bot.storage.backends.base import Database, Transactions, transaction
from bot.storage.errors import (
    ActionConflict,
    AlreadySawSecrets,
    AlreadySeated,
    BlockedByPlayer,
    DeliveredTwice,
    NotSeated,
)
from bot.storage.personal_data import delete_secret_viewers, has_seen_secrets
from bot.storage.repos.premoves import delete_premove
from bot.storage.repos.privacy import RETRACT
from bot.storage.repos.user_prefs import is_blocked_at
from bot.storage.table_rows import RELIEVE, Substitute, Substitution


class SubstitutionRepository(Transactions):
    """Seats that change hands."""

    @transaction("table")
    def offer_seat(self, db: Database, table: int, user: int, *, invited: int | None, until: float) -> None:
        """Store a player's offer to hand over their seat to one user or (None) to any user.

        It replaces an earlier offer.

        Raises:
            NotSeated: the player does not sit there, or the game is not being played.
        """
        db.lock_rows(table)
        seated = user in (sitter for _, sitter in db.rows(sql.SITTERS, table))
        if db.row(sql.STATUS, table) != ("playing",) or not seated:
            raise NotSeated(table, f"user {user}")
        db.execute(_OFFER, table, user, invited, until)
        db.execute(sql.BEHIND, table)

    @transaction("table")
    def withdraw_offer(self, db: Database, table: int, user: int) -> bool:
        """Withdraw a player's offer of their seat; return whether there was one."""
        db.lock_rows(table)
        return db.execute(_WITHDRAW, table, user) > 0 and db.execute(sql.BEHIND, table) >= 0

    @transaction("write")
    def check_substitution(self, db: Database, table: int, user: int) -> None:
        """Check that the user may take over a seat there.

        Raises:
            AlreadySeated, AlreadySawSecrets, BlockedByPlayer: in this order.
        """
        # This writes, for the key of the hashes may have to be drawn.
        _must_fit(db, table, user)

    @transaction("table")
    def substitute(
        self,
        db: Database,
        table: int,
        n: int,
        *,
        seat: int,
        former: int,
        substitute: Substitute,
        bank: float | None,
        now: float,
    ) -> None:
        """Entry ``n`` of the log: ``substitute`` takes over ``seat`` from ``former``, for good.

        All that was the former holder's goes with them: their direct message and their reminder become pending
        deletions, what they offered, planned or have asked the others is forgotten, and so is an open vote about that
        seat. If they were the host, the substitute is, or another person for a computer. Nobody's time runs for the
        seat, in whose time bank is ``bank`` now, and the table's clock has yet to begin. The substitute's direct
        message is owed.

        Raises:
            DeliveredTwice, ActionConflict, NotSeated, AlreadySeated, AlreadySawSecrets, BlockedByPlayer: in this order.
                ``ActionConflict``: the table is not being played, or ``n`` is not next. ``NotSeated``: another player
                than ``former`` sits there.
        """
        db.lock_rows(table)
        if db.row(sql.INTERACTION, substitute.joined):
            raise DeliveredTwice(substitute.joined)
        if not db.execute(sql.ADVANCE, table, n):
            raise ActionConflict(table, n)
        if dict(db.rows(sql.SITTERS, table)).get(seat) != former:
            raise NotSeated(table, f"user {former} in seat {seat}")
        computer = substitute.level is not None
        if not computer:
            _must_fit(db, table, substitute.user)
        for channel, message in db.rows(_LEFT_WITH, table, former):
            db.execute(RETRACT, channel, message)
        db.execute(_REMEMBER, table, seat, former, n, int(computer))
        # The press is that of the person who sits down, or of the one who leaves the seat to a computer.
        db.execute(sql.APPEND, table, n, seat, RELIEVE, former if computer else substitute.user, substitute.joined, now)
        db.execute(_WITHDRAW, table, former)
        delete_premove(db, table, former)
        db.execute(_FORGET_VOTE, table, former, seat)
        db.execute(_FORGET_REFUSALS, table, former, seat)
        db.execute(_FORGET_BALLOT, table, former)
        who = (substitute.user, substitute.name, 0 if computer else substitute.joined, substitute.locale)
        db.execute(_SEAT, table, seat, *who, bank, now, substitute.level)
        db.execute(_HOST, table, former, None if computer else substitute.user)
        db.execute(_CLOCK, table)


def substitutions_at(db: Database, table: int) -> tuple[Substitution, ...]:
    """Return the seats handed over at that table, in the order in which that happened."""
    return tuple(Substitution(*row) for row in db.rows(_RELIEFS, table))


def assign_substitute_results(db: Database, table: int) -> None:
    """Assign the stored results of a finished game where seats have changed hands."""
    db.execute(_COUNTS, table)
    db.execute(_WON, table)


def clear_offers(db: Database, table: int) -> None:
    """Delete the offers and the secret viewers of a table whose game is not going on any more."""
    db.execute(_NO_OFFERS, table)
    delete_secret_viewers(db, table)


def _must_fit(db: Database, table: int, user: int) -> None:
    if any(sitter == user for _, sitter in db.rows(sql.SITTERS, table)):
        raise AlreadySeated(table, user)
    if db.row(_HAS_LEFT, table, user) or has_seen_secrets(db, table, user):
        raise AlreadySawSecrets(table, user)
    if is_blocked_at(db, table, user):
        raise BlockedByPlayer(table)


_OFFER = """
    insert into offers (table_id, user_id, invited_id, until) values ($1, $2, $3, $4)
    on conflict (table_id, user_id) do update set invited_id = excluded.invited_id, until = excluded.until
"""

_WITHDRAW = "delete from offers where table_id = $1 and user_id = $2"

_RELIEFS = "select position, user_id, name, n, level from reliefs where table_id = $1 order by n"

_HAS_LEFT = "select 1 from reliefs where table_id = $1 and user_id = $2"

# Their messages: the secrets, and the reminders, which may be in the table's channel.
_LEFT_WITH = """
    select dm_channel, dm_message from seats
    where table_id = $1 and user_id = $2 and dm_channel is not null and dm_message is not null
    union all
    select coalesce(nudge_channel, tables.channel_id), nudge from seats join tables on tables.id = seats.table_id
    where seats.table_id = $1 and seats.user_id = $2 and nudge > 0
"""

_REMEMBER = f"""
    insert into reliefs (table_id, position, user_id, n, gone, name, level, decisions)
    select $1, $2, $3, $4, $5, name, level, ({sql.DECIDED}) from seats where table_id = $1 and user_id = $3
"""

_FORGET_VOTE = "delete from votes where table_id = $1 and state = 'open' and (user_id = $2 or about = $3)"

# What was said of the former player is not said of the next.
_FORGET_REFUSALS = "delete from vote_refusals where table_id = $1 and (user_id = $2 or about = $3)"

_FORGET_BALLOT = """
    delete from ballots where user_id = $2 and vote_id in (select id from votes where table_id = $1)
"""

_HOST = """
    update tables
    set host_id = coalesce(
        $3,
        (
            select user_id from seats
            where seats.table_id = $1 and user_id > 0 and not exists (
                select 1 from actions
                where actions.table_id = $1 and actions.seat = seats.position and actions.action = 'resign'
            )
            order by position limit 1
        ),
        host_id
    )
    where id = $1 and host_id = $2
"""

_SEAT = """
    update seats
    set user_id = $3, name = $4, joined = $5, locale = $6, bank = $7, acted = $8, level = $9,
        dm_channel = null, dm_message = null, whispered = -1, nudge = null, nudge_channel = null, called = null,
        deadline = null, since = null, remaining = null, missed = 0, muted = 0, luck = ''
    where table_id = $1 and position = $2
"""

_CLOCK = "update tables set wake = null, painted = -1 where id = $1"

_COUNTS = """
    update results set counts = 0
    where table_id = $1 and decisions < (
        select coalesce(sum(decisions), 0) from reliefs
        where reliefs.table_id = results.table_id and reliefs.position = results.seat
    )
"""

# Who has decided more than half of all in a seat that has won, and has not left it to a computer.
_WON = """
    update reliefs set won = 1
    where table_id = $1 and gone = 0 and exists (
        select 1 from results
        where results.table_id = reliefs.table_id and results.seat = reliefs.position and results.won = 1
          and 2 * reliefs.decisions > results.decisions + (
            select sum(others.decisions) from reliefs as others
            where others.table_id = reliefs.table_id and others.position = reliefs.position
        )
    )
"""

_NO_OFFERS = "delete from offers where table_id = $1"
