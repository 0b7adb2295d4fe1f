"""The few words every game speaks.

A *seat* is a place at the table, counted from 0 in turn order. An *action* is its notation
(``"give 2"``): the same text in records, buttons, logs and tests. A *state* is everything, a
*view* is what one seat (or the room) may know of it, an *event* is what the table then sees happen.
"""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, Literal, NamedTuple, Protocol, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from games.core.dice import Dice, Roll

PROTOCOL = 1
"""Number of what the engine and a game expect of each other: ``Game``, renderer, UI and words. It grows when a game
that is installed beside would no longer work; see docs/decisions."""

Seat = int
Action = str
Ranking = tuple[tuple[Seat, ...], ...]
"""Seats from best to worst; those who share a place stand together."""

RESIGN: Action = "resign"
"""The one action of every game, open to each seat still playing at any time (C-1)."""

Throw = tuple[Seat, int, int]
"""A die that somebody threw: ``(seat, sides, face)``."""

ONE_SEAT = ("seat", "other")
"""Names of fields of events, and of details of refusals, that are a seat; they are told by that seat's name."""
SEATS = "seats"
"""Name of an event's field that is a tuple of seats."""

GIVEN = ("flavour", "row", "pair", "comeback", "people")
"""Names that the words of an event may use beside its fields: see ``bot.i18n.variants.VariantContext``. No field has
such a name."""

FIRST = "first"
"""An option of that name says how it is found who goes first, and nothing else about the game; its values are among
``FIRSTS``. See :func:`first_player_rule` and :func:`first_seat`."""
FIRSTS = ("birthday", "random", "host")

SEAT = r"(?:0|[1-9][0-9]*)"
"""A seat in an action's notation: a number without sign or leading zeros."""


LONGEST_QUOTE = 80
"""Most characters of an action that a refusal quotes."""


class IllegalAction(Exception):
    """An action the rules refuse. Nothing changed and nothing was rolled (C-2).

    ``reason`` names the sentence that tells the player why (``refusal-<reason>`` in the game's
    words), ``details`` fills it in; a detail named in ``ONE_SEAT`` is a seat, and a text is cut where it gets longer
    than a sentence can take.

    Examples:
        >>> try:
        ...     table.play(0, "fly")
        ... except IllegalAction as refused:
        ...     print(refused.reason, refused.details)
        unknown-action {'action': 'fly'}
    """

    def __init__(self, reason: str, **details: int | str) -> None:
        super().__init__(reason)
        self.reason = reason
        for key, value in details.items():
            if isinstance(value, str) and len(value) > LONGEST_QUOTE:
                details[key] = f"{value[:LONGEST_QUOTE]}…"
        self.details = details

    def __str__(self) -> str:
        # A search for legal actions is refused by the thousand, so the text is made only when it is read.
        told = ", ".join(f"{key} {value}" for key, value in self.details.items())
        return f"{self.reason.replace('-', ' ')}{f' ({told})' if told else ''}"


class Event(Struct, frozen=True, gc=False):
    """Base of events. Subclasses are the sentences' names, their fields the sentences' parts.

    Fields that are seats are called as in ``ONE_SEAT`` and ``SEATS``, and no others are. None is called as
    anything that every event has already, or as what its words may ask for anyway (``GIVEN``).

    Raises:
        TypeError: a field of a class of events is called so (a mistake in the game).

    Examples:
        >>> [event.name for event in table.play(0, "resign").events]
        ['left', 'won']
    """

    def __init_subclass__(cls) -> None:
        """Refuse fields that would take the place of what is read of every event."""
        taken = {name for name in vars(Event) if not name.startswith("_")}.union(GIVEN)
        own = vars(cls).get("__annotations__", {})
        for field in (name for name, kind in own.items() if name in taken and "ClassVar" not in str(kind)):
            where = f"{cls.__module__}: the event {cls.__name__}"
            raise TypeError(f"{where} has a field {field!r}, which means something else in every event: rename it")

    goes_on: ClassVar[bool] = False
    """True if it is told in one breath with the event before it in the same action, on one line at the table."""
    aside: ClassVar[bool] = False
    """True if it is soon not worth a line any more: the table no longer tells it once there has been another action."""
    changes_score: ClassVar[bool] = False
    """True if it changes the score, or what players have: however much happens at once, the table tells it."""
    facts: ClassVar[tuple[str, ...]] = ()  # properties that its words may use; ``wins``: its action won the game
    outcome_of: ClassVar[str] = ""
    """Kind of outcome: how often in a row a seat has the same ``result`` is its words' ``$row``. Empty: not counted."""

    @property
    def result(self) -> str:
        """Outcome of the event among those with the same ``outcome_of``; by default its name.

        Examples:
            >>> Left(1).result
            'left'
        """
        return self.name

    @property
    def audience(self) -> Seat | None:
        """The one seat that may know of it, or None when the whole room does.

        Examples:
            >>> print(Left(1).audience)
            None
        """
        return None

    @property
    def name(self) -> str:
        """The name of the sentence that tells it: the class name in kebab case.

        Examples:
            >>> Won((0,), "last").name
            'won'
        """
        return _kebab(type(self).__name__)


