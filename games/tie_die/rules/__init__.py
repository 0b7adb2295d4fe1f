"""The rules of Tie-Die: everybody rolls at once, ties are fought out; 2 to 4 players.

A round is upgrades, one roll by everybody, roll-offs of those who rolled the same, and a window for challenges.
The player with the target and the most points wins. Rulings TD-1 to TD-10.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import ClassVar

from msgspec.structs import replace

from games.core import (
    SEAT,
    Action,
    Event,
    IllegalAction,
    Left,
    Seat,
    SetupData,
    Throw,
    Transition,
)
from games.core.dice import Dice, Roll
from games.core.seats import playing, replaced, state_dict
from games.core.turns import ALONE, NOBODY, SeatGame
from games.core.views import view_maker
from games.tie_die.rules import resolution
from games.tie_die.rules.events import (
    Accepted,
    Challenged,
    Declined,
    Passed,
    Readied,
    Rolled,
    Threw,
    TieBreak,
    Upgraded,
    Voided,
)
from games.tie_die.rules.last_action import LastDiceChange, moment
from games.tie_die.rules.state import SIZES, UP, Options, State, View, targets

_view = view_maker(View, State, "seats", "ready", "passed")


class TieDie(SeatGame[State, Options, View]):
    """The rules as the engine asks for them."""

    name: ClassVar[str] = "tie_die"
    player_counts: ClassVar[range] = range(2, 5)
    notation: ClassVar[re.Pattern[str]] = re.compile(rf"upgrade|ready|challenge {SEAT}|pass|accept|decline", re.ASCII)
    perfect_information: ClassVar[bool] = True

    def start(self, options: Options, seats: int, setup: SetupData, dice: Dice) -> Transition[State]:
        """Start with a d4 and no points for everybody; no die is rolled."""
        score, die, used = (0,) * seats, (SIZES[0],) * seats, (False,) * seats
        everybody = frozenset(range(seats))
        return Transition(State(options, score, die, "upgrade", everybody, NOBODY, used, None, 0, 1, (), (), None), ())

    def actors(self, state: State) -> frozenset[Seat]:
        """Return the seats not yet ready; in the window, those not passed; or the defender of a waiting challenge."""
        return state.waiting if state.challenge is None else ALONE[state.challenge[1]]

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """Return the actions of ``seat`` in this phase."""
        if state.challenge is not None:
            return ("accept", "decline") if seat == state.challenge[1] else ()
        if seat not in state.waiting:
            return ()
        if state.phase == "upgrade":
            sides = state.die[seat]
            return ("ready", "upgrade") if sides < UP[sides] <= state.score[seat] else ("ready",)
        found = targets(seat, state.score, state.die, state.used, state.resigned)
        return (*[f"challenge {other}" for other in found], "pass")

    def play(self, state: State, seat: Seat, action: Action, dice: Dice) -> Transition[State]:
        """Upgrade, get ready, challenge, pass, accept or decline."""
        if state.challenge is not None:
            if seat == state.challenge[1]:
                if action == "accept":
                    return _accept(state, dice)
                if action == "decline":
                    return _decline(state, dice)
        elif seat in state.waiting:
            if state.phase == "upgrade":
                if action == "ready":
                    return _ready(state, seat, dice)
                if action == "upgrade":
                    return _upgrade(state, seat)
            elif action == "pass":
                return _pass(state, seat)
            elif action.startswith("challenge "):
                return _challenge(state, seat, action[10:])
        raise self._refusal(state, seat, action)

    def _refusal(self, state: State, seat: Seat, action: Action) -> IllegalAction:
        """Return the reason that ``play`` rejects this action."""
        if action in ("accept", "decline"):
            if state.challenge is None:
                return IllegalAction("no-challenge")
            return IllegalAction("not-challenged", seat=state.challenge[1])
        if state.challenge is not None:
            return IllegalAction("challenge-waits", seat=state.challenge[1], other=state.challenge[0])
        if action in ("upgrade", "ready"):
            if state.phase == "upgrade":
                return IllegalAction("already-ready")
            return IllegalAction("window-open")
        if state.phase == "upgrade":
            return IllegalAction("window-shut")
        if seat in state.said:
            return IllegalAction("already-passed")
        if state.used[seat]:
            return IllegalAction("challenge-used")
        return IllegalAction("cannot-challenge")

    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything: nothing is hidden in this game."""
        return _view(state, seat, len(state.score), _ready_marks(state), _passed(state))

    def determinize(self, view: View, dice: Dice) -> State:
        """Return the state; only who passed in so many words may be another: who could challenge and is not awaited."""
        v, seats = view, range(view.seats)
        done = v.ready if v.phase == "upgrade" else v.passed
        waiting = NOBODY if v.phase == "over" else frozenset(s for s in seats if not done[s] and s not in v.resigned)
        passed = (s for s in seats if v.passed[s] and targets(s, v.score, v.die, v.used, v.resigned))
        said = NOBODY if v.phase == "upgrade" else frozenset(passed)
        return State(
            v.options, v.score, v.die, v.phase, waiting, said, v.used, v.challenge, v.stake, v.round, v.resigned,
            v.last, v.ranking, v.history,
        )  # fmt: skip

    def to_dict(self, state: State) -> dict[str, object]:
        """Return the facts of the record format, in its order."""
        return state_dict(
            state, "score", "die", "phase", "ready", "passed", "used", "challenge", "round", "turn",
            ready=_ready_marks(state), passed=_passed(state), turn=state.challenge[1] if state.challenge else None,
        )  # fmt: skip

    def leave(self, state: State, seat: Seat, dice: Dice) -> Transition[State]:
        """Return the transition after ``seat`` left (C-1)."""
        return _leave(state, seat, dice)

    def ended(self, state: State) -> State:
        """Return the state in which nobody is waited for any more."""
        return replace(
            state,
            phase="over",
            waiting=NOBODY,
            said=NOBODY,
            challenge=None,
            stake=0,
            history=(*state.history, state.score),
        )

    def dice_owners(self, seat: Seat | None, dice: Sequence[Roll], events: Sequence[Event]) -> Iterable[Throw]:
        """Return each die with the seat that rolled it, by the events: not always the seat that acted."""
        return [
            throw
            for event in events
            if isinstance(event, Rolled | Threw | TieBreak)
            for throw in zip(event.seats, event.sides, event.faces, strict=True)
        ]

    def last_move(self, view: View, events: Sequence[Event]) -> LastDiceChange | None:
        """Return the dice that grew or shrank, and the roll that won."""
        return moment(events)

    def rounds_begun(self, state: State) -> int:
        """Return the number of the round."""
        return state.round

    def scores(self, state: State) -> Sequence[int]:
        """Return the points of each seat."""
        return state.score


