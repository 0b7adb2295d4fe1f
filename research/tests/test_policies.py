"""The policy of Magic Numbers' hard computer, read in many games: what it gives away, and what it loses."""

from __future__ import annotations

from collections.abc import Iterator

from games import simulation
from games.magic_numbers.ai.belief_updates import public_beliefs
from games.magic_numbers.ai.players import policy, weigh
from games.magic_numbers.ai.prospects import prospects
from games.magic_numbers.rules import GAME, Options
from tests.deep_share import share
from tests.games.magic_numbers_helpers import choosing


def _kept_late(games_: int) -> Iterator[tuple[bool, float, float]]:
    """Of Evil numbers that hard computers roll with 20 points and more, while something else leads on, too: whether
    they would rather lose their points, how likely they do, and by how much that is the better choice to them."""
    for state in choosing(2, games_):
        me = state.turn
        assert me is not None
        assert state.face is not None
        view, legal = GAME.view(state, me), GAME.legal(state, me)
        future, score = prospects(state.good[me], state.evil[me], 30), state.score[me]
        others = [row[score] for face, row in enumerate(future.after) if face not in (0, state.evil[me])]
        if state.face == state.evil[me] and score >= 20 and set(others) != {score}:
            worth = weigh(view, legal)
            keep = policy(view, legal)["keep"]
            yield keep > 0.5, keep, worth["keep"] - worth[f"give {1 - me}"]


def test_hard_loses_its_points_late_only_for_something() -> None:
    found = list(_kept_late(share(120, 40)))
    assert len(found) > 30
    assert sum(rather for rather, _, _ in found) < len(found) / 4
    # Whoever would give it away gives away a number that somebody waits for, or its card.
    assert all(more > -0.01 for rather, _, more in found if rather)


def test_hard_is_harder_to_read_than_the_others() -> None:
    """Compare a reader's belief in the true Evil number for each level.

    The reader reasons as well as hard does; each level plays the same games.
    """

    def read(level: str) -> float:
        found: list[float] = []
        for number in range(share(40, 20)):
            for decision in simulation.decisions("magic_numbers", Options(), (level, "normal"), "read", number):
                history = decision.view.history
                if decision.seat == 0 and len(history) >= 12:
                    found.append(public_beliefs(history, 2, 30, 2)[0].evil(decision.view.cards[0].evil))
                    break
        return sum(found) / len(found)

    assert read("hard") < 0.4 < min(read("normal"), read("easy"))
