"""Farming: no rating for nothing with any strategy of ``benchmarks.farming``, and the rules against each."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from benchmarks import farming
from bot.ratings import model
from bot.ratings.ai_strength import ai_rating
from bot.ratings.model import EncounterCount, PlayerRating, RatedSeat, rate_table
from bot.storage import GuildSettings, SeatOutcome, open_store
from tests.deep_share import deep
from tests.project.source_tree import ROOT
from tests.store.people import ANN, BEN, CLEO, DORA, GUILD, lobby, sit

ENOUGH = model.ENOUGH["magic_numbers"]
WEEK = 7 * 86_400.0


@pytest.fixture(autouse=True)
def short_tables_count() -> None:
    """Let short tables not count, in place of the fixture of the other tests."""


def person(user: int, place: int, *, left: bool = False, decisions: int = ENOUGH) -> RatedSeat:
    return RatedSeat(user, place, place == 1, left, None, decisions)


def computer(level: str, place: int, number: int = 1) -> RatedSeat:
    return RatedSeat(-number, place, place == 1, False, level)


def equally(one: int, other: int) -> float:
    return 1.0


def rated(
    *players: RatedSeat, held: dict[int, PlayerRating] | None = None, known: Sequence[int] | None = None
) -> dict[int, PlayerRating]:
    return rate_table("magic_numbers", players, held or {}, equally, known)


def strong(worth: float, sigma: float = 1.0) -> PlayerRating:
    return PlayerRating(worth + 3 * sigma, sigma, 50, 25, worth)


def worth_of(level: str) -> float:
    mu, sigma = ai_rating("magic_numbers", level)
    return mu - 3 * sigma


@cache
def measured(strategy: str) -> dict[str, Any]:
    (row,) = farming.measure(lambda one: one.name == strategy)
    return row


# By strategy, not by test: what is measured for one test is there for the next.
each_strategy = pytest.mark.parametrize(
    "strategy", [strategy.name for strategy in farming.strategies()], ids=str, scope="module"
)


@each_strategy
def test_no_strategy_gains_more_than_the_same_wins_over_people(strategy: str) -> None:
    row = measured(strategy)
    honest = row["the same wins over people"]
    assert 1000 <= row["here"] <= honest
    assert 1000 <= row["everywhere"] <= honest


def test_the_yardstick_is_what_nine_easy_computers_once_brought() -> None:
    easy, _ = ai_rating("magic_numbers", "easy")
    assert farming.yardstick(100, [easy] * 9) == 3363


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "unheard of"])
@pytest.mark.parametrize("others", [1, 9])
def test_computers_lift_nobody_above_what_they_are_worth(level: str, others: int) -> None:
    held = model.initial_rating()
    for _ in range(60):
        seats = [person(ANN, 1), *(computer(level, 2, number) for number in range(1, others + 1))]
        held = rated(*seats, held={ANN: held})[ANN]
        assert held.lower_bound <= max(worth_of(level), 0.0) + 1e-9
    assert held.games == held.wins == 60
    better = strong(worth_of("hard") + 1)
    assert rated(person(ANN, 1), computer(level, 2), held={ANN: better})[ANN][:2] == pytest.approx(better[:2])


def test_a_weak_computer_is_not_worth_what_a_strong_one_at_the_table_is() -> None:
    """Check that beating the easy computer and losing to the hard one shows only the easy one's worth."""
    held = strong(worth_of("easy"), sigma=6.0)
    seats = [computer("hard", 1), person(ANN, 2), *(computer("easy", 3, number) for number in range(2, 9))]
    assert rated(*seats, held={ANN: held})[ANN].lower_bound <= held.lower_bound + 1e-9


def test_losing_to_computers_lifts_nobody_by_making_them_better_known() -> None:
    one = model.initial_rating()
    for _ in range(5):
        later = rated(person(ANN, 2, left=True), computer("hard", 1), held={ANN: one})[ANN]
        assert later.mu < one.mu
        assert later.lower_bound <= one.lower_bound + 1e-9
        one = later


def test_what_computers_have_taken_can_be_won_back_from_them_and_no_more() -> None:
    before = strong(30.0)
    held = before
    for _ in range(4):
        held = rated(person(ANN, 2), computer("normal", 1), held={ANN: held})[ANN]
    lost = before.lower_bound - held.lower_bound
    assert 0 < lost < model.RECOVERED
    for _ in range(100):
        held = rated(person(ANN, 1), computer("normal", 2), held={ANN: held})[ANN]
    assert held.lower_bound == pytest.approx(before.lower_bound)
    for _ in range(300):
        held = rated(person(ANN, 2), computer("easy", 1), held={ANN: held})[ANN]
    assert held.lower_bound < before.lower_bound - 2 * model.RECOVERED
    assert held.reached == pytest.approx(held.lower_bound + model.RECOVERED)


