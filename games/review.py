"""A game looked back on: what the chances were at each decision, and what of them was choice and what was luck.

For each decision there are three positions to judge: the one it was made in (``before``), the one after the choice,
over all that its dice might have shown (``chosen``), and the one that came (``after``). What lies between the last two
is luck. What the choice was worth is measured against what the strongest computer would have done in its place, which
gets the mover's view and nothing else.

Everything adds up, for each seat: the chance at the start, luck, the own choices, the others' choices, what nobody
could see, and what the estimates have to correct of themselves, make the result.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from games import chances
from games.chances import Vector, best_of
from games.computers import generator, levels
from games.core import RESIGN, Action, Game, Seat
from games.dice import FastDice
from games.fortunes import fortunes
from games.record import Frame, Record
from games.table import Table
from games.thrift import WORK, Thrift, elastic

__all__ = ["SAMPLES", "Decision", "Errors", "Player", "Review", "TurningPoint", "review"]

SAMPLES = 400
"""How many positions are looked at for one throw, and how often one position is played out at most."""

PLAYOUTS = (8, 10_000, 400_000)
"""Where positions are played out: how often each at least, and about how many decisions computers, or random movers,
make for the whole review. A number of decisions and not of seconds, so that every machine finds the same."""

TURNING_POINTS = 3
"""So many are told."""
LEAST_TURN = 0.01
"""What moves less chance than that is none."""
LEVEL = 1e-9
"""Choices that differ by no more are equally good."""


class Errors(Struct, frozen=True):
    """Standard errors of a decision's vectors: how far sampling may have them wrong; 0 where nothing was sampled."""

    before: Vector
    chosen: Vector
    after: Vector


class Decision(Struct, frozen=True, omit_defaults=True):
    """One action of the game. ``n`` counts from 1, as in the record.

    ``before``, ``chosen`` and ``after`` have for each seat its chance to win: in the position the decision was made in,
    after the choice but before its dice, and in the position that came.

    ``best`` is what the strongest computer would have done, None where there was nothing else to do, or where somebody
    resigned; ``best_chances`` are the chances after that, before its dice. ``lost`` is how much of their chance the
    mover gave away by not doing it, as far as they could know: below 0 if their own choice comes out better than the
    computer's. ``lost_error`` is its standard error.

    ``passed_over``: the game is so long that this decision was not looked at. Then all chances are those known last,
    and what it did to them is found in the drift.
    """

    n: int
    seat: Seat
    action: Action
    before: Vector
    chosen: Vector
    after: Vector
    errors: Errors
    best: Action | None
    best_chances: Vector
    lost: float
    lost_error: float
    passed_over: bool = False

    @property
    def luck(self) -> Vector:
        """What the dice gave each seat."""
        return tuple(after - chosen for after, chosen in zip(self.after, self.chosen, strict=True))

    @property
    def swing(self) -> Vector:
        """How far each seat's chance went up or down."""
        return tuple(after - before for after, before in zip(self.after, self.before, strict=True))


class Player(Struct, frozen=True):
    """A seat's whole game, in chances to win: ``start`` and all that follows it add up to ``result``.

    ``luck`` is what all dice gave, ``quality`` what the own choices did compared with the computer's (0: as good),
    ``others`` what theirs did, ``unseen`` what the own choices did by things that nobody in that place could know, and
    ``drift`` what the estimates corrected of themselves: it tells how good they are. The errors are standard errors.
    ``choices`` counts the decisions where there was something to decide, ``agreed`` those made as the computer would
    have.
    """

    seat: Seat
    name: str
    start: float
    luck: float
    luck_error: float
    quality: float
    quality_error: float
    others: float
    others_error: float
    unseen: float
    drift: float
    drift_error: float
    result: float
    choices: int
    agreed: int


class TurningPoint(Struct, frozen=True):
    """A decision that moved the chances most: its number, whose it was, and what did it.

    ``swing`` is how far each seat's chance went, ``most`` the seat whose went furthest. ``by`` is ``choice`` where the
    choice did more of it than the dice.
    """

    n: int
    seat: Seat
    action: Action
    swing: Vector
    most: Seat
    by: Literal["choice", "dice"]


