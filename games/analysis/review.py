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
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from games.analysis import win_probability
from games.analysis.accuracy import AccuracyReport, accuracy_report
from games.analysis.advice import advise
from games.analysis.decisions import ReviewedDecision, SamplingErrors, choice_parts, share_of_loss
from games.analysis.evaluators import (
    DecisionEstimates,
    DecisionValue,
    Estimate,
    EstimateSum,
    RolloutEvaluator,
    StaticEvaluator,
    StrongestChoice,
    shift_chances,
)
from games.analysis.luck_percentiles import percentile
from games.analysis.mistakes import choice_loss, misstep, mistake_kind
from games.analysis.reasons import Reason, explain_action, win_odds_reason
from games.analysis.review_budget import FEWEST, SamplingBudget
from games.analysis.turning_points import PLACES, TurningPoint, turning_points
from games.analysis.win_probability import Vector
from games.core import Seat
from games.core.record import Frame, Record
from games.core.table import Table

__all__ = [
    "SAMPLES",
    "CostlyChoice",
    "Review",
    "ReviewedDecision",
    "ReviewedPlayer",
    "SamplingErrors",
    "TurningPoint",
    "choice_parts",
    "misstep",
    "review",
]

SAMPLES = 150
"""Number of positions that are looked at for one throw, and most playouts of one position."""

COSTLY = 3
"""Number of the costliest choices that are shown, with their reasons."""
LEAST_LOSS = 0.01
"""A choice that lost less is none of the costliest."""
AGREED = 0.005
"""A choice that lost less than that is as good as the computer's."""


class ReviewedPlayer(Struct, frozen=True):
    """A seat's whole game, in chances to win: ``start`` and the parts that follow add up to ``result``.

    ``luck`` is the effect of all dice, ``quality`` that of the seat's own choices compared with the computer's
    (0: as good), ``others`` that of the other players' choices, ``unseen`` that of own choices through facts
    that the seat could not know. ``drift`` is correction in the estimates themselves: it shows how good they
    are. The errors are standard errors. ``choices`` counts the decisions with something to decide, ``agreed``
    those that lost less than half a point. ``marks`` are the accuracy figures. ``luckier`` is the number of
    games in a hundred of that kind in which a seat has less luck, None if that is not known.
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
    marks: AccuracyReport
    luckier: int | None

    @property
    def chance_part(self) -> float:
        """All of the result that nobody chose: dice, what nobody could see, and what the estimates corrected."""
        return self.luck + self.unseen + self.drift

    @property
    def chance_error(self) -> float:
        """The standard error of that."""
        return math.hypot(self.luck_error, self.drift_error)


class CostlyChoice(Struct, frozen=True):
    """One of the costliest choices: its number, and why the computer's was better, as its maker could have known.

    ``chance`` is the chance to win after the computer's choice, by what the maker could know; where somebody left, the
    one they had.
    """

    n: int
    reasons: tuple[Reason, ...]
    chance: float = 0.0


class Review(Struct, frozen=True, omit_defaults=True):
    """A game looked back on.

    ``finished`` is whether the record goes to the game's end; if not, ``result`` is the last estimate. ``start`` are
    the chances after the set-up. ``method`` is how positions were judged: ``judged`` by the game's own figures, or
    ``played`` out by its computers. ``samples`` is how many positions were looked at for a throw, or how often a
    position was played out. ``exact``: no die and no game had to be sampled, so that all errors are 0. ``costly`` are
    the costliest choices, the dearest first: ``COSTLY`` of them, and the worst blunder or slip if it is none of these.
    ``others_costly`` are the three costliest of each seat, the dearest first, as far as they are not in ``costly``.
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
    decisions: tuple[ReviewedDecision, ...]
    players: tuple[ReviewedPlayer, ...]
    turning_points: tuple[TurningPoint, ...]
    costly: tuple[CostlyChoice, ...] = ()
    others_costly: tuple[CostlyChoice, ...] = ()
    passed_over: int = 0
    sparing: bool = False

    @property
    def looked_at(self) -> int:
        """Number of decisions that were looked at."""
        return len(self.decisions) - self.passed_over

    @property
    def insufficient(self) -> bool:
        """True if too little was looked at to judge choices and luck.

        That is less than half of the decisions, or positions that were played out less than ``FEWEST`` times. Then
        there are no marks, and no luck is rare.
        """
        played_too_little = self.method == "played" and self.samples < FEWEST
        return 2 * self.looked_at < len(self.decisions) or played_too_little


class _Book:
    """Sums of the parts that make up a seat's chance."""

    def __init__(self) -> None:
        self.luck = EstimateSum()
        self.quality = EstimateSum()
        self.others = EstimateSum()
        self.drift = EstimateSum()
        self.unseen = 0.0
        self.lost_errors: list[float] = []
        self.choices = 0
        self.agreed = 0


