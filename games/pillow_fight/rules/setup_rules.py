"""The phases before play: the room, the pillows, who goes first, and where everybody stands."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import Action, Event, IllegalAction, Seat, Transition
from games.core.seats import first_playing, playing
from games.pillow_fight.rules.events import FragileSet, Named, PillowsPlaced, Placed, RoomSet, Volunteered
from games.pillow_fight.rules.room_tables import tables
from games.pillow_fight.rules.rooms import (
    FLOOR,
    FURNITURE,
    READY,
    WALL,
    check_fragile,
    check_room,
    fragile_examples,
    key_of,
)
from games.pillow_fight.rules.setup_pillows import check_pillows, pillow_examples
from games.pillow_fight.rules.squares import NOWHERE
from games.pillow_fight.rules.state import Options, State
from games.pillow_fight.rules.turn_order import next_to_place


def room_examples(options: Options) -> tuple[Action, ...]:
    """Return the ready-made rooms as actions; with ``fragile``, each with a few places for the fragile objects."""
    ready = READY[options.size].values()
    if not options.fragile:
        return tuple(f"room {room}" for room in ready)
    return tuple(
        f"room {room} fragile {' '.join(squares)}" for room in ready for squares in fragile_examples(room, options.size)
    )


def pillows_wanted(options: Options, seats: int, resigned: tuple[Seat, ...]) -> int:
    """Return the number of pillows to place: ``options.pillows`` for each player still playing (PF-3)."""
    return options.pillows * (seats - len(resigned))


def pillow_choices(s: State) -> tuple[Action, ...]:
    """Return a few ways to place the pillows, the even one first."""
    return pillow_examples(s.room, len(s.at) - len(s.resigned), s.options.pillows)


def first_choices(s: State) -> tuple[Action, ...]:
    """Return the choices of the first player: each player still in the game."""
    return tuple(f"first {seat}" for seat in playing(len(s.at), s.resigned))


def place_choices(s: State) -> tuple[Action, ...]:
    """Return the ``place`` actions of the free floor squares."""
    known = tables(s.room, s.options.corner_cover)
    return tuple(
        f"place {known.names[square]}"
        for square, ground in enumerate(known.drawn)
        if ground == FLOOR and square not in s.at
    )


def set_room(s: State, seat: Seat, text: str) -> Transition[State]:
    """Set the room: ``room …`` with the well-formed rest of the action as ``text``.

    Raises:
        IllegalAction: the room is not valid (PF-2), or the fragile objects are not placed as they should be (PF-16).
    """
    room, _, objects = text.partition(" fragile ")
    check_room(room, s.options.size)
    fragile: tuple[int, ...] = ()
    if s.options.fragile:
        fragile = check_fragile(room, s.options.size, tuple(objects.split()))
    elif objects:
        raise IllegalAction("fragile-off")
    events: tuple[Event, ...] = (RoomSet(seat, key_of(room), room.count(WALL), room.count(FURNITURE)),)
    if fragile:
        events = (*events, FragileSet(seat, ", ".join(objects.split())))
    turn = first_playing(1, len(s.at), s.resigned)
    return Transition(replace(s, phase="pillows", room=room, fragile=fragile, turn=turn), events)


def set_pillows(s: State, seat: Seat, text: str) -> Transition[State]:
    """Place the pillows: ``pillows …`` with the squares as ``text``.

    Raises:
        IllegalAction: they may not be placed so (PF-3).
    """
    wanted = pillows_wanted(s.options, len(s.at), s.resigned)
    pillows = check_pillows(s.room, tuple(text.split(" ")), wanted)
    turn = first_playing(2, len(s.at), s.resigned)
    return Transition(replace(s, phase="first", pillows=pillows, turn=turn), (PillowsPlaced(seat, wanted),))


def name_first(s: State, seat: Seat, text: str) -> Transition[State]:
    """Name the first player: ``first …`` with a seat as ``text``.

    Raises:
        IllegalAction: nobody who is still playing sits there.
    """
    if f"first {text}" not in first_choices(s):
        raise IllegalAction("first-nobody", number=text)
    other = int(text)
    told = Volunteered(seat) if other == seat else Named(seat, other)
    return Transition(replace(s, phase="place", first=other, turn=other), (told,))


def place(s: State, seat: Seat, text: str) -> Transition[State]:
    """Place a character: ``place …`` with a square as ``text``.

    Raises:
        IllegalAction: it is not a free floor square.
    """
    known = tables(s.room, s.options.corner_cover)
    square = known.numbers.get(text, NOWHERE)
    check_free_square(s, text, square)
    placed = replace(s, at=(*s.at[:seat], square, *s.at[seat + 1 :]))
    following, begun = next_to_place(placed, seat)
    events: tuple[Event, ...] = (Placed(seat, text), *begun)
    return Transition(following, events)


def check_free_square(s: State, name: str, square: int) -> None:
    """Make sure that a character can stand on that square of the room.

    Raises:
        IllegalAction: the room has no such square, it is not floor, or somebody stands there.
    """
    if square == NOWHERE:
        raise IllegalAction("no-such-square", square=name)
    ground = tables(s.room, s.options.corner_cover).drawn[square]
    if ground == FURNITURE:
        raise IllegalAction("on-furniture", square=name)
    if ground == WALL:
        raise IllegalAction("on-wall", square=name)
    if square in s.at:
        raise IllegalAction("occupied", square=name, other=s.at.index(square))