def test_who_leaves_early_loses_and_moves_nobody() -> None:
    both = rated(person(ANN, 1), person(BEN, 2, left=True, decisions=ENOUGH - 1))
    assert ANN not in both
    assert both[BEN].mu < model.initial_rating().mu
    assert both[BEN].lower_bound <= model.initial_rating().lower_bound
    three = rated(person(ANN, 1), person(CLEO, 2), person(BEN, 3, left=True, decisions=0))
    assert {user: three[user] for user in (ANN, CLEO)} == rated(person(ANN, 1), person(CLEO, 2))
    assert three[BEN].mu < model.initial_rating().mu
    # The first of two who run does not pay for the second.
    two = rated(person(ANN, 1), person(BEN, 3, left=True, decisions=0), person(CLEO, 2, left=True, decisions=0))
    assert two[CLEO].mu <= model.initial_rating().mu


def test_who_had_no_time_to_decide_neither_wins_nor_loses() -> None:
    assert rated(person(ANN, 1), person(BEN, 2, decisions=ENOUGH - 1)) == {}
    assert rated(person(ANN, 1, decisions=1), person(BEN, 2, decisions=1)) == {}
    assert not model.is_rated("magic_numbers", [person(ANN, 1, decisions=1), computer("easy", 2)])


@pytest.mark.parametrize("people", [1, 2])
def test_giving_up_against_computers_counts_as_last(people: int) -> None:
    users = [ANN, BEN][:people]
    seats = [computer("easy", 1), *(person(user, 2 + place, left=True) for place, user in enumerate(users))]
    assert model.is_rated("magic_numbers", seats)
    found = rated(*seats)
    assert found.keys() == set(users)
    assert found[users[-1]].mu < model.initial_rating().mu


def test_every_game_says_how_much_is_enough() -> None:
    assert [
        model.min_decisions(game) for game in ("magic_numbers", "pillow_fight", "sibling_rivalry", "tie_die", "pig")
    ] == [
        4,
        8,
        4,
        4,
        4,
    ]


def test_meeting_again_and_again_counts_less_and_a_rest_makes_up_for_it() -> None:
    met: EncounterCount | None = None
    weights = []
    for number in range(10):
        weights.append(model.encounter_weight(met, 1000.0 + number))
        met = model.update_encounters(met, 1000.0 + number)
    assert weights[0] == 1.0
    assert weights == sorted(weights, reverse=True)
    assert weights[model.EVENING] == pytest.approx(0.5, abs=0.01)
    assert met is not None
    assert model.encounter_weight(met, met.at + WEEK) == pytest.approx(5 / (5 + met.times / 2))
    assert model.encounter_weight(met, met.at - 100.0) == model.encounter_weight(met, met.at), "clocks can be set back"
    assert model.update_encounters(met, met.at - 100.0).at == met.at


def test_it_counts_less_for_both_whoever_wins() -> None:
    once = rated(person(ANN, 1), person(BEN, 2))
    again = rate_table("magic_numbers", [person(ANN, 1), person(BEN, 2)], {}, lambda one, other: 0.5)
    for user in (ANN, BEN):
        start = model.initial_rating()
        assert again[user].mu - start.mu == pytest.approx((once[user].mu - start.mu) / 2)


def test_newcomers_move_others_half_as_much() -> None:
    me = strong(20.0, 2.0)
    settled, fresh = PlayerRating(25.0, model.KNOWN, 50, 20, 0.0), PlayerRating(25.0, 2 * model.KNOWN, 1, 0, 0.0)
    gains = [
        rated(person(ANN, 1), person(BEN, 2), held={ANN: me, BEN: other})[ANN].mu - me.mu for other in (settled, fresh)
    ]
    assert 0 < gains[1] < 0.6 * gains[0]


def test_everywhere_newcomers_move_nobody_but_are_moved() -> None:
    me = strong(20.0, 2.0)
    held = {ANN: me, BEN: model.initial_rating()}
    seats = [person(ANN, 1), person(BEN, 2)]
    found = rated(*seats, held=held, known=[ANN])
    assert found[ANN] == me._replace(games=me.games + 1, wins=me.wins + 1)
    assert found[BEN].mu < model.initial_rating().mu
    # Others at the table count as if the newcomer had not sat there.
    with_cleo = [*seats, person(CLEO, 3)]
    three = rated(*with_cleo, held={**held, CLEO: me}, known=[ANN, CLEO])
    assert three[ANN][:2] == rated(person(ANN, 1), person(CLEO, 3), held={**held, CLEO: me})[ANN][:2]


async def test_what_the_table_rolled_for_somebody_counts_with_what_they_decided_on_it(tmp_path: Path) -> None:
    """Check that an absent player decides nothing, though the table rolls for them."""
    path = tmp_path / "sleepover.db"
    async with open_store(path) as store:
        table = await lobby(store, guild=GUILD)
        await sit(store, table, ANN, name="Ann")
        await sit(store, table, BEN, name="Ben")
        await store.start(table, order=[ANN, BEN], salt="", setup={}, now=1.0)
        results = [SeatOutcome(0, ANN, 1, True, False), SeatOutcome(1, BEN, 2, False, False)]
        # Ann keeps what the table rolls for her; of Ben's the clock decides, but for the last, on which he does.
        moves: list[tuple[int, str, int | None, int | None]] = []
        for turn in range(3):
            moves += [(0, "roll", ANN, None), (0, "keep", ANN, 100 + turn), (1, "roll", BEN, None)]
            moves += [(1, "keep", BEN if turn == 2 else None, 200 if turn == 2 else None)]
        for n, (seat, action, user, click) in enumerate(moves, start=1):
            last = results if n == len(moves) else None
            await store.append(table, n, seat=seat, action=action, user=user, interaction=click, now=9.0, results=last)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("select seat, decisions from results order by seat").fetchall() == [(0, 6), (1, 2)]


