"""A turn: moving, picking up, swinging, throwing, defending, ending."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from games.core import Action, Event, IllegalAction, Seat, Transition
from games.core.dice import Dice, thrown_by
from games.core.seats import replaced
from games.pillow_fight.rules.combat import HITS_TO_WIN, Kind, corrections, grabs, tears
from games.pillow_fight.rules.events import (
    Caught,
    Defended,
    Hit,
    Landed,
    Missed,
    Moved,
    PickedUp,
    PulledAway,
    Rested,
    Shattered,
    Stole,
    Swung,
    Threw,
    Tore,
)
from games.pillow_fight.rules.room_tables import RoomTables, tables
from games.pillow_fight.rules.rooms import FRAGILE_OBJECTS
from games.pillow_fight.rules.setup_rules import check_free_square
from games.pillow_fight.rules.squares import NOWHERE
from games.pillow_fight.rules.state import State
from games.pillow_fight.rules.turn_order import end, end_turn

_SWINGS: tuple[Action, ...] = tuple(f"swing {seat}" for seat in range(6))
_THROWS: tuple[Action, ...] = tuple(f"throw {seat}" for seat in range(6))
_SEATS = {str(seat): seat for seat in range(6)}
ENDING_SHATTERS = 2
"""The how-manieth fragile object ends the game when it shatters (PF-16)."""


def choices(s: State, seat: Seat) -> tuple[Action, ...]:
    """Return everything ``seat`` may do in its turn: moves, pillows to take, attacks, ``defend``, ``end``."""
    known = tables(s.room, s.options.corner_cover)
    here = s.at[seat]
    moves = known.moves(here, _others(s, seat))[1]
    actions: list[Action] = []
    if not s.holding[seat]:
        pillows, takes = s.pillows, known.take_actions
        actions = [takes[square] for square in known.hands[here] if pillows[square]]
    elif not s.attacked:
        near = known.near[here]
        clear, covered = known.targets(here)
        open_to_throws = clear | covered
        throws: list[Action] = []
        for other, where in enumerate(s.at):
            if where != NOWHERE and other != seat:
                if near >> where & 1:
                    actions.append(_SWINGS[other])
                if open_to_throws >> where & 1:
                    throws.append(_THROWS[other])
        actions += throws
    if s.options.full_defence and not s.defending[seat]:
        actions.append("defend")
    actions.append("end")
    return (*moves, *actions)


def move(s: State, seat: Seat, text: str) -> Transition[State]:
    """Move a character: ``move …`` with the destination as ``text`` (PF-4).

    Raises:
        IllegalAction: it is no other free floor square, or no path of three steps leads there.
    """
    known = tables(s.room, s.options.corner_cover)
    here = s.at[seat]
    square = known.numbers.get(text, NOWHERE)
    if square == NOWHERE or not known.moves(here, _others(s, seat))[0] >> square & 1:
        if square == here:
            raise IllegalAction("move-here", square=text)
        check_free_square(s, text, square)
        raise IllegalAction("move-far", square=text)
    at = replaced(s.at, seat, square)
    told = Moved(seat, known.names[here], text)
    return _spend(s, told, at=at)


def take(s: State, seat: Seat, text: str) -> Transition[State]:
    """Pick a pillow up: ``take …`` with its square as ``text`` (PF-5).

    Raises:
        IllegalAction: hands full, out of reach, or no pillow there.
    """
    if s.holding[seat]:
        raise IllegalAction("take-holding")
    known = tables(s.room, s.options.corner_cover)
    square = known.numbers.get(text, NOWHERE)
    if square == NOWHERE:
        raise IllegalAction("no-such-square", square=text)
    if square not in known.hands[s.at[seat]]:
        raise IllegalAction("take-far", square=text)
    lying = s.pillows[square]
    if not lying:
        raise IllegalAction("take-nothing", square=text)
    pillows = _lay(s.pillows, square, lying - 1)
    told: Event = PickedUp(seat, text)
    if square in s.at and (other := s.at.index(square)) != seat:
        told = PulledAway(seat, other, text)
    holding = replaced(s.holding, seat, True)
    return _spend(s, told, holding=holding, pillows=pillows)


def swing(s: State, seat: Seat, text: str, dice: Dice) -> Transition[State]:
    """Swing at a neighbour: ``swing …`` with the seat as ``text``.

    Raises:
        IllegalAction: no attack is open to this seat, or not on that one.
    """
    other = _target(s, seat, text)
    known = tables(s.room, s.options.corner_cover)
    if not known.near[s.at[seat]] >> s.at[other] & 1:
        raise IllegalAction("swing-far", other=other)
    return _attack(s, known, seat, other, "swing", False, dice)


def throw(s: State, seat: Seat, text: str, dice: Dice) -> Transition[State]:
    """Throw at a player: ``throw …`` with the seat as ``text``.

    Raises:
        IllegalAction: no attack is open to this seat, or no throw reaches that one.
    """
    other = _target(s, seat, text)
    known = tables(s.room, s.options.corner_cover)
    clear, covered = known.targets(s.at[seat])
    where = s.at[other]
    if not (clear | covered) >> where & 1:
        aim = known.aim(s.at[seat], where)
        squares = _listed(known, aim.by)
        if aim.beside:
            raise IllegalAction("throw-beside", other=other, squares=squares, count=len(aim.by))
        raise IllegalAction("throw-blocked", other=other, squares=squares, count=len(aim.by))
    return _attack(s, known, seat, other, "throw", bool(covered >> where & 1), dice)


def defend(s: State, seat: Seat) -> Transition[State]:
    """``defend`` (PF-13).

    Raises:
        IllegalAction: the option is off, or this turn had its defence already.
    """
    if not s.options.full_defence:
        raise IllegalAction("defend-off")
    if s.defending[seat]:
        raise IllegalAction("defend-twice")
    defending = replaced(s.defending, seat, True)
    return _spend(s, Defended(seat), defending=defending)


def stop(s: State, seat: Seat) -> Transition[State]:
    """End the turn, whatever is left of it."""
    return end_turn(s, (Rested(seat, s.actions),))


def _others(s: State, seat: Seat) -> int:
    others = 0
    for other, where in enumerate(s.at):
        if where != NOWHERE and other != seat:
            others |= 1 << where
    return others


def _target(s: State, seat: Seat, text: str) -> Seat:
    if s.attacked:
        raise IllegalAction("attack-twice")
    if not s.holding[seat]:
        raise IllegalAction("attack-empty-handed")
    # Not read as a number: it may have more digits than Python cares to read.
    other = _SEATS.get(text, NOWHERE)
    if other == seat:
        raise IllegalAction("attack-self")
    if not 0 <= other < len(s.at) or other in s.resigned:
        raise IllegalAction("attack-nobody", number=text)
    return other


def _attack(
    s: State, known: RoomTables, seat: Seat, other: Seat, kind: Kind, covered: bool, dice: Dice
) -> Transition[State]:
    options, where, held = s.options, s.at[other], s.holding[other]
    corrected = corrections(options, kind, covered, s.defending[other], held)
    face, against = dice.roll(6), thrown_by(dice, other).roll(6)
    hits, holding, pillows, torn, fragile = s.hits, s.holding, s.pillows, s.torn, s.fragile
    struck = s.struck
    events: list[Event] = []
    if kind == "swing":
        events.append(Swung(seat, other, face, against, corrected.ready, corrected.block))
    else:
        cover = _listed(known, known.aim(s.at[seat], where).by) if covered else ""
        events.append(Threw(seat, other, face, against, corrected.penalty, cover, corrected.ready))
    if hit := corrected.hits(face, against):
        hits = replaced(hits, seat, hits[seat] + 1)
        struck = (*[pair for pair in struck if pair[0] != other], (other, seat))
        events.append(Hit(seat, other, hits[seat]))
    else:
        events.append(Missed(seat, other))

    # Tearing, catching and landing look at the bare faces, and come before the end is checked (PF-10).
    grabbed = grabs(options, kind, face, against, held)
    tore = tears(kind, face)
    if tore or grabbed or kind == "throw":
        holding = replaced(holding, seat, False)
    if grabbed:
        holding = replaced(holding, other, True)
    if tore:
        torn += 1
        events.append(Tore(seat, sum(pillows) + sum(holding)))
    elif grabbed:
        events.append(Caught(other, seat) if kind == "throw" else Stole(other, seat))
    elif kind == "throw":
        pillows = _lay(pillows, where, pillows[where] + 1)
        events.append(Landed(other, known.names[where]))
        if fragile and not hit:
            fragile = _shatter(known, fragile, where, events)

    how = ""
    if hits[seat] >= HITS_TO_WIN:
        how = "hits"
    elif tore and not any(pillows) and not any(holding):
        how = "torn"
    elif len(fragile) < len(s.fragile) and FRAGILE_OBJECTS - len(fragile) >= ENDING_SHATTERS:
        how = "shattered"
    after = replace(
        s, hits=hits, holding=holding, pillows=pillows, torn=torn, fragile=fragile, attacked=True, struck=struck
    )
    return end(after, how, tuple(events)) if how else _spend(after, *events)


def _shatter(known: RoomTables, fragile: tuple[int, ...], where: int, events: list[Event]) -> tuple[int, ...]:
    """Return the fragile objects left after a pillow missed a player on ``where`` (PF-16)."""
    for square in fragile:
        if square in known.hands[where]:
            events.append(Shattered(known.names[square], FRAGILE_OBJECTS + 1 - len(fragile)))
            return tuple(other for other in fragile if other != square)
    return fragile


def _lay(pillows: bytes, square: int, lying: int) -> bytes:
    return pillows[:square] + bytes((lying,)) + pillows[square + 1 :]


def _listed(known: RoomTables, squares: tuple[int, ...]) -> str:
    return ", ".join(known.names[square] for square in squares)


def _spend(s: State, *events: Event, **changes: Any) -> Transition[State]:
    """Return the transition after an action with these changes; the second action ends the turn."""
    spent = replace(s, actions=s.actions - 1, **changes)
    return Transition(spent, events) if spent.actions else end_turn(spent, events)
