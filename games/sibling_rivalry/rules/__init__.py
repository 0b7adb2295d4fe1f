"""The rules of Sibling Rivalry: press your luck, outdo the others, do not get caught; 2 to 8 players.

Five dice move a challenge pawn along tracks of growing cheek; 1s are set aside, and too many of them get one caught.
A pawn that still stands at the start of the next turn scores. Past the end of the score track wins.
Rulings SR-1 to SR-7.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from games.core import (
    Action,
    Event,
    IllegalAction,
    Ranking,
    Seat,
    SetupData,
    Transition,
    first_seat,
    next_seat,
)
from games.core.dice import Dice
from games.core.seats import replaced
from games.core.turns import TurnGame
from games.core.views import GameStruct, view_maker
from games.sibling_rivalry.rules.board import DICE, POINTS, SCORE_TRACKS, TOP, TRACKS, ScoreTrack, limit_at
from games.sibling_rivalry.rules.events import (
    Caught,
    Claimed,
    FellShort,
    Idled,
    Moved,
    Outdid,
    Rolled,
    Scored,
    Slid,
    Stayed,
    Topped,
)
from games.sibling_rivalry.rules.last_action import Moment, moment

Phase = Literal["roll", "choose", "decide", "over"]
Pawn = tuple[int, int]
"""The place of a challenge pawn: (track, square)."""


class Options(Struct, frozen=True):
    """The house rules: the score track (SR-1), where one may escalate to (SR-3), and who goes first (SR-7)."""

    track: Literal["standard", "short", "long"] = "standard"
    escalate: Literal["highest", "any"] = "highest"
    first: Literal["random", "host"] = "random"


class State(Struct, frozen=True, gc=False):
    """Whole state, all of it public; tuples run over the seats.

    ``score`` are positions on the score track, ``pawns`` the challenge pawns. ``ones`` are the 1s set aside this turn,
    ``dice`` how many dice the next roll has, ``open`` the tracks of this turn, ``faces`` the last roll of this turn.
    ``outdone`` has for each seat whose pawn was ever taken off the board (that seat, who did it last), the latest last.
    """

    options: Options
    score: tuple[int, ...]
    pawns: tuple[Pawn | None, ...]
    turn: Seat | None
    phase: Phase
    ones: int
    dice: int
    open: tuple[int, ...]
    faces: tuple[int, ...]
    resigned: tuple[Seat, ...]
    ranking: Ranking | None
    outdone: tuple[tuple[Seat, Seat], ...] = ()


class View(GameStruct, frozen=True, gc=False):
    """View of a game, which shows all players the whole state.

    ``limit`` is the number of 1s that get the seat to move caught (0: over). ``outdone`` has for each seat whose
    pawn was ever taken off the board (that seat, the seat that did it last), the latest last. ``moment`` is the
    latest action, and ``score_history`` after the end everybody's points step by step, both in a view for drawing;
    ``advice`` is the better action that a review shows.
    """

    viewer: Seat | None
    seats: int
    options: Options
    score: tuple[int, ...]
    pawns: tuple[Pawn | None, ...]
    turn: Seat | None
    phase: Phase
    ones: int
    dice: int
    limit: int
    open: tuple[int, ...]
    faces: tuple[int, ...]
    resigned: tuple[Seat, ...]
    ranking: Ranking | None
    outdone: tuple[tuple[Seat, Seat], ...] = ()
    moment: Moment | None = None
    score_history: tuple[tuple[int, ...], ...] = ()
    advice: Action | None = None

    @property
    def score_track(self) -> ScoreTrack:
        """The score track that is played on."""
        return SCORE_TRACKS[self.options.track]


_CHOOSE = {track: f"choose {track}" for track in TRACKS}
_TRACK_OF = {action: track for track, action in _CHOOSE.items()}
_ROLL: tuple[Action, ...] = ("roll",)
_DECIDE: tuple[Action, ...] = ("roll", "stop")


def candidates(open_tracks: Sequence[int], pawn: Pawn | None, faces: Sequence[int]) -> list[int]:
    """Return the tracks that this roll can be used on: the player's own (SR-4), and open ones that a die matches."""
    own = pawn[0] if pawn else 0
    return [track for track in open_tracks if track == own or track in faces]


_view = view_maker(View, State, "seats", "limit")


