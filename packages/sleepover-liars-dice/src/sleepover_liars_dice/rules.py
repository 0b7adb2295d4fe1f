"""The rules of Liar's Dice: bid on dice that nobody sees all of, and keep yours; 2 to 6 players.

In each round everybody throws in secret. Then bids go round, each higher than the one before, until somebody doubts
one. All cups are lifted, and either the bidder or the doubter loses a die. Who has none left is out; the last one wins.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from games.core import Action, Event, IllegalAction, Left, Ranking, Seat, Secret, Transition, next_seat
from games.core.dice import Dice
from games.core.seats import first_playing, replaced
from games.core.turns import ALONE, NOBODY, SeatGame
from games.core.views import GameStruct

Cup = tuple[int, ...]
"""The faces under a cup, in order; empty before they are thrown."""

WILD = 1
"""The face that counts as any other, if the host likes."""


class Options(Struct, frozen=True):
    """The house rules: how many dice each begins with, and whether ones are wild."""

    dice: Literal[5, 3] = 5
    wild: bool = False


class Bid(NamedTuple):
    """``other`` says that there are at least ``count`` dice showing ``face``."""

    other: Seat
    count: int
    face: int


class Lifted(NamedTuple):
    """End of a round, for all to see: the ``bid`` that ``doubter`` doubted, and all ``cups``, by seat."""

    bid: Bid
    doubter: Seat
    cups: tuple[Cup, ...]


class State(GameStruct, frozen=True):
    """Everything. ``held`` is how many dice each seat has, ``thrown`` whether they are under the cup. ``turn`` bids
    next, or will once all have thrown; None after the end."""

    options: Options
    phase: Literal["throw", "bid", "over"]
    held: tuple[int, ...]
    thrown: tuple[bool, ...]
    cups: tuple[Cup | None, ...]
    turn: Seat | None
    bid: Bid | None = None
    last: Lifted | None = None
    eliminated: tuple[Seat, ...] = ()
    resigned: tuple[Seat, ...] = ()
    ranking: Ranking | None = None

    @property
    def situation(self) -> Mapping[str, Any]:
        """The ``seats`` that still throw; or the ``seat`` that bids, above what ``other`` bid unless ``count`` is 0."""
        if self.phase == "throw":
            return {"seats": tuple(seat for seat, held in enumerate(self.held) if held and not self.thrown[seat])}
        return {"seat": self.turn, **(self.bid._asdict() if self.bid else {"count": 0})}


class View(State, frozen=True, kw_only=True):
    """View of ``viewer`` (None: the room). Of ``cups`` only the viewer's own is there, all others are None."""

    viewer: Seat | None


class Thrown(Secret, frozen=True):
    """``seat`` threw these faces, and alone knows them."""

    faces: Cup


class Raised(Event, frozen=True):
    """``seat`` bids at least ``count`` dice that show ``face``."""

    seat: Seat
    count: int
    face: int


class Doubted(Event, frozen=True):
    """``seat`` does not believe the bid of ``other``. All cups are lifted: ``cups`` has the dice of each of the
    ``seats``, and ``found`` of them show the ``face``."""

    seat: Seat
    other: Seat
    count: int
    face: int
    seats: tuple[Seat, ...]
    cups: tuple[str, ...]
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
    return tuple(
        f"bid {more} {one}"
        for more in range(max(1, count), total + 1)
        for one in range(1, 7)
        if (more, one) > (count, face)
    )


