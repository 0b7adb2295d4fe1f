"""Tournaments, which players call nights: who is in, the rounds and their tables, and how they ended.

A round begins in one transaction, with who sits where. A table opens in another, with everybody in their seats, and
its places are stored once. So whichever process dies in between, the next one finds what is left to do.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bot.storage import sql
from bot.storage.backends.base import Database, Transactions, to_json, transaction
from bot.storage.errors import (
    BlockedByPlayer,
    ChannelTaken,
    DeliveredTwice,
    TournamentChanged,
    TournamentFull,
    TournamentTaken,
)
from bot.storage.personal_data import purpose_hash
from bot.storage.repos.bans import is_banned
from bot.storage.repos.deals import Deal, add_deal, assign_deal, deals_of
from bot.storage.repos.lobbies import note_opening
from bot.storage.table_rows import SeatRow
from games.tournaments.programme import Programme

TournamentState = Literal["open", "voting", "playing", "over", "off"]
"""Waiting for its start, for a vote on the next game, or for the tables of a round; over with a champion, or without
one."""
TournamentTableState = Literal["waiting", "open", "playing", "over", "void"]
"""Waiting for its place; open, and about to start; running; over with places; or ended without."""

MOST_PLAYERS = 40
"""Most people and computers in a tournament."""


class TournamentPlayer(Struct, frozen=True):
    """Somebody who is in, or (not ``coming``) was: a person, a computer with a ``level``, or a ghost.

    ``joined`` is the press by which they came, and ``latest`` the last one that counted. ``won``: they are the
    champion.
    """

    user: int
    name: str
    locale: str
    level: str | None
    place: int
    joined: int
    coming: bool = True
    latest: int = 0
    won: bool = False


class TournamentSeat(Struct, frozen=True):
    """A seat of a table: who sits there, the ``level`` of a computer that fills it, and the place at the end."""

    user: int
    level: str | None = None
    place: int | None = None


class TournamentTable(Struct, frozen=True):
    """A table of a round, by its number from 1; those who rest are number 0."""

    round: int
    number: int
    table: int | None
    state: TournamentTableState
    seats: tuple[TournamentSeat, ...]


class Tournament(Struct, frozen=True):
    """A tournament. What its fields mean stands with the columns in the migration ``tournaments``."""

    id: int
    guild: int
    channel: int
    message: int | None
    card: int | None
    host: int
    programme: Programme
    locale: str
    zone: str
    state: TournamentState
    created: float
    started: float | None
    ended: float | None
    round: int
    game: str
    until: float | None
    warned: bool
    revision: int
    shown: int
    players: tuple[TournamentPlayer, ...] = ()
    tables: tuple[TournamentTable, ...] = ()
    votes: Mapping[int, str] = {}
    deals: tuple[Deal, ...] = ()

    @property
    def is_live(self) -> bool:
        """Return whether it is not over yet."""
        return self.state in ("open", "voting", "playing")

    @property
    def coming(self) -> tuple[TournamentPlayer, ...]:
        """Users who play in the next round, in the order in which they came."""
        return tuple(one for one in self.players if one.coming)

    @property
    def people(self) -> tuple[TournamentPlayer, ...]:
        """The people among them."""
        return tuple(one for one in self.coming if one.user > 0)

    @property
    def current_tables(self) -> tuple[TournamentTable, ...]:
        """The tables of the running round, without those who rest."""
        return tuple(one for one in self.tables if one.round == self.round and one.number)

    @property
    def sealed(self) -> bool:
        """True while a seed that tables of a round share is not revealed."""
        return any(one.revealed is None for one in self.deals)


class NewTournament(Struct, frozen=True):
    """A tournament that is to be stored, with who is in from the start."""

    guild: int
    channel: int
    host: int
    programme: Programme
    locale: str
    zone: str
    players: tuple[TournamentPlayer, ...]


class TournamentOpening(Struct, frozen=True):
    """The table that is to open: where, by which rules, whose, with what seed and clock."""

    channel: int
    game: str
    rules: int
    options: Mapping[str, int | str | bool]
    host: int
    seed: bytes
    clock: int
    rolls: bool
    planning: bool
    threaded: bool
    wake: float
    seats: Sequence[SeatRow]


class TournamentRepository(Transactions):
    """Tournaments, running and past."""

    @transaction("write")
    def create_tournament(self, db: Database, new: NewTournament, *, interaction: int | None, now: float) -> int:
        """Store a new one, and return its number.

        Raises:
            DeliveredTwice: that ``interaction`` has made one before.
            TournamentTaken: the channel has one that is not over.
        """
        if interaction is not None and db.row(_MADE, interaction) is not None:
            raise DeliveredTwice(interaction)
        return add_tournament(db, new, interaction, now)

    @transaction("read")
    def tournament(self, db: Database, number: int) -> Tournament | None:
        """Return the tournament of that number, or None if there is none."""
        return load_tournament(db, number)

    @transaction("read")
    def live_tournaments(self, db: Database, shards: Collection[int] | None = None) -> Sequence[tuple[int, int]]:
        """Return (number, guild) of those that are not over, or whose messages or seals are behind: of these
        ``shards``, or (None) of all that this process serves."""
        return [tuple(row) for row in db.rows(self._here(_LIVE, shards))]

    @transaction("read")
    def tournaments_in(self, db: Database, guild: int) -> Sequence[tuple[int, int]]:
        """Return (number, channel) of each of the guild's that is not over."""
        return [tuple(row) for row in db.rows(_IN, guild)]

    @transaction("read")
    def nights_won(self, db: Database, user: int, *, guild: int | None) -> int:
        """Return how many tournaments of a guild (None: of all) that person has won."""
        row = db.row(_WON, user) if guild is None else db.row(_WON_IN, user, guild)
        return int(row[0])

    @transaction("read")
    def champions(self, db: Database, guild: int, *, limit: int) -> Sequence[tuple[int, str, int]]:
        """Return (user, name, tournaments won) of those people who have won most of that guild's, the first ones."""
        return [tuple(row) for row in db.rows(_CHAMPIONS, guild, limit)]

    @transaction("write")
    def set_tournament_player(self, db: Database, number: int, player: TournamentPlayer) -> Tournament:
        """Store that somebody comes, or (not ``coming``) leaves. Their place is the last one if they are new.

        Raises:
            TournamentChanged: it is over, or there is none.
            DeliveredTwice: that press, or a later one by them, has been counted.
            BlockedByPlayer: the host, somebody who is in, or the operator has blocked them.
            TournamentFull: there are as many as there may be.
        """
        there = _must_live(db, number)
        before = next((one for one in there.players if one.user == player.user), None)
        if before is not None and 0 < player.latest <= before.latest:
            raise DeliveredTwice(player.latest)
        if before is None and not player.coming:
            return there
        if player.coming and (before is None or not before.coming):
            if player.user > 0 and player.user != there.host:
                who = purpose_hash(db, "block", player.user)
                if is_banned(db, player.user) or db.row(_UNWELCOME, number, player.user, who) is not None:
                    raise BlockedByPlayer(number)
            if len(there.coming) >= MOST_PLAYERS:
                raise TournamentFull(number)
        _keep(db, number, player, 1 + max((one.place for one in there.players), default=0))
        return _touched(db, number)

    @transaction("write")
    def set_tournament_vote(self, db: Database, number: int, round: int, user: int, game: str) -> Tournament:
        """Store what that player would like to play in the round that is voted on.

        Raises:
            TournamentChanged: there is no vote on that round, or they are not in.
        """
        there = _must_live(db, number)
        known = user in [one.user for one in there.people] and game in there.programme.games
        if (there.state, there.round + 1) != ("voting", round) or not known:
            raise TournamentChanged(number)
        db.execute(_VOTE, number, round, user, game)
        return _touched(db, number)

    @transaction("write")
    def begin_tournament_vote(
        self, db: Database, number: int, round: int, *, now: float, until: float, leavers: Collection[int] = ()
    ) -> None:
        """Begin the vote on the game of that round. ``leavers`` are in no more.

        Raises:
            TournamentChanged: another round, or vote, has begun, or it is over.
        """
        there = _must_live(db, number)
        if there.round + 1 != round or there.state == "voting":
            raise TournamentChanged(number)
        for user in leavers:
            db.execute(_LEAVES, number, user)
        db.execute(_VOTING, number, until, now)

    @transaction("write")
    def begin_tournament_round(
        self,
        db: Database,
        number: int,
        round: int,
        tables: Sequence[Sequence[TournamentSeat]],
        resting: Sequence[int],
        *,
        game: str,
        now: float,
        until: float,
        leavers: Collection[int] = (),
        seed: bytes | None = None,
        salt: str = "",
    ) -> None:
        """Begin a round: its game, its tables with who sits where, and who rests. ``leavers`` are in no more.

        With a ``seed`` all its tables have the same dice, and ``salt`` is all but the last part of the salt.

        Raises:
            TournamentChanged: it has begun, or the tournament is over.
        """
        there = _must_live(db, number)
        if there.round + 1 != round:
            raise TournamentChanged(number)
        for place, seats in enumerate([[TournamentSeat(user) for user in resting], *tables]):
            if seats:
                db.execute(_ADD_TABLE, number, round, place, "waiting" if place else "void")
            for position, seat in enumerate(seats):
                db.execute(_ADD_SEAT, number, round, place, position, seat.user, seat.level)
        for user in leavers:
            db.execute(_LEAVES, number, user)
        if seed is not None:
            add_deal(db, number, Deal(round, seed, salt, there.revision + 1))
        db.execute(_BEGIN, number, round, game, until, now)

    @transaction("write")
    def open_tournament_table(
        self, db: Database, number: int, place: TournamentTable, opening: TournamentOpening, *, now: float
    ) -> int:
        """Open the table of a round with everybody in their seats, and return its number.

        Raises:
            TournamentChanged: it has been opened, or its round is over.
            ChannelTaken: the channel has a lobby or a running table.
        """
        db.advisory_lock("channel", opening.channel)
        for user in sorted(one.user for one in opening.seats if one.user > 0):
            db.advisory_lock("seats", user)
        there = _must_live(db, number)
        if not any(one == place for one in there.current_tables) or place.state != "waiting":
            raise TournamentChanged(number)
        if (taken := db.row(sql.OPEN_AT, opening.channel)) is not None:
            raise ChannelTaken(opening.channel, taken[0])
        what = (there.guild, opening.channel, opening.game, opening.rules, to_json(opening.options), opening.host)
        more = (there.locale, opening.seed.hex(), "[]", now, opening.clock, opening.wake, int(opening.threaded))
        switches = (0, int(opening.rolls), int(opening.planning))
        table: int = db.row(sql.CREATE, *what, *more, *switches)[0]
        assign_deal(db, number, place.round, table)
        note_opening(db, table, there.guild, None)
        for seat, one in enumerate(opening.seats):
            db.execute(sql.SIT, table, one.user, seat, one.name, one.joined, one.locale, one.level)
        db.execute(_OPENED, number, place.round, place.number, table)
        touch(db, number)
        return table

    @transaction("write")
    def set_tournament_table(
        self,
        db: Database,
        number: int,
        place: TournamentTable,
        state: TournamentTableState,
        places: Mapping[int, int] = {},
    ) -> bool:
        """Store that a table has started (``playing``), is over with these ``places``, by user, or ended without.

        A game that the operator has struck counts as ended without. Return False if that has been stored before.
        """
        if state == "over" and db.row(_STRUCK, place.table) is not None:
            state, places = "void", {}
        if not db.execute(_TABLE_STATE, number, place.round, place.number, state, place.state):
            return False
        for user, end in places.items():
            db.execute(_PLACE, number, place.round, place.number, user, end)
        touch(db, number)
        return True

    @transaction("write")
    def end_tournament(
        self, db: Database, number: int, state: Literal["over", "off"], winners: Collection[int] = (), *, now: float
    ) -> None:
        """End a tournament: with its ``winners``, or without.

        Raises:
            TournamentChanged: it was over, or there is none.
        """
        _must_live(db, number)
        db.execute(_END, number, state, now)
        for user in winners:
            db.execute(CHAMPION, number, user)

    @transaction("write")
    def update_tournament(self, db: Database, /, number: int, **changes: Any) -> None:
        """Store changed fields about its messages: ``message``, ``card``, ``shown``, ``warned``."""
        names = ", ".join(f"{_COLUMNS[name]} = ${at}" for at, name in enumerate(changes, start=2))
        values = [int(value) if isinstance(value, bool) else value for value in changes.values()]
        db.execute(f"update tournaments set {names} where id = $1", number, *values)


