"""Reviews do not contradict themselves: every word in them follows from the same figures by the same thresholds."""

from __future__ import annotations

import itertools
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
from bot.history.verdicts import care, deciding
from bot.i18n import Localizer, localizer
from games import simulation
from games.analysis import win_probability
from games.analysis.accuracy import AccuracyReport, accuracy_report
from games.analysis.mistakes import choice_loss, dear, mistake_kind
from games.analysis.reasons import ODDS, Reason, explain_action, reason_keys
from games.analysis.review import CostlyChoice, Review, ReviewedDecision, TurningPoint, misstep, review
from games.analysis.turning_points import decisive, turning_points
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
    won, decided, blunder = story.sentences()
    lines = {line.split("**")[1]: line for line in story.players().split("\n")}
    luck, _, *ledgers = told.players()
    figures = {line.split("**")[1]: line for line in ledgers if line.startswith("**")}
    found = []

    def says(what: str, true: bool) -> None:
        if not true:
            found.append(what)

    ranking = told._table.ranking
    assert ranking is not None
    says(won, all(told.names[seat] in won.split(":")[0] for seat in ranking[0]))
    # Luck is told on the last page alone, and the word goes with the figure.
    says(f"{won} {decided} {blunder}", "luck" not in " ".join((won, decided, blunder, *lines.values())).lower())
    lucky = re.search(r"kindest to (\w+)\.", luck)
    unlucky = re.search(r"(?:hardest on (\w+)\.|\. (\w+) got the leftovers)", luck)
    points = {
        name: int(re.findall(r"luck \*\*([+−]?\d+)\*\*", line)[0].replace("−", "-")) for name, line in figures.items()
    }
    for name, line in figures.items():
        word = re.findall(r"luck \*\*[+−]?\d+\*\*, ([\w ]+) ·", line)[0]
        says(line, (word == "neither lucky nor unlucky") is (abs(points[name]) < 10))
        says(line, not word.endswith(" lucky") or points[name] >= 10)
        says(line, not word.endswith("unlucky") or word.startswith("neither") or points[name] <= -10)
        says(f"{luck} / {line}", "everybody alike" not in luck or abs(points[name]) < 10)
        start, end = map(int, re.findall(r"(\d+)% at the start → (\d+)%", line)[0])
        moved = re.findall(r"(?:choices|luck) (?:\*\*)?([+−]?\d+)", line)
        says(line, start + sum(int(one.replace("−", "-")) for one in moved) == end)
    if lucky:
        says(f"{luck} / {figures[lucky[1]]}", points[lucky[1]] == max(points.values()) >= 10)
    if unlucky:
        says(luck, points[unlucky[1] or unlucky[2]] <= -10)
    for name, line in lines.items():
        accuracy = re.search(r"accuracy \*\*(\d+)", line)
        missteps = "slip" in line or "blunder" in line
        nothing = "nothing to choose" in line
        says(f"{line} / {figures[name]}", nothing is ("nothing to choose" in figures[name]))
        counted = sum(int(one or 1) for one in re.findall(r", (?:a|(\d+)) (?:slip|blunder)s?", line))
        costly = re.search(r", (\d+) of them costly", figures[name])
        says(f"{line} / {figures[name]}", counted == (int(costly[1]) if costly else 0))
        says(f"{line} / {blunder}", "Nobody had anything" not in blunder or nothing)
        says(line, not (missteps and accuracy and accuracy[1] == "100"))
        says(f"{blunder} / {line}", "there wasn't one" not in blunder or not missteps)
        says(f"{blunder} / {line}", "Nobody gave much" not in blunder or not accuracy or int(accuracy[1]) >= 90)
        says(f"{blunder} / {line}", "about as well" not in blunder or not accuracy or accuracy[1] == "100")
        says(f"{blunder} / {line}", "**The slip:**" not in blunder or "blunder" not in line)
    if not blunder.startswith("**The blunder:** there"):
        kind = "blunder" if "**The blunder" in blunder else "slip"
        maker = re.search(r":\*\* (\w+), (?:round \d+|before)", blunder)
        assert maker is not None
        says(f"{blunder} / {lines[maker[1]]}", kind in lines[maker[1]])
        # What it cost is told, and why, if it is called a blunder.
        worth = re.search(r"With that, about (\d+) of 100 such games are won; with what was played, (\d+)\.", blunder)
        says(blunder, worth is not None and int(worth[1]) > int(worth[2]))
        says(blunder, kind == "slip" or worth is None or bool(blunder[worth.end() :].strip()))
        says(f"{blunder} / {told.costliest_choices()}", "No single choice" not in " ".join(told.costliest_choices()))
    if "no single moment" not in decided:
        moment = re.search(r"That took (\w+)'s chance to win from <?(\d+) to >?(\d+) in 100\.", decided)
        says(decided, moment is not None and int(moment[2]) < int(moment[3]))
        says(decided, moment is not None and told.names.index(moment[1]) in ranking[0])
        says(decided, story.deciding_step in {point.n for point in told.review.turning_points})
    says(
        f"{decided} / {told.turning_points()}",
        "no single" in decided or "No single" not in " ".join(told.turning_points()),
    )
    pages = [won, decided, blunder, *told.turning_points(), *told.costliest_choices(), *told.players()]
    for line in pages:
        says(line, not re.search(r"\b[Ss]teps? \d|±|…|the rest|estimate moved", line))
        says(line, line.rstrip("*")[-1] in ".:!?)sey" or line.startswith("**"))
    return found


