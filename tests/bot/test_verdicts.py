"""Reviews do not contradict themselves: every word in them follows from the same figures by the same thresholds."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import games
from bot.history.review_text import ReviewSummary, ReviewText
from bot.history.verdicts import care, deciding, likelihood
from bot.i18n import Localizer, localizer
from games import simulation
from games.analysis.accuracy import AccuracyReport, accuracy_report
from games.analysis.mistakes import choice_loss, dear, mistake_kind
from games.analysis.reasons import ODDS, Reason, explain_action, reason_keys
from games.analysis.review import CostlyChoice, Review, ReviewedDecision, TurningPoint, misstep, review
from games.analysis.win_probability import Vector
from games.core.table import Table
from tests.deep_share import share
from tests.games.examples import example, reviewed
from tests.games.optional import having

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn")


def told_of(found: Review, table: Table, speak: Localizer | None = None) -> ReviewText:
    names = NAMES[: len(found.seats)]
    return ReviewText(found, table, names, names, speak or localizer("en", found.game))


def contradictions(told: ReviewText) -> list[str]:
    """Pairs of sentences of one review that cannot both be true, or that say another thing than its figures."""
    if told.review.insufficient:
        return []  # It says nothing; see test_insufficient_reviews.py.
    story = ReviewSummary(told)
    decided, blunder, luck = story.sentences()
    lines = {line.split("**")[1]: line for line in story.players().split("\n")}
    found = []

    def says(what: str, true: bool) -> None:
        if not true:
            found.append(what)

    lucky = re.search(r"kindest to (\w+)\.", luck)
    unlucky = re.search(r"(?:hardest on (\w+)\.|\. (\w+) got the leftovers)", luck)
    if lucky:
        says(
            f"{luck} / {lines[lucky[1]]}",
            bool(re.search(r"· [\w ]*(luckier than most|amazingly lucky)", lines[lucky[1]])),
        )
        says(f"{luck} / {lines[lucky[1]]}", "unluck" not in lines[lucky[1]])
    if unlucky:
        name = unlucky[1] or unlucky[2]
        says(f"{luck} / {lines[name]}", "unluck" in lines[name])
    for line in lines.values():
        even, up, down = "as lucky as" in line, "luckier" in line or "ly lucky" in line, "unluck" in line
        up = up and not down
        says(f"{luck} / {line}", "everybody alike" not in luck or even)
        says(f"{luck} / {line}", not up or lucky is not None)
        says(f"{luck} / {line}", not down or unlucky is not None)
        rank = re.search(r"in (\d+) of 100", line)
        if rank is not None:
            says(line, 35 < int(rank[1]) < 65 if even else (int(rank[1]) > 50) is up)
        accuracy = re.search(r"accuracy \*\*(\d+)", line)
        missteps = "slip" in line or "blunder" in line
        says(line, not (missteps and accuracy and accuracy[1] == "100"))
        says(f"{blunder} / {line}", "there wasn't one" not in blunder or not missteps)
        says(f"{blunder} / {line}", "Nobody gave much" not in blunder or not accuracy or int(accuracy[1]) >= 90)
        says(f"{blunder} / {line}", "about as well" not in blunder or not accuracy or accuracy[1] == "100")
        says(f"{blunder} / {line}", "**The slip:**" not in blunder or "blunder" not in line)
    if not blunder.startswith("**The blunder:** there"):
        kind = "blunder" if "**The blunder" in blunder else "slip"
        maker = re.search(r"at step \d+ (\w+) chose", blunder)
        assert maker is not None
        says(f"{blunder} / {lines[maker[1]]}", kind in lines[maker[1]])
        # What it cost is told, and why, if it is called a blunder.
        worth = re.search(r"With that, about (\d+) of 100 such games are won; with what was played, (\d+)\.", blunder)
        says(blunder, worth is not None and int(worth[1]) > int(worth[2]))
        says(blunder, kind == "slip" or worth is None or bool(blunder[worth.end() :].strip()))
        says(f"{blunder} / {told.costliest_choices()}", "No single choice" not in " ".join(told.costliest_choices()))
    if "no single moment" not in decided:
        moment = re.search(r"had (.+?) \((.+?) in 100\); after it, (.+?) \((.+?) in 100\)", decided)
        says(decided, moment is not None and moment[1] != moment[3])
    says(
        f"{decided} / {told.turning_points()}",
        "no single" in decided or "No single" not in " ".join(told.turning_points()),
    )
    for line in told.players()[1:]:
        says(line, "point" not in line and "estimate" not in line)
    return found


@cache
def real(game: str, number: int) -> tuple[Review, Table]:
    """Return the review of a game among computers, and its table."""
    rules = games.load(game)
    seats = min(max(rules.seats.start, 2 + number % 3), rules.seats.stop - 1)
    levels = [("easy", "normal")[(number + seat) % 2] for seat in range(seats)]
    _, record = simulation.record(game, rules.options(), levels, "verdicts", number)
    table = Table(record)
    return review(table, samples=10), table


@pytest.mark.parametrize("game", having("ai.players"))
def test_no_two_sentences_of_a_review_contradict_each_other(game: str) -> None:
    looked_at = [(reviewed(game), Table(example(game)))]
    # A review of Pillow Fight takes as long as those of all others; usually that of the example has to do.
    looked_at += [real(game, number) for number in range(share(60, 0 if game == "pillow_fight" else 1))]
    for found, table in looked_at:
        assert contradictions(told_of(found, table)) == []


def any_vector(rng: random.Random, seats: int) -> Vector:
    parts = [rng.random() ** rng.choice((1, 4, 12)) for _ in range(seats)]
    return tuple(part / sum(parts) for part in parts)


def imagined(game: str, rng: random.Random) -> Review:
    """Return the review of the example with other figures: any that there might be."""
    found = reviewed(game)
    seats, reason = len(found.seats), Reason(next(iter(reason_keys(game)), ODDS), {})
    most = rng.choice((0.0, 0.005, 0.02, 0.05, 0.2, 0.6))
    decisions: list[ReviewedDecision] = []
    before = any_vector(rng, seats)
    calm = rng.choice((0.0, 0.02, 0.3, 1.0))
    for one in found.decisions:
        other = any_vector(rng, seats)
        after = tuple((1 - calm) * old + calm * new for old, new in zip(before, other, strict=True))
        lost = 0.0 if one.best is None else min(before[one.seat], most * rng.random())
        error = rng.choice((0.0, lost / 4, lost))
        made = replace(
            one, before=before, chosen=before, after=after, lost=lost, lost_error=error, real=one.best is not None
        )
        decisions.append(replace(made, unexplained=dear(made) and (not reason_keys(game) or rng.random() < 0.4)))
        before = after
    points = sorted(decisions, key=lambda one: -sum(map(abs, one.swing)))[:3]
    turning = [
        TurningPoint(one.n, one.seat, one.action, one.swing, max(range(seats), key=lambda s: abs(one.swing[s])), "dice")
        for one in sorted(points, key=lambda one: one.n)
        if sum(map(abs, one.swing)) >= 0.02
    ]
    lossy = sorted((one for one in decisions if choice_loss(one) >= 0.01), key=lambda one: -one.lost)
    worst = misstep(lossy)
    costly = [
        CostlyChoice(one.n, () if one.unexplained else (reason,), one.before[one.seat])
        for one in [*lossy[:3], *(one for one in lossy[3:] if one is worst)]
    ]
    return replace(
        found,
        decisions=tuple(decisions),
        turning_points=tuple(turning),
        costly=tuple(costly),
        players=tuple(
            replace(
                player,
                luck=(luck := rng.uniform(-1, 1) * rng.choice((0.02, 0.3, 1))),
                luck_error=rng.choice((0.0, abs(luck), abs(luck) / 4)),
                luckier=rng.choice((None, rng.randrange(101))),
                marks=accuracy_report(decisions, player.seat),
            )
            for player in found.players
        ),
    )


@pytest.mark.parametrize("game", games.names())
@given(seed=st.integers())
def test_whatever_its_figures_are_a_review_does_not_contradict_itself(game: str, seed: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        # Of an imagined loss there is nothing true to say.
        patch.setattr("bot.history.review_text.reason_sentence", _because)
        assert contradictions(told_of(imagined(game, random.Random(seed)), Table(example(game)))) == []


def _because(reason: Reason, names: Sequence[str], speak: Localizer) -> str:
    return speak("why-odds", **reason.facts) if reason.key == ODDS else "So it is."


@given(
    chances=st.lists(st.floats(0, 1), min_size=2, max_size=2).map(sorted),
    seats=st.integers(2, 6),
)
def test_a_better_chance_never_has_a_lesser_word(chances: list[float], seats: int) -> None:
    low, high = chances
    assert likelihood(low, seats) <= likelihood(high, seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_an_average_chance_is_about_a_fair_share_however_many_play(seats: int) -> None:
    assert likelihood(1 / seats, seats) == 3
    for other in range(2, 7):
        if other != seats:
            assert (likelihood(1 / seats, other) > 3) is (seats < other and likelihood(1 / seats, other) != 3)


def test_what_is_even_among_two_is_good_among_four() -> None:
    assert [likelihood(0.43, seats) for seats in (2, 4)] == [3, 4]
    assert [likelihood(0.5, seats) for seats in (2, 3)] == [3, 4]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_slips_and_blunders_are_parts_of_a_fair_share(seats: int) -> None:
    even = (1 / seats,) * seats
    blank = reviewed("tie_die").decisions[0]

    def kind(games_of_a_hundred: float) -> str:
        return mistake_kind(replace(blank, before=even, lost=games_of_a_hundred / 100, lost_error=0.0))

    assert [kind(20.1 / seats), kind(19.9 / seats), kind(max(1, 6 / seats) - 0.01)] == ["blunder", "slip", ""]


@pytest.mark.parametrize("game", having("ai.players"))
def test_what_is_called_a_blunder_has_a_reason(game: str) -> None:
    for number in range(share(60, 1)):
        found, table = real(game, number)
        for one in found.decisions:
            if one.best is None or not dear(one):
                continue
            view = table.game.view(table.frames[one.n - 1].state, one.seat)
            assert (mistake_kind(one) == "blunder") is bool(explain_action(game, view, one.best, one.action))


def test_full_marks_are_for_those_who_missed_nothing() -> None:
    blank = replace(reviewed("tie_die").decisions[0], best="pass", real=True, lost_error=0.0)
    seats = len(blank.before)
    turns = [replace(blank, seat=number % seats, lost=0.0) for number in range(400 * seats)]
    turns[0] = replace(turns[0], lost=0.02)
    found = accuracy_report(turns, turns[0].seat)
    assert (found.accuracy, found.slips) == (99, 1)


@pytest.mark.parametrize(
    ("accuracies", "said"),
    [((None, None), "none"), ((100, None), "perfect"), ((100, 92), "little"), ((100, 65), "adds-up")],
)
def test_that_nobody_gave_much_away_is_said_of_nobody_who_did(accuracies: tuple[int | None, ...], said: str) -> None:
    assert care([AccuracyReport(1, accuracy, 0.0, 0, 0) for accuracy in accuracies]) == said


@pytest.mark.parametrize(("lost", "said"), [(0.9, "left"), (0.001, "perfect")])
def test_who_left_with_much_to_lose_gave_it_away(lost: float, said: str) -> None:
    leaving = replace(reviewed("tie_die").decisions[0], action="resign", best=None, lost=lost, lost_error=0.0)
    assert care([AccuracyReport(1, 100, 0.0, 0, 0)], [leaving]) == said
    assert care([AccuracyReport(1, 60, 0.0, 0, 0)], [leaving]) == "adds-up"


def test_what_moves_nobody_far_decides_nothing() -> None:
    found = reviewed("tie_die")
    seats = len(found.seats)
    swing = (0.04, *[-0.04 / (seats - 1)] * (seats - 1))
    first = found.decisions[0]
    even = (1 / seats,) * seats
    after = tuple(one + by for one, by in zip(even, swing, strict=True))
    moved = replace(first, before=even, after=after)
    point = TurningPoint(1, first.seat, first.action, swing, 0, "dice")
    assert deciding(replace(found, decisions=(moved, *found.decisions[1:]), turning_points=(point,))) is None
