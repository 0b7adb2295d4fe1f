"""Evenings: a date for a game, who has said yes to it and who wants to be reminded, and what has come of it.

An evening is still to come as long as it has no ``outcome``. It is ended in one transaction, with the table
that opens and the next date of what repeats; so each hour comes once, whichever process dies at it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bot.storage import sql
from bot.storage.backends.base import Database, Transactions, to_json, transaction
from bot.storage.errors import BlockedByPlayer, ChannelTaken, DeliveredTwice, GameNightOver, TooManyGameNights
from bot.storage.personal_data import purpose_hash
from bot.storage.repos.bans import is_banned
from bot.storage.repos.lobbies import lobby_seat_refusal, note_opening
from bot.storage.repos.tournaments import NewTournament, TournamentPlayer, add_tournament
from bot.storage.repos.user_prefs import is_blocked_at
from games.tournaments.programme import Programme

Repeats = Literal["", "weekly", "fortnightly", "monthly"]
"""Ways to repeat: never, each week, every other week, or on the same weekday of each month."""

Outcome = Literal["", "opened", "off", "nobody", "missed"]
"""Still to come; its table has been opened; it was called off; nobody had said yes; or nobody could open a table then:
the bot was away, or the channel was busy."""

Wish = Literal["in", "remind", "interested", "uninterested"]
"""Buttons of a game night: *I'm in*, *Remind me* (each takes itself back), or *Interested* at the scheduled event."""

MOST_OF_ONE, MOST_IN_SERVER = 5, 25
"""Most game nights still to come of one host in a guild, and of a guild."""
KEPT = 30 * 86_400.0
"""Seconds for which an evening that is over is kept."""


class Attendee(Struct, frozen=True):
    """A user at a game night, with their answers.

    ``joined`` is the press by which they came, ``place`` their place among those who said yes (None: they
    have not), and ``remind`` whether they want a reminder: 1 by the button, 2 because they are interested in
    the event.
    """

    user: int
    name: str
    locale: str
    joined: int
    place: int | None = None
    remind: int = 0
    latest: int = 0


class GameNight(Struct, frozen=True):
    """A date for a game. What its fields mean stands with the columns in the migration ``evenings``."""

    id: int
    guild: int
    channel: int
    message: int | None
    event: int | None
    event_starts: float | None
    host: int
    game: str
    options: Mapping[str, int | str | bool]
    pace: str
    rolls: bool | None
    threaded: bool
    locale: str
    starts: float
    zone: str
    minute: int
    nth: int
    repeats: Repeats
    outcome: Outcome = ""
    table: int | None = None
    wake: float | None = None
    shown: bool = False
    reminded: bool = False
    told: bool = False
    waiting: bool = False
    idle: int = 0
    programme: Programme | None = None
    guests: tuple[Attendee, ...] = ()

    @property
    def accepted(self) -> tuple[Attendee, ...]:
        """Attendees who said yes, in the order in which they did."""
        said = [guest for guest in self.guests if guest.place is not None]
        return tuple(sorted(said, key=lambda guest: guest.place or 0))


class TableOpening(Struct, frozen=True):
    """The table that is to open: where, by which rules, whose, with what seed, and who sits there, if they may. At most
    ``most`` do."""

    channel: int
    rules: int
    host: int
    seed: bytes
    clock: int
    bank: int
    rolls: bool
    threaded: bool
    wake: float
    seats: Sequence[Attendee]
    most: int
    options: Mapping[str, int | str | bool]
    planning: bool = False