async def test_the_store_counts_decisions_of_people_only_and_newcomers_become_known(tmp_path: Path) -> None:
    async with open_store(tmp_path / "sleepover.db") as store:
        await store.set_guild_settings(GUILD, GuildSettings(everywhere=True))

        async def play(winner: int, loser: int, own: int = ENOUGH, guild: int = GUILD, turns: int = ENOUGH) -> None:
            table = await lobby(store, guild=guild)
            await sit(store, table, winner, name="One")
            await sit(store, table, loser, name="Other")
            await store.start(table, order=[winner, loser], salt="", setup={}, now=1.0)
            results = [SeatOutcome(0, winner, 1, True, False), SeatOutcome(1, loser, 2, False, False)]
            moves = [
                (seat, user if n < own else None) for n in range(turns) for seat, user in ((0, winner), (1, loser))
            ]
            for n, (seat, user) in enumerate(moves, start=1):
                last = n == len(moves)
                await store.append(
                    table,
                    n,
                    seat=seat,
                    action="keep",
                    user=user,
                    interaction=None,
                    now=9.0,
                    results=results if last else None,
                )

        await play(ANN, BEN, turns=ENOUGH - 1)
        assert await store.ratings(ANN, guild=GUILD) == []
        assert await store.ratings(BEN, guild=GUILD) == []
        for _ in range(model.SETTLED_AFTER):
            await play(ANN, BEN)
        assert (await store.ratings(ANN, guild=GUILD))[0].mu > model.initial_rating().mu
        newcomer = (await store.ratings(ANN, guild=None))[0]
        assert (newcomer.mu, newcomer.sigma) == model.initial_rating()[:2], "newcomers have moved her"
        await play(ANN, BEN)
        assert (await store.ratings(ANN, guild=None))[0].mu > model.initial_rating().mu
        await play(DORA, CLEO, guild=502)
        assert await store.ratings(DORA, guild=None) == [], "that server has not chosen to count everywhere"


async def test_who_has_the_clock_decide_loses_as_usual_and_wins_nothing(tmp_path: Path) -> None:
    async with open_store(tmp_path / "sleepover.db") as store:

        async def play(first: int, second: int, mine: int) -> None:
            """``first`` wins. Of Ben's decisions the clock takes all but that many."""
            table = await lobby(store, guild=GUILD)
            for user in (first, second):
                await sit(store, table, user, name=str(user))
            await store.start(table, order=[first, second], salt="", setup={}, now=1.0)
            results = [SeatOutcome(0, first, 1, True, False), SeatOutcome(1, second, 2, False, False)]
            moves = [(seat, user) for _ in range(ENOUGH) for seat, user in ((0, first), (1, second))]
            left = mine
            for n, (seat, user) in enumerate(moves, start=1):
                by = None if user == BEN and left <= 0 else user
                left -= user == BEN
                last = results if n == len(moves) else None
                await store.append(table, n, seat=seat, action="keep", user=by, interaction=None, now=9.0, results=last)

        async def worth(user: int) -> float:
            return next((one.mu for one in await store.ratings(user, guild=GUILD)), model.initial_rating().mu)

        for mine in (0, ENOUGH - 1):
            before = await worth(BEN)
            await play(ANN, BEN, mine)
            assert await worth(BEN) < before
            before = await worth(BEN)
            await play(BEN, ANN, mine)
            assert await worth(BEN) == before
        assert await worth(ANN) == model.initial_rating().mu, (
            "nobody gains by it, and she has not met anybody who decided"
        )


def test_the_benchmark_prints_what_it_has_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Each is measured by a test of its own, so two will do here: nine easy computers, and a second account.
    some = farming.strategies() if deep() else [farming.strategies()[0], farming.strategies()[2]]
    monkeypatch.setattr(farming, "strategies", lambda: some)
    farming.main(["--json"])
    found = json.loads(capsys.readouterr().out)
    assert [row["strategy"] for row in found["strategies"]] == [one.name for one in some]
    # It would find the same again.
    monkeypatch.setattr(farming, "measure", lambda: iter(found["strategies"]))
    farming.main([])
    assert "3,363" in capsys.readouterr().out


@each_strategy
def test_the_document_has_the_figures_that_are_measured(strategy: str) -> None:
    row = measured(strategy)
    figures = " | ".join(f"{value:,}" for value in list(row.values())[1:])
    assert f"| {row['strategy']} | {figures} |" in (ROOT / "docs" / "ratings.md").read_text(encoding="utf-8")
