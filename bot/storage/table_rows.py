"""Rows of a table as the repositories return them.

Ids of Discord (guild, channel, message, user, interaction) are its numbers; times are seconds since 1970,
given by the caller: the store has no clock. A *table* is known by the number that ``create`` returned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from bot.core.availability import Availability
from bot.storage.repos.availability import availability_of
from bot.storage.repos.user_prefs import USUAL, How

Option = int | str | bool
"""The value of a house rule."""


class OptionChange(Struct, frozen=True, array_like=True):
    """One house rule that was changed in the lobby: its interaction, its option, the value before, and ``by``: the
    interaction by which the player had sat down, or 0. The seconds for a decision are the option ``_clock`` here.
    """

    interaction: int
    option: str
    before: Option
    by: int = 0


Status = Literal["lobby", "playing", "over", "closed"]
"""``over``: played to its end, with results. ``closed``: ended before that, without."""

UNDO = "!undo"
"""Entry in a table's log: the player who acted last has taken that back. No game has an action that begins like this.
What is left of the log is the game's record; see :func:`kept_actions`."""

GHOSTS = -1_000_000
"""The users from here down are ghosts: people who had themselves forgotten, each with a number of their own."""


RELIEVE = "!relieve"
"""Entry in a table's log: from here on another player sits there. No game has an action that begins like this."""


class Substitution(Struct, frozen=True):
    """Former player of ``seat``, until entry ``n`` of the table's log, and their ``name``; a computer has a
    ``level``."""

    seat: int
    user: int
    name: str
    n: int
    level: str | None = None


class Substitute(Struct, frozen=True):
    """Next player of a seat: their name, their language, and the interaction by which they take it over.

    A computer has a ``level``; the interaction is that of the person who leaves it the seat.
    """

    user: int
    name: str
    locale: str
    joined: int
    level: str | None = None


What = Literal["end", "draw", "remove", "pause", "relieve"]
"""Topics of a vote. ``end``: to end the game without a result. ``draw``: to call it a draw. ``remove``: to take an
absent player out of the game. ``pause``: to pause it. ``relieve``: to give the seat of an absent player, or of a
computer, to the one who asks."""


VoteState = Literal["open", "passed", "refused"]


class Ballot(Struct, frozen=True):
    """A player's answer in a vote."""

    user: int
    yes: bool


class Vote(Struct, frozen=True):
    """A vote at a table: what, asked by whom and when, and until when the others can speak.

    ``id`` tells it from others at the same table. ``decided`` is how many actions had been played when it was decided
    (None: it is open). ``about`` is the seat that it is about (None: it is about all of them), and ``heir`` who would
    take it over, where that is asked.
    """

    id: int
    what: What
    user: int
    asked: float
    until: float
    state: VoteState = "open"
    decided: int | None = None
    ballots: tuple[Ballot, ...] = ()
    about: int | None = None
    heir: Substitute | None = None


class TableNotice(Struct, frozen=True):
    """A message, by its channel and id, and what it is ``about``."""

    channel: int
    message: int
    about: str


class StoredPremove(Struct, frozen=True):
    """A user's premove: its notation, and the number of actions in the log when it was made.

    ``void`` is why it is void (None: it is not), and ``told`` whether the user has been told so.
    """

    user: int
    plan: str
    number: int
    void: str | None = None
    told: bool = False


class SeatRow(Struct, frozen=True):
    """Seat of a table, with its player.

    ``joined`` is the id of the interaction by which they sat down, ``dm_channel`` and ``dm_message`` are the
    place of their direct message, and ``whispered`` is how many actions it last showed (-1: none was sent).

    A computer has a ``level``, a ``user`` below zero that is its own at this table, and 0 in ``joined``.
    ``deadline`` is the time until which the seat's decision is awaited (None: it is not, or there is no
    clock), ``missed`` how many decisions in a row the clock has taken from a person, and ``nudge`` the
    message that reminds them (0: it could not be sent), in ``nudge_channel`` (None: that of the table).
    ``since`` is the time since which a person's decision is awaited (None: it is not), ``acted`` when they
    last acted here, and ``reminders`` how they want to be reminded. ``luck`` is what their word for luck adds
    to their part of the salt: 32 hex digits, empty without a word.

    ``bank`` is what is left in their time bank (None: all of it), ``remaining`` how many seconds are left for
    the decision while the table is paused, ``called`` when they were last reminded, and ``muted`` whether
    they want no messages from this table. A player who is reminded ``daily`` is reminded at that ``hour``
    of their ``zone``; ``soon`` is whether they are told that they are next but one. ``hours`` are their
    quiet hours or those of the guild, as they are stored, and ``away_from`` and ``away_until`` their latest
    absence: ``availability`` combines these. ``offered`` is the time until which they would hand over their
    seat (None: they would not), to ``offered_to`` or (None) to any user. ``style`` is the seat's colour, with its shape
    and letter; in a lobby that of the player's last game, if any: ``assign_styles`` says which each seat has.

    A deleted user is a ghost: a ``user`` below zero, an empty name, no level.
    """

    user: int
    name: str
    joined: int
    locale: str
    dm_channel: int | None
    dm_message: int | None
    whispered: int
    level: str | None = None
    deadline: float | None = None
    missed: int = 0
    nudge: int | None = None
    since: float | None = None
    acted: float | None = None
    nudge_channel: int | None = None
    reminders: How = USUAL
    luck: str = ""
    bank: float | None = None
    remaining: float | None = None
    called: float | None = None
    muted: int = 0
    hour: int | None = None
    zone: str = ""
    soon: int = 0
    hours: str | None = None
    away_from: float | None = None
    away_until: float | None = None
    offered: float | None = None
    offered_to: int | None = None
    style: int | None = None

    @property
    def availability(self) -> Availability:
        """Availability of the player; at a live table no player rests."""
        return availability_of(self.hours, self.away_from, self.away_until)

    @property
    def is_deleted_user(self) -> bool:
        """Return whether this was a user who has been deleted."""
        return self.user <= GHOSTS


