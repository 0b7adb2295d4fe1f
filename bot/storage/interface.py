"""Interface of the store: the data it holds, and its operations.

Ids of Discord (guild, channel, message, user, interaction) are its numbers; times are seconds since 1970,
given by the caller: the store has no clock. A *table* is known by the number that ``create`` returned.

House rules as they are stored, and the notes of their changes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct

from bot.core.availability import Availability
from bot.storage.deadlines import DeadlineUpdate
from bot.storage.ops.lease import LeaseInterface
from bot.storage.ops.shard_leases import ShardLeaseInterface
from bot.storage.repos.availability import AvailabilityInterface, availability_of
from bot.storage.repos.game_nights import GameNightInterface
from bot.storage.repos.guild_settings import GuildSettingsInterface
from bot.storage.repos.history import ArchiveInterface, ShareCardInterface
from bot.storage.repos.messages import ClosingNoticeInterface, MessageInterface, TableNotice, TableNoticeInterface
from bot.storage.repos.player_stats import PlayerStatsInterface
from bot.storage.repos.premoves import PremoveInterface, StoredPremove
from bot.storage.repos.privacy import PrivacyInterface
from bot.storage.repos.puzzles import PuzzleInterface
from bot.storage.repos.ratings import RatingInterface
from bot.storage.repos.results import LeaderboardInterface, ResultInterface
from bot.storage.repos.substitutions import RELIEVE, Substitution, SubstitutionInterface
from bot.storage.repos.user_prefs import USUAL, How, UserInterface, UserPrefsInterface
from bot.storage.repos.votes import Vote, VoteInterface

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
    messages that are deleted once they are settled.
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


class TableInterface(Protocol):
    """Tables of the store.

    Every method is one transaction: it happens as a whole, and for good once it has returned.

    A caller that is cancelled while waiting does not undo it. Any method may raise ``StoreFailed``.
    """

    async def create(
        self,
        *,
        guild: int,
        channel: int,
        game: str,
        rules: int,
        options: Mapping[str, Option],
        host: int,
        locale: str,
        seed: bytes,
        invited: Iterable[int],
        now: float,
        clock: int = 0,
        bank: int = 0,
        interaction: int | None = None,
        opener: SeatRow | None = None,
        after: int | None = None,
        wake: float | None = None,
        threaded: bool = False,
        rolls: bool = False,
        planning: bool = False,
    ) -> int:
        """Open a lobby, with the ``opener`` in its first seat, and return the table's number.

        Without an ``opener`` the seats are empty. ``after`` is the table of which it is the rematch, ``wake``
        when the table has to be checked; ``threaded``: the channel is a thread that was made for it.

        Raises:
            DeliveredTwice: that ``interaction`` has opened a table before, perhaps in another process.
            ChannelTaken: the channel has a lobby or a running table.
            BlockedByPlayer: the host has blocked the opener, who is another user.
        """
        ...

    async def load(self, table: int) -> TableRow | None:
        """Return the table as it is now, or None if there is none of that number.

        Raises ``UnreadableTable`` if its stored data make no sense, unless it is closed.
        """
        ...

    async def open_at(self, channel: int) -> int | None:
        """Return the lobby or running table in that channel, if there is one."""
        ...

    async def open_in(self, guild: int) -> Sequence[int]:
        """Return the lobbies and running tables in that guild."""
        ...

    async def guilds(self, shards: Collection[int] | None = None) -> Sequence[int]:
        """Return the guilds that have any such table on ``shards`` (None: all that this process serves)."""
        ...

    async def sit(
        self, table: int, *, user: int, name: str, joined: int, locale: str, most: int, level: str | None = None
    ) -> None:
        """Seat a user, or with a ``level`` a computer, as the last of at most ``most``.

        Raises:
            NotInLobby, DeliveredTwice, AlreadySeated, TableFull, BlockedByPlayer: in this order.
                ``DeliveredTwice``: by this very interaction they sat down before, whether they still sit
                there or have got up since. ``BlockedByPlayer``: the host, or a player who sits there, has
                blocked that user, who is not the host.
        """
        ...

    async def leave(self, table: int, user: int, *, interaction: int | None = None) -> None:
        """Remove a user from the lobby; the players behind them move up.

        Their direct message is put among the pending deletions.

        Raises:
            NotInLobby, NotSeated, DeliveredTwice: in this order. ``DeliveredTwice``: they sat down after the
                ``interaction`` that asks for it, so it has acted before.
        """
        ...

    async def set_luck(self, table: int, user: int, luck: str) -> None:
        """Store what a player's word for luck adds to their part of the salt, in place of another; empty: nothing.

        Raises:
            NotInLobby, NotSeated: in this order.
        """
        ...

    async def set_options(
        self, table: int, options: Mapping[str, Option], *, changes: Sequence[OptionChange] | None = None
    ) -> None:
        """Replace the house rules, and what is noted of their ``changes`` (None: that stays).

        Raises:
            NotInLobby: too late, or no such table.
        """
        ...

    async def set_clock(
        self, table: int, clock: int, *, bank: int = 0, changes: Sequence[OptionChange] | None = None
    ) -> None:
        """Replace the seconds for a decision (0: no clock), those of the time bank (0: none), and what is noted of
        changes (None: that stays).

        Raises:
            NotInLobby: too late, or no such table.
        """
        ...

    async def set_rolls(self, table: int, *, rolls: bool, changes: Sequence[OptionChange] | None = None) -> None:
        """Replace whether the table rolls for people, and what is noted of changes (None: that stays).

        Raises:
            NotInLobby: too late, or no such table.
        """
        ...

    async def set_planning(self, table: int, *, planning: bool, changes: Sequence[OptionChange] | None = None) -> None:
        """Replace whether plans can be made at the table; ``changes`` and errors are as for ``set_rolls``."""
        ...

    async def set_host(self, table: int, user: int) -> None:
        """Hand the table to another host.

        Raises:
            UnknownTable: there is none of that number.
        """
        ...

    async def start(
        self,
        table: int,
        *,
        order: Sequence[int],
        salt: str,
        setup: Mapping[str, object],
        now: float,
        levels: Mapping[int, str] | None = None,
    ) -> None:
        """Move a table from lobby to playing, exactly once.

        ``order`` are the users in seat order; ``levels`` are those of computers that play otherwise from now on than
        they were said to when they sat down.

        Raises:
            NotInLobby: it has started, was closed, or does not exist.
            SeatsChanged: ``order`` is not exactly who sits there now.
        """
        ...

    async def append(
        self,
        table: int,
        n: int,
        *,
        seat: int,
        action: str,
        user: int | None,
        interaction: int | None,
        now: float,
        results: Sequence[SeatOutcome] | None = None,
        waiting: DeadlineUpdate | None = None,
        record_digest: RecordDigest | None = None,
    ) -> None:
        """Store action number ``n`` (from 1). With ``results``, one for each seat, the table is over with it.

        ``user`` and ``interaction`` are those of the click, None where no click was behind it. ``waiting`` is who is
        waited for after it (None: as before; nobody, once it is over). ``proof`` is that of the record where the table
        is over with it.

        Raises:
            DeliveredTwice: that interaction has already acted, at any table.
            ActionConflict: ``n`` does not follow the last action, or the table is not being played.
            SeatsChanged: ``results`` are one for each seat, but somebody there has been forgotten meanwhile.
            ValueError: ``results`` are not exactly one for each seat, with the user who sits there.
        """
        ...

    async def latest(self, table: int) -> LogEntry | None:
        """Return the latest entry of the table's log, if there is one."""
        ...

    async def set_waiting(self, table: int, n: int, waiting: DeadlineUpdate) -> None:
        """Note who is waited for after action ``n``, where that has changed without an action.

        Raises:
            ActionConflict: ``n`` is not the last action, or the table is not being played.
        """
        ...

    async def extend_wake(self, table: int, wake: float) -> None:
        """Set the time at which the scheduler checks a lobby.

        Raises:
            NotInLobby: too late, or no such table.
        """
        ...

    async def end_in_draw(
        self, table: int, n: int, *, results: Sequence[SeatOutcome], record_digest: RecordDigest, now: float
    ) -> None:
        """End the table after action ``n`` in a draw that the remaining players agreed on.

        There is one of ``results`` for each seat.

        Raises:
            ActionConflict: ``n`` is not the last action, or the table is not being played.
            SeatsChanged, ValueError: as for ``append``.
        """
        ...

    async def pause(self, table: int, n: int, paused: float | None, waiting: DeadlineUpdate) -> None:
        """Pause the table since ``paused``, or (None) go on, and note who is waited for after action ``n``.

        Raises:
            ActionConflict: ``n`` is not the last action, or the table is not being played.
        """
        ...

    async def mark_inactivity_notified(self, table: int, n: int) -> bool:
        """Note that the table has said that nothing happens there after action ``n``; False: something has."""
        ...

    async def set_reminder_message(
        self, table: int, user: int, message: int | None, *, channel: int | None = None, at: float | None = None
    ) -> None:
        """Note the message that reminds a player, and the time ``at`` which they were reminded (None: as before).

        The message is 0 if it could not be sent, and None if it has been deleted.

        ``channel`` is where it is, None for the table's own.

        Raises:
            NotSeated: they do not sit there.
        """
        ...

    async def due_tables(self, now: float, *, most: int | None = None) -> tuple[Sequence[int], float | None]:
        """Return the tables that are due by ``now``, and the time when the next one is.

        There are at most ``most`` of them, the longest due first.
        """
        ...

    async def take_due(self, now: float, *, most: int, until: float) -> Sequence[int]:
        """Take at most so many of the tables that are due by ``now``, the longest due first.

        Each is due again at ``until``, unless something else is stored for it by then: so each is taken once, and if
        the caller does not get to it, it comes up again. A power cut may undo it.
        """
        ...

    async def open_threads(self) -> Sequence[int]:
        """Return the tables that are done and whose own thread has not been closed."""
        ...

    async def clear_thread(self, table: int) -> None:
        """Note that the table's thread has been closed, or is another table's by now."""
        ...

    async def close(self, table: int, *, now: float) -> None:
        """End a lobby or a running table without results.

        Raises:
            AlreadyOver: it has ended, or does not exist.
        """
        ...

    async def count_open_tables(self) -> Mapping[str, int]:
        """Return the number of lobbies (``lobby``) and running tables (``playing``); no kind without any."""
        ...

    async def unfinished(self, shards: Collection[int] | None = None) -> Sequence[int]:
        """Return the tables to recover when a process starts, by number.

        All lobbies and running tables; those that are done but whose message does not show it yet; and those
        that are over and have a direct message that shows less than all. A caller reports every direct
        message of a table that is over, also where its text has not changed.
        """
        ...

    async def open_seats(self, user: int) -> Sequence[OpenSeat]:
        """Return the open tables at which a user sits and is still in the game, by number."""
        ...

    async def open_tables(self, user: int) -> Sequence[int]:
        """Return the lobbies and running tables at which a user sits, or of which they are the host, by number.

        So are those that name them although they do not sit there: they ask for something, are offered a
        seat, or have given theirs away.
        """
        ...


class Store(
    TableInterface,
    MessageInterface,
    ResultInterface,
    RatingInterface,
    LeaderboardInterface,
    GuildSettingsInterface,
    PlayerStatsInterface,
    ArchiveInterface,
    UserInterface,
    UserPrefsInterface,
    AvailabilityInterface,
    VoteInterface,
    TableNoticeInterface,
    PremoveInterface,
    PuzzleInterface,
    GameNightInterface,
    PrivacyInterface,
    ClosingNoticeInterface,
    ShareCardInterface,
    SubstitutionInterface,
    LeaseInterface,
    ShardLeaseInterface,
    Protocol,
):
    """Everything that is stored.

    Each subject beside the tables has a module here, with its interface, its SQL and its methods.
    """
