"""``python -m research search``: the search sits in every seat, and its decisions are counted."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from games.ai import levels
from games.ai.search import BUDGET
from games.core.table import Table
from games.simulation.stats import WinShare
from research import search


def test_the_search_decides_in_each_seat_in_turn_and_the_same_again() -> None:
    found = [search.played("magic_numbers", "normal", 2, 4, float("inf"), "test", number) for number in range(2)]
    again = [search.played("magic_numbers", "normal", 2, 4, float("inf"), "test", number) for number in range(2)]
    assert [came[:2] for came in found] == [came[:2] for came in again]
    assert all(came.decisions and came.won in (0, 0.5, 1) for came in found)


def test_a_row_has_the_share_and_its_interval(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def measured(game: str, against: str, simulations: int, seconds: float, *rest: Any) -> dict[str, Any]:
        asked.append((game, against, simulations, rest))
        share = WinShare.from_wins(3, 4)._asdict()
        return {"game": game, "against": against, "seats": 2, "games": 4, **share, "milliseconds": 1.0}

    asked: list[Sequence[Any]] = []
    monkeypatch.setattr(search, "measured", measured)
    search.main(["--json", "--game", "tie_die", "--games", "4", "--workers", "1", "--simulations", "9", "--seed", "x"])
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [(row["game"], row["against"], row["wins"]) for row in rows] == [
        ("tie_die", "normal", 3),
        ("tie_die", "hard", 3),
    ]
    assert asked[0] == ("tie_die", "normal", 9, (4, "x", 1))


def test_a_guest_tells_how_long_it_thought() -> None:
    table = Table.new("tie_die", ["Ann", "Ben"], seed=bytes(32))
    seat = min(table.actors)
    guest = search.Searching(levels.search_player("tie_die", BUDGET._replace(simulations=3)), 9.0)
    assert guest.choose(table.view(seat), table.legal(seat), random.Random(1)) in table.legal(seat)
    assert len(guest.times) == 1