class LiarsDice(SeatGame[State, Options, View]):
    """The rules as the engine asks for them."""

    name: ClassVar[str] = "liars_dice"
    player_counts: ClassVar[range] = range(2, 7)
    notation: ClassVar[re.Pattern[str]] = re.compile(
        "throw|doubt|bid (?P<count>[1-9]|[12][0-9]|30) (?P<face>[1-6])", re.ASCII
    )
    secret_fields: ClassVar[Sequence[str]] = ("cups",)
    secrets_follow: ClassVar[Sequence[str] | None] = ("held", "thrown")

    def begin(self, options: Options, seats: int, turn: Seat, dice: Dice) -> State:
        """Everybody with all their dice, none thrown."""
        return State(options, "throw", (options.dice,) * seats, (False,) * seats, ((),) * seats, turn)

    def actors(self, state: State) -> frozenset[Seat]:
        """All who have not thrown, in any order; then the one whose bid it is."""
        if state.phase == "throw":
            return frozenset(state.situation["seats"])
        return NOBODY if state.turn is None else ALONE[state.turn]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """``throw``; then every higher bid and, once there is one, ``doubt``."""
        if seat not in self.actors(state):
            return ()
        if state.phase == "throw":
            return ("throw",)
        _, count, face = state.bid or (seat, 0, 0)
        return (*(("doubt",) if state.bid else ()), *raises(count, face, sum(state.held)))

    def play(self, state: State, seat: Seat, action: Action, dice: Dice) -> Transition[State]:
        """Throw, bid or doubt."""
        if action == "throw":
            if state.thrown[seat]:
                raise IllegalAction("already-thrown")
            cup = tuple(sorted(dice.roll(6) for _ in range(state.held[seat])))
            cups, thrown = replaced(state.cups, seat, cup), replaced(state.thrown, seat, True)
            return Transition(_begun(replace(state, cups=cups, thrown=thrown)), (Thrown(seat, cup),))
        if state.phase == "throw":
            raise IllegalAction("throw-first")
        if seat != state.turn:
            raise IllegalAction("not-your-turn", seat=state.turn or 0)
        if action == "doubt":
            if state.bid is None:
                raise IllegalAction("nothing-to-doubt")
            return self._doubt(state, seat, state.bid)
        if action not in self.legal(state, seat):
            raise IllegalAction("no-such-bid", dice=sum(state.held))
        count, face = map(int, action.split(" ")[1:])
        turn = next_seat(seat, len(state.held), self.inactive(state))
        return Transition(replace(state, bid=Bid(seat, count, face), turn=turn), (Raised(seat, count, face),))

    def _doubt(self, state: State, doubter: Seat, bid: Bid) -> Transition[State]:
        cups = tuple(cup or () for cup in state.cups)
        found = sum(matching(cup, bid.face, state.options.wild) for cup in cups)
        shown = {seat: " ".join(map(str, cup)) for seat, cup in enumerate(cups) if cup}
        loser = doubter if found >= bid.count else bid.other
        held = state.held[loser] - 1
        events = (Doubted(doubter, *bid, tuple(shown), tuple(shown.values()), found), Lost(loser, held))
        out = state.eliminated if held else (*state.eliminated, loser)
        last = Lifted(bid, doubter, cups)
        lifted = replace(state, held=replaced(state.held, loser, held), last=last, eliminated=out)
        return self.last_one(lifted, "dice", *events) or self._next_round(lifted, loser, *events)

    def leave(self, state: State, seat: Seat, dice: Dice) -> Transition[State]:
        """The leaver's dice go, too."""
        held, thrown = replaced(state.held, seat, 0), replaced(state.thrown, seat, False)
        gone = replace(state, held=held, thrown=thrown, cups=replaced(state.cups, seat, ()))
        return super().leave(gone, seat, dice)

    def after_leaving(self, state: State, seat: Seat, dice: Dice) -> Transition[State]:
        """Begin a new round, or go on: nobody may know the dice under the cup, so bids cannot be gone on with."""
        assert state.turn is not None
        if state.phase == "bid":
            return self._next_round(state, state.turn, Left(seat))
        turn = first_playing(state.turn, len(state.held), self.inactive(state))
        return Transition(_begun(replace(state, turn=turn)), (Left(seat),))

    def _next_round(self, state: State, turn: Seat, *events: Event) -> Transition[State]:
        """Everybody throws anew; ``turn`` bids first, or the next one with dice."""
        first = first_playing(turn, len(state.held), self.inactive(state))
        return Transition(_lifted(state, phase="throw", turn=first), events)

    def ended(self, state: State) -> State:
        """Nothing is left under the cups."""
        return _lifted(state, phase="over", turn=None)

    def scores(self, state: State) -> Sequence[int]:
        """The dice that each has left."""
        return state.held

    def rounds_begun(self, state: State) -> int:
        """One for each die that was lost, and the one that goes on."""
        return state.options.dice * len(state.held) - sum(state.held) + (state.phase != "over")


GAME = LiarsDice()


def _begun(state: State) -> State:
    """The state with bids open, once all have thrown."""
    return state if state.situation["seats"] else replace(state, phase="bid")


def _lifted(state: State, **changes: Any) -> State:
    """The state with nothing under any cup."""
    seats = len(state.held)
    return replace(state, thrown=(False,) * seats, cups=((),) * seats, bid=None, **changes)