class GameNightRepository(Transactions):
    """Evenings, still to come and past."""

    @transaction("write")
    def create_game_night(self, db: Database, game_night: GameNight, *, interaction: int | None, now: float) -> int:
        """Keep a new one (its ``id`` is of no matter) with its guests, and return its number.

        Raises:
            DeliveredTwice: that ``interaction`` has set one before.
            TooManyGameNights: its host, or its server, has enough of them.
        """
        if interaction is not None and db.row(_BY_INTERACTION, interaction) is not None:
            raise DeliveredTwice(interaction)
        db.execute(_OLD, now - KEPT)
        (mine, all_of_them) = db.row(_COUNT, game_night.guild, game_night.host)
        if (mine or 0) >= MOST_OF_ONE or all_of_them >= MOST_IN_SERVER:
            raise TooManyGameNights("one" if (mine or 0) >= MOST_OF_ONE else "server")
        return _add(db, game_night, interaction)

    @transaction("read")
    def game_night(self, db: Database, number: int) -> GameNight | None:
        """Return the game night of that number, or None if there is none."""
        return _evening(db, number)

    @transaction("read")
    def game_night_of_event(self, db: Database, event: int) -> int | None:
        """Return the number of the game night that a guild's scheduled event announces, if any."""
        row = db.row(_OF_EVENT, event)
        return None if row is None else row[0]

    @transaction("read")
    def game_nights_in(self, db: Database, guild: int) -> Sequence[GameNight]:
        """Return the guild's upcoming game nights, the next one first."""
        found = [_evening(db, number) for (number,) in db.rows(_IN, guild)]
        return [evening for evening in found if evening is not None]

    @transaction("read")
    def due_game_nights(self, db: Database, now: float) -> tuple[Sequence[int], float | None]:
        """Return the numbers of the game nights due by ``now``, longest due first, and when the next one is due."""
        due = [number for (number,) in db.rows(self._here(_DUE), now)]
        row = db.row(self._here(_NEXT), now)
        return due, None if row is None else row[0]

    @transaction("read")
    def linked_events(self, db: Database) -> Sequence[tuple[int, int, int]]:
        """Return (number, guild, event) of each upcoming game night that has a scheduled event."""
        return [tuple(row) for row in db.rows(self._here(_EVENTS))]

    @transaction("write")
    def set_rsvp(self, db: Database, number: int, attendee: Attendee, what: Wish) -> GameNight:
        """Store a user's press at a game night and return the game night as it is afterwards.

        ``guest.latest`` is the id of the press; for *I'm in*, ``guest.joined`` is too. Users without any wish
        left are deleted.

        Raises:
            GameNightOver: it is over, or there is none.
            DeliveredTwice: that press, or a later one by the user, has been counted.
            BlockedByPlayer: the host, an attendee who said yes, or the operator has blocked the user, who is not the
                host.
        """
        evening = _to_come(db, number)
        before = next((one for one in evening.guests if one.user == attendee.user), None)
        if before is not None and 0 < attendee.latest <= before.latest:
            raise DeliveredTwice(attendee.latest)
        after = rsvp_after_press(evening, before, attendee, what)
        if after.place is not None and (before is None or before.place is None) and attendee.user != evening.host:
            who = purpose_hash(db, "block", attendee.user)
            if is_banned(db, attendee.user) or db.row(_UNWELCOME, number, attendee.user, who) is not None:
                raise BlockedByPlayer(number)
        _keep(db, number, after)
        if what == "in":
            db.execute(_TOUCH, number)
        found = _evening(db, number)
        assert found is not None
        return found

    @transaction("write")
    def sync_interested(self, db: Database, number: int, users: Sequence[Attendee]) -> None:
        """Store that exactly these users are interested in the game night's scheduled event."""
        evening = _to_come(db, number)
        there = {guest.user: guest for guest in evening.guests}
        for guest in users:
            if guest.user not in there or not there[guest.user].remind:
                _keep(db, number, rsvp_after_press(evening, there.get(guest.user), guest, "interested"))
        ids = {guest.user for guest in users}
        for guest in evening.guests:
            if guest.remind == 2 and guest.user not in ids:
                _keep(db, number, rsvp_after_press(evening, guest, guest, "uninterested"))

    @transaction("write")
    def update_game_night(self, db: Database, /, number: int, *, wake: float | None, **changes: Any) -> None:
        """Store changed fields of a game night (not its guests), and the time of its next check.

        After the last check (None) its guests are forgotten.

        Raises:
            GameNightOver: ``starts`` is among the changes, but it is over; or there is none.
        """
        names = [_COLUMNS[name] for name in changes]
        values = [int(value) if isinstance(value, bool) else value for value in changes.values()]
        told = "".join(f", {name} = ${place}" for place, name in enumerate(names, start=3))
        only = "and outcome = ''" if "starts" in changes else ""
        if not db.execute(f"update evenings set wake = $2{told} where id = $1 {only}", number, wake, *values):
            raise GameNightOver(number)
        if wake is None:
            db.execute(_NO_GUESTS, number)

    @transaction("write")
    def end_game_night(
        self, db: Database, number: int, outcome: Outcome, *, now: float, following: GameNight | None = None
    ) -> int | None:
        """End a game night without a table.

        ``following`` is the next date, stored in the same transaction; returns its number.

        Raises:
            GameNightOver: it was over, or there is none.
        """
        _to_come(db, number)
        db.execute(_END, number, outcome, None, now)
        return None if following is None else _add(db, following, None)

    @transaction("write")
    def open_game_night(
        self, db: Database, number: int, opening: TableOpening, *, now: float, following: GameNight | None = None
    ) -> tuple[int, int | None]:
        """End a game night and open its table, in one transaction.

        Attendees who may not sit with those before them, or sit in too many lobbies, are left out. Returns the table,
        and the number of ``following`` as ``end_game_night`` does.

        Raises:
            GameNightOver: it was over, or there is none.
            ChannelTaken: the channel has a lobby or a running table.
        """
        db.advisory_lock("channel", opening.channel)
        for user in sorted(one.user for one in opening.seats):
            db.advisory_lock("seats", user)
        evening = _to_come(db, number)
        if (taken := db.row(sql.OPEN_AT, opening.channel)) is not None:
            raise ChannelTaken(opening.channel, taken[0])
        what = (evening.guild, opening.channel, evening.game, opening.rules, to_json(opening.options), opening.host)
        more = (evening.locale, opening.seed.hex(), "[]", now, opening.clock, opening.wake, int(opening.threaded))
        switches = (int(opening.rolls), int(opening.planning))
        table: int = db.row(sql.CREATE, *what, *more, opening.bank, *switches)[0]
        note_opening(db, table, evening.guild, None)
        seated = 0
        for one in opening.seats:
            if seated >= opening.most or is_blocked_at(db, table, one.user):
                continue
            if lobby_seat_refusal(db, evening.guild, one.user) is None:
                db.execute(sql.SIT, table, one.user, seated, one.name, one.joined, one.locale, None)
                seated += 1
        db.execute(_END, number, "opened", table, now)
        return table, None if following is None else _add(db, following, None)

    @transaction("write")
    def open_programme(
        self, db: Database, number: int, *, now: float, following: GameNight | None = None
    ) -> tuple[int, int | None]:
        """End a game night with a programme, and store its tournament with those who said yes, in one transaction.

        Returns the tournament, and the number of ``following`` as ``end_game_night`` does.

        Raises:
            GameNightOver: it was over, or there is none.
            TournamentTaken: the channel has a tournament that is not over.
        """
        evening = _to_come(db, number)
        assert evening.programme is not None
        players = tuple(
            TournamentPlayer(one.user, one.name, one.locale, None, place, one.joined, latest=one.latest)
            for place, one in enumerate(evening.accepted, start=1)
        )
        what = (evening.guild, evening.channel, evening.host, evening.programme, evening.locale, evening.zone)
        opened = add_tournament(db, NewTournament(*what, players), None, now)
        db.execute(_END, number, "opened", None, now)
        return opened, None if following is None else _add(db, following, None)


