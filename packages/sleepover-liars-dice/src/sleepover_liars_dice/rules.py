"""The rules of Liar's Dice: bid on dice that nobody sees all of, and keep yours; 2 to 6 players.

In each round everybody throws in secret. Then bids go round, each higher than the one before, until somebody doubts
one. All cups are lifted, and either the bidder or the doubter loses a die. Who has none left is out; the last one wins.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache
from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from games.core import (
    RESIGN,
    Action,
    Event,
    Game,
    Hidden,
    IllegalAction,
    Left,
    Ranking,
    Seat,
    Secret,
    SetupData,
    Transition,
    Won,
    first_seat,
    leavers_last,
    next_seat,
)
from games.core.dice import Dice
from games.core.seats import replaced, state_dict
from games.core.turns import check_seat
from games.core.views import BaseView, own_only, view_of

Cup = tuple[int, ...]
"""The faces under a cup; empty before they are thrown."""
Phase = Literal["throw", "bid", "over"]

WILD = 1
"""The face that counts as any other, if the host likes."""


class Options(Struct, frozen=True):
    """The house rules: how many dice each begins with, and whether ones are wild."""

    dice: Literal[5, 3] = 5
    wild: bool = False


class Bid(Struct, frozen=True):
    """``seat`` says that there are at least ``count`` dice showing ``face``."""

    seat: Seat
    count: int
    face: int


class Lifted(Struct, frozen=True):
    """End of a round, for all to see: the ``bid`` that ``doubter`` doubted, and all ``cups``, by seat."""

    bid: Bid
    doubter: Seat
    cups: tuple[Cup, ...]


class State(Struct, frozen=True):
    """Everything. ``held`` is how many dice each seat has; ``turn`` bids next, or will once all have thrown."""

    options: Options
    phase: Phase
    held: tuple[int, ...]
    cups: tuple[Cup, ...]
    turn: Seat
    bid: Bid | None
    last: Lifted | None
    eliminated: tuple[Seat, ...]
    resigned: tuple[Seat, ...]
    ranking: Ranking | None


class View(BaseView, frozen=True):
    """Return the view of ``viewer`` (None: the room).

    Of ``cups`` only the viewer's own is there, all others are None. ``thrown`` tells who has dice under the cup.
    ``turn`` is None after the end.
    """

    viewer: Seat | None
    options: Options
    phase: Phase
    held: tuple[int, ...]
    thrown: tuple[bool, ...]
    cups: tuple[Cup | None, ...]
    turn: Seat | None
    bid: Bid | None
    last: Lifted | None
    eliminated: tuple[Seat, ...]
    resigned: tuple[Seat, ...]
    ranking: Ranking | None


class Thrown(Secret, frozen=True):
    """``seat`` threw these faces, and alone knows them."""

    faces: Cup


class Raised(Event, frozen=True):
    """``seat`` bids at least ``count`` dice that show ``face``."""

    seat: Seat
    count: int
    face: int


class Doubted(Event, frozen=True):
    """``seat`` does not believe the bid of ``other``."""

    seat: Seat
    other: Seat
    count: int
    face: int


class Shown(Event, frozen=True):
    """All cups are lifted: ``cups`` has the dice of each of the ``seats``, and ``found`` of them show the ``face``."""

    seats: tuple[Seat, ...]
    cups: tuple[str, ...]
    face: int
    found: int


class Lost(Event, frozen=True):
    """``seat`` lost a die and has ``held`` of them left; with none they are out."""

    seat: Seat
    held: int


def matching(cup: Cup, face: int, wild: bool) -> int:
    """Return the number of dice under that cup that count as ``face``."""
    return sum(one == face or (wild and one == WILD) for one in cup)


@cache
def raises(count: int, face: int, total: int) -> tuple[Action, ...]:
    """The bids above that one, lowest first: more dice of any face, or as many of a higher one."""
    same = [(count, higher) for higher in range(face + 1, 7)] if count else []
    more = [(number, any_face) for number in range(count + 1, total + 1) for any_face in range(1, 7)]
    return tuple(f"bid {number} {one}" for number, one in (*same, *more))


class LiarsDice(Game[State, Options, View]):
    """The rules as the engine asks for them."""

    name: ClassVar[str] = "liars_dice"
    rules: ClassVar[int] = 1
    player_counts: ClassVar[range] = range(2, 7)
    options: ClassVar[type[Options]] = Options
    notation: ClassVar[re.Pattern[str]] = re.compile("throw|doubt|bid (?:[1-9]|[12][0-9]|30) [1-6]", re.ASCII)

    def start(self, options: Options, seats: int, setup: SetupData, dice: Dice) -> Transition[State]:
        """Everybody with all their dice, none thrown; one die with as many sides as players says who bids first."""
        seat, first = first_seat("random", setup, seats, dice)
        state = State(options, "throw", (options.dice,) * seats, ((),) * seats, seat, None, None, (), (), None)
        return Transition(state, (first,))

    def actors(self, state: State) -> frozenset[Seat]:
        """All who have not thrown, in any order; then the one whose bid it is."""
        if state.phase == "throw":
            return frozenset(_waiting(state))
        return frozenset((state.turn,)) if state.phase == "bid" else frozenset()

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """``throw``; then every higher bid and, once there is one, ``doubt``."""
        if seat not in self.actors(state):
            return ()
        if state.phase == "throw":
            return ("throw",)
        if state.bid is None:
            return raises(0, 0, sum(state.held))
        return ("doubt", *raises(state.bid.count, state.bid.face, sum(state.held)))

    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> Transition[State]:
        """Throw, bid, doubt or resign."""
        check_seat(seat, 0 <= seat < len(state.held) and state.held[seat] > 0, over=state.phase == "over")
        if action == RESIGN:
            return _leave(state, seat)
        if not self.notation.fullmatch(action):
            raise IllegalAction("unknown-action", action=action)
        if action == "throw":
            if state.cups[seat]:
                raise IllegalAction("already-thrown")
            return _throw(state, seat, tuple(dice.roll(6) for _ in range(state.held[seat])))
        if state.phase == "throw":
            raise IllegalAction("throw-first")
        if seat != state.turn:
            raise IllegalAction("not-your-turn", seat=state.turn)
        if action == "doubt":
            if state.bid is None:
                raise IllegalAction("nothing-to-doubt")
            return _doubt(state, seat, state.bid)
        if action not in self.legal(state, seat):
            raise IllegalAction("no-such-bid", dice=sum(state.held))
        _, count, face = action.split(" ")
        return _bid(state, Bid(seat, int(count), int(face)))

    def view(self, state: State, seat: Seat | None) -> View:
        """All but what is under the others' cups."""
        return view_of(
            View,
            state,
            seat,
            thrown=tuple(map(bool, state.cups)),
            cups=own_only(state.cups, seat),
            turn=None if state.phase == "over" else state.turn,
        )

    def to_dict(self, state: State) -> dict[str, object]:
        """``held``, ``cups``, ``bid``, ``turn``, ``phase``, ``eliminated``, and what every game has."""
        return state_dict(
            state,
            *("held", "cups", "bid", "turn", "phase", "eliminated"),
            bid=None if state.bid is None else (state.bid.seat, state.bid.count, state.bid.face),
            turn=state.turn if state.phase == "bid" else None,
        )

    def ranking(self, state: State) -> Ranking | None:
        """The winner, then those without dice, the last one first, then the leavers."""
        return state.ranking

    def eliminated(self, state: State) -> Sequence[Seat]:
        """Return the seats without dice."""
        return state.eliminated

    def hidden(self, state: State) -> Sequence[Hidden]:
        """Return the dice under each cup, hidden from all but its seat until ``_doubt`` lays them open in ``last``."""
        return () if state.phase == "over" else [Hidden("cups", seat) for seat in range(len(state.cups))]

    def affected_seats(self, before: View, after: View, events: Sequence[Event]) -> Collection[Seat]:
        """Seats with dice under the cup that were not there before, or no more, and those who have lost them all."""
        changed = [seat for seat, thrown in enumerate(after.thrown) if thrown != before.thrown[seat]]
        return [*changed, *(seat for seat, held in enumerate(after.held) if not held and before.held[seat])]

    def scores(self, state: State) -> Sequence[int]:
        """The dice that each has left."""
        return state.held

    def rounds_begun(self, state: State) -> int:
        """One for each die that was lost, and the one that goes on."""
        return state.options.dice * len(state.held) - sum(state.held) + (state.phase != "over")


