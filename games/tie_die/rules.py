"""The rules of Tie-Die: everybody rolls at once, ties are fought out; 2 to 4 players.

A round is upgrades, one roll by everybody, roll-offs of those who rolled the same, and a window for challenges.
Whoever has the target and the most points wins. Rulings TD-1 to TD-10.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from games.core import RESIGN, SEAT, Action, Event, IllegalAction, Left, Ranking, Seat, Setup, Step, Won, leavers_last
from games.dice import Dice
from games.tie_die.events import (
    Accepted,
    Added,
    Challenged,
    ChallengeLost,
    ChallengeWon,
    Declined,
    MovedUp,
    OffLost,
    OffWon,
    Passed,
    Readied,
    Rolled,
    RollOff,
    Threw,
    TieBreak,
    Unharmed,
    Upgraded,
    Voided,
)

T = TypeVar("T")

SIZES = (4, 6, 8, 10)
"""The sides of the dice, from the smallest up."""


class Options(Struct, frozen=True):
    """The house rule: the points that end the game (TD-1)."""

    target: Literal[30, 20, 50] = 30


class State(Struct, frozen=True):
    """Everything; tuples run over the seats.

    ``die`` are the sides of each die. ``said`` is who has passed in this window in so many words, ``able`` who could
    challenge when that was last judged; ``stake`` is what the waiting challenger paid. ``last`` are the events of the
    last action that rolled dice.
    """

    options: Options
    score: tuple[int, ...]
    die: tuple[int, ...]
    phase: Literal["upgrade", "challenge", "answer", "over"]
    ready: tuple[bool, ...]
    said: tuple[bool, ...]
    able: tuple[bool, ...]
    used: tuple[bool, ...]
    challenge: tuple[Seat, Seat] | None
    stake: int
    round: int
    out: tuple[Seat, ...]
    last: tuple[Event, ...]
    ranking: Ranking | None


class View(Struct, frozen=True):
    """What everybody may know, which is everything; tuples run over the seats.

    ``passed`` counts those who cannot challenge; ``last`` are the events of the last action that rolled dice, for
    telling the roll and its duels.
    """

    viewer: Seat | None
    seats: int
    options: Options
    phase: Literal["upgrade", "challenge", "answer", "over"]
    round: int
    score: tuple[int, ...]
    die: tuple[int, ...]
    ready: tuple[bool, ...]
    passed: tuple[bool, ...]
    used: tuple[bool, ...]
    challenge: tuple[Seat, Seat] | None
    out: tuple[Seat, ...]
    last: tuple[Event, ...]
    ranking: Ranking | None


def size_up(sides: int) -> int:
    """The next die size, or the same where there is none above."""
    return SIZES[min(SIZES.index(sides) + 1, len(SIZES) - 1)]


def size_down(sides: int, steps: int = 1) -> int:
    """The die ``steps`` sizes smaller, never below a d4."""
    return SIZES[max(SIZES.index(sides) - steps, 0)]


def targets(
    seat: Seat, score: Sequence[int], die: Sequence[int], used: Sequence[bool], out: Sequence[Seat]
) -> list[Seat]:
    """Whom ``seat`` could challenge: those still playing with more points, whose die's sides it can pay."""
    if used[seat] or seat in out:
        return []
    mine = score[seat]
    return [other for other, theirs in enumerate(score) if theirs > mine and other not in out and die[other] <= mine]


