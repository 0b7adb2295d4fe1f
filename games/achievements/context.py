"""Finished games from their players' points of view, for awarding achievements, and whose dice were whose.

An achievement is a function marked with :func:`achievement` that looks at a :class:`PlayerPerspective` and
returns whether it was earned. ``games/achievements/shared.py`` explains where they are found. Its key is the
function's name with hyphens, its sentences are under ``feat-<key>``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from games.core import Event, Ranking, Seat, Won
from games.core.record import Frame
from games.core.table import Table

__all__ = [
    "Achievement",
    "FinishedGame",
    "PastResults",
    "PlayerHistory",
    "PlayerPerspective",
    "achievement",
    "dice_totals",
]

E = TypeVar("E", bound=Event)


class PastResults(Struct, frozen=True):
    """A player's results so far, in one game or in all games.

    ``streak`` is the number of latest games won in a row, ``lasts`` the number of latest games in which the
    player came last of three or more. ``weeks`` is the number of weeks in a row with a game, up to ``week``
    (counted from 1970, Monday to Sunday).
    """

    games: int = 0
    wins: int = 0
    streak: int = 0
    lasts: int = 0
    week: int = 0
    weeks: int = 0


class PlayerHistory(Struct, frozen=True):
    """A player's results before a game: in ``all`` games, ``here`` in this one.

    ``won`` has the games that the player had won at least once.
    """

    all: PastResults = PastResults()
    here: PastResults = PastResults()
    won: frozenset[str] = frozenset()


class FinishedGame:
    """A game that was played to its end, with facts about its table that the log has not.

    ``levels`` has a computer's level, or None for a person, for each seat; ``again`` are the seats whose person was
    invited from the game before this one, of which it is the rematch; ``week`` is when it ended, see ``PastResults``.
    """

    def __init__(
        self, table: Table, levels: Sequence[str | None], *, again: Iterable[Seat] = (), week: int = 0
    ) -> None:
        self.table = table
        self.levels = tuple(levels)
        self.again = frozenset(again)
        self.week = week
        self._views: dict[int, Any] = {}

    @property
    def ranking(self) -> Ranking:
        """Seats from best to worst; empty while the game goes on."""
        return self.table.ranking or ()

    @property
    def abandoned(self) -> bool:
        """Return whether all other players had left, so that no player was beaten."""
        return len(self.table.resigned) >= len(self.levels) - 1

    @property
    def winner(self) -> Seat:
        """The first of those who won; the game must be over."""
        return self.ranking[0][0]

    def saw(self, kind: type[E]) -> list[E]:
        """Return all events of that type, of any player, in order."""
        return [event for frame in self.table.frames for event in frame.events if isinstance(event, kind)]

    def ended_with(self, kind: type[E]) -> list[E]:
        """Return the last action's events of that type, in order."""
        return [event for event in self.table.frames[-1].events if isinstance(event, kind)]

    def view(self, number: int) -> Any:
        """Return the room's view after ``number`` actions."""
        if number not in self._views:
            self._views[number] = self.table.game.view(self.table.frames[number].state, None)
        return self._views[number]


class PlayerPerspective:
    """A finished game as one of its players remembers it."""

    def __init__(self, finished: FinishedGame, seat: Seat, past: PlayerHistory | None = None) -> None:
        self.finished = finished
        self.seat = seat
        self.past = past or PlayerHistory()

    @property
    def frames(self) -> Sequence[Frame]:
        """The game step by step, beginning with its start."""
        return self.finished.table.frames

    @property
    def options(self) -> Any:
        """The house rules."""
        return self.finished.table.record.options

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return len(self.finished.levels)

    @property
    def won(self) -> bool:
        """Return whether the player won; no player wins a game that was called a draw."""
        return bool(self.finished.ranking) and not self.finished.table.drawn and self.seat in self.finished.ranking[0]

    @property
    def last(self) -> bool:
        """Return whether the player came last of three or more."""
        return self.seats > 2 and len(self.finished.ranking) > 1 and self.seat in self.finished.ranking[-1]

    @property
    def how(self) -> str:
        """The way in which the game was won; empty while it goes on."""
        return next((event.how for event in self.saw(Won)), "")

    def saw(self, kind: type[E]) -> Sequence[E]:
        """Return all events of that type, of any player, in order."""
        return self.finished.saw(kind)

    def moments(self, kind: type[E]) -> Iterator[tuple[Frame, E]]:
        """Yield the same events, each with the step in which it happened."""
        return ((frame, event) for frame in self.frames for event in frame.events if isinstance(event, kind))

    def before(self, frame: Frame) -> Any:
        """Return the room's view before ``frame``, which must not be the start."""
        return self.finished.view(frame.number - 1)


class Achievement(Struct, frozen=True):
    """An achievement: its ``key`` is what is stored and how its sentences are called, ``earned`` is its rule."""

    key: str
    earned: Callable[[PlayerPerspective], bool]


def achievement(rule: Callable[[PlayerPerspective], bool]) -> Achievement:
    """Return the achievement with this rule; its key is the rule's name with hyphens."""
    return Achievement(rule.__name__.replace("_", "-"), rule)


def dice_totals(finished: FinishedGame) -> Mapping[Seat, Mapping[int, tuple[int, int]]]:
    """Return for each seat and each kind of die, by its sides: the number of throws and the sum of the faces.

    Who goes on depends on what was thrown, but never on what will be: so the sum is expected to be n(s + 1)/2, with a
    variance of n(s² − 1)/12 on average, however long a game goes on.
    """
    found: dict[Seat, dict[int, tuple[int, int]]] = {}
    for frame in finished.table.frames:
        for seat, sides, face in finished.table.game.dice_owners(frame.seat, frame.dice, frame.events):
            kinds = found.setdefault(seat, {})
            count, total = kinds.get(sides, (0, 0))
            kinds[sides] = (count + 1, total + face)
    return found