class Review(Struct, frozen=True, omit_defaults=True):
    """A game looked back on.

    ``finished`` is whether the record goes to the game's end; if not, ``result`` is the last estimate. ``start`` are
    the chances after the set-up. ``method`` is how positions were judged: ``judged`` by the game's own figures, or
    ``played`` out by its computers. ``samples`` is how many positions were looked at for a throw, or how often a
    position was played out. ``exact``: no die and no game had to be sampled, so that all errors are 0.
    ``passed_over`` is how many decisions were not looked at, because the game is too long for all of them, and
    ``sparing`` whether for some throws fewer than ``samples`` positions were looked at.
    """

    game: str
    seats: tuple[str, ...]
    finished: bool
    method: Literal["judged", "played"]
    exact: bool
    samples: int
    seed: str
    start: Vector
    start_errors: Vector
    result: Vector
    decisions: tuple[Decision, ...]
    players: tuple[Player, ...]
    turning_points: tuple[TurningPoint, ...]
    passed_over: int = 0
    sparing: bool = False


class Estimate(NamedTuple):
    """Chances with their standard errors. ``key`` tells what was sampled for them: two with the same are the same."""

    chances: Vector
    errors: Vector
    key: object


class _Step(NamedTuple):
    """The estimates around a decision; ``best`` is for the computer's choice, before its dice."""

    before: Estimate
    chosen: Estimate
    best: Estimate
    after: Estimate


_LOOK = 0.05
"""The work of playing an action with other dice, beside that of judging what it leads to."""
_ASK = 4.0
"""The work of looking at a decision at all: asking the computer about it, and all that is then known of its turn."""


class _Judged:
    """Positions judged by the game's own figures; only dice may have to be sampled.

    ``work`` is what it has done, ``elastic`` the part of it that depends on the number of samples.
    """

    method: Literal["judged"] = "judged"

    def __init__(self, table: Table, judgement: chances.Judgement, samples: int, seed: str) -> None:
        self.samples = samples
        self.work = 0.0
        self.elastic = 0.0
        self._game = table.game
        self._seats = len(table.record.seats)
        self._judgement = judgement
        self._each = judgement.work(self._seats)
        self._seed = seed
        self._known: dict[Hashable, Vector] = {}

    def position(self, state: Any, number: int) -> Estimate:
        """The position after action ``number``."""
        return Estimate(self._of(state), (0.0,) * self._seats, ("after", number))

    def step(self, state: Any, frame: Frame, advised: Action | None, before: Estimate, most: int) -> _Step:
        """What ``frame`` did to ``state``, with so many positions looked at for a throw at most."""
        # The positions of one throw are asked for again and again, those of the last one never.
        self._known.clear()
        # Asked what it would do, the computer works about as much as for one judgement.
        self.work += _ASK + self._each
        assert frame.seat is not None
        assert frame.action is not None
        chosen = self._choice(state, frame.seat, frame.action, frame.number, most) if frame.dice else None
        after = self.position(frame.state, frame.number)
        chosen = chosen or after
        if frame.action == RESIGN:
            best = before
        elif advised in (None, frame.action):
            best = chosen
        else:
            best = self._choice(state, frame.seat, str(advised), frame.number, most)
        return _Step(before, chosen, best, after)

    def _choice(self, state: Any, seat: Seat, action: Action, number: int, most: int) -> Estimate:
        rng = generator(self._seed, number, action)
        in_heaps = self._judgement.any_order
        worked = self.work
        found = fortunes(self._game, state, seat, action, most=most, rng=rng, any_order=in_heaps)
        looked = len(found.counted) + len(found.drawn)
        self.work += _LOOK * looked
        total = [0.0] * self._seats
        for weight, reached in found.counted:
            total = [so_far + weight * part for so_far, part in zip(total, self._of(reached), strict=True)]
        errors: Vector = (0.0,) * self._seats
        if found.drawn:
            means, spread = chances.mean([self._of(reached) for reached in found.drawn])
            total = [so_far + found.rest * part for so_far, part in zip(total, means, strict=True)]
            errors = tuple(found.rest * part for part in spread)
        self.elastic += elastic(self.work - worked, looked)
        return Estimate(tuple(total), errors, ("chosen", number, action))

    def _of(self, state: Any) -> Vector:
        key = self._judgement.key(self._game, state)
        if key not in self._known:
            self.work += self._each
            self._known[key] = self._judgement.of(self._game, state, self._seats)
        return self._known[key]