class SiblingRivalry(TurnGame[State, Options, View]):
    """The rules as the engine asks for them."""

    name: ClassVar[str] = "sibling_rivalry"
    player_counts: ClassVar[range] = range(2, 9)
    notation: ClassVar[re.Pattern[str]] = re.compile(r"roll|choose [2-6]|stop", re.ASCII)
    forced_rolls: ClassVar[Collection[Action]] = _ROLL
    dict_fields: ClassVar[Sequence[str]] = ("score", "pawns", "turn", "phase", "ones", "dice", "open", "faces")
    perfect_information: ClassVar[bool] = True

    def start(self, options: Options, seats: int, setup: SetupData, dice: Dice) -> Transition[State]:
        """Start with no pawn on the board; the first die decides who goes first (SR-7)."""
        seat, first = first_seat(options.first, setup, seats, dice)
        state = State(options, (0,) * seats, (None,) * seats, seat, "roll", 0, DICE, (), (), (), None)
        return _begin(state, seat, (first,))

    def choices(self, state: State, seat: Seat) -> Sequence[Action]:
        """``roll``; ``choose`` a track where there is a choice; ``roll`` again or ``stop``."""
        if state.phase == "roll":
            return _ROLL
        if state.phase == "decide":
            return _DECIDE
        return [_CHOOSE[track] for track in candidates(state.open, state.pawns[seat], state.faces)]

    def play(self, state: State, seat: Seat, action: Action, dice: Dice) -> Transition[State]:
        """Roll, choose or stop."""
        if action == "roll":
            if state.phase == "choose":
                raise IllegalAction("choose-first")
            return _roll(state, seat, dice)
        if action == "stop":
            if state.phase == "choose":
                raise IllegalAction("choose-first")
            if state.phase == "roll":
                raise IllegalAction("roll-first")
            return _stop(state, seat)
        if state.phase != "choose":
            raise IllegalAction("nothing-to-choose")
        track = _TRACK_OF[action]
        if track not in state.open:
            raise IllegalAction("track-closed", track=track)
        if track not in candidates(state.open, state.pawns[seat], state.faces):
            raise IllegalAction("no-die-for-track", track=track)
        return _move(state, seat, track, ())

    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything: nothing is hidden in this game."""
        limit = 0 if state.turn is None else limit_at(state.score[state.turn], SCORE_TRACKS[state.options.track])
        return _view(state, seat, len(state.score), limit)

    def leave(self, state: State, seat: Seat, dice: Dice) -> Transition[State]:
        """Return the transition after ``seat`` left (C-1): both pawns go.

        The tracks of a turn under way stay open as they were.
        """
        score, pawns = replaced(state.score, seat, 0), replaced(state.pawns, seat, None)
        return super().leave(replace(state, score=score, pawns=pawns), seat, dice)

    def next_turn(self, state: State, *events: Event) -> Transition[State]:
        """Begin the turn of the next seat."""
        assert state.turn is not None
        return _begin(state, next_seat(state.turn, len(state.score), state.resigned), events)

    def ended(self, state: State) -> State:
        """Return the state without a turn; the pawns stay where they are."""
        return replace(state, turn=None, phase="over", ones=0, dice=0, open=(), faces=())

    def last_move(self, view: View, events: Sequence[Event]) -> Moment | None:
        """Return the steps just taken, the catch, the pawn that was taken off, or the points."""
        return moment(events, view.pawns)

    def scores(self, state: State) -> Sequence[int]:
        """Return the positions of the scoring pawns."""
        return state.score


GAME = SiblingRivalry()


def _begin(s: State, seat: Seat, events: tuple[Event, ...]) -> Transition[State]:
    """Start a turn: score a pawn still on the board, and compute the open tracks (SR-2, SR-3)."""
    if pawn := s.pawns[seat]:
        score, events, won = _score(s, seat, pawn, events)
        s = replace(s, score=score, pawns=replaced(s.pawns, seat, None))
        if won:
            return GAME.won(s, seat, "track", *events)
    open_ = tracks_open(s.options, s.pawns)
    begun = State(s.options, s.score, s.pawns, seat, "roll", 0, DICE, open_, (), s.resigned, None, s.outdone)
    return Transition(begun, events)


def tracks_open(options: Options, pawns: Sequence[Pawn | None]) -> tuple[int, ...]:
    """Return the tracks open to a player without a pawn on the board, given the siblings' pawns."""
    taken = {pawn[0] for pawn in pawns if pawn}
    if not taken:
        return TRACKS[:1]
    above = {max(taken)} if options.escalate == "highest" else taken
    return tuple(track for track in TRACKS if track in taken or track - 1 in above)


