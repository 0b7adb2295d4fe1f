"""Deals: the dice of a round at whose tables they are the same. The seed is sealed until the last table has ended."""

from __future__ import annotations

from msgspec import Struct

from bot.storage.backends.base import Database, Transactions, add_change_note, transaction


class Deal(Struct, frozen=True):
    """The dice of a ``round``: their ``seed`` and ``salt``, and as of which ``revision`` of the tournament its message
    shows the commitment; ``revealed`` is when the seed was revealed (None: it is sealed)."""

    round: int
    seed: bytes
    salt: str
    revision: int
    revealed: float | None = None


class DealRepository(Transactions):
    """Deals of tournaments."""

    @transaction("write")
    def fix_salt(self, db: Database, deal: int, last: int) -> str:
        """Return the deal's whole salt, of which ``last`` is the last part unless another table came first."""
        db.execute(_LAST_PART, deal, f"-{last}")
        return str(db.row(_SALT, deal)[0])

    @transaction("write")
    def reveal_deals(self, db: Database, tournament: int, *, now: float) -> bool:
        """Reveal the seeds of all deals of that tournament whose last table has ended; return whether there are any."""
        db.select_for_update(_TOURNAMENT, tournament)
        held, found = self._fence, db.rows(_ENDED, tournament)
        for (deal,) in found:
            db.execute(_REVEAL, deal, now)
            for (table,) in db.rows(_TABLES, deal):
                add_change_note(db, held, table)
        if found:
            db.execute(_TOUCH, tournament)
        return bool(found)


def add_deal(db: Database, tournament: int, deal: Deal) -> None:
    """Store the deal of a round that begins."""
    db.execute(_ADD, tournament, deal.round, deal.seed.hex(), deal.salt, deal.revision)


def deals_of(db: Database, tournament: int) -> tuple[Deal, ...]:
    """Return the tournament's deals, by round."""
    return tuple(
        Deal(round, bytes.fromhex(seed), salt, revision, revealed)
        for round, seed, salt, revision, revealed in db.rows(_DEALS, tournament)
    )


def assign_deal(db: Database, tournament: int, round: int, table: int) -> None:
    """Give a table that has just been opened the dice of its round, if they are the same at all tables."""
    db.execute(_ASSIGN, table, tournament, round)


_ADD = "insert into deals (tournament_id, round, seed, salt, revision) values ($1, $2, $3, $4, $5)"

_DEALS = "select round, seed, salt, revision, revealed from deals where tournament_id = $1 order by round"

_ASSIGN = """
    update tables set
        deal_id = (select id from deals where tournament_id = $2 and round = $3),
        seed = (select seed from deals where tournament_id = $2 and round = $3)
    where id = $1 and exists (select 1 from deals where tournament_id = $2 and round = $3)
"""

_LAST_PART = "update deals set salt = salt || $2, dealt = 1 where id = $1 and dealt = 0"

_SALT = "select salt from deals where id = $1"

_TOURNAMENT = "select id from tournaments where id = $1"

# Of a round that goes on, no table waits to be opened.
_ENDED = """
    select id from deals
    where tournament_id = $1 and revealed is null
      and not exists (select 1 from tables where deal_id = deals.id and status in ('lobby', 'playing'))
      and not exists (
        select 1 from tournament_tables
        join tournaments on tournaments.id = tournament_tables.tournament_id
        where tournament_tables.tournament_id = deals.tournament_id and tournament_tables.round = deals.round
          and tournament_tables.state = 'waiting' and tournaments.state in ('open', 'voting', 'playing')
          and tournaments.round = deals.round
      )
    order by id
"""

_REVEAL = "update deals set revealed = $2 where id = $1"

_TABLES = "select id from tables where deal_id = $1 order by id"

_TOUCH = "update tournaments set revision = revision + 1 where id = $1"

SEALED = "exists (select 1 from deals where deals.id = tables.deal_id and deals.revealed is null)"
"""The condition that the seed of a table's dice has to stay secret, since another table rolls them too."""