GAME = LiarsDice()


def _waiting(state: State) -> list[Seat]:
    return [seat for seat, held in enumerate(state.held) if held and not state.cups[seat]]


def _throw(state: State, seat: Seat, faces: Cup) -> Transition[State]:
    thrown = replace(state, cups=replaced(state.cups, seat, faces))
    return Transition(_all_thrown(thrown), (Thrown(seat, faces),))


def _all_thrown(state: State) -> State:
    return state if _waiting(state) else replace(state, phase="bid")


def _bid(state: State, bid: Bid) -> Transition[State]:
    turn = next_seat(bid.seat, len(state.held), (*state.resigned, *state.eliminated))
    return Transition(replace(state, bid=bid, turn=turn), (Raised(bid.seat, bid.count, bid.face),))


def _doubt(state: State, doubter: Seat, bid: Bid) -> Transition[State]:
    found = sum(matching(cup, bid.face, state.options.wild) for cup in state.cups)
    playing = tuple(seat for seat, cup in enumerate(state.cups) if cup)
    told = tuple(" ".join(map(str, sorted(state.cups[seat]))) for seat in playing)
    loser = doubter if found >= bid.count else bid.seat
    held = state.held[loser] - 1
    events = (
        Doubted(doubter, bid.seat, bid.count, bid.face),
        Shown(playing, told, bid.face, found),
        Lost(loser, held),
    )
    eliminated = state.eliminated if held else (*state.eliminated, loser)
    after = replace(
        _next_round(state, loser),
        held=replaced(state.held, loser, held),
        last=Lifted(bid, doubter, state.cups),
        eliminated=eliminated,
    )
    return _settled(after, events, "dice")


def _leave(state: State, seat: Seat) -> Transition[State]:
    # What is under the leaver's cup stays nobody's to know, so a round of bids cannot be gone on with.
    gone = replace(
        state, resigned=(*state.resigned, seat), held=replaced(state.held, seat, 0), cups=replaced(state.cups, seat, ())
    )
    if state.phase == "bid":
        gone = _next_round(gone, state.turn)
    return _settled(gone, (Left(seat),), "last")


def _next_round(state: State, turn: Seat) -> State:
    """Everybody throws anew."""
    return replace(state, phase="throw", cups=((),) * len(state.cups), turn=turn, bid=None)


def _settled(state: State, events: tuple[Event, ...], how: str) -> Transition[State]:
    """The state with its turn where somebody can take it, or with the end."""
    playing = [seat for seat, held in enumerate(state.held) if held]
    if len(playing) == 1:
        stayed = ((playing[0],), *((seat,) for seat in reversed(state.eliminated)))
        over = replace(state, phase="over", cups=((),) * len(state.cups), ranking=leavers_last(stayed, state.resigned))
        return Transition(over, (*events, Won((playing[0],), how)))
    if state.turn not in playing:
        state = replace(state, turn=next_seat(state.turn, len(state.held), (*state.resigned, *state.eliminated)))
    return Transition(_all_thrown(state), events)