class _Played:
    """Positions played out by the strongest computers; all is sampled but the end.

    A position is worth what comes of it when the computers go on from it, so it is worth as much as its best choice. No
    playout is made twice, and where somebody did what the computer would have done, only dice can make a difference.
    ``work`` is what it has done.
    """

    method: Literal["played"] = "played"

    def __init__(self, table: Table, samples: int, seed: str) -> None:
        self._game = table.game
        self._seats = len(table.record.seats)
        self._seed = seed
        self._playing = chances.Playing(table.game, self._seats)
        least, thinking, rolling = PLAYOUTS
        alone = len(levels(table.game.name)) == 1
        # From a position in the middle a playout takes about as long as the rest of the game did.
        length = max(1, len(table.record.actions))
        self.samples = min(samples, max(least, (rolling if alone else thinking) // length**2))
        self._most = self.samples
        self._each = WORK / (rolling if alone else thinking)

    @property
    def work(self) -> float:
        """The decisions of all playouts so far, as work."""
        return self._playing.decisions * self._each

    @property
    def elastic(self) -> float:
        """The part of it that depends on the number of playouts: all but that of the fewest."""
        return elastic(self.work, self.samples)

    def position(self, state: Any, number: int) -> Estimate:
        """The position after action ``number``."""
        ranking = self._game.ranking(state)
        if ranking is not None:
            return Estimate(chances.shares(ranking, self._seats), (0.0,) * self._seats, "end")
        return self._estimate([state] * self._most, generator(self._seed, number, "after"), ("after", number))

    def step(self, state: Any, frame: Frame, advised: Action | None, before: Estimate, most: int) -> _Step:
        """What ``frame`` did to ``state``, by so many playouts at most."""
        self._most = most
        if frame.action != RESIGN and advised in (None, frame.action):
            over = self._game.ranking(frame.state) is not None
            after = self.position(frame.state, frame.number) if frame.dice or over else before
            return _Step(before, before if frame.dice else after, before if frame.dice else after, after)
        after = self.position(frame.state, frame.number)
        chosen = self._choice(state, frame) if frame.dice else after
        return _Step(before, chosen, before, after)

    def _choice(self, state: Any, frame: Frame) -> Estimate:
        assert frame.seat is not None
        assert frame.action is not None
        rng = generator(self._seed, frame.number, frame.action)
        dice = FastDice(rng)
        reached = [self._game.apply(state, frame.seat, frame.action, dice).state for _ in range(self._most)]
        return self._estimate(reached, rng, ("chosen", frame.number))

    def _estimate(self, states: list[Any], rng: Random, key: object) -> Estimate:
        means, errors = chances.mean([self._playing.to_the_end(state, rng) for state in states])
        # Where all playouts end alike, the next one might not: one that does not is allowed for.
        least = 1 / (len(states) + 2)
        return Estimate(means, tuple(max(error, least) for error in errors), key)


class _Sum:
    """A sum of estimates of one seat's chance, and how far sampling may have it wrong: an estimate that is added and
    taken away again leaves no error."""

    def __init__(self) -> None:
        self.value = 0.0
        self._parts: dict[object, tuple[int, float]] = {}

    def add(self, estimate: Estimate, seat: Seat, sign: int) -> None:
        self.value += sign * estimate.chances[seat]
        times, error = self._parts.get(estimate.key, (0, estimate.errors[seat]))
        self._parts[estimate.key] = (times + sign, error)

    @property
    def error(self) -> float:
        return math.sqrt(sum((times * error) ** 2 for times, error in self._parts.values()))


class _Book:
    """What a seat's chance was made of."""

    def __init__(self) -> None:
        self.luck = _Sum()
        self.quality = _Sum()
        self.others = _Sum()
        self.drift = _Sum()
        self.unseen = 0.0
        self.choices = 0
        self.agreed = 0


class _Advice(NamedTuple):
    """What the computer would have done, None if there was nothing to choose; and what the mover's own choice lost by
    what they could know, None if the chances tell."""

    action: Action | None
    lost: float | None


_NONE = _Advice(None, None)


def review(
    game: Record | Table, *, samples: int = SAMPLES, seed: str = "0", progress: Callable[[int], None] | None = None
) -> Review:
    """Look back on a game, to the record's last action.

    ``samples`` is how many positions are looked at for a throw whose outcomes are too many to count, and how often a
    position is played out at most; the same ``seed`` gives the same review. ``progress`` is told the number of each
    decision when it is done.

    Raises:
        ReplayError: the record has an action that cannot be played.
        ValueError: ``samples`` is below 2.
    """
    if samples < 2:
        raise ValueError("it takes at least 2 samples to tell how far they may be wrong")
    table = game if isinstance(game, Table) else Table(game)
    judgement = chances.load(table.game.name)
    source: _Judged | _Played
    source = _Played(table, samples, seed) if judgement is None else _Judged(table, judgement, samples, seed)
    hidden = judgement is not None and judgement.laid_open is not None
    books = [_Book() for _ in table.record.seats]
    thrift = Thrift(table.number, source.samples)
    start = now = source.position(table.frames[0].state, 0)
    decisions: list[Decision] = []
    sparing = False
    for last, frame in pairwise(table.frames):
        assert frame.seat is not None
        assert frame.action is not None
        most = thrift.next()
        if not most:
            decisions.append(_passed_over(frame.number, frame.seat, frame.action, now))
        else:
            worked, elastically = source.work, source.elastic
            sparing |= most < source.samples
            if decisions and decisions[-1].passed_over:
                now = _caught_up(books, now, source.position(last.state, last.number))
            rng = generator(seed, frame.number, "advice")
            advice = _advice(table.game, judgement, last.state, frame.seat, frame.action, rng)
            step = source.step(last.state, frame, advice.action, now, most)
            decisions.append(_decision(frame.number, frame.seat, frame.action, advice, step))
            _enter(books, decisions[-1], advice, step, hidden=hidden)
            now = step.after
            thrift.took(source.work - worked, source.elastic - elastically)
        if progress is not None:
            progress(frame.number)
    return Review(
        game=table.game.name,
        seats=table.record.seats,
        finished=table.ranking is not None,
        method=source.method,
        exact=not any(start.errors) and not any(map(_sampled, decisions)),
        samples=source.samples,
        seed=seed,
        start=start.chances,
        start_errors=start.errors,
        result=now.chances,
        decisions=tuple(decisions),
        players=tuple(_player(table, seat, book, start, now) for seat, book in enumerate(books)),
        turning_points=_turning_points(decisions),
        passed_over=sum(decision.passed_over for decision in decisions),
        sparing=sparing,
    )


def _advice(
    game: Game[Any, Any, Any],
    judgement: chances.Judgement | None,
    state: Any,
    seat: Seat,
    action: Action,
    rng: Random,
) -> _Advice:
    """What the computer says of a choice, from what the mover could see."""
    legal = game.legal(state, seat)
    if action == RESIGN or len(legal) < 2:
        return _NONE
    view = game.view(state, seat)
    if judgement is not None and judgement.weigh is not None:
        worth = judgement.weigh(view, legal)
        if action in worth:
            lost = max(worth.values()) - worth[action]
            return _Advice(best_of(worth) if lost > LEVEL else action, lost)
    return _Advice(chances.strongest(game.name).choose(view, legal, rng), None)


def _decision(number: int, seat: Seat, action: Action, advice: _Advice, step: _Step) -> Decision:
    before, chosen, best, after = step
    lost, error = advice.lost, 0.0
    if lost is None:
        lost = best.chances[seat] - chosen.chances[seat]
        if best.key != chosen.key:
            error = (best.errors[seat] ** 2 + chosen.errors[seat] ** 2) ** 0.5
    return Decision(
        n=number,
        seat=seat,
        action=action,
        before=before.chances,
        chosen=chosen.chances,
        after=after.chances,
        errors=Errors(before.errors, chosen.errors, after.errors),
        best=advice.action,
        best_chances=best.chances,
        lost=lost,
        lost_error=error,
    )


def _passed_over(number: int, seat: Seat, action: Action, known: Estimate) -> Decision:
    """A decision that was not looked at: as if nothing had happened since."""
    chances, errors = known.chances, known.errors
    return Decision(
        n=number,
        seat=seat,
        action=action,
        before=chances,
        chosen=chances,
        after=chances,
        errors=Errors(errors, errors, errors),
        best=None,
        best_chances=chances,
        lost=0.0,
        lost_error=0.0,
        passed_over=True,
    )


def _caught_up(books: list[_Book], known: Estimate, now: Estimate) -> Estimate:
    """Enter in everybody's book what came about while decisions were passed over."""
    for seat, book in enumerate(books):
        book.drift.add(now, seat, 1)
        book.drift.add(known, seat, -1)
    return now


def _enter(books: list[_Book], decision: Decision, advice: _Advice, step: _Step, *, hidden: bool) -> None:
    """Enter a decision in everybody's book."""
    before, chosen, best, after = step
    for seat, book in enumerate(books):
        book.luck.add(after, seat, 1)
        book.luck.add(chosen, seat, -1)
        book.drift.add(best, seat, 1)
        book.drift.add(before, seat, -1)
        made = chosen.chances[seat] - best.chances[seat]
        if seat != decision.seat:
            book.others.add(chosen, seat, 1)
            book.others.add(best, seat, -1)
        elif advice.lost is None:
            book.quality.add(chosen, seat, 1)
            book.quality.add(best, seat, -1)
        else:
            book.quality.value -= advice.lost
            if hidden:
                book.unseen += made + advice.lost
            else:
                book.drift.value += made + advice.lost
    if advice.action is not None:
        books[decision.seat].choices += 1
        books[decision.seat].agreed += decision.action == decision.best


def _sampled(decision: Decision) -> bool:
    return any(map(any, (decision.errors.before, decision.errors.chosen, decision.errors.after))) or (
        decision.lost_error > 0
    )


def _player(table: Table, seat: Seat, book: _Book, start: Estimate, end: Estimate) -> Player:
    return Player(
        seat=seat,
        name=table.record.seats[seat],
        start=start.chances[seat],
        luck=book.luck.value,
        luck_error=book.luck.error,
        quality=book.quality.value,
        quality_error=book.quality.error,
        others=book.others.value,
        others_error=book.others.error,
        unseen=book.unseen,
        drift=book.drift.value,
        drift_error=book.drift.error,
        result=end.chances[seat],
        choices=book.choices,
        agreed=book.agreed,
    )


def _turning_points(decisions: Sequence[Decision]) -> tuple[TurningPoint, ...]:
    """The decisions that moved the chances most, in the order of the game."""
    furthest = sorted(decisions, key=lambda decision: -_moved(decision.swing))[:TURNING_POINTS]
    found = []
    for decision in sorted(furthest, key=lambda decision: decision.n):
        swing = decision.swing
        if _moved(swing) < LEAST_TURN:
            continue
        chose = [one - other for one, other in zip(decision.chosen, decision.before, strict=True)]
        by: Literal["choice", "dice"] = "choice" if _moved(chose) > _moved(decision.luck) else "dice"
        most = max(range(len(swing)), key=lambda seat: abs(swing[seat]))
        found.append(TurningPoint(decision.n, decision.seat, decision.action, swing, most, by))
    return tuple(found)


def _moved(change: Sequence[float]) -> float:
    """How much chance went from some seats to others."""
    return sum(map(abs, change)) / 2