class TieDie:
    """The rules as the engine asks for them."""

    name: ClassVar[str] = "tie_die"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[type[Options]] = Options
    notation: ClassVar[re.Pattern[str]] = re.compile(rf"upgrade|ready|challenge {SEAT}|pass|accept|decline", re.ASCII)

    def start(self, options: Options, seats: int, setup: Setup, dice: Dice) -> Step[State]:
        """Everybody with a d4 and no points; no die is rolled."""
        none = (False,) * seats
        state = State(
            options, (0,) * seats, (SIZES[0],) * seats, "upgrade", none, none, none, none, None, 0, 1, (), (), None
        )
        return Step(state, ())

    def actors(self, state: State) -> frozenset[Seat]:
        """Who is not ready; in the window, who has not passed; the defender, while a challenge waits."""
        if state.phase == "upgrade":
            return frozenset(seat for seat, ready in enumerate(state.ready) if not ready and seat not in state.out)
        if state.phase == "challenge":
            return frozenset(seat for seat, passed in enumerate(_passed(state)) if not passed)
        return frozenset((state.challenge[1],)) if state.challenge else frozenset()

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        """What ``seat`` can do in this phase."""
        if state.phase == "upgrade":
            if state.ready[seat] or seat in state.out:
                return ()
            return ("ready", "upgrade") if _can_upgrade(state, seat) else ("ready",)
        if state.phase == "challenge":
            if state.said[seat] or not state.able[seat] or seat in state.out:
                return ()
            found = targets(seat, state.score, state.die, state.used, state.out)
            return (*(f"challenge {other}" for other in found), "pass")
        if state.challenge and state.challenge[1] == seat:
            return ("accept", "decline")
        return ()

    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> Step[State]:
        """Upgrade, get ready, challenge, pass, accept, decline or resign."""
        if state.phase == "over":
            raise IllegalAction("game-over")
        if seat in state.out or not 0 <= seat < len(state.score):
            raise IllegalAction("not-playing", seat=seat)
        if action == RESIGN:
            return _leave(state, seat, dice)
        if not self.notation.fullmatch(action):
            raise IllegalAction("unknown-action", action=action)
        if action in ("upgrade", "ready"):
            _must_be(state, "upgrade")
            if state.ready[seat]:
                raise IllegalAction("already-ready")
            return _upgrade(state, seat) if action == "upgrade" else _ready(state, seat, dice)
        if action in ("accept", "decline"):
            if state.challenge is None:
                raise IllegalAction("no-challenge")
            if state.challenge[1] != seat:
                raise IllegalAction("not-challenged", seat=state.challenge[1])
            return _accept(state, dice) if action == "accept" else _decline(state, dice)
        _must_be(state, "challenge")
        if state.said[seat]:
            raise IllegalAction("already-passed")
        if action == "pass":
            if not state.able[seat]:
                raise IllegalAction("cannot-challenge")
            said = _with(state.said, seat, True)
            return _window(replace(state, said=said), (Passed(seat),), judge=False)
        return _challenge(state, seat, action[10:])

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything: nothing is hidden in this game."""
        return View(
            seat,
            len(state.score),
            state.options,
            state.phase,
            state.round,
            state.score,
            state.die,
            state.ready if state.phase == "upgrade" else (False,) * len(state.score),
            _passed(state),
            state.used,
            state.challenge,
            state.out,
            state.last,
            state.ranking,
        )

    def facts(self, state: State) -> dict[str, object]:
        """The facts of the record format, in its order."""
        return {
            "score": state.score,
            "die": state.die,
            "phase": state.phase,
            "ready": state.ready,
            "passed": _passed(state),
            "used": state.used,
            "challenge": state.challenge,
            "round": state.round,
            "turn": state.challenge[1] if state.challenge else None,
            "out": state.out,
            "over": state.phase == "over",
            "ranking": state.ranking,
        }

    def ranking(self, state: State) -> Ranking | None:
        """By points, the winner of a tie-break before those they tied with, then the leavers."""
        return state.ranking


GAME = TieDie()


def _must_be(state: State, phase: str) -> None:
    if state.phase != phase:
        raise IllegalAction(f"phase-{state.phase}")


def _can_upgrade(state: State, seat: Seat) -> bool:
    sides = state.die[seat]
    return sides < SIZES[-1] and state.score[seat] >= size_up(sides)


def _passed(state: State) -> tuple[bool, ...]:
    """Who has passed, or counts as having passed, in an open window; nobody outside one."""
    if state.phase not in ("challenge", "answer"):
        return (False,) * len(state.score)
    return tuple(
        said or not able or seat in state.out
        for seat, (said, able) in enumerate(zip(state.said, state.able, strict=True))
    )


def _upgrade(state: State, seat: Seat) -> Step[State]:
    sides = state.die[seat]
    bigger = size_up(sides)
    if bigger == sides:
        raise IllegalAction("biggest-die")
    if state.score[seat] < bigger:
        raise IllegalAction("upgrade-too-dear", sides=bigger, points=state.score[seat])
    score = _with(state.score, seat, state.score[seat] - bigger)
    return Step(replace(state, score=score, die=_with(state.die, seat, bigger)), (Upgraded(seat, bigger),))


def _ready(state: State, seat: Seat, dice: Dice) -> Step[State]:
    ready = replace(state, ready=_with(state.ready, seat, True))
    return _roll_if_ready(ready, (Readied(seat),), dice)


def _roll_if_ready(state: State, told: tuple[Event, ...], dice: Dice) -> Step[State]:
    playing = [seat for seat in range(len(state.score)) if seat not in state.out]
    if not all(state.ready[seat] for seat in playing):
        return Step(state, told)
    score, die, events = list(state.score), list(state.die), list[Event]()
    faces = {seat: dice.roll(die[seat]) for seat in playing}
    events.extend(Rolled(seat, die[seat], face) for seat, face in faces.items())
    # The lowest tied number is fought out first (TD-3); who rolled alone is in nobody's way.
    for face in sorted(set(faces.values())):
        seats = [seat for seat in playing if faces[seat] == face]
        if len(seats) == 1:
            score[seats[0]] += face
            events.append(Added(seats[0], face))
    for face in sorted(set(faces.values())):
        seats = [seat for seat in playing if faces[seat] == face]
        if len(seats) > 1:
            _roll_off(seats, face, score, die, events, dice)
    rolled = replace(
        state, score=tuple(score), die=tuple(die), ready=(False,) * len(score), last=tuple(events), phase="challenge"
    )
    finished = _finish(rolled, dice)
    if finished:
        return Step(finished.state, (*told, *events, *finished.events))
    return _window(replace(rolled, said=(False,) * len(score)), (*told, *events), judge=True)


def _roll_off(seats: list[Seat], tied: int, score: list[int], die: list[int], events: list[Event], dice: Dice) -> None:
    """Those who tied roll until one is highest alone and one lowest alone (TD-4); that roll counts (TD-5)."""
    events.append(RollOff(tuple(seats), tied))
    while True:
        faces = [dice.roll(die[seat]) for seat in seats]
        high, low = max(faces), min(faces)
        decided = faces.count(high) == 1 and faces.count(low) == 1
        events.append(Threw(tuple(seats), tuple(die[seat] for seat in seats), tuple(faces), decided))
        if decided:
            break
    for seat, face in zip(seats, faces, strict=True):
        before = die[seat]
        if face == high:
            score[seat] += face
            die[seat] = size_up(before)
            events.append(OffWon(seat, face, die[seat], before))
        elif face == low:
            taken = min(score[seat], face)
            score[seat] -= taken
            die[seat] = size_down(before)
            events.append(OffLost(seat, face, taken, die[seat], before))
        else:
            events.append(Unharmed(seat, face))


def _finish(state: State, dice: Dice) -> Step[State] | None:
    """The end, if anybody has the target: the most points wins, a tie is rolled out for the win alone (TD-6)."""
    playing = [seat for seat in range(len(state.score)) if seat not in state.out]
    most = max(state.score[seat] for seat in playing)
    if most < state.options.target:
        return None
    tied = [seat for seat in playing if state.score[seat] == most]
    events: list[Event] = []
    contest = tied
    while len(contest) > 1:
        faces = [dice.roll(state.die[seat]) for seat in contest]
        high = max(faces)
        sides = tuple(state.die[seat] for seat in contest)
        events.append(TieBreak(tuple(contest), sides, tuple(faces), faces.count(high) == 1))
        contest = [seat for seat, face in zip(contest, faces, strict=True) if face == high]
    winner = contest[0]
    return _over(state, winner, "target", tuple(events))


def _over(state: State, winner: Seat, how: str, told: tuple[Event, ...]) -> Step[State]:
    none = (False,) * len(state.score)
    rest = [seat for seat in range(len(state.score)) if seat != winner and seat not in state.out]
    points = sorted({state.score[seat] for seat in rest}, reverse=True)
    shared = (tuple(seat for seat in rest if state.score[seat] == score) for score in points)
    ranking = leavers_last(((winner,), *shared), state.out)
    over = replace(
        state,
        phase="over",
        ready=none,
        said=none,
        able=none,
        challenge=None,
        stake=0,
        ranking=ranking,
        last=(*state.last, *told),
    )
    return Step(over, (*told, Won((winner,), how)))


def _window(state: State, told: tuple[Event, ...], *, judge: bool) -> Step[State]:
    """The window for challenges, open as long as somebody has not passed; then the next round.

    ``judge``: who could challenge is judged anew, as after everything but declaring and passing (TD-7).
    """
    seats = range(len(state.score))
    if judge:
        able = tuple(bool(targets(seat, state.score, state.die, state.used, state.out)) for seat in seats)
        state = replace(state, phase="challenge", able=able)
    if not all(_passed(state)):
        return Step(state, told)
    none = (False,) * len(state.score)
    following = replace(state, phase="upgrade", ready=none, said=none, able=none, round=state.round + 1)
    return Step(following, told)


def _challenge(state: State, seat: Seat, number: str) -> Step[State]:
    if state.used[seat]:
        raise IllegalAction("challenge-used")
    other = int(number) if len(number) < 4 else len(state.score)
    if other == seat:
        raise IllegalAction("challenge-self")
    if other >= len(state.score) or other in state.out:
        raise IllegalAction("challenge-nobody", number=number[:9])
    if state.score[other] <= state.score[seat]:
        raise IllegalAction("challenge-poorer", other=other)
    cost = state.die[other]
    if state.score[seat] < cost:
        raise IllegalAction("challenge-too-dear", other=other, sides=cost, points=state.score[seat])
    declared = replace(
        state,
        phase="answer",
        score=_with(state.score, seat, state.score[seat] - cost),
        used=_with(state.used, seat, True),
        challenge=(seat, other),
        stake=cost,
    )
    return Step(declared, (Challenged(seat, other, cost),))


def _decline(state: State, dice: Dice) -> Step[State]:
    """The defender pays as much as the challenger did, and that is all (TD-8)."""
    assert state.challenge
    challenger, defender = state.challenge
    score = _with(state.score, defender, state.score[defender] - state.stake)
    return _settled(replace(state, score=score), (Declined(defender, challenger, state.stake),), dice)


def _accept(state: State, dice: Dice) -> Step[State]:
    """The two roll against one another, the challenger's die raised to the defender's if it is smaller (TD-9)."""
    assert state.challenge
    challenger, defender = state.challenge
    score, die = list(state.score), list(state.die)
    events: list[Event] = [Accepted(defender, challenger)]
    if die[challenger] < die[defender]:
        events.append(MovedUp(challenger, die[defender], die[challenger]))
        die[challenger] = die[defender]
    sides = (die[challenger], die[defender])
    while True:
        mine, theirs = dice.roll(sides[0]), dice.roll(sides[1])
        events.append(Threw((challenger, defender), sides, (mine, theirs), mine != theirs))
        if mine != theirs:
            break
    if mine > theirs:
        lost = min(score[defender], theirs)
        score[challenger] += mine
        score[defender] -= lost
        die[defender] = size_down(die[defender], 2)
        events.append(ChallengeWon(challenger, defender, mine, lost, die[defender], sides[1]))
    else:
        lost = min(score[challenger], mine)
        score[challenger] -= lost
        events.append(ChallengeLost(challenger, defender, lost))
    fought = replace(state, score=tuple(score), die=tuple(die), last=tuple(events))
    return _settled(fought, tuple(events), dice)


def _settled(state: State, told: tuple[Event, ...], dice: Dice) -> Step[State]:
    """After a challenge the target is checked as after the roll (TD-10), and the window goes on."""
    settled = replace(state, phase="challenge", challenge=None, stake=0)
    finished = _finish(settled, dice)
    if finished:
        return Step(finished.state, (*told, *finished.events))
    return _window(settled, told, judge=True)


def _leave(state: State, seat: Seat, dice: Dice) -> Step[State]:
    """Out of the game (C-1). A challenge the leaver is part of is void: the challenger gets points and challenge back."""
    told: tuple[Event, ...] = (Left(seat),)
    if state.challenge and seat in state.challenge:
        challenger = state.challenge[0]
        told = (*told, Voided(challenger, state.stake))
        state = replace(
            state,
            phase="challenge",
            score=_with(state.score, challenger, state.score[challenger] + state.stake),
            used=_with(state.used, challenger, False),
            challenge=None,
            stake=0,
        )
    out = (*state.out, seat)
    state = replace(state, out=out, ready=_with(state.ready, seat, False))
    playing = [other for other in range(len(state.score)) if other not in out]
    if len(playing) == 1:
        return _over(state, playing[0], "last", told)
    if state.phase == "upgrade":
        return _roll_if_ready(state, told, dice)
    if state.phase == "answer":
        return Step(state, told)
    return _window(state, told, judge=True)


def _with(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