GAME = TieDie()


def _ready_marks(state: State) -> tuple[bool, ...]:
    """Return the seats that are ready, as flags; none outside ``upgrade``."""
    choosing = state.phase == "upgrade"
    return tuple([choosing and s not in state.waiting and s not in state.resigned for s in range(len(state.score))])


def _passed(state: State) -> tuple[bool, ...]:
    """Return the seats that have passed or cannot challenge, as flags; none outside an open window."""
    window = state.phase in ("challenge", "answer")
    return tuple([window and seat not in state.waiting for seat in range(len(state.score))])


def _upgrade(s: State, seat: Seat) -> Transition[State]:
    sides, points = s.die[seat], s.score[seat]
    bigger = UP[sides]
    if bigger == sides:
        raise IllegalAction("biggest-die")
    if points < bigger:
        raise IllegalAction("upgrade-too-dear", sides=bigger, points=points)
    bought = replace(s, score=replaced(s.score, seat, points - bigger), die=replaced(s.die, seat, bigger))
    return Transition(bought, (Upgraded(seat, bigger),))


def _ready(s: State, seat: Seat, dice: Dice) -> Transition[State]:
    waiting = s.waiting - ALONE[seat]
    if not waiting:
        return _roll(s, (Readied(seat),), dice)
    return Transition(replace(s, waiting=waiting), (Readied(seat),))


def _roll(s: State, before: tuple[Event, ...], dice: Dice) -> Transition[State]:
    score, die, events = list(s.score), list(s.die), list[Event]()
    resolution.roll(playing(len(score), s.resigned), score, die, dice, events)
    last = tuple(events)
    return _settled(replace(s, score=tuple(score), die=tuple(die), said=NOBODY, last=last), (*before, *last), dice)