class Secret(Event, frozen=True):
    """An event only ``seat`` may know of.

    Examples:
        >>> Secret(2).audience
        2
    """

    seat: Seat

    @property
    def audience(self) -> Seat | None:
        """The seat it is for.

        Examples:
            >>> Secret(2).audience
            2
        """
        return self.seat


class First(Event, frozen=True):
    """Event: ``seat`` goes first; ``how`` is how that was found: ``birthday``, ``lot`` or ``host``.

    Examples:
        >>> First(1, "lot")
        First(seat=1, how='lot')
    """

    seat: Seat
    how: str


class Left(Event, frozen=True):
    """Event: ``seat`` left the game (C-1).

    Examples:
        >>> table.play(1, "resign").events[0]
        Left(seat=1)
    """

    seat: Seat


class Won(Event, frozen=True):
    """The game is over and ``seats`` won it; ``how`` is the way, as the game's words know it.

    Examples:
        >>> table.play(1, "resign").events[-1]
        Won(seats=(0,), how='last')
    """

    seats: tuple[Seat, ...]
    how: str


class Hidden(NamedTuple):
    """A part of a state that not everybody may know: one seat's value in a field, or all of it. See ``Game.hidden``.

    Examples:
        >>> Hidden("cups", 1).field
        'cups'
    """

    field: str
    """The name of the state's field; ``players.card`` is the ``card`` of what ``players`` has for the seat."""
    seat: Seat | None = None
    """The owner of a value in a field that has one for each seat; None: the whole field."""
    known_to: Collection[Seat] | None = None
    """The seats that may know it; None: the seat whose it is, or nobody."""

    def may_know(self, viewer: Seat | None) -> bool:
        """Return whether that seat may know it; the room (None) never does.

        Examples:
            >>> Hidden("cups", 1).may_know(1), Hidden("cups", 1).may_know(0), Hidden("deck").may_know(None)
            (True, False, False)
        """
        if viewer is None:
            return False
        return viewer == self.seat if self.known_to is None else viewer in self.known_to


class HasViewer(Protocol):
    """Protocol of every view, whatever else is in it.

    Examples:
        >>> table.view(1).viewer
        1
    """

    @property
    def viewer(self) -> Seat | None:
        """Seat whose view it is; None for the room's.

        Examples:
            >>> print(table.view(None).viewer)
            None
        """
        ...


S = TypeVar("S")
O_contra = TypeVar("O_contra", contravariant=True)
V = TypeVar("V", bound=HasViewer)
V_contra = TypeVar("V_contra", contravariant=True)


class Transition(Struct, Generic[S], frozen=True, gc=False):
    """Result of an action: the state after it and the events on the way, in order.

    Examples:
        >>> game.apply(table.state, 1, "resign", record.dice()).events[0].name
        'left'
    """

    state: S
    events: tuple[Event, ...]


class SetupData(Struct, frozen=True, omit_defaults=True):
    """Facts a game needs besides options and dice; they are part of the record.

    ``birthday_order`` has groups of seats by how close their birthday is, closest first (MN-1); ``host`` is
    the seat that opened the table.

    Examples:
        >>> SetupData(host=0).host
        0
    """

    birthday_order: tuple[tuple[Seat, ...], ...] | None = None
    host: Seat | None = None


