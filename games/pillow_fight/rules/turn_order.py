"""Turn and round order, resigning, and the end of the game."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import Event, Left, Seat, Transition, Won, next_seat
from games.core.seats import first_playing, ranked, replaced
from games.pillow_fight.rules.events import CurfewNears, Dropped, FightBegan
from games.pillow_fight.rules.squares import NOWHERE, names
from games.pillow_fight.rules.state import State

ACTIONS = 2
"""Number of actions in a turn."""

SOON = 3
"""Number of last rounds in which it is told that parents will come."""


def next_to_place(s: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    """Return the state for the next one to place after ``seat`` did or left; if all stand there, the fight begins.

    It goes round once from the seat named first, so somebody still to come is always the next one without a place.
    """
    seats = len(s.at)
    for step in range(1, seats):
        following = (seat + step) % seats
        if following not in s.resigned and s.at[following] == NOWHERE:
            return replace(s, turn=following), ()
    begins = first_playing(s.first, seats, s.resigned)
    return replace(s, phase="play", turn=begins, actions=ACTIONS, round=1), (FightBegan(begins),)


def end_turn(s: State, events: tuple[Event, ...]) -> Transition[State]:
    """End the turn: the next seat still playing follows, and passing the first player's place ends a round (PF-12)."""
    seat, seats, resigned = s.turn, len(s.at), s.resigned
    assert seat is not None
    step = 1
    while (following := (seat + step) % seats) in resigned:
        step += 1
    number = s.round
    if (s.first - seat - 1) % seats < step:
        curfew = s.options.curfew
        if curfew != "off":
            if number == curfew:
                return end(s, "curfew", events)
            if curfew - number <= SOON:
                events = (*events, CurfewNears(curfew - number))
        number += 1
    defending = s.defending
    if defending[following]:
        defending = replaced(defending, following, False)
    turned = replace(s, turn=following, actions=ACTIONS, attacked=False, defending=defending, round=number)
    return Transition(turned, events)


def end(s: State, how: str, events: tuple[Event, ...]) -> Transition[State]:
    """End the game: the most hits win. ``how`` is ``hits``, ``torn``, ``shattered``, ``curfew`` or ``last``."""
    ranking = ranked(s.hits, s.resigned)
    over = replace(
        s,
        phase="over",
        turn=None,
        actions=0,
        attacked=False,
        defending=(False,) * len(s.at),
        ranking=ranking,
    )
    return Transition(over, (*events, Won(ranking[0], how)))


def leave(s: State, seat: Seat) -> Transition[State]:
    """Return the transition after ``seat`` resigned (C-1, PF-11)."""
    events: tuple[Event, ...] = (Left(seat),)
    where = s.at[seat]
    pillows = s.pillows
    if s.holding[seat]:
        events = (*events, Dropped(seat, names(s.room.index("/"))[where]))
        pillows = pillows[:where] + bytes((pillows[where] + 1,)) + pillows[where + 1 :]
    resigned = (*s.resigned, seat)
    left = replace(
        s,
        at=replaced(s.at, seat, NOWHERE),
        holding=replaced(s.holding, seat, False),
        pillows=pillows,
        defending=replaced(s.defending, seat, False),
        resigned=resigned,
    )
    if len(resigned) == len(s.at) - 1:
        return end(left, "last", events)
    if seat != s.turn:
        return Transition(left, events)
    if s.phase == "play":
        return end_turn(left, events)
    if s.phase == "place":
        following, begun = next_to_place(left, seat)
        return Transition(following, (*events, *begun))
    return Transition(replace(left, turn=next_seat(seat, len(s.at), resigned)), events)
