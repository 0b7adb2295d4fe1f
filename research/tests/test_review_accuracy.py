"""``python -m research review_accuracy``: boldness, prices and luck are found as they are known to be."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import games
from games.ai.levels import LEVELS
from games.analysis import luck_percentiles
from research import __main__ as research
from research import review_accuracy


def walks(number: int, bold: float = 1.0) -> list[review_accuracy.Moment]:
    """Games of which all chances are known: a step up or down, each as likely, from 5 until 0 or 10."""
    rng = Random(3)
    found = []
    for _ in range(number):
        at, given = 5, []
        while 0 < at < 10:
            one, other = (at / 10) ** bold, (1 - at / 10) ** bold
            given.append((one / (one + other), other / (one + other)))
            at += rng.choice((-1, 1))
        found.append((given, (float(at == 10), float(at == 0))))
    return review_accuracy.moments(found)


def test_right_chances_are_found_right_at_every_stage() -> None:
    # By thirds of each game they would not be: who was ahead at first did not win for a long time.
    moments = walks(600)
    for at in range(len(review_accuracy.STAGES)):
        here = [one for one in moments if one.stage == at]
        power, error = review_accuracy.boldness(here)
        assert abs(power - 1) < 3 * error < 0.7
        for low, high in ((0, 0.3), (0.3, 0.6), (0.6, 1)):
            mean, spread, games_ = review_accuracy.off(here, low, high)
            assert games_ > 100
            assert abs(mean) < 3 * spread < 0.2


def test_chances_that_are_too_sure_are_found_so() -> None:
    power, error = review_accuracy.boldness(walks(600, 2.0))
    assert abs(power - 0.5) < 3 * error < 0.2
    assert review_accuracy.off(walks(600, 2.0), 0.6, 1)[0] < -0.05


def test_choices_are_priced_without_a_review_as_a_review_does() -> None:
    (fair, mixed) = (
        review_accuracy.fair("sibling_rivalry", 3, 1, "priced"),
        review_accuracy.mixed("sibling_rivalry", 3, 1, "priced", 20),
    )
    for level, players in fair.players.items():
        assert [-player.lost for player in players] == pytest.approx(mixed.quality[level])
        assert [player.luck for player in players] == pytest.approx(mixed.luck[level], abs=0.1)
        # A computer that is the measure is right all the time.
        assert all((player.accuracy == 100) is (player.lost < 0.001) for player in players)
    assert sum(player.luck for players in fair.players.values() for player in players) == pytest.approx(0)


@pytest.mark.parametrize("asked", [("--chances",), ("--fair",), ("--only", "tie_die", "--seats", "9")])
def test_a_table_of_luck_needs_reviews_of_games_that_are_played(asked: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit):
        research.main(["review_accuracy", "--write", *asked])


@pytest.mark.parametrize("game", games.names())
def test_a_table_of_luck_is_written_as_it_is_in_the_program(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = Path(games.__path__[0]) / game / "data" / "luck.py"
    (tmp_path / game / "data").mkdir(parents=True)
    luck_percentiles.luck_rows(game)
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    review_accuracy.write(game, [])
    written = (tmp_path / game / "data" / "luck.py").read_text(encoding="utf-8")
    assert written == shipped.read_text(encoding="utf-8")


def test_what_luck_is_at_tables_of_other_sizes_stays_when_a_row_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = dict(luck_percentiles.luck_rows("sibling_rivalry"))
    (tmp_path / "sibling_rivalry" / "data").mkdir(parents=True)
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    dice = {level: [number / 100 for number in range(20)] for level in LEVELS}
    review_accuracy.write("sibling_rivalry", [cast(Any, SimpleNamespace(seats=3, dice=dice))])
    written: dict[str, Any] = {}
    exec((tmp_path / "sibling_rivalry" / "data" / "luck.py").read_text(encoding="utf-8"), written)
    assert written["LUCK"].keys() == before.keys()
    assert {seats for seats, row in written["LUCK"].items() if tuple(row) != tuple(before[seats])} == {3}


def test_chances_and_luck_are_told_by_stage_and_level(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "250")
    research.main(["review_accuracy", "--chances", "--fair", "--only", "tie_die", "--seats", "2", "--games", "3"])
    told = capsys.readouterr().out
    assert all(stage in told for stage in review_accuracy.STAGES)
    assert "luck, easy" in told