class Game(Protocol[S, O_contra, V]):
    """The rules of one game. Has no state of its own: every method is a function of its arguments.

    A game inherits from it, ``class Pig(Game[State, Options, View])``: what comes after ``ranking`` has a default, and
    only those games say more that have something to say.

    A seat plays until it is inactive, in one of two ways. It *resigned*, which it may at any time; records list those
    seats as ``out``. Or it was *eliminated*: the rules have put it out, see ``eliminated``.

    Examples:
        >>> game.name, game.rules, game.player_counts
        ('tie_die', 1, range(2, 5))
    """

    name: ClassVar[str]
    """The folder's name, also the game's name in records."""
    rules: ClassVar[int]
    """The version of the rules, as records carry it."""
    player_counts: ClassVar[range]
    """The numbers of players that it is for."""
    options: ClassVar[type[Any]]
    """A frozen struct; each field a ``Literal`` whose first value is the default, or a ``bool``. One called ``first``
    has a meaning of its own, see ``FIRST``."""
    notation: ClassVar[re.Pattern[str]]
    """The notation of this game's actions (``resign`` aside), matched in full."""
    example_kinds: ClassVar[Collection[str]] = ()
    """The kinds of action (an action's first word) of which ``legal`` gives examples only."""
    forced_rolls: ClassVar[Collection[Action]] = ()
    """Actions that only roll dice: where one of them is all that a seat can do, it decides nothing by it, and a table
    may take it for a person. See ``games.core.forced_actions``."""
    perfect_information: ClassVar[bool] = False
    """True if everybody sees everything, so that an action without a roll has revealed nothing. Only then can an
    action be taken back; see ``games.core.undo``."""

    def start(self, options: O_contra, seats: int, setup: SetupData, dice: Dice) -> Transition[S]:
        """Return the set-up game for ``seats`` players, with all set-up dice rolled.

        Examples:
            >>> game.start(game.options(), 3, SetupData(), record.dice()).state.score
            (0, 0, 0)
        """
        ...

    def actors(self, state: S) -> frozenset[Seat]:
        """Return the seats that must decide now: several if simultaneous, none once the game is over.

        Examples:
            >>> sorted(game.actors(table.state))
            [0, 1]
        """
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """Return the actions of ``seat`` now, without ``resign``, which every playing seat may always choose.

        If there are too many to list (a drawn room), these are examples, ``example_kinds`` names the kind, and
        ``apply`` decides.

        Examples:
            >>> game.legal(table.state, 0)
            ('ready',)
        """
        ...

    def apply(self, state: S, seat: Seat, action: Action, dice: Dice) -> Transition[S]:
        """Return the transition that ``action`` leads to; ``state`` is not changed.

        Raises:
            IllegalAction: the rules refuse it; no die was rolled.

        Examples:
            >>> sorted(game.actors(game.apply(table.state, 0, "ready", record.dice()).state))
            [1]
        """
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """Return everything that ``seat`` (None: the room) may know. This is the one redaction point.

        Examples:
            >>> game.view(table.state, 0).viewer
            0
        """
        ...

    def to_dict(self, state: S) -> dict[str, object]:
        """Return everything, secrets included, as JSON values under the names of the record format.

        Every game has ``phase`` (``over`` at the end), ``out`` (the seats that left, in that order), ``over`` and
        ``ranking``; one that eliminates has ``eliminated``.

        Examples:
            >>> game.to_dict(table.state)["phase"]
            'upgrade'
        """
        ...

    def ranking(self, state: S) -> Ranking | None:
        """Return the final ranking, or None while the game goes on.

        Players who left come last, later ones before earlier ones (C-1); before them come eliminated players.

        Examples:
            >>> print(game.ranking(table.state))
            None
        """
        ...

    # What only some games have to say.

    def eliminated(self, state: S) -> Sequence[Seat]:
        """Return the seats that the rules have eliminated, in that order.

        They never return, decide nothing, cannot resign any more, and keep the place they earned. A player who
        leaves is never among them.

        Examples:
            >>> game.eliminated(table.state)
            ()
        """
        return ()

    def hidden(self, state: S) -> Sequence[Hidden]:
        """Return the parts of ``state`` that a viewer may not know yet, derived ones too.

        Nothing in a game without secrets, and nothing once the game is over, when everybody gets the record.

        A part is hidden as long as it is among them. Which these are depends on nothing hidden. It does not decide what
        is shown: ``view`` does that. Views, and everything else that a viewer gets, are tested with it: games that
        differ in nothing else must be the same for a viewer who may not know it.

        Examples:
            >>> game.hidden(table.state)
            ()
        """
        return ()

    def all_actions(self, options: O_contra, seats: int) -> Sequence[Action] | None:
        """Return every action there can be, without ``resign``; None (the default) leaves it to the notation.

        Examples:
            >>> print(game.all_actions(game.options(), 2))
            None
        """
        return None

    def determinize(self, view: V, dice: Dice) -> S | None:
        """Return a state in which the view's seat would see this ``view``, with what it cannot see drawn by ``dice``.

        None (the default) leaves it to ``games.ai.determinization``; views may name things otherwise than states do.

        Examples:
            >>> game.view(game.determinize(table.view(0), record.dice()), 0) == table.view(0)
            True
        """
        return None

    def affected_seats(self, before: V, after: V, events: Sequence[Event]) -> Collection[Seat] | None:
        """Return the seats that may have learned something private in a step; None means any of them.

        ``before`` and ``after`` are the *room's* views, ``events`` what the room was told: the answer depends on no
        secret, and the bot messages these seats. A game that hides something must include every seat whose private
        part of the view may have changed; see ``games.core.disclosure``.

        Examples:
            >>> print(game.affected_seats(table.view(None), table.view(None), ()))
            None
        """
        return None

    def dice_owners(self, seat: Seat | None, dice: Sequence[Roll], events: Sequence[Event]) -> Iterable[Throw]:
        """Return the dice of a step, each with the seat that threw it: ``seat``; none at the start (cards, lots).

        A game in which other players throw too reads that from the step's events.

        Examples:
            >>> list(game.dice_owners(1, [(6, 4)], ()))
            []
        """
        return () if seat is None else [(seat, sides, face) for sides, face in dice]

    def first_player(self, state: S) -> Seat | None:
        """Return the seat that goes first, if a player decides that.

        Otherwise the event ``First`` reports it, or nothing does.

        Examples:
            >>> print(game.first_player(table.state))
            None
        """
        return None

    def rounds_begun(self, state: S) -> int:
        """Return the number of rounds begun, for a game in which several seats decide at once.

        Examples:
            >>> game.rounds_begun(table.state)
            1
        """
        return 0

    def last_move(self, view: V, events: Sequence[Event]) -> Any | None:
        """Return the last events as far as boards show them, for the view's field ``moment``: a throw in flight, a die
        that grew. None if there is nothing to show, or no such field.

        ``view`` is any seat's, ``events`` are what the *room* was told of the latest action, in order. So what is
        drawn of it can depend on no secret.

        Examples:
            >>> print(game.last_move(table.view(None), ()))
            None
        """
        return None

    def with_last_move(self, view: V, events: Sequence[Event]) -> V:
        """Return ``view`` with ``last_move`` in it; nothing else in it changes. See ``games.core.last_action``.

        Examples:
            >>> game.with_last_move(table.view(None), ()) == table.view(None)
            True
        """
        found = self.last_move(view, events)
        return view if found is None else replace(view, moment=found)  # type: ignore[type-var]

    def scores(self, state: S) -> Sequence[int]:
        """Return each seat's progress, more is better; empty if it is not a number in this game.

        Examples:
            >>> game.scores(table.state)
            (0, 0)
        """
        return ()