def add_tournament(db: Database, new: NewTournament, interaction: int | None, now: float) -> int:
    """Store a new tournament, and return its number.

    Raises:
        TournamentTaken: the channel has one that is not over.
    """
    db.advisory_lock("channel", new.channel)
    if (taken := db.row(_AT, new.channel)) is not None:
        raise TournamentTaken(new.channel, taken[0])
    what = (new.guild, new.channel, new.host, to_json(new.programme), new.locale, new.zone, now, interaction)
    number: int = db.row(_CREATE, *what)[0]
    for place, player in enumerate(new.players, start=1):
        _keep(db, number, player, place)
    return number


def _must_live(db: Database, number: int) -> Tournament:
    if db.select_for_update(_STILL, number) is None:
        raise TournamentChanged(number)
    found = load_tournament(db, number)
    assert found is not None
    return found


def touch(db: Database, number: int) -> None:
    """Note that its messages have changed."""
    db.execute(_TOUCH, number)


def _touched(db: Database, number: int) -> Tournament:
    touch(db, number)
    found = load_tournament(db, number)
    assert found is not None
    return found


def _keep(db: Database, number: int, player: TournamentPlayer, place: int) -> None:
    what = (player.name, player.locale, player.level, place, player.joined, int(player.coming), player.latest)
    db.execute(_PLAYER, number, player.user, *what)


