"""Options, state and view of Pillow Fight."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.core import Action, Ranking, Seat
from games.core.views import GameStruct

Phase = Literal["room", "pillows", "first", "place", "play", "over"]


class Options(Struct, frozen=True):
    """The house rules: size of the room (PF-1), pillows for each player (PF-3), rounds until parents come (PF-12), and
    the designers' optional mechanics (PF-13 to PF-17)."""

    size: Literal["8x8", "6x6", "10x10"] = "8x8"
    pillows: Literal[2, 1, 3] = 2
    curfew: Literal[20, 10, "off"] = 20
    full_defence: bool = False
    pillow_theft: bool = False
    melee_block: bool = False
    fragile: bool = False
    corner_cover: bool = False


Fate = Literal["kept", "tore", "caught", "stole", "landed"]
"""The pillow's fate: still in the attacker's hands, torn, in the defender's hands, or at their feet."""


class Blow(Struct, frozen=True, gc=False):
    """An attack as it went: who at whom, the two faces as the dice showed them, whether it hit, what became of the
    pillow, and the square of the fragile object that broke (empty: none did).

    ``ways`` is how many of the 36 falls of two dice would have hit. ``cover`` are the squares that took something off
    the attacker's die; ``saved`` means that it would have been a hit without them.
    """

    attacker: Seat
    defender: Seat
    kind: Literal["swing", "throw"]
    face: int
    against: int
    ways: int
    cover: tuple[str, ...]
    saved: bool
    hit: bool
    fate: Fate
    broke: str


class Walk(Struct, frozen=True, gc=False):
    """``seat`` went from the square ``start`` to ``end``."""

    seat: Seat
    start: str
    end: str


class Grab(Struct, frozen=True, gc=False):
    """``seat`` picked up a pillow from ``square``."""

    seat: Seat
    square: str


Moment = Blow | Walk | Grab
"""The latest action, as boards show it."""


class State(Struct, frozen=True, gc=False):
    """Whole state. Squares are numbers, tuples run over the seats.

    ``room`` is its rows from the top, joined by ``/``, or empty before it is set; ``fragile`` the fragile objects
    still there, in the architect's order; ``at`` where each character stands, or ``NOWHERE``; ``pillows`` how many lie
    on each square, empty before they are placed; ``first`` who was named to go first, or ``NOWHERE`` while that is
    open; ``turn`` None once it is over; ``actions`` how many are left this turn. ``struck`` has for each seat that was
    ever hit (that seat, who hit it last), the latest last.
    """

    options: Options
    phase: Phase
    room: str
    fragile: tuple[int, ...]
    hits: tuple[int, ...]
    at: tuple[int, ...]
    holding: tuple[bool, ...]
    pillows: bytes
    torn: int
    turn: Seat | None
    actions: int
    attacked: bool
    defending: tuple[bool, ...]
    round: int
    first: Seat
    resigned: tuple[Seat, ...]
    ranking: Ranking | None
    struck: tuple[tuple[Seat, Seat], ...] = ()


class View(GameStruct, frozen=True, gc=False):
    """View of ``viewer`` (None: the room), which shows the whole state: nothing is hidden in this game.

    Squares are named (``C4``). ``rows`` are the room's, from the top, none before it is set. ``fragile`` are the
    objects still there, in the architect's order, ``shattered`` the number of broken ones. ``at`` is the square
    of each seat's character, ``pillows`` the number on each square, ``wanted`` the number to place (0 outside
    that phase), ``torn`` the number gone. ``first`` is the seat named to go first, ``round`` counts from 1 (0
    before play), ``actions`` are those left this turn. ``turn`` is None after the end. ``struck`` has for each
    seat that was ever hit (that seat, the seat that hit it last), the latest last. ``moment`` is the latest
    action, if it is one that is drawn, and ``score_history`` after the end everybody's hits step by step; both are
    in a view for drawing. ``advice`` is the better action that a review shows.
    """

    viewer: Seat | None
    seats: int
    options: Options
    phase: Phase
    turn: Seat | None
    rows: tuple[str, ...]
    fragile: tuple[str, ...]
    shattered: int
    hits: tuple[int, ...]
    at: tuple[str | None, ...]
    holding: tuple[bool, ...]
    pillows: dict[str, int]
    wanted: int
    torn: int
    actions: int
    attacked: bool
    defending: tuple[bool, ...]
    round: int
    first: Seat | None
    resigned: tuple[Seat, ...]
    ranking: Ranking | None
    struck: tuple[tuple[Seat, Seat], ...] = ()
    moment: Moment | None = None
    score_history: tuple[tuple[int, ...], ...] = ()
    advice: Action | None = None