@cache
def real(game: str, number: int) -> tuple[Review, Table]:
    """Return the review of a game among computers, and its table."""
    rules = games.load(game)
    seats = min(max(rules.player_counts.start, 2 + number % 3), rules.player_counts.stop - 1)
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
    turning = turning_points(decisions, found.result)
    lossy = sorted((one for one in decisions if choice_loss(one) >= 0.01), key=lambda one: -one.lost)
    worst = misstep(lossy)
    costly = [
        CostlyChoice(one.n, () if one.unexplained else (reason,), one.before[one.seat])
        for one in [*lossy[:3], *(one for one in lossy[3:] if one is worst)]
    ]
    return replace(
        found,
        decisions=tuple(decisions),
        turning_points=turning,
        costly=tuple(costly),
        players=tuple(
            replace(
                player,
                luck=(luck := rng.uniform(-1, 1) * rng.choice((0.02, 0.3, 1))),
                luck_error=rng.choice((0.0, abs(luck), abs(luck) / 4)),
                luckier=rng.choice((None, rng.randrange(101))),
                choices=sum(one.seat == player.seat and one.best is not None for one in decisions),
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


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_slips_and_blunders_are_parts_of_a_fair_share(seats: int) -> None:
    even = (1 / seats,) * seats
    blank = reviewed("tie_die").decisions[0]

    def kind(games_of_a_hundred: float) -> str:
        return mistake_kind(replace(blank, before=even, lost=games_of_a_hundred / 100, lost_error=0.0))

    # No loss that is shown as 4 of 100 is a blunder.
    assert [kind(max(4.6, 20.1 / seats)), kind(19.9 / seats), kind(max(1, 6 / seats) - 0.01)] == ["blunder", "slip", ""]


@pytest.mark.parametrize("game", having("ai.players"))
def test_what_is_called_a_blunder_has_a_reason(game: str) -> None:
    for number in range(share(60, 1)):
        found, table = real(game, number)
        for one in found.decisions:
            if one.best is None or not dear(one):
                continue
            view = table.game.view(table.frames[one.n - 1].state, one.seat)
            assert (mistake_kind(one) == "blunder") is bool(explain_action(game, view, one.best, one.action))


@pytest.mark.parametrize("lost", [0.3, 0.05])
def test_a_loss_without_a_reason_is_called_no_mistake(lost: float) -> None:
    blank = reviewed("tie_die").decisions[0]
    one = replace(blank, best="pass", lost=lost, lost_error=0.0)
    assert mistake_kind(one)
    assert not mistake_kind(replace(one, unexplained=True))
    assert care([AccuracyReport(1, 60, 0.0, 0, 0)], [replace(one, unexplained=True)]) == "unclear"


@pytest.mark.parametrize("game", having("ai.players"))
def test_a_choice_that_turned_the_game_is_among_the_costly_ones(game: str) -> None:
    found = reviewed(game)
    made = next(one for one in found.decisions if one.best is not None and one.best != one.action)
    lossy = replace(made, lost=0.02, lost_error=0.0)
    decisions = tuple(lossy if one.n == made.n else one for one in found.decisions)
    swing = tuple(0.3 if seat == made.seat else 0.0 for seat in range(len(found.seats)))
    point = TurningPoint(made.n, made.seat, made.action, swing, 0, "choice")
    told = told_of(replace(found, decisions=decisions, turning_points=(point,), costly=()), Table(example(game)))
    page = "\n".join(told.costliest_choices())
    assert told.moment(lossy) in page
    assert "Better: " in page
    hidden = win_probability.load(game)
    secret = hidden is not None and hidden.laid_open is not None
    assert ("could know" in page) is secret
    assert ("such games" in page) is not secret


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
    assert deciding(replace(found, decisions=(moved,), result=after, turning_points=(point,))) is None


def test_choices_that_came_to_the_same_are_choices() -> None:
    chosen = replace(reviewed("tie_die").decisions[0], best="pass", action="pass", lost=0.0, lost_error=0.0)
    nothing = AccuracyReport(0, None, None, 0, 0)
    assert care([nothing, nothing], [chosen]) == "alike"
    assert care([nothing, nothing], [replace(chosen, best=None)]) == "none"


def test_what_decided_a_game_raised_the_winners_chance_most() -> None:
    """A larger swing towards a loser decided nothing."""
    first = reviewed("tie_die").decisions[0]
    chances = [(0.5, 0.5), (0.14, 0.86), (0.69, 0.31), (0.5, 0.5), (0.0, 1.0)]
    steps = [
        replace(first, n=n, before=before, chosen=before, after=after)
        for n, (before, after) in enumerate(itertools.pairwise(chances), 1)
    ]
    found = decisive(steps, (0.0, 1.0))
    assert found is not None
    assert found.n == 4
    earlier = decisive(steps[:3], (0.0, 1.0))
    assert earlier is not None
    assert earlier.n == 1
    assert [point.n for point in turning_points(steps, (0.0, 1.0))] == [1, 2, 4]


@pytest.mark.parametrize("game", games.names())
def test_the_decisive_step_is_one_of_the_turning_points_and_rose_for_the_winner(game: str) -> None:
    for found in (reviewed(game), *(imagined(game, random.Random(seed)) for seed in range(40))):
        decided = deciding(found)
        if decided is None:
            continue
        decision, seat = decided
        assert found.result[seat] == max(found.result)
        assert decision.swing[seat] > 0
        assert decision.n in {point.n for point in found.turning_points}
