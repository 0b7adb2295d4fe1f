"""``python -m research even_matches``: people earn a rating in games that were played once, and meet who is chosen."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from math import log
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.ratings import ai_strength, model
from games import simulation
from games.core import Ranking
from games.simulation.stats import Z
from research import __main__ as research
from research import even_matches
from research.outcomes import Outcomes, Places
from tests.deep_share import share

SHORT = ("--populations", "1", "--tables", "8", "--most", "4", "--games", "9", "--again", "2")


class Fixed:
    """Stand-in for games: the player whose level comes first in ``order`` comes first."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, order: Sequence[str]) -> None:
        self.seated: list[tuple[str, ...]] = []
        self.dice: list[tuple[str, int]] = []
        self._order = order
        monkeypatch.setattr(simulation, "play", self.play)

    def play(self, game: str, options: Any, levels: Sequence[str], seed: str, number: int) -> simulation.SimulatedGame:
        self.seated.append(tuple(levels))
        self.dice.append((seed, number))
        ranking: Ranking = tuple(
            seats for level in self._order if (seats := tuple(seat for seat, one in enumerate(levels) if one == level))
        )
        return simulation.SimulatedGame(ranking, None, 1, 1)


@pytest.fixture
def of_a_file(tmp_path: Path) -> Path:
    """Return the path of the file in which games are stored."""
    return tmp_path / "outcomes"


def test_a_game_is_played_once_in_whatever_order_its_players_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Fixed(monkeypatch, ("hard", "normal", "easy"))
    outcomes = Outcomes("tie_die", 3, "x")
    assert outcomes.places(["easy", "hard", "normal"], 5) == (2, 0, 1)
    assert outcomes.places(["hard", "normal", "easy"], 5) == (0, 1, 2)
    assert len(played.seated) == outcomes.played == 1
    # Equals share a place, and nobody between them and the next.
    assert outcomes.places(["easy", "hard", "easy"], 0) == (1, 0, 1)