class Computer(Protocol[V_contra]):
    """An opponent. It gets a view, never a state, so it cannot cheat; it keeps nothing between two decisions."""

    def choose(self, view: V_contra, legal: Sequence[Action], rng: random.Random) -> Action:
        """One of ``legal``, or, where those are examples, another action that the rules accept.

        ``view`` is that of the seat that decides. The same view, actions and ``rng`` give the same choice.

        Examples:
            >>> load("tie_die", "easy").choose(table.view(0), table.legal(0), random.Random(1))
            'ready'
        """
        ...


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def option_choices(options: type[Any]) -> dict[str, tuple[int | str | bool, ...]]:
    """Return the values of each option, its default first.

    Raises:
        TypeError: a field is neither a ``Literal`` nor a ``bool`` (a mistake in the game).

    Examples:
        >>> option_choices(game.options)["target"]
        (30, 20, 50)
    """
    # A type is hashable; mypy does not see it of ``type[Any]``.
    return dict(_choices(options))  # type: ignore[arg-type]


@cache
def _choices(options: type[Any]) -> dict[str, tuple[int | str | bool, ...]]:
    choices: dict[str, tuple[int | str | bool, ...]] = {}
    for name, hint in get_type_hints(options).items():
        if get_origin(hint) is Literal:
            choices[name] = get_args(hint)
        elif hint is bool:
            choices[name] = (False, True)
        else:
            raise TypeError(f"option {name!r} of {options.__name__} must be a Literal or a bool")
    return choices


def first_player_rule(options: Any) -> str | None:
    """Return the value of the option ``first``, one of ``FIRSTS``; None if the game has no such option."""
    return str(getattr(options, FIRST)) if FIRST in option_choices(type(options)) else None


def first_seat(how: str, setup: SetupData, seats: int, dice: Dice) -> tuple[Seat, First]:
    """Return the seat that goes first by the option ``first`` (MN-1, SR-7), and the event that reports it.

    A die is rolled only if there is something to decide: one with as many sides as there are candidates, who
    are counted in seat order.
    """
    if how == "host":
        assert setup.host is not None, "a record with first: host has a host"
        return setup.host, First(setup.host, "host")
    candidates: Sequence[Seat] = range(seats)
    if how == "birthday" and setup.birthday_order:
        candidates = sorted(setup.birthday_order[0])
        if len(candidates) == 1:
            return candidates[0], First(candidates[0], "birthday")
    seat = candidates[dice.roll(len(candidates)) - 1]
    return seat, First(seat, "lot")


def next_seat(seat: Seat, seats: int, inactive: Collection[Seat]) -> Seat:
    """Return the next seat clockwise that is still playing (``seat`` itself if it is the only one)."""
    for step in range(1, seats + 1):
        following = (seat + step) % seats
        if following not in inactive:
            return following
    raise ValueError("nobody is playing any more")


def leavers_last(playing: Ranking, resigned: Sequence[Seat]) -> Ranking:
    """Return the ranking with players who left at the end, later ones before earlier ones (C-1)."""
    return (*playing, *((seat,) for seat in reversed(resigned)))