def rsvp_after_press(game_night: GameNight, before: Attendee | None, attendee: Attendee, what: Wish) -> Attendee:
    """Return the attendee's record after a press, given their record ``before`` it."""
    place = None if before is None else before.place
    remind = 0 if before is None else before.remind
    joined = attendee.joined if before is None else before.joined
    if what == "in":
        if place is None:
            place = 1 + max((one.place or 0 for one in game_night.accepted), default=0)
            joined = attendee.joined
        else:
            place = None
    elif what == "remind":
        remind = 0 if remind else 1
    elif what == "interested":
        remind = remind or 2
    elif remind == 2:
        remind = 0
    latest = max(attendee.latest, 0 if before is None else before.latest)
    # Guests known only from the event have no names here.
    name = attendee.name or ("" if before is None else before.name)
    locale = attendee.locale or ("" if before is None else before.locale)
    return Attendee(attendee.user, name, locale, joined, place, remind, latest)


def _to_come(db: Database, number: int) -> GameNight:
    if db.select_for_update(_STILL, number) is None:
        raise GameNightOver(number)
    found = _evening(db, number)
    assert found is not None
    return found


def _keep(db: Database, number: int, attendee: Attendee) -> None:
    # A press that takes everything back is stored as well: delivered twice, it would count again.
    values = (attendee.name, attendee.locale, attendee.joined, attendee.place, attendee.remind, attendee.latest)
    if attendee.place is None and not attendee.remind and not attendee.latest:
        db.execute(_NO_GUEST, number, attendee.user)
    else:
        db.execute(_GUEST, number, attendee.user, *values)


def _add(db: Database, new: GameNight, interaction: int | None) -> int:
    what = (new.guild, new.channel, new.host, new.game, to_json(new.options), new.pace)
    rolls = None if new.rolls is None else int(new.rolls)
    more = (rolls, int(new.threaded), new.locale, new.starts, new.zone, new.minute, new.nth, new.repeats)
    programme = "" if new.programme is None else to_json(new.programme)
    number: int = db.row(_SET, *what, *more, new.wake, new.idle, interaction, programme)[0]
    for guest in new.guests:
        _keep(db, number, guest)
    return number