def load_tournament(db: Database, number: int) -> Tournament | None:
    """Return the tournament of that number, or None if there is none."""
    row = db.row(_TOURNAMENT, number)
    if row is None:
        return None
    values = dict(zip(_FIELDS, row, strict=True))
    values["programme"] = msgspec.json.decode(values["programme"], type=Programme)
    values["warned"] = bool(values["warned"])
    players = [
        TournamentPlayer(*who, coming=bool(coming), latest=latest, won=bool(won))  # type: ignore[misc]
        for *who, coming, latest, won in db.rows(_PLAYERS, number)
    ]
    seats: dict[tuple[int, int], list[TournamentSeat]] = {}
    for round, place, *seat in db.rows(_SEATS, number):
        seats.setdefault((round, place), []).append(TournamentSeat(*seat))
    tables = [
        TournamentTable(round, place, table, state, tuple(seats.get((round, place), ())))
        for round, place, table, state in db.rows(_TABLES, number)
    ]
    votes = dict(db.rows(_VOTES, number, values["round"] + 1)) if values["state"] == "voting" else {}
    return Tournament(**values, players=tuple(players), tables=tuple(tables), votes=votes, deals=deals_of(db, number))


_FIELDS = Tournament.__struct_fields__[:-4]
"""Fields in the order of the columns below."""