def _settled(s: State, events: tuple[Event, ...], dice: Dice) -> Transition[State]:
    """Return the transition after the roll or a challenge: the end (TD-6, TD-10) at the target, else the window."""
    if max(s.score) >= s.options.target:
        left = playing(len(s.score), s.resigned)
        most = max([s.score[seat] for seat in left])
        if most >= s.options.target:
            throws: list[Event] = []
            winner = resolution.break_tie([seat for seat in left if s.score[seat] == most], s.die, dice, throws)
            return GAME.won(replace(s, last=(*s.last, *throws)), winner, "target", *events, *throws)
    return _window(s, events)


def _window(s: State, events: tuple[Event, ...]) -> Transition[State]:
    """Open the window for the seats that can challenge now (TD-7), or start the next round if there are none."""
    able = [
        seat for seat in range(len(s.score)) if seat not in s.said and targets(seat, s.score, s.die, s.used, s.resigned)
    ]
    if not able:
        return Transition(_next_round(s), events)
    return Transition(replace(s, phase="challenge", waiting=frozenset(able), challenge=None, stake=0), events)


def _next_round(s: State) -> State:
    waiting = frozenset(playing(len(s.score), s.resigned))
    return replace(
        s,
        phase="upgrade",
        waiting=waiting,
        said=NOBODY,
        challenge=None,
        stake=0,
        round=s.round + 1,
        history=(*s.history, s.score),
    )


def _pass(s: State, seat: Seat) -> Transition[State]:
    """Pass, which is final for this window; the other players' options do not change, so they are not recomputed."""
    waiting = s.waiting - ALONE[seat]
    after = replace(s, waiting=waiting, said=s.said | ALONE[seat]) if waiting else _next_round(s)
    return Transition(after, (Passed(seat),))


def _challenge(s: State, seat: Seat, number: str) -> Transition[State]:
    # Not read as a number where it is long: it may have more digits than Python cares to read.
    other = int(number) if len(number) < 4 else len(s.score)
    if other == seat:
        raise IllegalAction("challenge-self")
    if other >= len(s.score) or other in s.resigned:
        raise IllegalAction("challenge-nobody", number=number)
    points, cost = s.score[seat], s.die[other]
    if s.score[other] <= points:
        raise IllegalAction("challenge-poorer", other=other)
    if points < cost:
        raise IllegalAction("challenge-too-dear", other=other, sides=cost, points=points)
    score = replaced(s.score, seat, points - cost)
    used = replaced(s.used, seat, True)
    # Declaring is not passing: who waits is judged anew only once the challenge is settled (TD-7).
    declared = replace(s, score=score, phase="answer", used=used, challenge=(seat, other), stake=cost)
    return Transition(declared, (Challenged(seat, other, cost),))


def _decline(s: State, dice: Dice) -> Transition[State]:
    """Decline: the defender pays as much as the challenger did, and nothing else happens (TD-8)."""
    assert s.challenge is not None
    challenger, defender = s.challenge
    events = (Declined(defender, challenger, s.stake),)
    last = (*s.last, Challenged(challenger, defender, s.stake), *events)
    return _settled(replace(s, score=replaced(s.score, defender, s.score[defender] - s.stake), last=last), events, dice)


def _accept(s: State, dice: Dice) -> Transition[State]:
    assert s.challenge is not None
    challenger, defender = s.challenge
    score, die = list(s.score), list(s.die)
    events: list[Event] = [Accepted(defender, challenger)]
    resolution.fight(challenger, defender, score, die, dice, events)
    last = (*s.last, Challenged(challenger, defender, s.stake), *events)
    return _settled(replace(s, score=tuple(score), die=tuple(die), last=last), tuple(events), dice)


def _leave(s: State, seat: Seat, dice: Dice) -> Transition[State]:
    """Out of the game (C-1). A challenge with the leaver in it is void: its points and the challenge are given back."""
    events: tuple[Event, ...] = (Left(seat),)
    gone = replace(s, resigned=(*s.resigned, seat), waiting=s.waiting - ALONE[seat])
    if s.challenge is not None and seat in s.challenge:
        challenger = s.challenge[0]
        events = (*events, Voided(challenger, s.stake))
        score = replaced(s.score, challenger, s.score[challenger] + s.stake)
        gone = replace(gone, score=score, used=replaced(s.used, challenger, False), challenge=None, stake=0)
    left = playing(len(s.score), gone.resigned)
    if len(left) == 1:
        return GAME.won(gone, left[0], "last", *events)
    if gone.challenge is not None:
        return Transition(gone, events)
    if s.phase != "upgrade":
        return _window(gone, events)
    return Transition(gone, events) if gone.waiting else _roll(gone, events, dice)