def _evening(db: Database, number: int) -> GameNight | None:
    row = db.row(_EVENING, number)
    if row is None:
        return None
    values = dict(zip(_FIELDS, row, strict=True))
    values |= {name: bool(values[name]) for name in _FLAGS}
    rolls = None if values["rolls"] is None else bool(values["rolls"])
    options = msgspec.json.decode(values["options"], type=dict[str, int | str | bool])
    guests = tuple(Attendee(*guest) for guest in db.rows(_GUESTS, number))
    programme = msgspec.json.decode(values["programme"], type=Programme) if values["programme"] else None
    return GameNight(**{**values, "rolls": rolls, "options": options, "programme": programme, "guests": guests})


_FIELDS = GameNight.__struct_fields__[:-1]
"""Fields in the order of the columns below."""
_FLAGS = ("threaded", "shown", "reminded", "told", "waiting")

_COLUMNS = {
    "message": "message_id",
    "event": "event_id",
    **{
        name: name
        for name in (
            *("event_starts", "starts", "zone", "minute", "nth", "repeats"),
            *("shown", "reminded", "told", "waiting"),
        )
    },
}

_SET = """
    insert into evenings (guild_id, channel_id, host_id, game, options, pace, rolls, threaded, locale, starts, zone,
                          minute, nth, repeats, wake, idle, interaction_id, programme)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
    returning id
"""

_EVENING = """
    select id, guild_id, channel_id, message_id, event_id, event_starts, host_id, game, options, pace, rolls, threaded,
           locale, starts, zone, minute, nth, repeats, outcome, table_id, wake, shown, reminded, told, waiting, idle,
           programme
    from evenings where id = $1
"""

_GUESTS = """
    select user_id, name, locale, joined, place, remind, latest from guests where evening_id = $1
    order by coalesce(place, 1000000), user_id
"""

_GUEST = """
    insert into guests (evening_id, user_id, name, locale, joined, place, remind, latest)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict (evening_id, user_id) do update set
        name = excluded.name, locale = excluded.locale, joined = excluded.joined, place = excluded.place,
        remind = excluded.remind, latest = excluded.latest
"""

_NO_GUEST = "delete from guests where evening_id = $1 and user_id = $2"

_NO_GUESTS = "delete from guests where evening_id = $1"

_BY_INTERACTION = "select 1 from evenings where interaction_id = $1"

_OLD = "delete from evenings where outcome <> '' and wake is null and starts < $1"

_COUNT = """
    select sum(case when host_id = $2 then 1 else 0 end), count(*) from evenings where guild_id = $1 and outcome = ''
"""

_STILL = "select id from evenings where id = $1 and outcome = ''"

_OF_EVENT = "select id from evenings where event_id = $1"

_IN = "select id from evenings where guild_id = $1 and outcome = '' order by starts, id"

_DUE = "select id from evenings where wake is not null and wake <= $1 /* here */ order by wake, id"

_NEXT = "select wake from evenings where wake is not null and wake > $1 /* here */ order by wake limit 1"

_EVENTS = """
    select id, guild_id, event_id from evenings where outcome = '' and event_id is not null /* here */ order by id
"""

# The message shows who is in, and not who wants to be reminded. If the answer does not edit it, the next check does.
_TOUCH = "update evenings set shown = 0, wake = 0 where id = $1"

_END = """
    update evenings set outcome = $2, table_id = $3, wake = $4, shown = 0, told = 0 where id = $1
"""

_UNWELCOME = """
    select 1 from evenings where id = $1 and (
        exists (
            select 1 from blocks where blocked_id = $2 and (
                user_id = evenings.host_id
                or user_id in (select user_id from guests where evening_id = $1 and place is not null)
            )
        )
        or exists (
            select 1 from kept_blocks where who = $3 and (
                user_id = evenings.host_id
                or user_id in (select user_id from guests where evening_id = $1 and place is not null)
            )
        )
    )
"""

FORGET_GUEST = """
    update evenings set shown = 0, wake = 0, event_starts = case when host_id = $1 then null else event_starts end
    where outcome = '' and (host_id = $1 or id in (select evening_id from guests where user_id = $1))
"""
"""The message of these evenings shows a person who is to be forgotten; so does the event of those that are theirs."""