def _score(
    s: State, seat: Seat, pawn: Pawn, events: tuple[Event, ...]
) -> tuple[tuple[int, ...], tuple[Event, ...], bool]:
    """Move the scoring pawn forward by the points of the pawn's square; the last item says whether that wins."""
    track, square = pawn
    points = POINTS[track][square - 1]
    before = s.score[seat]
    length = SCORE_TRACKS[s.options.track].length
    landed = min(before + points, length + 1)
    events = (*events, Scored(seat, track, square, points, before, landed))
    if landed > length:
        return replaced(s.score, seat, landed), events, True
    return *_land(s.score, seat, landed, events), False


def _land(
    score: tuple[int, ...], seat: Seat, landed: int, events: tuple[Event, ...]
) -> tuple[tuple[int, ...], tuple[Event, ...]]:
    """Put the scoring pawn on ``landed``, or slide it back to the first free square (SR-6)."""
    others = {position: other for other, position in enumerate(score) if other != seat}
    free = landed
    while free and free in others:
        free -= 1
    if free != landed:
        events = (*events, Slid(seat, others[landed], landed, free))
    return replaced(score, seat, free), events


def _roll(state: State, seat: Seat, dice: Dice) -> Transition[State]:
    s = state
    roll = dice.roll
    faces = tuple([roll(6) for _ in range(s.dice)])
    new = faces.count(1)
    ones = s.ones + new
    limit = limit_at(s.score[seat], SCORE_TRACKS[s.options.track])
    told: tuple[Event, ...] = (Rolled(seat, faces, new, ones, limit),)
    if ones >= limit:
        before = s.score[seat]
        back = max(before - ones, 0)
        score, slid = _land(s.score, seat, back, ())
        told = (*told, Caught(seat, ones, before, back), *slid)
        return GAME.next_turn(replace(s, score=score, pawns=replaced(s.pawns, seat, None)), *told)
    pawn = s.pawns[seat]
    left = s.dice - new
    rolled = State(s.options, s.score, s.pawns, seat, "choose", ones, left, s.open, faces, s.resigned, None, s.outdone)
    found = candidates(s.open, pawn, faces)
    if len(found) > 1:
        return Transition(rolled, told)
    if found:
        return _move(rolled, seat, found[0], told)
    return Transition(_deciding(rolled, s.pawns), (*told, Stayed(seat, 0, 0)))


def _move(state: State, seat: Seat, track: int, events: tuple[Event, ...]) -> Transition[State]:
    """Use the roll on ``track``; reaching its top scores at once and gives another turn (SR-5)."""
    pawn = state.pawns[seat]
    steps = state.faces.count(track)
    if pawn and pawn[0] == track:
        left, square = 0, pawn[1] + steps
        if not steps:
            return Transition(_deciding(state, state.pawns), (*events, Stayed(seat, track, square)))
    else:
        left, square = (pawn[0] if pawn else 0), steps
    if square < TOP:
        events = (*events, Moved(seat, track, steps, square, left))
        return Transition(_deciding(state, replaced(state.pawns, seat, (track, square))), events)
    cleared = tuple(
        None if other == seat or (standing and standing[0] == track) else standing
        for other, standing in enumerate(state.pawns)
    )
    events = (*events, Topped(seat, track, steps, TOP, left))
    outdone = state.outdone
    for other, standing in enumerate(state.pawns):
        if other != seat and standing and standing[0] == track:
            outdone = _outdone(outdone, other, seat)
    score, events, won = _score(state, seat, (track, TOP), events)
    after = replace(state, score=score, pawns=cleared, outdone=outdone)
    return GAME.won(after, seat, "track", *events) if won else _begin(after, seat, events)


def _outdone(before: tuple[tuple[Seat, Seat], ...], seat: Seat, by: Seat) -> tuple[tuple[Seat, Seat], ...]:
    return (*[pair for pair in before if pair[0] != seat], (seat, by))


def _deciding(state: State, pawns: tuple[Pawn | None, ...]) -> State:
    s = state
    return State(
        s.options, s.score, pawns, s.turn, "decide", s.ones, s.dice, s.open, s.faces, s.resigned, None, s.outdone
    )


def _stop(state: State, seat: Seat) -> Transition[State]:
    pawn = state.pawns[seat]
    if pawn is None:
        return GAME.next_turn(state, Idled(seat))
    track, square = pawn
    for other, standing in enumerate(state.pawns):
        if other != seat and standing and standing[0] == track:
            if square > standing[1]:
                pawns, outdone = replaced(state.pawns, other, None), _outdone(state.outdone, other, seat)
                after = replace(state, pawns=pawns, outdone=outdone)
                return GAME.next_turn(after, Outdid(seat, other, track, square))
            after = replace(state, pawns=replaced(state.pawns, seat, None))
            return GAME.next_turn(after, FellShort(seat, other, track))
    return GAME.next_turn(state, Claimed(seat, track, square))