def review(
    game: Record | Table,
    *,
    samples: int = SAMPLES,
    seed: str = "0",
    guided: Collection[Seat] = (),
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Review a game, to the record's last action.

    ``samples`` is how many positions are looked at for a throw whose outcomes are too many to count, and how often a
    position is played out at most; the same ``seed`` gives the same review. Following a newcomer's advice is no mistake
    of the ``guided`` seats. ``progress`` is told the number of each decision when it is done.

    Raises:
        ReplayError: the record has an action that cannot be played.
        ValueError: ``samples`` is below 2.
    """
    if samples < 2:
        raise ValueError("it takes at least 2 samples to tell how far they may be wrong")
    table = game if isinstance(game, Table) else Table(game)
    judgement = win_probability.load(table.game.name)
    source: StaticEvaluator | RolloutEvaluator
    source = (
        RolloutEvaluator(table, samples, seed)
        if judgement is None
        else StaticEvaluator(table, judgement, samples, seed)
    )
    thrift = SamplingBudget(table.number, source.samples)
    start = source.position(table.frames[0].state, 0)
    if isinstance(source, RolloutEvaluator):
        found = _onwards(table, source, thrift, start, progress)
    else:
        found = _backwards(table, source, thrift, start, progress)
    if guided:
        found = found._replace(steps=[_marked_as_advised(table, step, guided) for step in found.steps])
    books = [_Book() for _ in table.record.seats]
    now = start = found.start
    for one in found.steps:
        _enter(books, one, now, hidden=source.hidden)
        now = one.estimates.after
    reasons = _reasons_by_decision(table)
    steps = _explained(found.steps, reasons)
    decisions = tuple(one.decision for one in steps)
    costly, others_costly = _costly(table, steps, reasons, hidden=source.hidden)
    looked_back = Review(
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
        decisions=decisions,
        players=tuple(_player(table, seat, book, decisions, start, now) for seat, book in enumerate(books)),
        turning_points=turning_points(decisions, now.chances),
        costly=costly,
        others_costly=others_costly,
        passed_over=sum(decision.passed_over for decision in decisions),
        sparing=found.sparing,
    )
    if not looked_back.insufficient:
        return looked_back
    unmarked = tuple(
        replace(player, marks=accuracy_report((), player.seat), luckier=None) for player in looked_back.players
    )
    return replace(looked_back, players=unmarked)


_Reasons = Callable[[ReviewedDecision], tuple[Reason, ...]]


class _Step(NamedTuple):
    """A decision with the estimates that it was made from."""

    decision: ReviewedDecision
    estimates: DecisionEstimates
    estimated: bool
    """True if the loss of the choice follows from the chances alone."""
    best: float | None = None
    """The chance to win after the computer's choice, by what the mover could know; None: as the chances say."""


class _Found(NamedTuple):
    """The beginning, all decisions, and whether some throws were looked at with fewer samples."""

    start: Estimate
    steps: Sequence[_Step]
    sparing: bool


def _onwards(
    table: Table,
    source: RolloutEvaluator,
    budget: SamplingBudget,
    start: Estimate,
    progress: Callable[[int], None] | None,
) -> _Found:
    """Evaluate from the beginning to the end: a position's value is that of the playouts from it."""
    steps: list[_Step] = []
    sparing = False
    now = start
    for last, frame in pairwise(table.frames):
        most = budget.next()
        if not most:
            steps.append(_passed_over(frame, now))
        else:
            worked, elastically = source.work, source.elastic
            sparing |= most < source.samples
            if steps and steps[-1].decision.passed_over:
                now = source.position(last.state, last.number)
            advice = source.advice(last.state, frame)
            estimates = source.decision_estimates(last.state, frame, advice.action, now, most)
            assert frame.seat is not None
            lost, error = estimates.best.chances[frame.seat] - estimates.chosen.chances[frame.seat], 0.0
            if estimates.best.key != estimates.chosen.key:
                error = math.hypot(estimates.best.errors[frame.seat], estimates.chosen.errors[frame.seat])
            steps.append(_Step(_decision(frame, advice, estimates, lost, error), estimates, estimated=True))
            now = estimates.after
            budget.took(source.work - worked, source.elastic - elastically)
        if progress is not None:
            progress(frame.number)
    return _Found(start, steps, sparing)


def _backwards(
    table: Table,
    source: StaticEvaluator,
    budget: SamplingBudget,
    start: Estimate,
    progress: Callable[[int], None] | None,
) -> _Found:
    """Evaluate each decision, then compute each position's value backwards from the end.

    A position is worth the mean over the dice after its best choice. So a step without dice that is as good as
    the computer's moves nothing, and the value of a position one throw later is known before that throw.
    """
    looked: list[DecisionValue | Estimate] = []
    sparing = False
    for last, frame in pairwise(table.frames):
        most = budget.next()
        if most:
            worked, elastically = source.work, source.elastic
            sparing |= most < source.samples
            looked.append(source.decision_value(last.state, frame, most))
            budget.took(source.work - worked, source.elastic - elastically)
        else:
            known = looked[-1] if looked and isinstance(looked[-1], Estimate) else None
            looked.append(known or source.position(last.state, last.number))
        if progress is not None:
            progress(frame.number)
    now = source.position(table.frames[-1].state, table.number) if looked else start
    steps: list[_Step] = []
    for frame, one in zip(reversed(table.frames[1:]), reversed(looked), strict=True):
        if isinstance(one, Estimate):
            steps.append(_passed_over(frame, one))
            now = one
            continue
        chosen = one.chosen or now
        best = one.before or chosen
        if any(one.shift):
            best = shift_chances(chosen, one.shift, one.shift_errors, ("best", frame.number))
        assert frame.seat is not None
        lost, error = one.lost, one.shift_errors[frame.seat]
        if one.before is not None:
            lost = best.chances[frame.seat] - chosen.chances[frame.seat]
            error = chosen.errors[frame.seat]
        before = best
        estimates = DecisionEstimates(before, chosen, best, now)
        decision = _decision(frame, one.advice, estimates, lost, error)
        steps.append(_Step(decision, estimates, estimated=False, best=one.advice.chance))
        now = before
    steps.reverse()
    if steps:
        start = _middle(start, now)
        first, errors = steps[0], replace(steps[0].decision.errors, before=start.errors)
        first = first._replace(decision=replace(first.decision, before=start.chances, errors=errors))
        steps[0] = first._replace(estimates=first.estimates._replace(before=start))
    return _Found(start, steps, sparing)


def _middle(one: Estimate, other: Estimate) -> Estimate:
    """Half of each: two estimates of the same position, the one of it, the other of what followed."""
    return Estimate(
        tuple(sum(pair) / 2 for pair in zip(one.chances, other.chances, strict=True)),
        tuple(math.hypot(*pair) / 2 for pair in zip(one.errors, other.errors, strict=True)),
        "start",
    )


def _decision(
    frame: Frame, advice: StrongestChoice, estimates: DecisionEstimates, lost: float, error: float
) -> ReviewedDecision:
    before, chosen, best, after = estimates
    assert frame.seat is not None
    assert frame.action is not None
    return ReviewedDecision(
        n=frame.number,
        seat=frame.seat,
        action=frame.action,
        before=before.chances,
        chosen=chosen.chances,
        after=after.chances,
        errors=SamplingErrors(before.errors, chosen.errors, after.errors),
        best=advice.action,
        best_chances=best.chances,
        lost=lost,
        lost_error=error,
        real=advice.real,
    )


def _passed_over(frame: Frame, known: Estimate) -> _Step:
    """Return a step for a skipped decision, as if it had changed nothing."""
    assert frame.seat is not None
    assert frame.action is not None
    chances, errors = known.chances, known.errors
    decision = ReviewedDecision(
        n=frame.number,
        seat=frame.seat,
        action=frame.action,
        before=chances,
        chosen=chances,
        after=chances,
        errors=SamplingErrors(errors, errors, errors),
        best=None,
        best_chances=chances,
        lost=0.0,
        lost_error=0.0,
        passed_over=True,
    )
    return _Step(decision, DecisionEstimates(known, known, known, known), estimated=True)


def _enter(books: list[_Book], step: _Step, now: Estimate, *, hidden: bool) -> None:
    """Enter a decision in everybody's book; ``now`` is what was known last."""
    decision = step.decision
    _, chosen, best, after = step.estimates
    for seat, book in enumerate(books):
        book.luck.add(after, seat, 1)
        book.luck.add(chosen, seat, -1)
        # The changes during skipped decisions are in it, too.
        book.drift.add(best, seat, 1)
        book.drift.add(now, seat, -1)
        made = chosen.chances[seat] - best.chances[seat]
        if hidden and decision.best is not None:
            # Effects of what its maker could not know are neither a mistake of theirs nor a gift to the others.
            share = -1.0 if seat == decision.seat else share_of_loss(chosen.chances, seat, decision)
            worth = decision.lost * share
            (book.quality if seat == decision.seat else book.others).value += worth
            book.unseen += made - worth
        elif seat != decision.seat:
            book.others.add(chosen, seat, 1)
            book.others.add(best, seat, -1)
        elif step.estimated or decision.best is None:
            book.quality.add(chosen, seat, 1)
            book.quality.add(best, seat, -1)
        else:
            book.quality.value -= decision.lost
            book.lost_errors.append(decision.lost_error)
            book.drift.value += made + decision.lost
    if decision.best is not None:
        books[decision.seat].choices += 1
        books[decision.seat].agreed += decision.lost < AGREED


def _sampled(decision: ReviewedDecision) -> bool:
    return any(map(any, (decision.errors.before, decision.errors.chosen, decision.errors.after))) or (
        decision.lost_error > 0
    )


def _player(
    table: Table, seat: Seat, book: _Book, decisions: Sequence[ReviewedDecision], start: Estimate, end: Estimate
) -> ReviewedPlayer:
    over = table.ranking is not None
    return ReviewedPlayer(
        seat=seat,
        name=table.record.seats[seat],
        start=start.chances[seat],
        luck=book.luck.value,
        luck_error=book.luck.error,
        quality=book.quality.value,
        quality_error=math.hypot(book.quality.error, *book.lost_errors),
        others=book.others.value,
        others_error=book.others.error,
        unseen=book.unseen,
        drift=book.drift.value,
        drift_error=book.drift.error,
        result=end.chances[seat],
        choices=book.choices,
        agreed=book.agreed,
        marks=accuracy_report(decisions, seat),
        luckier=percentile(table.game.name, len(table.record.seats), book.luck.value) if over else None,
    )


def _reasons_by_decision(table: Table) -> _Reasons:
    """Return a function from a decision to the game's reasons for the computer's choice.

    They are by what the maker of the other one could know. Those of a decision are looked for once.
    """
    known: dict[int, tuple[Reason, ...]] = {}

    def reasons(one: ReviewedDecision) -> tuple[Reason, ...]:
        if one.best is None:
            return ()
        if one.n not in known:
            view = table.game.view(table.frames[one.n - 1].state, one.seat)
            known[one.n] = explain_action(table.game.name, view, one.best, one.action)
        return known[one.n]

    return reasons


def _explained(steps: Sequence[_Step], reasons: _Reasons) -> Sequence[_Step]:
    """Return the steps, with unexplained losses marked: they are those of a mistake, and the game has no reason."""
    return [
        step._replace(decision=replace(one, unexplained=True))
        if one.best is not None and mistake_kind(one) and not reasons(one)
        else step
        for step in steps
        for one in (step.decision,)
    ]


def _marked_as_advised(table: Table, step: _Step, guided: Collection[Seat]) -> _Step:
    """Return the step, marked if it is a loss of a guided seat that a newcomer's advice leads to."""
    one = step.decision
    if one.seat not in guided or one.best is None or one.lost <= 0:
        return step
    state = table.frames[one.n - 1].state
    advice = advise(table.game.name, table.game.view(state, one.seat), table.game.legal(state, one.seat), str(one.n))
    return step._replace(decision=replace(one, advised=advice is not None and advice.action == one.action))


def _costly(
    table: Table, steps: Sequence[_Step], reasons: _Reasons, *, hidden: bool
) -> tuple[tuple[CostlyChoice, ...], tuple[CostlyChoice, ...]]:
    """Return the choices that lost most, the costliest first, and those of each seat that are none of them.

    Leaving the game gets no reasons. Only where something is ``hidden`` the chance differs from that of the decision:
    it is what the maker could know.
    """
    lossy = [step for step in steps if choice_loss(step.decision) >= LEAST_LOSS]
    lossy.sort(key=lambda step: -round(step.decision.lost, PLACES))
    told = lossy[:COSTLY]
    worst = misstep([step.decision for step in lossy])
    told += [step for step in lossy[COSTLY:] if step.decision is worst]
    more, counts = list[_Step](), Counter[Seat]()
    # Those of a seat, and its worst mistake: what lost most may be for no reason, and none.
    made = [
        [step.decision for step in lossy if step.decision.seat == seat] for seat, _ in enumerate(table.record.seats)
    ]
    mistakes = list(map(misstep, made))
    for step in lossy:
        counts[step.decision.seat] += 1
        first = counts[step.decision.seat] <= COSTLY or any(step.decision is one for one in mistakes)
        if first and not any(step is one for one in told):
            more.append(step)

    def explained(step: _Step) -> CostlyChoice:
        one = step.decision
        if one.best is None:
            return CostlyChoice(one.n, (), one.before[one.seat])
        chance = step.best if hidden and step.best is not None else one.best_chances[one.seat]
        return CostlyChoice(one.n, reasons(one) or (win_odds_reason(chance, one.lost),), chance)

    return tuple(map(explained, told)), tuple(map(explained, more))