class TableRow(Struct, frozen=True):
    """Everything that is stored about a table.

    ``salt`` is empty, ``setup`` is empty and ``started`` is None until it starts. ``painted`` is how many actions the
    room's message last showed: -1 before the first time, and again from any change but an action until the message
    shows it. ``seats`` are in the order of sitting down, and in seat order once the table has started. ``actions`` are
    (seat, action), and ``UNDO`` where a player has taken the one before it back. ``clock`` is how many seconds there
    are for a decision (0: no limit), and ``wake`` when the scheduler has to check the table next. ``changes`` are the
    house rules that were changed in the lobby. ``vote`` is its latest vote, if any, and ``digest`` that of the record
    as it was told at the end, with the names ``told`` in it (both empty before, and once a player has been deleted).
    ``drawn``: those who still played have called it a draw. ``threaded``: ``channel`` is a thread that was made for
    this table. ``bank`` is how many seconds each has in all beside those for a decision (0: no time bank), ``paused``
    since when the table is paused (None: it is not), and ``silence`` after how many actions its inactivity notice was
    sent. ``rolls``: the table rolls for people where there is nothing to decide; ``planning``: plans can be made there,
    ``plans`` are those there are. ``reliefs`` are those who sat here until another player took over their seat, which
    is in ``actions`` too, as ``RELIEVE``. ``banter``: the guild allows remarks of computers. ``notices`` are the
    messages that are deleted once they are settled. ``after`` is the table of which this is the rematch (None: none).
    ``guided``: it was opened as somebody's guided first game. ``deal`` is the number of the dice that it shares with
    the other tables of its round (None: they are its own), and ``sealed`` whether their seed is still secret.
    """

    id: int
    guild: int
    channel: int
    message: int | None
    game: str
    rules: int
    options: dict[str, Option]
    host: int
    locale: str
    status: Status
    seed: bytes
    salt: str
    setup: dict[str, object]
    created: float
    started: float | None
    ended: float | None
    painted: int
    invited: tuple[int, ...]
    seats: tuple[SeatRow, ...]
    actions: tuple[tuple[int, str], ...]
    clock: int = 0
    wake: float | None = None
    changes: tuple[OptionChange, ...] = ()
    vote: Vote | None = None
    digest: str = ""
    told: tuple[str, ...] = ()
    drawn: bool = False
    threaded: bool = False
    bank: int = 0
    paused: float | None = None
    silence: int | None = None
    rolls: bool = False
    planning: bool = False
    plans: tuple[StoredPremove, ...] = ()
    reliefs: tuple[Substitution, ...] = ()
    banter: bool = True
    notices: tuple[TableNotice, ...] = ()
    after: int | None = None
    guided: bool = False
    deal: int | None = None
    sealed: bool = False

    @property
    def unrated_guided(self) -> bool:
        """True for a guided first game at which nobody else sat down before it started: it is not rated."""
        first = {relief.seat: relief.level for relief in reversed(self.reliefs)}
        levels = [first.get(seat, sitting.level) for seat, sitting in enumerate(self.seats)]
        return self.guided and levels.count(None) < _RIVALS


_RIVALS = 2
"""People at a table that is more than somebody's guided game."""


def kept_actions(log: Sequence[tuple[int, str]]) -> tuple[tuple[int, str], ...]:
    """Return the actions of a table's log that were not taken back: those of the game's record.

    A seat's change of hands is no action of the game.
    """
    kept: list[tuple[int, str]] = []
    for entry in log:
        if entry[1] == UNDO:
            kept.pop()
        elif entry[1] != RELIEVE:
            kept.append(entry)
    return tuple(kept)


def users_of_table(stored: TableRow) -> tuple[int, ...]:
    """Return the users of all seats at a table, and of the former holders who handed over a seat there."""
    return (*(sitting.user for sitting in stored.seats), *(relief.user for relief in stored.reliefs))


class LogEntry(Struct, frozen=True):
    """The latest entry of a table's log: its number, its seat, what it says, whose click it was, and when."""

    n: int
    seat: int
    action: str
    user: int | None
    taken: float


class OpenSeat(Struct, frozen=True):
    """Open table at which a user sits, in ``seat``, and has not left the game."""

    id: int
    guild: int
    channel: int
    message: int | None
    game: str
    status: Status
    seat: int
    seats: tuple[SeatRow, ...]
    paused: bool = False


class SeatOutcome(Struct, frozen=True):
    """Result of a table for one seat: ``place`` from 1 (best; can be shared), ``left`` if they left it early.

    Computers have results too, under their ``user`` below zero (their level stands with their seat); they are
    in no leaderboard.
    """

    seat: int
    user: int
    place: int
    won: bool
    left: bool


class RecordDigest(NamedTuple):
    """Digest that a finished game's record has to match, and the names of the seats in it."""

    digest: str
    names: Sequence[str]


class SeatDeadline(Struct, frozen=True):
    """Changed times of a seat.

    They are: until when its decision is awaited, how many it has missed in a row, since when it is awaited,
    when its player last acted here, what is left in its time bank, and the seconds that are left for the
    decision while the table is paused.
    """

    seat: int
    deadline: float | None
    missed: int
    since: float | None = None
    acted: float | None = None
    bank: float | None = None
    remaining: float | None = None


class DeadlineUpdate(Struct, frozen=True):
    """Change of deadlines: when the table has to be checked next, and the seats that change."""

    wake: float | None
    seats: tuple[SeatDeadline, ...] = ()