def test_with_the_same_dice_everybody_sits_once_in_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Fixed(monkeypatch, ("hard", "normal", "easy"))
    outcomes = Outcomes("tie_die", 3, "x")
    for number in range(30):
        outcomes.places(["easy", "hard", "normal"], number)
    (seed,) = {seed for seed, _ in played.dice}
    assert played.dice == [(seed, number // 3) for number in range(30)]
    for first in range(0, 30, 3):
        assert all(len(set(seat)) == 3 for seat in zip(*played.seated[first : first + 3], strict=True))
    # Others have other luck.
    outcomes.places(["easy", "hard", "hard"], 0)
    assert played.dice.pop()[0] != seed
    # Who sits next to whom differs from one set of dice to another.
    assert len(set(played.seated[:30:3])) > 3


def test_games_are_there_the_next_time_and_not_for_another_seed(of_a_file: Path) -> None:
    first = Outcomes("tie_die", 2, "x", of_a_file)
    found = [first.places(["easy", "normal"], number) for number in range(6)]
    again = Outcomes("tie_die", 2, "x", of_a_file)
    assert [again.places(["easy", "normal"], number) for number in range(6)] == found
    assert (first.played, again.played) == (6, 0)
    other = Outcomes("tie_die", 2, "y", of_a_file)
    assert len({tuple(other.places(["easy", "normal"], number) for number in range(6)), tuple(found)}) == 2
    assert other.played == 6


def test_a_file_of_something_else_is_said_and_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Eggs\n")
    for path, told in ((file, "line 1, is no outcome of a game"), (tmp_path / "nowhere" / "x", "No such file")):
        with pytest.raises(SystemExit):
            even_matches.main(["--game", "tie_die", "--outcomes", str(path)])
        assert told in capsys.readouterr().err
    assert file.read_text() == "Eggs\n"


def test_careers_drawn_once_more_come_from_games_drawn_with_repetition(monkeypatch: pytest.MonkeyPatch) -> None:
    Fixed(monkeypatch, ("hard", "easy"))
    outcomes = Outcomes("tie_die", 2, "x")
    asked: list[int] = []
    places = outcomes.places

    def noting(levels: Sequence[str], number: int) -> Places:
        asked.append(number)
        return places(levels, number)

    monkeypatch.setattr(outcomes, "places", noting)

    def numbers(again: int | None) -> Counter[int]:
        asked.clear()
        drawn = even_matches.Drawn(outcomes, 12, Random(3), again)
        for _ in range(1200):
            drawn.outcome(["hard", "easy"])
        return Counter(asked)

    assert len(numbers(None)) == 12
    anew = [numbers(again) for again in (0, 1)]
    # A game drawn twice comes twice as often; others not at all.
    assert all(4 <= len(one) < 12 and max(one.values()) > 150 for one in anew)
    assert set(anew[0]) != set(anew[1])


def test_companies_that_take_long_have_fewer_games_to_draw_from(monkeypatch: pytest.MonkeyPatch) -> None:
    Fixed(monkeypatch, ("hard", "normal", "easy"))
    outcomes = Outcomes("tie_die", 2, "x")
    for again, many in ((None, int.__eq__), (0, int.__gt__)):
        for levels, most in ((["easy", "easy"], 12), (["easy", "normal"], 7), (["hard", "normal"], 5)):
            asked: set[int] = set()

            def noting(known: Sequence[str], number: int, to: set[int] = asked) -> Places:
                to.add(number)
                return (0, 1)

            monkeypatch.setattr(outcomes, "places", noting)
            drawn = even_matches.Drawn(outcomes, 12, Random(3), again, {"hard": 5, "normal": 7})
            for _ in range(300):
                drawn.outcome(levels)
            assert many(most, len(asked))
            assert asked <= set(range(most))


def test_whoever_plays_like_all_others_comes_before_them_half_of_the_time_and_no_game_tells_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = Fixed(monkeypatch, ("hard", "even-40", "easy"))
    outcomes = Outcomes("tie_die", 3, "x")
    for level, chosen in (("easy", "even-0"), ("even-30", "even-30"), ("hard", "even-100")):
        assert even_matches.rounds(outcomes, level, chosen, 4) == [even_matches.Round(1 / 3, 0.5)]
    assert not played.seated
    assert even_matches.rounds(outcomes, "hard", "even-40", 4) == [even_matches.Round(1.0, 1.0)] * 4
    assert even_matches.rounds(outcomes, "easy", "even-40", 1) == [even_matches.Round(0.0, 0.0)]
    assert len(played.seated) == 15


def test_people_meet_each_computer_as_often_as_its_part_of_them_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Fixed(monkeypatch, ("even-80", "normal", "even-20"))
    outcomes = Outcomes("tie_die", 2, "x")
    monkeypatch.setattr(
        ai_strength, "even_mix", lambda game, known, seats: "even-20" if known[0][0] < 25 else "even-80"
    )
    people = [model.initial_rating()._replace(mu=mu) for mu in (20.0, 22.0, 24.0, 29.0)]
    found = even_matches.matched(outcomes, "normal", people, [people, people[1:]], 400)
    assert found.before == found.wins == 0.75
    assert found.hundredths == 35
    assert found.games == 400
    assert Counter(level for levels in played.seated for level in levels if level != "normal") == {
        "even-20": 300,
        "even-80": 100,
    }
    # Nothing is luck in these games; what is left are the people, whose careers came out another way.
    assert 0.75 - found.low == pytest.approx(Z * (0.75 - 2 / 3) / 2**0.5)
    (alike,) = {even_matches.matched(outcomes, "normal", people, [people, people], 400)[-2:]}
    assert alike == (0.75, 0.75)


def test_a_computer_that_few_of_them_get_is_played_as_often_as_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    Fixed(monkeypatch, ("even-80", "normal", "even-20"))
    monkeypatch.setattr(
        ai_strength, "even_mix", lambda game, known, seats: "even-20" if known[0][0] < 25 else "even-80"
    )
    people = [model.initial_rating()._replace(mu=mu) for mu in (20.0, *[29.0] * 19)]
    for fewest, games in ((4, 2 * 4 + 38), (2, 2 * 2 + 38)):
        outcomes = Outcomes("tie_die", 2, "x")
        found = even_matches.matched(outcomes, "normal", people, [], 40, fewest)
        assert found.games == outcomes.played == games
        # Each counts by its part of them, however often it was played.
        assert found.before == pytest.approx(1 / 20)


def test_levels_of_which_there_are_fewer_games_are_told_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert even_matches.fewer("even-70=6") == ("even-70", 6)
    for wrong in ("even-70", "even-40=6", "hard=0", "hard=many"):
        with pytest.raises(SystemExit):
            even_matches.main(["--game", "tie_die", "--fewer", wrong])
        said = capsys.readouterr().err
        assert "--fewer" in said
        assert "is no LEVEL=GAMES, with one of" in said


def test_the_interval_is_the_narrower_the_more_games_there_are() -> None:
    outcomes = Lawful("tie_die", 2, "x")
    people = [model.initial_rating()._replace(mu=mu) for mu in (20.0, 26.0)]
    few, many = (even_matches.matched(outcomes, "normal", people, [], number) for number in (60, 600))
    assert 0.5 < (few.high - few.low) / (many.high - many.low) / 10**0.5 < 2
    assert many.low < many.before < many.high


def test_an_even_match_is_measured_with_people_who_have_earned_a_rating(
    capsys: pytest.CaptureFixture[str], of_a_file: Path
) -> None:
    more = ("--tables", "20", "--most", "20", "--outcomes", str(of_a_file))
    asked = ["even_matches", "--json", "--game", "tie_die", *SHORT, *more]
    research.main(asked)
    told = capsys.readouterr().out
    rows = {row["plays_like"]: row for row in json.loads(told)["rows"]}
    assert set(rows) == set(even_matches.PEOPLE)
    assert rows["easy"]["mu"] < rows["hard"]["mu"]
    assert rows["easy"]["hundredths"] < rows["hard"]["hundredths"]
    for row in rows.values():
        assert row["people"] == 2
        assert row["wins"] == pytest.approx(row["before"])
        assert 0 <= row["low"] <= row["before"] <= row["high"] <= 1
    kept = of_a_file.read_text(encoding="utf-8")
    research.main(asked)
    assert capsys.readouterr().out == told
    assert of_a_file.read_text(encoding="utf-8") == kept


def test_even_matches_move_ratings_and_are_asked_about_again(capsys: pytest.CaptureFixture[str]) -> None:
    research.main(["even_matches", "--json", "--game", "tie_die", *SHORT, "--later", "3", "--later", "6"])
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [row["later"] for row in rows] == [0] * 6 + [3] * 6 + [6] * 6
    by_kind = {level: [row["sigma"] for row in rows if row["plays_like"] == level] for level in even_matches.PEOPLE}
    assert all(first > second > third for first, second, third in by_kind.values())


def test_an_even_match_is_measured_at_any_number_of_seats(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, of_a_file: Path
) -> None:
    tables: list[int] = []
    play = simulation.play

    def noting(game: str, options: Any, levels: Sequence[str], *more: Any) -> simulation.SimulatedGame:
        tables.append(len(levels))
        return play(game, options, levels, *more)

    monkeypatch.setattr(simulation, "play", noting)
    asked = ("--game", "tie_die", "--seats", "3", *SHORT, "--outcomes", str(of_a_file))
    research.main(["even_matches", "--json", *asked])
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert set(tables) == {3}
    assert {row["seats"] for row in rows} == {3}
    # Who is last of three comes before nobody, who is second before one of them.
    assert any(row["wins"] < row["before"] for row in rows)
    monkeypatch.setenv("COLUMNS", "200")
    research.main(["even_matches", *asked])
    cells = [[cell.strip() for cell in line.split("│")] for line in capsys.readouterr().out.splitlines()]
    assert {(row[1], row[2]) for row in cells if len(row) > 2} == {("tie_die", "3")}
    with pytest.raises(SystemExit):
        research.main(["even_matches", "--game", "tie_die", "--seats", "5", *SHORT])


class Lawful(Outcomes):
    """Games that end by the rating model's own law: every computer is as strong as it is said to be at such a table."""

    def _play(self, company: Sequence[str], number: int) -> Places:
        rng = Random(f"{' '.join(company)} {number}")
        spread = (self.seats * (ai_strength.SIGMA**2 + ai_strength.BETA**2)) ** 0.5
        luck = [-log(-log(rng.random())) for _ in company]
        reached = [
            ai_strength.ai_rating(self.game, level, self.seats)[0] / spread + lucky
            for level, lucky in zip(company, luck, strict=True)
        ]
        return tuple(sum(other > mine for other in reached) for mine in reached)


@pytest.mark.parametrize(
    ("game", "seats", "populations"), [("magic_numbers", 2, share(40, 20)), ("tie_die", 3, share(20, 12))]
)
def test_where_computers_are_as_strong_as_is_said_matches_are_even_and_a_broken_rule_shows(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int, populations: int
) -> None:
    # What computers are said to be worth is the same all the time, and asked for in every seat of every game.
    monkeypatch.setattr(ai_strength, "ai_rating", cache(ai_strength.ai_rating))
    outcomes = Lawful(game, seats, "x")
    people = even_matches.draw_people(outcomes, even_matches.Plan(populations=populations, most=10**6), "x")[0]

    def outside() -> dict[str, float]:
        kinds = [kind for kind in even_matches.PEOPLE if kind != "random"]
        means = {
            kind: even_matches.matched(outcomes, kind, people[kind], [], share(3000, 1200)).before for kind in kinds
        }
        return {kind: mean for kind, mean in means.items() if not 0.45 <= mean <= 0.55}

    assert not outside()
    worth: dict[str, Callable[[float], float]] = {
        "too much": lambda mu: mu + 5,
        "too little": lambda mu: mu - 5,
        "like newcomers": lambda mu: ai_strength.MIDDLE,
    }
    for said, wrong in worth.items():
        monkeypatch.setattr(ai_strength, "effective_strength", lambda game, mu, sigma, wrong=wrong: wrong(mu))
        assert outside(), said
