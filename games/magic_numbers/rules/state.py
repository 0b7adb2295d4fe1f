"""Options, state and view of Magic Numbers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.core import Ranking, Seat
from games.core.views import GameStruct
from games.magic_numbers.rules.scores import Effect


class Options(Struct, frozen=True):
    """The house rules: who goes first (MN-1) and the score to reach exactly (MN-5)."""

    first: Literal["birthday", "random", "host"] = "birthday"
    target: Literal[30, 20, 50] = 30


class FinishedTurn(Struct, frozen=True, gc=False):
    """One finished turn, as the room saw it: who rolled what and who took it (the roller: it was kept)."""

    roller: Seat
    face: int
    taker: Seat


class State(Struct, frozen=True, gc=False):
    """Whole state. Tuples run over the seats; ``face`` is 0 outside ``choose``, ``turn`` None once it is over."""

    options: Options
    good: tuple[int, ...]
    evil: tuple[int, ...]
    score: tuple[int, ...]
    phase: Literal["roll", "choose", "over"]
    turn: Seat | None
    face: int
    resigned: tuple[Seat, ...]
    history: tuple[FinishedTurn, ...]
    ranking: Ranking | None


class TakenNumber(Struct, frozen=True, gc=False):
    """Effect of one number on its taker.

    ``turn`` is the index in the view's history, ``score`` the score after it.
    """

    turn: int
    face: int
    effect: Effect
    score: int


class Card(Struct, frozen=True, gc=False):
    """A player's secret card: the magic numbers, the score, and what each taken number did, in order."""

    good: int
    evil: int
    score: int
    taken: tuple[TakenNumber, ...]


class View(GameStruct, frozen=True, gc=False):
    """Everything that ``viewer`` (None: the room) may know.

    ``cards`` has one entry for each seat: the viewer's own card, and None for all others until the game is
    over, when all are shown (MN-4). ``face`` is None outside ``choose``, ``turn`` None after the end.
    ``moment`` is the turn that has just been finished, in a view for drawing.
    """

    viewer: Seat | None
    seats: int
    options: Options
    phase: Literal["roll", "choose", "over"]
    turn: Seat | None
    face: int | None
    resigned: tuple[Seat, ...]
    history: tuple[FinishedTurn, ...]
    cards: tuple[Card | None, ...]
    ranking: Ranking | None
    moment: FinishedTurn | None = None