_COLUMNS = {"message": "message_id", "card": "card_id", "shown": "shown", "warned": "warned"}

_CREATE = """
    insert into tournaments (guild_id, channel_id, host_id, programme, locale, zone, created, interaction_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    returning id
"""

_TOURNAMENT = """
    select id, guild_id, channel_id, message_id, card_id, host_id, programme, locale, zone, state, created, started,
           ended, round, game, until, warned, revision, shown
    from tournaments where id = $1
"""

_PLAYERS = """
    select user_id, name, locale, level, place, joined, coming, latest, won from tournament_players
    where tournament_id = $1 order by place, user_id
"""

_TABLES = """
    select round, number, table_id, state from tournament_tables where tournament_id = $1 order by round, number
"""

_SEATS = """
    select round, number, user_id, level, place from tournament_seats
    where tournament_id = $1 order by round, number, position
"""

_VOTES = "select user_id, game from tournament_votes where tournament_id = $1 and round = $2"

_MADE = "select 1 from tournaments where interaction_id = $1"

_AT = "select id from tournaments where channel_id = $1 and state in ('open', 'voting', 'playing')"

_STILL = "select id from tournaments where id = $1 and state in ('open', 'voting', 'playing')"

_LIVE = """
    select id, guild_id from (
        select id, guild_id from tournaments where state in ('open', 'voting', 'playing')
        union
        select id, guild_id from tournaments where shown < revision
        union
        select id, guild_id from tournaments where id in (select tournament_id from deals where revealed is null)
    ) as behind where id = id /* here */ order by id
"""

_IN = """
    select id, channel_id from tournaments
    where guild_id = $1 and state in ('open', 'voting', 'playing') order by id
"""

_WON = """
    select count(*) from tournament_players join tournaments on tournaments.id = tournament_id
    where user_id = $1 and won = 1
"""

_WON_IN = f"{_WON} and guild_id = $2"

_CHAMPIONS = """
    select user_id,
           (select name from names where names.guild_id = $1 and names.user_id = tournament_players.user_id),
           count(*)
    from tournaments join tournament_players on tournament_id = tournaments.id
    where tournaments.guild_id = $1 and won = 1 and user_id > 0
      and exists (select 1 from names where names.guild_id = $1 and names.user_id = tournament_players.user_id)
    group by user_id order by count(*) desc, user_id limit $2
"""

_PLAYER = """
    insert into tournament_players (tournament_id, user_id, name, locale, level, place, joined, coming, latest)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (tournament_id, user_id) do update set
        name = excluded.name, locale = excluded.locale, joined = excluded.joined, coming = excluded.coming,
        latest = excluded.latest
"""

_LEAVES = "update tournament_players set coming = 0 where tournament_id = $1 and user_id = $2"

_TOUCH = "update tournaments set revision = revision + 1 where id = $1"

_VOTE = """
    insert into tournament_votes (tournament_id, round, user_id, game) values ($1, $2, $3, $4)
    on conflict (tournament_id, round, user_id) do update set game = excluded.game
"""

_VOTING = """
    update tournaments
    set state = 'voting', until = $2, started = coalesce(started, $3), revision = revision + 1
    where id = $1
"""

_BEGIN = """
    update tournaments
    set state = 'playing', round = $2, game = $3, until = $4, warned = 0, started = coalesce(started, $5),
        revision = revision + 1
    where id = $1
"""

_ADD_TABLE = "insert into tournament_tables (tournament_id, round, number, state) values ($1, $2, $3, $4)"

_ADD_SEAT = """
    insert into tournament_seats (tournament_id, round, number, position, user_id, level)
    values ($1, $2, $3, $4, $5, $6)
"""

_OPENED = """
    update tournament_tables set table_id = $4, state = 'open'
    where tournament_id = $1 and round = $2 and number = $3
"""

_TABLE_STATE = """
    update tournament_tables set state = $4
    where tournament_id = $1 and round = $2 and number = $3 and state = $5
"""

_PLACE = """
    update tournament_seats set place = $5
    where tournament_id = $1 and round = $2 and number = $3 and user_id = $4
"""

_END = "update tournaments set state = $2, ended = $3, until = null, revision = revision + 1 where id = $1"

CHAMPION = "update tournament_players set won = 1 where tournament_id = $1 and user_id = $2"

_STRUCK = "select 1 from tables where id = $1 and struck = 1"

_UNWELCOME = """
    select 1 from tournaments where id = $1 and (
        exists (
            select 1 from blocks where blocked_id = $2 and (
                user_id = tournaments.host_id
                or user_id in (select user_id from tournament_players where tournament_id = $1 and coming = 1)
            )
        )
        or exists (
            select 1 from kept_blocks where who = $3 and (
                user_id = tournaments.host_id
                or user_id in (select user_id from tournament_players where tournament_id = $1 and coming = 1)
            )
        )
    )
"""

FORGET_PLAYER = """
    update tournaments set revision = revision + 1
    where message_id is not null
      and (
          host_id = $1
          or id in (select tournament_id from tournament_players where user_id = $1)
          or id in (
              select tournament_id from tournament_tables
              join guesses on guesses.table_id = tournament_tables.table_id where user_id = $1
          )
      )
"""
"""The messages of these tournaments show a person who is to be forgotten."""
